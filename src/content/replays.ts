/** The annotated records there are, played through. */
import { getCollection } from 'astro:content';
import type { Round } from './round.ts';
import { annotatedRound } from './round.ts';
import type { AnnotatedRecord, RecordText } from './schemas/record.ts';

/** A round that can be stepped through, with what is said of its plays. */
export interface Replay {
  /** The last part of its address. */
  readonly id: string;
  readonly round: Round;
  readonly annotated: AnnotatedRecord;
  readonly text: RecordText;
}

const NOTATIONS = import.meta.glob<string>('./records/*.zwicker', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All of them; one that is wrong throws, so that the site is not built. */
export async function replays(language = 'en'): Promise<readonly Replay[]> {
  const texts = new Map(
    (await getCollection('recordTexts')).map(({ data, id }) => [id, data] as const),
  );
  return (await getCollection('records')).map(({ data: annotated, id }) => {
    const notation = NOTATIONS[`./records/${id}.zwicker`];
    if (notation === undefined) throw new Error(`src/content/records/${id}.zwicker is missing`);
    const text = texts.get(`${language}/${id}`);
    if (text === undefined) {
      throw new Error(`src/content/${language}/records/${id}.json is missing`);
    }
    return { id, annotated, text, round: annotatedRound(id, notation, annotated) };
  });
}
