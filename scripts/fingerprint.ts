import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** By its contents: every `npm install` writes it anew. */
const LOCK = join(ROOT, 'package-lock.json');

/** What a build was made of: known again quickly by the sizes and times of the files, and wherever they were copied by their contents. */
export interface Fingerprint {
  readonly quick: string;
  readonly contents: string;
}

/** Everything a build reads: the packages, the files that `sources` match, and whatever else it is told in `rows`. */
export interface Read {
  readonly sources: readonly string[];
  readonly rows?: readonly string[];
}

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

async function hashAll({ sources, rows = [] }: Read, told: (path: string) => string): Promise<string> {
  const lines = [hash(readFileSync(LOCK)), ...rows];
  for await (const file of glob([...sources], { cwd: ROOT })) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) lines.push(`${file} ${told(path)}`);
  }
  return hash(lines.sort().join('\n'));
}

/** An unchanged tree costs milliseconds. */
const quickOf = (read: Read): Promise<string> =>
  hashAll(read, (path) => {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${Math.round(mtimeMs)}`;
  });

const contentsOf = (read: Read): Promise<string> => hashAll(read, (path) => hash(readFileSync(path)));

export const fingerprint = async (read: Read): Promise<Fingerprint> => ({
  quick: await quickOf(read),
  contents: await contentsOf(read),
});

/** Whether what is to be read now is what the fingerprint was taken of. */
export const isSame = async (known: Fingerprint | undefined, read: Read): Promise<boolean> =>
  known !== undefined && (known.quick === (await quickOf(read)) || known.contents === (await contentsOf(read)));
