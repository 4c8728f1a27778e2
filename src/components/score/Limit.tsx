/** What numbers a box takes. It comes where another one was typed. */
import { RESULT_WORDS } from '~/words/result.ts';

export default function Limit({ most }: { most: number }) {
  return (
    <small class="sc-limit" role="alert">
      {RESULT_WORDS.limit(most)}
    </small>
  );
}
