/** Which build of the site this is, for reports of mistakes. */
import { execFileSync } from 'node:child_process';
import { version } from '../../../package.json';

/** The version of the package, and the commit it was built from where that is known. */
export function edition(): string {
  const given = process.env.ZWICKER_EDITION;
  if (given !== undefined) return given;
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version}-${commit.trim()}`;
  } catch {
    return version;
  }
}
