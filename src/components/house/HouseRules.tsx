/**
 * Making a version with house rules: start from one, change points, name and save it, send it as a link, print it. The
 * rules stand in the address, so that a reload or a copied address loses nothing; nothing is saved until asked.
 */
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import {
  baseOf,
  type HousePoint,
  houseChanges,
  housePoints,
  type InvalidNotation,
  makeHouseLink,
  parseHouseLink,
  tidyName,
  VARIANTS,
  type Variant,
  variantById,
  versionOrBase,
} from '~/engine/index.ts';
import { EN } from '~/words/en.ts';
import {
  changeText,
  HOUSE_GROUPS,
  type HouseGroup,
  jokerOptions,
  pointGroup,
  pointLabel,
  pointValue,
  HOUSE_WORDS as WORDS,
} from '~/words/house.ts';
import { copyText } from '../kept/copyText.ts';
import { add, followSaved, put, readSaved, type SavedHere } from '../settings/houseRules.ts';
import {
  kept as keptSettings,
  ownSettings,
  setPageGame,
  subscribe,
  update,
} from '../settings/settings.ts';
import { isLink } from '../site/link.ts';
import { usePart } from '../site/usePart.ts';
import { drafted, draftOf, isChanged } from './drafting.ts';
import HouseCard from './HouseCard.tsx';
import { isSame, type Known, knownOf } from './known.ts';
import PointRow from './PointRow.tsx';

interface Props {
  /** For each version the rule that it follows in each point: ids of rules. */
  pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** For each version the ids of the rules on its card that are our ruling. */
  rulings: Readonly<Record<string, readonly string[]>>;
  /** The address of the pages of rules. */
  rules: string;
}

/** What was done last: said where it was done. */
interface Said {
  readonly at: 'saved' | 'form';
  readonly text: string;
  readonly undo?: () => void;
}

const GROUPS = Object.keys(HOUSE_GROUPS) as HouseGroup[];
const START = draftOf(VARIANTS[0]);

const NOTHING: SavedHere = { saved: [], unread: 0, kept: 'kept', unreadable: null };

export default function HouseRules({ pages, rules, rulings }: Props) {
  const [draft, act] = useReducer(drafted, START);
  const [store, setStore] = useState(NOTHING);
  const [own, setOwn] = useState(ownSettings);
  const [ready, setReady] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [badLink, setBadLink] = useState<InvalidNotation | null>(null);
  const [isFromLink, setIsFromLink] = useState(false);
  const differences = useRef<HTMLHeadingElement>(null);

  const { dropped, key, name, opened, options, variant } = draft;
  const base = baseOf(variant);
  const baseName = EN.variantName(base);
  const changes = houseChanges(variant);
  const limits = jokerOptions(options);
  const hasRules = isChanged(draft);
  const shownName = tidyName(name) || EN.variantName(variant);
  const link = makeHouseLink({ variant, options, name });
  const hash = hasRules ? `#${link}` : '';
  const saved = store.saved.flatMap((one) => knownOf(one) ?? []);
  const unread = store.unread + store.saved.length - saved.length;
  const isPlayed = hasRules && isSame(draft, own);
  const hasSaved =
    saved.length > 0 || unread > 0 || store.unreadable !== null || said?.undo !== undefined;
  const Troubles = usePart(
    () => import('./HouseTroubles.tsx'),
    badLink !== null || store.kept !== 'kept',
  );
  const WildJokers = usePart(() => import('./WildJokers.tsx'), variant.jokersAre === 'wild');
  const SavedRules = usePart(() => import('./SavedRules.tsx'), hasSaved);

  // A link, or what is played, once what the browser keeps can be read.
  const known = useRef(hash);
  known.current = hash;
  useLayoutEffect(() => {
    const follow = (): boolean => {
      const { hash: asked } = location;
      if (asked === known.current || !isLink(asked)) return false;
      const read = parseHouseLink(asked);
      setBadLink(read.ok ? null : read.error);
      if (!read.ok) return true;
      setIsFromLink(true);
      act({ do: 'open', rules: read.value, key: null });
      return true;
    };
    if (!follow()) {
      const { houseName: playedName = '', options: agreed, version } = ownSettings();
      const played = { variant: versionOrBase(version), options: agreed, name: playedName };
      const saved = readSaved().saved.flatMap((one) => knownOf(one) ?? []);
      const same = saved.find((one) => isSame(one, ownSettings()));
      act({ do: 'open', rules: played, key: same?.key ?? null });
    }
    const refresh = (): void => setStore(readSaved());
    refresh();
    setReady(true);
    const ends = [followSaved(refresh), subscribe(() => setOwn(ownSettings()))];
    addEventListener('hashchange', follow);
    return () => {
      for (const end of ends) end();
      removeEventListener('hashchange', follow);
    };
  }, []);

  useEffect(() => {
    if (!ready || badLink !== null) return;
    try {
      if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname);
    } catch {
      // A browser that has seen too many of these in a short time refuses more: the button still copies the link.
    }
  }, [ready, hash, badLink]);
  useEffect(() => {
    if (!ready) return;
    const { players } = ownSettings();
    const game = { version: variant.id, options, players, houseName: tidyName(name) || undefined };
    setPageGame(hasRules && !isPlayed ? game : undefined);
  }, [ready, variant, options, name, hasRules, isPlayed]);

  const edit = (action: Parameters<typeof act>[0]): void => {
    setSaid(null);
    setBadLink(null);
    act(action);
  };
  const open = (one: Known): void => {
    edit({ do: 'open', rules: one, key: one.key });
    setIsFromLink(false);
    setSaid({ at: 'form', text: WORDS.opened(one.name) });
    differences.current?.focus();
  };
  const save = (asNew: boolean): void => {
    if (!hasRules) {
      setSaid({ at: 'form', text: WORDS.needsChange });
      return;
    }
    const kept = { version: variant.id, options, name: shownName };
    const before = saved.find((one) => one.key === key);
    // Whoever plays by what was saved plays by what it is now.
    const wasPlayed = before !== undefined && isSame(before, own);
    if (asNew || key === null) act({ do: 'saved', key: add(kept) });
    else put({ ...kept, key });
    act({ do: 'name', name: shownName });
    if (wasPlayed && !asNew) play(shownName);
    setIsFromLink(false);
    const { kept: state } = readSaved();
    setSaid({
      at: 'form',
      text: state === 'kept' ? WORDS.saved(shownName) : WORDS.savedHere(shownName),
    });
  };
  const play = (as: string): void => update({ version: variant.id, houseName: as, ...options });
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(`${location.origin}${location.pathname}#${link}`);
    setSaid({ at: 'form', text: isCopied ? WORDS.copied : WORDS.notCopied });
  };
  const isSavedOne = key !== null && saved.some((one) => one.key === key);
  const points = housePoints(base).filter((point) => point.matters(variant));
  const row = (point: HousePoint) => {
    const page = pages[base.id]?.[point.name];
    return (
      <PointRow
        key={`${base.id} ${point.name} ${opened}`}
        name={`house-${point.name}`}
        label={pointLabel(point, base)}
        values={point.values}
        value={point.read(variant)}
        base={point.read(base)}
        baseName={baseName}
        textOf={(value) => pointValue(point, value)}
        ruleHref={page && `${rules}${page}/`}
        onChange={(value) => edit({ do: 'change', point: point.name, value })}
      />
    );
  };

  return (
    <div class="hr" data-ready={ready && !(hasSaved && SavedRules === undefined) ? '' : undefined}>
      <div class="hr-make">
        {Troubles && <Troubles problem={badLink} kept={store.kept} />}
        {[Troubles, SavedRules, WildJokers].includes(null) && <p class="notice">{WORDS.failed}</p>}
        {hasSaved && SavedRules && (
          <SavedRules
            saved={saved}
            unread={unread}
            unreadable={store.unreadable}
            isPlayed={(one) => isSame(one, own)}
            said={said?.at === 'saved' ? said : null}
            onOpen={open}
            onSaid={(next) => setSaid({ at: 'saved', ...next })}
          />
        )}
        <div class="hr-form">
          {isFromLink && <p class="hr-note">{WORDS.fromLink}</p>}
          <div class="hr-point">
            <label for="house-base">{WORDS.base}</label>
            <select
              id="house-base"
              class="field"
              value={base.id}
              onChange={(event) => {
                const next = variantById(event.currentTarget.value);
                if (next) edit({ do: 'base', base: next });
              }}
            >
              {VARIANTS.map((one: Variant) => (
                <option key={one.id} value={one.id} selected={one === base}>
                  {EN.variantName(one)}
                </option>
              ))}
            </select>
          </div>
          <section class="hr-differs" aria-labelledby="house-differs">
            <h2 id="house-differs" ref={differences} tabIndex={-1}>
              {WORDS.differs(baseName)}
            </h2>
            {hasRules ? (
              <ul>
                {changes.map((change) => (
                  <li key={change.point.name}>
                    {changeText(change, base)}
                    {/* Of two values the other one needs no saying. */}
                    {change.point.values.length > 2 && (
                      <span class="soft">, {WORDS.was(pointValue(change.point, change.base))}</span>
                    )}
                  </li>
                ))}
                {limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            ) : (
              <p>{WORDS.nothing(baseName)}</p>
            )}
            {changes.length > 0 && (
              <p>
                <a href={`${rules}../compare/?${base.id}~${variant.id}~differences`}>
                  {WORDS.compare(baseName)}
                </a>
              </p>
            )}
            <p role="status" class="hr-said">
              {dropped.length > 0 &&
                WORDS.dropped(
                  housePoints(base)
                    .filter((point) => dropped.includes(point.name))
                    .map((point) => pointLabel(point, base)),
                )}
            </p>
          </section>
          <div class="hr-do">
            <div class="hr-point">
              <label for="house-name">{WORDS.name}</label>
              <input
                id="house-name"
                class="field"
                type="text"
                maxLength={60}
                autocomplete="off"
                dir="auto"
                placeholder={EN.variantName(variant)}
                value={name}
                onInput={(event) => edit({ do: 'name', name: event.currentTarget.value })}
              />
            </div>
            <p class="hr-buttons">
              <button type="button" class="button button--main" onClick={() => save(false)}>
                {isSavedOne ? WORDS.saveChanges : WORDS.save}
              </button>
              {isSavedOne && (
                <button type="button" class="button" onClick={() => save(true)}>
                  {WORDS.saveNew}
                </button>
              )}
              {hasRules && !isPlayed && (
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    play(tidyName(name));
                    const isKept = keptSettings() === 'kept';
                    setSaid({
                      at: 'form',
                      text: (isKept ? WORDS.playing : WORDS.playingHere)(shownName),
                    });
                  }}
                >
                  {WORDS.play}
                </button>
              )}
              {hasRules && (
                <button type="button" class="button" onClick={copy}>
                  {WORDS.copy}
                </button>
              )}
              <button type="button" class="button" onClick={() => print()}>
                {WORDS.print}
              </button>
              {hasRules && (
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    edit({ do: 'open', rules: draftOf(base), key: null });
                    setIsFromLink(false);
                    differences.current?.focus();
                  }}
                >
                  {WORDS.clear}
                </button>
              )}
            </p>
            <p class="hr-said" role="status">
              {said?.at === 'form' && said.text}
            </p>
            {store.kept === 'kept' && <p class="soft small">{WORDS.kept}</p>}
          </div>
          {GROUPS.map((group) => {
            const own = points.filter((point) => pointGroup(point) === group);
            return (
              own.length > 0 && (
                <section key={group} class="hr-group" aria-labelledby={`house-${group}`}>
                  <h2 id={`house-${group}`}>{HOUSE_GROUPS[group]}</h2>
                  {own.map(row)}
                </section>
              )
            );
          })}
          {variant.jokersAre === 'wild' && WildJokers && (
            <WildJokers
              key={opened}
              Row={PointRow}
              options={options}
              baseName={baseName}
              rules={rules}
              onChange={(changed) => edit({ do: 'options', options: changed })}
            />
          )}
        </div>
      </div>
      <HouseCard
        variant={variant}
        options={options}
        name={tidyName(name)}
        rulings={rulings[base.id] ?? []}
        link={ready && hasRules ? `${location.origin}${location.pathname}#${link}` : ''}
      />
    </div>
  );
}
