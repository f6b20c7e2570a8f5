import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'apps/web/build/client');
const STAMP = join(ROOT, 'apps/web/build/.sources');
const SOURCES = ['apps/web/{app,public,scripts}/**/*', 'apps/web/*.{ts,json}', 'packages/{contract,atelier}/src/**/*'];
/** By its contents: every `npm install` writes it anew. */
const LOCK = join(ROOT, 'package-lock.json');

/** Fingerprint of everything the build reads: names, sizes and times, so that an unchanged tree costs milliseconds. */
async function fingerprint(): Promise<string> {
  const rows = [createHash('sha256').update(readFileSync(LOCK)).digest('hex'), `SITE=${process.env.SITE ?? ''}`];
  for await (const file of glob(SOURCES, { cwd: ROOT })) {
    const stat = statSync(join(ROOT, file));
    if (stat.isFile()) rows.push(`${file} ${stat.size} ${Math.round(stat.mtimeMs)}`);
  }
  return createHash('sha256').update(rows.sort().join('\n')).digest('hex');
}

/** Builds the web app when its sources changed since the last build. Throws with the build's output if it fails. */
export async function buildWeb(): Promise<'built' | 'fresh'> {
  const now = await fingerprint();
  if (existsSync(OUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return 'fresh';
  console.log('Building the web app …');
  const { code, output } = await run('npm', ['run', '--silent', 'build', '-w', '@toile/web'], { quiet: true });
  if (code !== 0) throw new Error(`The web app did not build:\n${output}`);
  writeFileSync(STAMP, await fingerprint());
  return 'built';
}

if (import.meta.main) await buildWeb();
