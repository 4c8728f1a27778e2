/** Makes the social pictures of a built site. What was drawn before is kept, by a hash of all that it is drawn from. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pictureAddress } from '../../src/components/site/pictures.ts';
import type { SocialPicture } from '../../src/content/social.ts';
import { ROOT } from '../run.ts';

/** Where pictures are kept from one build to the next. */
const KEPT = join(ROOT, 'node_modules/.cache/social');
/** What the pages say their pictures are: `src/pages/social/pictures.json.ts`. */
const LIST = 'social/pictures.json';
/** Besides what is on it, a picture is drawn from these files. */
const DRAWN_FROM = [
  'scripts/social/*.ts',
  'src/components/cards/cards.svg',
  'src/components/cards/corner.ts',
  'src/components/cards/drawing/*.ts',
  'src/styles/{tokens,cards}.css',
  'src/styles/fonts/*.woff',
];
const DRAWN_WITH = ['satori', '@resvg/resvg-js'];

/** A hash of what draws: changed code, colours, faces or libraries draw all pictures anew. */
function hashOfTools(): string {
  const hash = createHash('sha256');
  for (const file of globSync(DRAWN_FROM, { cwd: ROOT }).sort()) {
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  const packages = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  for (const name of DRAWN_WITH) hash.update(`${name} ${packages.devDependencies[name]}`);
  return hash.digest('hex');
}

/**
 * Puts the pictures of a list into `root`, drawing what is not in `kept`, and drops from there what is on no page any
 * more. The answer says how many were drawn.
 */
export async function makePictures(
  pictures: readonly SocialPicture[],
  root: string,
  kept = KEPT,
): Promise<number> {
  const tools = hashOfTools();
  const used = new Set<string>();
  let drawn = 0;
  mkdirSync(kept, { recursive: true });
  for (const picture of pictures) {
    const { page, ...shown } = picture;
    const hash = createHash('sha256').update(tools).update(JSON.stringify(shown)).digest('hex');
    const file = join(kept, `${hash}.png`);
    used.add(`${hash}.png`);
    if (!existsSync(file)) {
      // Not before it is needed: most builds draw nothing, and it takes half a second to load.
      const { drawPicture } = await import('./draw.ts');
      writeFileSync(`${file}.part`, await drawPicture(picture));
      renameSync(`${file}.part`, file);
      drawn += 1;
    }
    const target = join(root, pictureAddress(page));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  for (const name of readdirSync(kept)) {
    if (!used.has(name)) rmSync(join(kept, name));
  }
  return drawn;
}

/** Has them made with every build that wants them. */
export function social(): AstroIntegration {
  return {
    name: 'social',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const list = join(root, LIST);
        const pictures = JSON.parse(readFileSync(list, 'utf8')) as SocialPicture[];
        rmSync(list);
        if (pictures.length === 0) return rmSync(dirname(list), { recursive: true });
        const drawn = await makePictures(pictures, root);
        logger.info(`${pictures.length} pictures, ${drawn} of them drawn now`);
      },
    },
  };
}
