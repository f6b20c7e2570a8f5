/** `npm run bench -- read-own`: how much of the hold-out prompts the Look's own slots show, and every miss. */
import { readFileSync } from 'node:fs';
import { read } from '../packages/atelier/src/read.ts';
import { judge, type OwnPrompt } from './read/expectations.ts';

const FILES = ['own-prompts', 'more-prompts', 'blind-prompts', 'blind-prompts-2'];
const SEED = 1;

/** Prints a line per miss and, for each list of prompts, the share of slots that hold. */
export function run(): void {
  for (const file of FILES) score(file);
}

function score(file: string): void {
  const prompts = readFileSync(new URL(`./read/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  let of = 0;
  let missed = 0;
  for (const line of prompts) {
    const prompt: OwnPrompt = JSON.parse(line);
    const judged = judge(read({ words: prompt.text }, SEED), prompt);
    of += judged.of;
    missed += judged.missed.length;
    for (const miss of judged.missed) console.log(`${prompt.id}  ${prompt.text.slice(0, 70).padEnd(70)}  ${miss}`);
  }
  console.log(
    `${file}: ${prompts.length} prompts, ${of - missed} of ${of} slots hold (${((100 * (of - missed)) / of).toFixed(1)} %)`,
  );
}
