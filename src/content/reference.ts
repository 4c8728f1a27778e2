/** The pages of the reference, in their order. */
import { getCollection, render } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { ReferenceText } from './schemas/reference.ts';
import type { Language } from './sources.ts';

/** The page that stands at `/reference/` itself. */
export const FRONT = 'index';

/** A page of the reference with its prose. */
export interface ReferencePage {
  /** Its name in the address. */
  readonly id: string;
  /** Below the root of the site: `/reference/notation/`. */
  readonly path: string;
  readonly text: ReferenceText;
  readonly headings: readonly {
    readonly slug: string;
    readonly text: string;
    readonly depth: number;
  }[];
  readonly Content: AstroComponentFactory;
}

/** All pages, in their order. */
export async function referencePages(language: Language = 'en'): Promise<readonly ReferencePage[]> {
  const entries = (await getCollection('referenceTexts')).filter(({ id }) =>
    id.startsWith(`${language}/`),
  );
  const pages = await Promise.all(
    entries.map(async (entry): Promise<ReferencePage> => {
      const id = entry.id.slice(language.length + 1);
      const { Content, headings } = await render(entry);
      const path = id === FRONT ? '/reference/' : `/reference/${id}/`;
      return { id, path, text: entry.data, headings, Content };
    }),
  );
  return pages.toSorted((one, other) => one.text.order - other.text.order);
}
