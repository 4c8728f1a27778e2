/** The keys of a replay. */
import { REPLAY_EXTRA_WORDS } from '~/words/replayExtras.ts';

export default function Keys() {
  return (
    <>
      <dl>
        {REPLAY_EXTRA_WORDS.keys.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{REPLAY_EXTRA_WORDS.tableKeys}</p>
    </>
  );
}
