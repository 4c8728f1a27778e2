/** Whether a partner may be asked for a value, and whether the answer was true; a yes is noted as the promise it is. */
import { useState } from 'preact/hooks';
import LabelledSelect from '~/components/site/LabelledSelect.tsx';
import type { Card, Position } from '~/engine/index.ts';
import {
  baseOf,
  checkAsk,
  packOf,
  parseCard,
  RULE_OF,
  VARIANTS,
  valuesOf,
} from '~/engine/index.ts';
import { CALCULATOR_WORDS } from '~/words/calculator.ts';
import { CALCULATOR_EXTRA_WORDS as WORDS } from '~/words/calculatorExtras.ts';
import { refusalTextNamed } from '~/words/refusalText.ts';
import { type Grounds, groundIn } from './answering.ts';
import type { LayingAction } from './laying.ts';

interface Props {
  position: Position;
  /** The letters of the seats. */
  names: readonly string[];
  grounds: Grounds;
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  act: (action: LayingAction) => void;
}

const words = WORDS.ask;
/** Of a question that may be asked. */
const ALLOWED_BY = RULE_OF['ask-not-partner'];

export default function TryAsking({ act, grounds, names, position, rules }: Props) {
  const { promised, seats, toMove, variant } = position;
  const [asked, setAsked] = useState<number | null>(null);
  const [value, setValue] = useState(13);
  const [answer, setAnswer] = useState<'open' | 'yes' | 'no'>('open');
  const [text, setText] = useState('');
  const others = names.map((_, seat) => seat).filter((seat) => seat !== toMove);
  const opposite = (toMove + 2) % seats;
  const of =
    asked !== null && others.includes(asked) ? asked : opposite === toMove ? others[0] : opposite;
  if (of === undefined) return null;

  const tokens = text.trim() === '' ? [] : text.trim().split(/[\s,]+/);
  const wrong = tokens.find((token) => parseCard(token) === undefined);
  const shown = tokens.map(parseCard).filter((card): card is Card => card !== undefined);
  const holds = answer === 'yes';
  // As long as nobody has shown anything, the answer is taken for true.
  const isJudged = answer !== 'open' && tokens.length > 0 && wrong === undefined;
  const refusal = isJudged
    ? checkAsk(position, { kind: 'ask', of, value, holds }, shown)
    : checkAsk(position, { kind: 'ask', of, value, holds: false }, []);
  const askable = [...new Set(packOf(variant).flatMap((card) => valuesOf(card, variant)))].sort(
    (one, other) => one - other,
  );
  const isValue = askable.includes(value);
  const letter = names[of] ?? '';
  const rule = refusal?.rule ?? ALLOWED_BY;
  const standing = groundIn(grounds, rule, baseOf(variant));
  const isNoted = promised.some((one) => one.seat === of && one.value === value);
  return (
    <details class="cc-try">
      <summary>{words.title}</summary>
      <div class="cc-row">
        <LabelledSelect
          label={words.who}
          value={of}
          options={others.map((seat) => [seat, CALCULATOR_WORDS.seat(names[seat] ?? '')])}
          onChoose={setAsked}
        />
        <label>
          {words.value}
          <input
            type="number"
            min={askable[0]}
            max={askable.at(-1)}
            value={Number.isNaN(value) ? '' : value}
            aria-invalid={!isValue}
            aria-describedby={isValue ? undefined : 'cc-askable'}
            onInput={({ currentTarget }) => setValue(currentTarget.valueAsNumber)}
          />
        </label>
        <LabelledSelect
          label={words.answer}
          value={answer}
          options={(['open', 'yes', 'no'] as const).map((name) => [name, words.answers[name]])}
          onChoose={setAnswer}
        />
      </div>
      {answer !== 'open' && (
        <label class="cc-shown">
          {words.shown}
          <input
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={text}
            aria-invalid={wrong !== undefined}
            aria-describedby="cc-shown-hint"
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <span id="cc-shown-hint" class="small">
            {wrong === undefined ? words.shownHint : words.notCard(wrong)}
          </span>
        </label>
      )}
      {!isValue && (
        <p id="cc-askable" class="problem" role="status">
          {words.askable(askable, variant)}
        </p>
      )}
      {isValue && (
        <div aria-live="polite">
          <p>
            <strong>
              {words.asked(names[toMove] ?? '', letter, value)}.{' '}
              {refusal === undefined ? WORDS.allowed : WORDS.notAllowed} {WORDS.inVersion(variant)}
              {refusal === undefined
                ? '.'
                : `: ${refusalTextNamed(refusal, (seat) => names[seat])}`}
            </strong>{' '}
            {WORDS.rule}: <a href={`${rules}${rule}/`}>{grounds[rule]?.title ?? rule}</a>.
            {standing !== undefined &&
              ` ${WORDS.ground[standing.ground]}. ${WORDS.groundBy(standing.ground, standing.by)}`}
          </p>
          {refusal?.code === 'ask-not-allowed' && (
            <p>{words.where(VARIANTS.filter(({ ask }) => ask))}</p>
          )}
          {refusal === undefined && answer === 'no' && <p>{words.no}</p>}
          {refusal === undefined && holds && isNoted && <p>{words.noted(letter, value)}</p>}
        </div>
      )}
      {isValue && refusal === undefined && holds && !isNoted && (
        <button
          type="button"
          class="button"
          onClick={() => act({ do: 'promise', seat: of, value })}
        >
          {words.promise(letter, value)}
        </button>
      )}
    </details>
  );
}
