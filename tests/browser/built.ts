import { builtBase } from '../../scripts/pages.ts';

/** Before all tests: the site has to be there, built for the base path that they ask for. */
export default function checkBuilt(): void {
  const base = builtBase();
  if (base !== '/zwicker/') {
    throw new Error(`dist was built for ${base}, the tests ask for /zwicker/: npm test -- build`);
  }
}
