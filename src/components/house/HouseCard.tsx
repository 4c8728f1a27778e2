/** A rule card: all that counts in a version on one sheet, what the house agreed on marked as that. */
import type { Options, Variant } from '~/engine/index.ts';
import { baseOf, houseChanges } from '~/engine/index.ts';
import { EN } from '~/words/en.ts';
import { type CardLine, HOUSE_WORDS, jokerOptions, ruleCard } from '~/words/house.ts';
import { usePart } from '../site/usePart.ts';

interface Props {
  variant: Variant;
  options: Options;
  /** What the house calls it; the name of the version where it is empty. */
  name: string;
  /** The address of these rules, for paper; empty where they are the version’s. */
  link: string;
  /** The points of what is our ruling in the version that these start from. */
  rulings: readonly string[];
}

const { card: words, houseRule } = HOUSE_WORDS;

export default function HouseCard({ link, name, options, rulings, variant }: Props) {
  const Code = usePart(() => import('./HouseCode.tsx'), link !== '');
  const base = baseOf(variant);
  const card = ruleCard(variant, options);
  const own = new Set(houseChanges(variant).map(({ point }) => point.name));
  if (jokerOptions(options).length > 0) own.add('options');
  const isOwn = (points: readonly string[]): boolean => points.some((point) => own.has(point));
  /** A house’s own is that, and no ruling of ours. */
  const mark = (points: readonly string[]) =>
    isOwn(points) ? <Mark /> : points.some((point) => rulings.includes(point)) && <sup>†</sup>;
  const lines = (all: readonly CardLine[]) => (
    <ul>
      {all.map(({ points, text }) => (
        <li key={text}>
          {text} {mark(points)}
        </li>
      ))}
    </ul>
  );
  const baseName = EN.variantName(base);
  return (
    <article class="hc" aria-labelledby="house-card">
      <h2 id="house-card">
        <bdi>{name || EN.variantName(variant)}</bdi>
      </h2>
      <p class="hc-base">
        {own.size === 0 ? words.plain(baseName) : `${words.based(baseName)} ${words.ours}`}
      </p>
      <div class="hc-body">
        <section>
          <h3>{words.cards}</h3>
          <p>{card.pack}</p>
          <table>
            <caption>{words.values}</caption>
            <tbody>
              {card.values.map(({ cards, match, point }) => (
                <tr key={cards}>
                  <th scope="row">{cards}</th>
                  <td>
                    {match} {isOwn([point]) && <Mark />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section>
          <h3>{words.score}</h3>
          <table class="hc-score">
            <tbody>
              {card.score.map(({ point, points, what }) => (
                <tr key={point}>
                  <th scope="row">
                    {what} {isOwn([point]) && <Mark />}
                  </th>
                  <td>{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {lines(card.scoreLines)}
          <p>{words.total(card.total)}</p>
        </section>
        <section>
          <h3>{words.deal}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  {words.players} {rulings.includes('players') && <sup>†</sup>}
                </th>
                <th scope="col">{words.first}</th>
                <th scope="col">{words.later}</th>
              </tr>
            </thead>
            <tbody>
              {card.deals.map((row) => (
                <tr key={row.players.join(' ')}>
                  <th scope="row">
                    {EN.list(row.players, 'and')}, {row.sides} {mark(row.points)}
                  </th>
                  <td>{row.first}</td>
                  <td>{row.later}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {lines(card.dealing)}
        </section>
        <section>
          <h3>{words.turn}</h3>
          {lines(card.turn)}
        </section>
        <section>
          <h3>{words.builds}</h3>
          {lines(card.builds)}
        </section>
        {card.partners.length > 0 && (
          <section>
            <h3>{words.partners}</h3>
            {lines(card.partners)}
          </section>
        )}
        <section>
          <h3>{words.end}</h3>
          {lines(card.end)}
        </section>
      </div>
      {rulings.length > 0 && <p class="hc-ruling">† {words.ruling}</p>}
      {link !== '' && (
        <div class="hc-link">
          {Code && <Code text={link} label={words.code} />}
          <p>
            {Code ? words.scan : words.link} {link.replace(/^https?:\/\//, '')}
          </p>
        </div>
      )}
    </article>
  );
}

function Mark() {
  return <strong class="house-mark">{houseRule}</strong>;
}
