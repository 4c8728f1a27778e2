/** What stands in the head of a page for those who show a link to it with its title, a text and a picture. */

import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pictures.ts';

interface Shared {
  readonly title: string;
  readonly description: string;
  /** The whole address. */
  readonly address: string;
  readonly siteName: string;
  /** Of one subject, not the whole site. */
  readonly isArticle: boolean;
  readonly language: string;
  /** With its whole address; nothing where none are made. */
  readonly picture: { readonly address: string; readonly alt: string } | undefined;
}

type Tag = { readonly content: string } & (
  | { readonly property: string }
  | { readonly name: string }
);

/** With the country that the language is written in here. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en_GB', de: 'de_DE' };

/** The tags in the order in which they stand: Open Graph, and for the card how large the picture is shown. */
export function shareTags(shared: Shared): readonly Tag[] {
  const { address, description, isArticle, language, picture, siteName, title } = shared;
  const property = (name: string, content: string): Tag => ({ property: `og:${name}`, content });
  return [
    property('title', title),
    property('description', description),
    property('type', isArticle ? 'article' : 'website'),
    property('url', address),
    property('site_name', siteName),
    property('locale', LOCALES[language] ?? language),
    ...(picture === undefined
      ? []
      : [
          property('image', picture.address),
          property('image:type', 'image/png'),
          property('image:width', String(PICTURE_WIDTH)),
          property('image:height', String(PICTURE_HEIGHT)),
          property('image:alt', picture.alt),
        ]),
    { name: 'twitter:card', content: picture === undefined ? 'summary' : 'summary_large_image' },
  ];
}
