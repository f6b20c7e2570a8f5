import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, ROOT } from './fingerprint.ts';
import { run } from './run.ts';

const OUT = join(ROOT, 'apps/web/build/client');
const STAMP = join(ROOT, 'apps/web/build/.sources');
const SOURCES = ['apps/web/{app,public,scripts}/**/*', 'apps/web/*.{ts,json}', 'packages/{contract,atelier}/src/**/*'];

const fingerprintNow = () => fingerprint(SOURCES, [`SITE=${process.env.SITE ?? ''}`]);

/** Builds the web app when its sources changed since the last build. Throws with the build's output if it fails. */
export async function buildWeb(): Promise<'built' | 'fresh'> {
  const now = await fingerprintNow();
  if (existsSync(OUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return 'fresh';
  console.log('Building the web app …');
  const { code, output } = await run('npm', ['run', '--silent', 'build', '-w', '@toile/web'], { quiet: true });
  if (code !== 0) throw new Error(`The web app did not build:\n${output}`);
  writeFileSync(STAMP, await fingerprintNow());
  return 'built';
}

if (import.meta.main) await buildWeb();
