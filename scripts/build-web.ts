import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fingerprint, fingerprint, isSame, ROOT } from './fingerprint.ts';
import { run } from './run.ts';
import { isSiteFile, readSiteFile } from './site-file.ts';

const OUT = join(ROOT, 'apps/web/build/client');
const STAMP = join(ROOT, 'apps/web/build/.sources');
const SOURCES = [
  'apps/web/{app,public,scripts}/**/*',
  'apps/web/*.{ts,json}',
  'packages/{contract,look,atelier}/src/**/*',
];

const reading = () => {
  const site = process.env.SITE ?? '';
  const own = isSiteFile(site) ? JSON.stringify(readSiteFile(site)) : '';
  return { sources: SOURCES, rows: [`SITE=${site} ${own}`] };
};

function readStamp(): Fingerprint | undefined {
  try {
    // It is written here and nowhere else.
    return JSON.parse(readFileSync(STAMP, 'utf8')) as Fingerprint;
  } catch {
    return undefined;
  }
}

/**
 * Builds the web app when its sources changed since the last build. Throws with the build's output if it fails.
 * @throws {SiteFileError} before anything is built
 */
export async function buildWeb(): Promise<'built' | 'fresh'> {
  const read = reading();
  if (existsSync(OUT) && (await isSame(readStamp(), read))) return 'fresh';
  console.log('Building the web app …');
  const { code, output } = await run('npm', ['run', '--silent', 'build', '-w', '@toile/web'], { quiet: true });
  if (code !== 0) throw new Error(`The web app did not build:\n${output}`);
  writeFileSync(STAMP, JSON.stringify(await fingerprint(reading())));
  return 'built';
}

if (import.meta.main) await buildWeb();
