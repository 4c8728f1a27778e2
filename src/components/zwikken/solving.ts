/** Where somebody is with a puzzle of Zwikken, as one value that only these actions change: plain data, so it can be kept. */
import type { SuitedCard } from '../../engine/index.ts';
import type {
  ZwikkenJudgement,
  ZwikkenRefutation,
  ZwikkenReply,
} from '../../engine/zwikken/index.ts';

/** What somebody says of a seat. */
export type Way = 'takes' | 'pays' | 'neither';

/** What is chosen, or typed, and not answered yet. */
export interface Choice {
  /** Which answer of several is chosen, or that nobody takes or pays; undefined while none is. */
  readonly said?: string | undefined;
  readonly cards: readonly SuitedCard[];
  /** By seat; neither where nothing is said. */
  readonly ways: Readonly<Record<number, Way>>;
  readonly amount: string;
}

export interface Solving {
  readonly choice: Choice;
  /** How many wrong answers were given. */
  readonly wrong: number;
  /** How many hints were given; the third is the answer. */
  readonly hints: number;
  /** Whether all is said: answered rightly, or shown. */
  readonly over: boolean;
  /** Whether the right answer was the person's own. */
  readonly solved: boolean;
  /** The last answer, and what is wrong with it; null before the first. */
  readonly last: {
    readonly reply: ZwikkenReply;
    readonly refutation: ZwikkenRefutation | null;
  } | null;
}

export const NO_CHOICE: Choice = { said: undefined, cards: [], ways: {}, amount: '' };

/** Whether anything is chosen or typed. */
export const isChosen = ({ amount, cards, said, ways }: Choice): boolean =>
  said !== undefined ||
  cards.length > 0 ||
  amount !== '' ||
  Object.values(ways).some((way) => way !== 'neither');

export const JUST_BEGUN: Solving = {
  choice: NO_CHOICE,
  wrong: 0,
  hints: 0,
  over: false,
  solved: false,
  last: null,
};

/** The hint that is the answer. */
export const LAST_HINT = 3;

export type SolvingAction =
  | { readonly do: 'choose'; readonly choice: Partial<Choice> }
  | { readonly do: 'judged'; readonly reply: ZwikkenReply; readonly judgement: ZwikkenJudgement }
  | { readonly do: 'hint' };

/** What an action makes of where one is. Once all is said, only another puzzle changes anything. */
export function solvingAfter(before: Solving, action: SolvingAction): Solving {
  if (before.over) return before;
  switch (action.do) {
    case 'choose':
      // What was said of another choice holds no more.
      return { ...before, choice: { ...before.choice, ...action.choice }, last: null };
    case 'hint': {
      const hints = Math.min(LAST_HINT, before.hints + 1);
      return { ...before, hints, over: hints === LAST_HINT };
    }
    case 'judged': {
      const { judgement, reply } = action;
      if (judgement.right)
        return { ...before, over: true, solved: true, last: { reply, refutation: null } };
      return {
        ...before,
        wrong: before.wrong + 1,
        // Of two answers, the other one is right then.
        over: reply.kind === 'win',
        last: { reply, refutation: judgement.refutation },
      };
    }
  }
}

/** Whether the puzzle has had its first verdict, which is the one that counts. */
export const isCounted = ({ hints, solved, wrong }: Solving): boolean =>
  solved || wrong > 0 || hints >= LAST_HINT;

/** The counters by seat that a choice says. */
export function changesIn({ amount, ways }: Choice, seats: number): number[] {
  const each = /^\d{1,4}$/.test(amount.trim()) ? Number(amount) : 0;
  return Array.from({ length: seats }, (_, seat) => {
    const way = ways[seat] ?? 'neither';
    return way === 'neither' ? 0 : way === 'takes' ? each : -each;
  });
}
