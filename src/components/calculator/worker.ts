/** Answers beside the page, so that it never stands still: every play of a position, and what is near a refused one. */
import type {
  Elsewhere,
  HouseRules,
  Nearest,
  Play,
  PlayTried,
  Position,
} from '../../engine/index.ts';
import { inVersion, nearestPlays, VARIANTS } from '../../engine/index.ts';
import { type Answers, answersAt, type ByCard, type Listed, MORE } from './answering.ts';

/** What the worker is asked. */
export type Question =
  | { readonly ask: 'plays'; readonly position: Position }
  /** More of the last answer: from the card of that place, of that kind, from that play on. */
  | {
      readonly ask: 'more';
      readonly card: number;
      readonly kind: Play['kind'];
      readonly from: number;
    }
  | {
      readonly ask: 'tried';
      readonly position: Position;
      readonly tried: PlayTried;
      readonly legal: boolean;
      /** Where the play is tried beside the versions as they are. */
      readonly houses: readonly HouseRules[];
    };

/** How many plays of each kind are there, and the first of them. */
export interface Part {
  readonly many: number;
  readonly first: readonly Listed[];
}

/** What it answers, in parts. */
export type Answer =
  | {
      readonly to: 'plays';
      readonly total: Answers['total'];
      readonly listed: number;
      readonly byCard: readonly (Pick<ByCard, 'card' | 'captures' | 'zwicks'> &
        Readonly<Record<Play['kind'], Part>>)[];
    }
  | {
      readonly to: 'more';
      readonly card: number;
      readonly kind: Play['kind'];
      /** The place of the first of them. */
      readonly from: number;
      readonly plays: readonly Listed[];
    }
  | { readonly to: 'everywhere'; readonly everywhere: readonly Elsewhere[] }
  | { readonly to: 'nearest'; readonly nearest: Nearest };

const FIRST = 20;

let last: Answers | null = null;

const part = (plays: readonly Listed[]): Part => ({
  many: plays.length,
  first: plays.slice(0, FIRST),
});
const tell = (answer: Answer): void => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  switch (data.ask) {
    case 'plays': {
      last = answersAt(data.position);
      tell({
        to: 'plays',
        total: last.total,
        listed: last.listed,
        byCard: last.byCard.map(({ build, capture, captures, card, trail, zwicks }) => ({
          card,
          captures,
          zwicks,
          capture: part(capture),
          build: part(build),
          trail: part(trail),
        })),
      });
      return;
    }
    case 'more': {
      const { card, from, kind } = data;
      const plays = last?.byCard[card]?.[kind].slice(from, from + MORE) ?? [];
      tell({ to: 'more', card, kind, from, plays });
      return;
    }
    case 'tried': {
      const { houses, legal, position, tried } = data;
      const everywhere = [
        ...VARIANTS.map((variant) =>
          inVersion(
            position,
            tried,
            variant,
            variant.id === position.variant.id ? position.options : undefined,
          ),
        ),
        ...houses.map(({ options, variant }) => inVersion(position, tried, variant, options)),
      ];
      tell({ to: 'everywhere', everywhere });
      if (!legal) tell({ to: 'nearest', nearest: nearestPlays(position, tried) });
    }
  }
});
