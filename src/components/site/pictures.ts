/** Whether there are social pictures, and where: known to pages and to what draws them. */

/** In pixels: what those who show links to pages ask for. */
export const PICTURE_WIDTH = 1200;
/** How high a picture is that stands beside a link, in pixels. */
export const PICTURE_HEIGHT = 630;

/** `ZWICKER_PICTURES` is `on` or `off`; without it they are made where `ZWICKER_SITE` says where the site will live. */
export function arePicturesMade(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const { ZWICKER_PICTURES: asked, ZWICKER_SITE: site } = environment;
  return asked === undefined ? site !== undefined : asked === 'on';
}

/** The address of a page's picture, below the base path: `/social/disputes/<id>.png`. */
export function pictureAddress(page: string): string {
  return `/social${page === '/' ? '/front' : page.replace(/\/$/, '')}.png`;
}
