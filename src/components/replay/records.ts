/** The annotated records there are, played through. */
import type { AnnotatedRecord, RecordText } from '~/content/schemas/record.ts';
import { recordSchema, recordTextSchema } from '~/content/schemas/record.ts';
import type { Round } from './round.ts';
import { annotatedRound } from './round.ts';

export interface Replay {
  /** The last part of its address. */
  readonly id: string;
  readonly round: Round;
  readonly annotated: AnnotatedRecord;
  readonly text: RecordText;
}

const NOTATIONS = import.meta.glob<string>('../../content/records/*.zwicker', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const RECORDS = import.meta.glob('../../content/records/*.json', {
  import: 'default',
  eager: true,
});
const TEXTS = import.meta.glob('../../content/en/records/*.json', {
  import: 'default',
  eager: true,
});

/** All of them; one that is wrong throws, so that the site is not built. */
export function replays(): readonly Replay[] {
  return Object.entries(NOTATIONS).map(([path, notation]) => {
    const id = path.replace(/^.*\/|\.zwicker$/g, '');
    const annotated = recordSchema.parse(RECORDS[`../../content/records/${id}.json`]);
    const text = recordTextSchema.parse(TEXTS[`../../content/en/records/${id}.json`]);
    return { id, annotated, text, round: annotatedRound(id, notation, annotated) };
  });
}
