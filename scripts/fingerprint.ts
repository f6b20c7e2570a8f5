import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** By its contents: every `npm install` writes it anew. */
const LOCK = join(ROOT, 'package-lock.json');

/**
 * Fingerprint of everything a build reads: the packages, names, sizes and times of the files that `sources` match, and whatever
 * else it is told in `rows`. An unchanged tree costs milliseconds.
 */
export async function fingerprint(sources: readonly string[], rows: readonly string[] = []): Promise<string> {
  const lines = [createHash('sha256').update(readFileSync(LOCK)).digest('hex'), ...rows];
  for await (const file of glob([...sources], { cwd: ROOT })) {
    const stat = statSync(join(ROOT, file));
    if (stat.isFile()) lines.push(`${file} ${stat.size} ${Math.round(stat.mtimeMs)}`);
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}
