/** What pages are, in the terms of schema.org, as a block of data: it is read, never run. */

/** A thing of schema.org. Addresses in it are whole. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** The text of the block. `<` is written as an escape, so that nothing in a text can end the block or begin another. */
export function structuredData(things: readonly Thing[]): string {
  const [only] = things;
  const data = things.length === 1 ? { ...only } : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** The way to a page from the front page, which is the first of the steps. */
export function breadcrumbs(
  steps: readonly { readonly address: string; readonly text: string }[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ address, text }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: text,
      item: address,
    })),
  };
}

/**
 * A question with its answer. It is `FAQPage`, of one question: `QAPage` is read as a page on which readers answer,
 * and here the site does.
 */
export function questionAnswered(question: string, answer: string, language: string): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: [
      { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } },
    ],
  };
}

interface Taught {
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly language: string;
}

const free = { isAccessibleForFree: true, learningResourceType: 'interactive lesson' } as const;

/** A lesson, as a part of its course. `place` is its number in it, from 1. */
export function lessonData(lesson: Taught, place: number, course: Taught): Thing {
  return {
    '@type': 'LearningResource',
    name: lesson.name,
    description: lesson.description,
    url: lesson.address,
    inLanguage: lesson.language,
    position: place,
    teaches: lesson.name,
    ...free,
    isPartOf: {
      '@type': 'Course',
      '@id': course.address,
      name: course.name,
      description: course.description,
      url: course.address,
    },
  };
}

/** The course, with its lessons in their order. */
export function courseData(course: Taught, lessons: readonly Taught[], provider: Thing): Thing {
  return {
    '@type': 'Course',
    '@id': course.address,
    name: course.name,
    description: course.description,
    url: course.address,
    inLanguage: course.language,
    isAccessibleForFree: true,
    provider,
    hasPart: lessons.map((lesson, at) => ({
      '@type': 'LearningResource',
      name: lesson.name,
      url: lesson.address,
      position: at + 1,
    })),
  };
}

/** The site as a whole. */
export function siteData(site: Taught): Thing {
  return {
    '@type': 'WebSite',
    name: site.name,
    description: site.description,
    url: site.address,
    inLanguage: site.language,
  };
}
