/** The position as it is asked about: the table to try plays on, the verdict, every play, every version. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import Table, { type Shown } from '~/components/table/Table.tsx';
import type { Elsewhere, Nearest, Play, PlayTried } from '~/engine/index.ts';
import { asTried } from '~/engine/index.ts';
import { CALCULATOR_WORDS } from '~/words/calculator.ts';
import { playText, triedText, CALCULATOR_EXTRA_WORDS as WORDS } from '~/words/calculatorExtras.ts';
import type { Grounds } from './answering.ts';
import { type Asker, startAsking } from './asking.ts';
import Everywhere from './Everywhere.tsx';
import { houseName, houseNote, housesFor } from './houseNote.ts';
import type { Laid, LayingAction } from './laying.ts';
import Plays from './Plays.tsx';
import { positionAfter } from './rounds.ts';
import Share from './Share.tsx';
import TryAsking from './TryAsking.tsx';
import TryValue from './TryValue.tsx';
import { groundSentence, verdictOn, verdictSentence } from './verdict.ts';

interface Props {
  laid: Laid;
  names: readonly string[];
  grounds: Grounds;
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  edition: string;
  act: (action: LayingAction) => void;
}

export default function Ask({ act, edition, grounds, laid, names, rules }: Props) {
  const { position, tried } = laid;
  const verdict = useMemo(
    () => (tried === null ? null : verdictOn(position, tried, grounds)),
    [position, tried, grounds],
  );
  const root = useRef<HTMLDivElement>(null);
  const [wentOn, setWentOn] = useState<{ at: Laid['position']; text: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const [everywhere, setEverywhere] = useState<{ of: Laid; list: readonly Elsewhere[] } | null>(
    null,
  );
  const [nearest, setNearest] = useState<{ of: Laid; nearest: Nearest } | null>(null);
  const legal = verdict?.result.ok === true;
  const house = useMemo(() => houseNote(position, houseName(position)), [position]);
  const houses = useMemo(() => housesFor(position), [position]);

  const asker = useRef<Asker | null>(null);
  useEffect(() => {
    asker.current = startAsking(() => setFailed(true));
    return () => asker.current?.close();
  }, []);
  useEffect(() => {
    if (tried === null) return;
    asker.current?.ask({ ask: 'tried', position, tried, legal, houses }, (answer) => {
      if (answer.to === 'everywhere') setEverywhere({ of: laid, list: answer.everywhere });
      if (answer.to === 'nearest') setNearest({ of: laid, nearest: answer.nearest });
    });
  }, [laid, position, tried, legal, houses]);

  const goOn = (play: Play): void => {
    const after = positionAfter(position, play);
    setWentOn({
      at: after,
      text: WORDS.wentOn(playText(play, position), names[position.toMove] ?? ''),
    });
    act({ do: 'open', laid: { position: after, tried: null } });
    root.current?.querySelector<HTMLElement>('.zt-title')?.focus();
  };
  const choose = (play: Play | PlayTried | null): void => {
    act({ do: 'try', play: play === null ? null : asTried(play) });
    if (play !== null)
      root.current?.querySelector('.zt-board')?.scrollIntoView({ block: 'nearest' });
  };

  const said =
    verdict === null
      ? wentOn?.at === position
        ? ({ tone: 'plain', text: wentOn.text } as const)
        : null
      : ({
          tone: legal ? 'good' : 'bad',
          text: verdictSentence(position, verdict, house?.name),
          ...(verdict.rule === undefined
            ? {}
            : { link: { href: `${rules}${verdict.rule}/`, text: WORDS.rule } }),
        } as const);
  const shown = useMemo(
    () => shownOf(laid, verdict?.result.ok ? verdict.result.value : null),
    [laid, verdict],
  );
  const found = nearest?.of === laid ? nearest.nearest : null;

  return (
    <div class="cc-ask" ref={root}>
      <div class="cc-stage">
        <Table
          position={position}
          names={names}
          title={WORDS.tableTitle(position.variant, names[position.toMove] ?? '')}
          prompt={WORDS.prompt}
          said={said}
          shown={shown}
          ruleHref={(rule) => `${rules}${rule}/`}
          onPlay={choose}
          onRefused={choose}
        />
        {tried !== null && verdict !== null && (
          <section
            class={legal ? 'cc-verdict' : 'cc-verdict cc-verdict--not'}
            aria-labelledby="cc-verdict"
          >
            <h2 id="cc-verdict">{WORDS.verdict}</h2>
            {!legal && <p>{WORDS.tried(triedText(tried, position))}</p>}
            <p>
              <strong>{verdictSentence(position, verdict, house?.name)}</strong>
            </p>
            {verdict.rule !== undefined && (
              <p>
                {WORDS.rule}:{' '}
                <a href={`${rules}${verdict.rule}/`}>
                  {grounds[verdict.rule]?.title ?? verdict.rule}
                </a>
                . {groundSentence(verdict)}
              </p>
            )}
            {house !== null && (
              <p>
                <a href={`${rules}../house/${house.link}`}>{WORDS.houseRules}</a>: {house.changes}
              </p>
            )}
            {verdict.result.ok ? (
              <div class="cc-row">
                <GoOn play={verdict.result.value} onGo={goOn} />
                <button type="button" class="button" onClick={() => choose(null)}>
                  {WORDS.untry}
                </button>
              </div>
            ) : (
              <div aria-live="polite">
                <p>
                  {failed
                    ? CALCULATOR_WORDS.failed
                    : found === null
                      ? WORDS.searching
                      : WORDS.nearest(found)}
                </p>
                {found !== null && found.plays.length > 0 && (
                  <ul class="cc-plays">
                    {found.plays.map((play) => (
                      <li key={JSON.stringify(play)}>
                        <button type="button" class="cc-line" onClick={() => choose(play)}>
                          {playText(play, position)}
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            )}
          </section>
        )}
      </div>
      <div class="cc-answers">
        <TryValue position={position} names={names} onTry={choose} />
        <TryAsking position={position} names={names} grounds={grounds} rules={rules} act={act} />
        <Share house={house} laid={laid} grounds={grounds} shown={shown} edition={edition} />
        <Plays position={position} tried={tried} onChoose={choose} onGo={goOn} />
        {tried !== null && (
          <Everywhere
            list={everywhere?.of === laid ? everywhere.list : null}
            houses={houses}
            failed={failed}
            grounds={grounds}
            rules={rules}
          />
        )}
      </div>
    </div>
  );
}

function GoOn({ onGo, play }: { play: Play; onGo: (play: Play) => void }) {
  return (
    <button type="button" class="button button--main" onClick={() => onGo(play)}>
      {WORDS.goOn}
    </button>
  );
}

/** What the table marks of a play: its groups, or of one that is refused the piles it would take. */
function shownOf({ tried }: Laid, play: Play | null): Shown | null {
  if (tried === null) return null;
  const { card } = tried;
  switch (tried.kind) {
    case 'trail':
      return { card };
    case 'capture':
      return { card, groups: play?.kind === 'capture' ? play.groups : [tried.takes] };
    case 'build':
      return { card, on: tried.on };
  }
}
