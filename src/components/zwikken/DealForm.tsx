/** Which deal is wanted next: rules, players, what the table has agreed on, the seed. */
import { useState } from 'preact/hooks';
import LabelledSelect from '~/components/site/LabelledSelect.tsx';
import { type Agreed, RULE_SETS, type RuleSet, usuallyAgreed } from '~/engine/zwikken/index.ts';
import { ZWIKKEN_DEAL_WORDS as WORDS } from '~/words/zwikkenDeal.ts';
import { newSeed } from '../site/newSeed.ts';
import RuleSetSelect from './RuleSetSelect.tsx';

export interface Wish {
  readonly rules: RuleSet;
  readonly players: number;
  readonly seed: string;
  readonly agreed: Agreed;
  readonly showsAll: boolean;
}

interface Props {
  ready: boolean;
  showsAll: boolean;
  onShow: (all: boolean) => void;
  onDeal: (wish: Wish) => void;
}

/** From which pots on parts may be agreed to be named, in counters. */
const PARTS_FROM = [0, 6, 10, 20];
const ROUNDS = [1, 2, 3];

export default function DealForm({ onDeal, onShow, ready, showsAll }: Props) {
  const [rules, setRules] = useState<RuleSet>(RULE_SETS[0]);
  const [players, setPlayers] = useState(rules.players[0] ?? 3);
  const [seed, setSeed] = useState('');
  const [partsFrom, setPartsFrom] = useState<number | null>(null);
  const [rounds, setRounds] = useState<number | null>(null);
  const isRising = rules.bidding.kind === 'rising';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const agreed = { ...usuallyAgreed(rules), partsFrom, rounds };
        onDeal({ rules, players, seed: seed.trim() || newSeed(), agreed, showsAll });
      }}
    >
      <div class="zk-fields">
        <RuleSetSelect label={WORDS.rules} disabled={!ready} rules={rules} onChoose={setRules} />
        <LabelledSelect
          label={WORDS.players}
          fieldClass="field"
          disabled={!ready}
          value={players}
          options={rules.players.map((number) => [number, String(number)])}
          onChoose={setPlayers}
        />
        {isRising ? (
          <LabelledSelect
            label={WORDS.parts}
            fieldClass="field"
            disabled={!ready}
            value={partsFrom}
            options={[
              [null, WORDS.partsNever],
              ...PARTS_FROM.map((from) => [from, WORDS.partsFrom(from)] as const),
            ]}
            onChoose={setPartsFrom}
          />
        ) : (
          <LabelledSelect
            label={WORDS.rounds}
            fieldClass="field"
            disabled={!ready}
            value={rounds}
            options={[
              [null, WORDS.wholePot],
              ...ROUNDS.map((number) => [number, WORDS.roundsOf(number)] as const),
            ]}
            onChoose={setRounds}
          />
        )}
        <LabelledSelect
          label={WORDS.hands}
          fieldClass="field"
          disabled={!ready}
          value={showsAll ? 'all' : 'mover'}
          options={[
            ['all', WORDS.handsAll],
            ['mover', WORDS.handsMover],
          ]}
          onChoose={(whose) => onShow(whose === 'all')}
        />
        <label>
          {WORDS.seed}
          <input
            class="field"
            type="text"
            maxLength={40}
            autocomplete="off"
            spellcheck={false}
            disabled={!ready}
            value={seed}
            onInput={({ currentTarget: { value } }) => setSeed(value)}
          />
        </label>
      </div>
      <button type="submit" class="button button--main" disabled={!ready}>
        {WORDS.deal}
      </button>
    </form>
  );
}
