/** Which deal is wanted next: rules, players, what the table has agreed on, the seed. */
import { useState } from 'preact/hooks';
import {
  type Agreed,
  RULE_SETS,
  type RuleSet,
  ruleSetById,
  usuallyAgreed,
} from '~/engine/zwikken/index.ts';
import { ZWIKKEN_DEAL_WORDS as WORDS } from '~/words/zwikkenDeal.ts';
import { ruleSetName } from '~/words/zwikkenSay.ts';
import { newSeed } from './seed.ts';

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
        <label>
          {WORDS.rules}
          <select
            class="field"
            disabled={!ready}
            value={rules.id}
            onChange={({ currentTarget: { value } }) => setRules(ruleSetById(value) ?? rules)}
          >
            {RULE_SETS.map((one) => (
              <option key={one.id} value={one.id}>
                {ruleSetName(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {WORDS.players}
          <select
            class="field"
            disabled={!ready}
            value={players}
            onChange={({ currentTarget: { value } }) => setPlayers(Number(value))}
          >
            {rules.players.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
        {isRising ? (
          <label>
            {WORDS.parts}
            <select
              class="field"
              disabled={!ready}
              value={partsFrom ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setPartsFrom(value === '' ? null : Number(value))
              }
            >
              <option value="">{WORDS.partsNever}</option>
              {PARTS_FROM.map((from) => (
                <option key={from} value={from}>
                  {WORDS.partsFrom(from)}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <label>
            {WORDS.rounds}
            <select
              class="field"
              disabled={!ready}
              value={rounds ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setRounds(value === '' ? null : Number(value))
              }
            >
              <option value="">{WORDS.wholePot}</option>
              {ROUNDS.map((number) => (
                <option key={number} value={number}>
                  {WORDS.roundsOf(number)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {WORDS.hands}
          <select
            class="field"
            disabled={!ready}
            value={showsAll ? 'all' : 'mover'}
            onChange={({ currentTarget: { value } }) => onShow(value === 'all')}
          >
            <option value="all">{WORDS.handsAll}</option>
            <option value="mover">{WORDS.handsMover}</option>
          </select>
        </label>
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
