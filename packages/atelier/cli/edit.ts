/**
 * `npm run edit -- "<words>" --change "<words>" [--change …] [--option value …] [--seed N] [--out file.jpg] [--json]`: reads the
 * words into a Look and changes it, change after change. Prints a line of what changed and what could not; `--json` prints
 * `{ look, changed, notDone }` and nothing else; `--out` draws the changed Look with the seed of the first.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { plainFlat } from '@toile/cutting/flat';
import type { Look } from '@toile/look';
import { type Changed, change, draw, drawVector, formatOf, read, tellChange } from '../src/index.ts';
import { BRIEF_FLAGS, briefFrom, main, parse, UsageError } from './arguments.ts';

const text = { type: 'string' } as const;
const FLAGS = {
  ...BRIEF_FLAGS,
  change: { type: 'string', multiple: true },
  out: text,
  json: { type: 'boolean' },
} as const;

async function save(file: string, look: Look, seed: number): Promise<void> {
  const isVector = file.toLowerCase().endsWith('.svg');
  const format = isVector ? undefined : formatOf(file);
  if (!isVector && !format) throw new UsageError(`--out: "${file}" does not end in .jpg, .png, .webp, .avif or .svg`);
  const drawn = format
    ? (await draw(look, seed, { format, draft: plainFlat })).bytes
    : drawVector(look, seed, { draft: plainFlat });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, drawn);
}

/** Change after change, each of the design that the one before left. */
function changeAll(first: Look, changes: readonly string[]): Changed {
  const looks = [first];
  let answer: Changed = { look: first, changed: [], notDone: [] };
  for (const words of changes) {
    answer = change({ look: answer.look, words, family: { looks, parent: looks.at(-2) } });
    looks.push(answer.look);
  }
  return answer;
}

await main(async (args) => {
  const { values, positionals } = parse(args, FLAGS);
  const { brief, seed } = briefFrom(positionals, values);
  const changes = Array.isArray(values.change) ? values.change.map(String) : [];
  if (changes.length === 0) throw new UsageError('--change: say what to change, e.g. "make it floor-length"');
  const answer = changeAll(read(brief, seed), changes);
  if (typeof values.out === 'string') await save(values.out, answer.look, seed);
  process.stdout.write(values.json ? `${JSON.stringify(answer)}\n` : `${tellChange(answer)}\n`);
});
