/** The closing test: what stands there before it begins. The questions come when somebody begins. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isPlace } from '~/components/site/link.ts';
import { newSeed } from '~/components/site/newSeed.ts';
import { COURSE_TEST_WORDS as WORDS } from '~/words/courseTest.ts';
import type { QuestionsProps } from './Questions.tsx';
import { type TestPlace, testHash, testPlaceOf } from './testAddress.ts';
import './course.css';

interface Props {
  /** The address of all steps, of the lessons, of rule pages. */
  steps: string;
  learn: string;
  rules: string;
  /** How many questions it has, as a sentence begins with it: "Fifteen". */
  questions: string;
}

type Loaded = Pick<QuestionsProps, 'test'> & {
  readonly Questions: ComponentType<QuestionsProps>;
};

export default function ClosingTest({ learn, questions, rules, steps }: Props) {
  const [ready, setReady] = useState(false);
  const [place, setPlace] = useState<TestPlace>();
  const [badLink, setBadLink] = useState('');
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>();

  const load = async (): Promise<void> => {
    setLoaded('loading');
    try {
      const [{ default: Questions }, test] = await Promise.all([
        import('./Questions.tsx'),
        fetch(steps).then((response) => response.json()),
      ]);
      setLoaded({ Questions, test });
    } catch {
      setLoaded('failed');
    }
  };
  useEffect(() => {
    setReady(true);
    const follow = (): void => {
      const { hash } = location;
      // On the way to another place of the page, the question stays.
      if (isPlace(hash)) return;
      const named = testPlaceOf(hash);
      setPlace(named);
      setBadLink(named === undefined ? hash.slice(1) : '');
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (place !== undefined && loaded === undefined) load();
  }, [place, loaded]);

  const begin = (): void => {
    location.hash = testHash({ seed: newSeed(), question: 1 });
    if (loaded === 'failed') load();
  };
  if (place !== undefined && loaded !== undefined && typeof loaded === 'object') {
    return (
      <loaded.Questions
        key={place.seed}
        test={loaded.test}
        place={place}
        learn={learn}
        rules={rules}
        questions={questions}
        onAnew={begin}
      />
    );
  }
  return (
    <>
      {(place === undefined || place.question === 1) && <p class="lead">{WORDS.lead(questions)}</p>}
      {badLink !== '' && (
        <p class="notice" role="alert">
          {WORDS.badLink(badLink)}
        </p>
      )}
      <p>
        <button
          type="button"
          class="button button--main"
          disabled={!ready || loaded === 'loading'}
          onClick={begin}
        >
          {WORDS.begin}
        </button>
      </p>
      <p role="status">
        {loaded === 'loading' ? WORDS.loading : loaded === 'failed' ? WORDS.failed : ''}
      </p>
    </>
  );
}
