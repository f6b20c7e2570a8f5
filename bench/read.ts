import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Look } from '../packages/atelier/src/look/look.ts';
import { read } from '../packages/atelier/src/reading/read.ts';
import { claimsOf, type Fact, holds, targetOf } from './read/facts.ts';

interface Prompt {
  id: string;
  text: string;
  facts: Fact[];
}
interface Tally {
  hit: number;
  of: number;
}

const DEFAULT_PROMPTS = fileURLToPath(new URL('../../shared/prompts-dev.jsonl', import.meta.url));
/** Seed of every reading: facts are about what the words said, which no seed changes. */
const SEED = 1;
const CLAIMED = new Set([
  'colour',
  'palette',
  'fabric',
  'print',
  'sleeve',
  'neckline',
  'collar',
  'closure',
  'length',
  'waistline',
  'fit',
  'silhouette',
  'detail',
  'border',
]);

const percent = ({ hit, of }: Tally): string =>
  of === 0 ? '   –  ' : `${((100 * hit) / of).toFixed(1).padStart(5)} %`;
const bump = (table: Map<string, Tally>, key: string, hit: boolean): void => {
  const tally = table.get(key) ?? { hit: 0, of: 0 };
  table.set(key, { hit: tally.hit + (hit ? 1 : 0), of: tally.of + 1 });
};

/** Of all that a reading claims to have been asked, how much a fact of the same thing confirms. */
function countClaims(look: Look, facts: readonly Fact[], tally: Tally): string[] {
  const confirmed = new Set(facts.flatMap((fact) => claimsOf(look, fact).map(({ as, value }) => `${as}:${value}`)));
  const loose: string[] = [];
  for (const span of look.reading.understood) {
    if (!span.of || !CLAIMED.has(span.as)) continue;
    tally.of++;
    if (confirmed.has(`${span.as}:${span.value}`)) tally.hit++;
    else loose.push(`${span.text} [${span.as}:${span.value} of ${span.of}]`);
  }
  return loose;
}

/**
 * Scores readings against the facts of a JSONL file of prompts, by kind. A fact counts only when it holds of the thing
 * it is a fact about. `--prompts <file>`, `--misses` lists what failed, `--loose` what was claimed beyond the facts.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { prompts: { type: 'string' }, misses: { type: 'boolean' }, loose: { type: 'boolean' } },
  });
  const lines = readFileSync(values.prompts ?? DEFAULT_PROMPTS, 'utf8')
    .trim()
    .split('\n');
  const prompts = lines.map((line): Prompt => JSON.parse(line));
  const kinds = new Map<string, Tally>();
  const all: Tally = { hit: 0, of: 0 };
  const claims: Tally = { hit: 0, of: 0 };
  const times: number[] = [];
  for (const { id, text, facts } of prompts) {
    const started = performance.now();
    const look = read({ words: text }, SEED);
    times.push(performance.now() - started);
    const missed = facts.filter((fact) => {
      const hit = holds(look, fact);
      bump(kinds, fact.kind, hit);
      all.of++;
      if (hit) all.hit++;
      return !hit;
    });
    const loose = countClaims(look, facts, claims);
    if (values.misses && missed.length > 0) {
      console.log(`${id}  ${text}`);
      for (const fact of missed)
        console.log(
          `    miss ${fact.kind}: ${fact.value}${fact.of ? ` (${fact.of}${targetOf(look, fact.of) ? '' : ', not found'})` : ''}`,
        );
    }
    if (values.loose && loose.length > 0) console.log(`${id}  ${text}\n    beyond the facts: ${loose.join(', ')}`);
    if (values.misses && look.reading.unread.length > 0)
      console.log(`    unread in ${id}: ${look.reading.unread.map((span) => span.text).join(', ')}`);
  }
  report(kinds, all, claims, times);
}

function report(kinds: ReadonlyMap<string, Tally>, all: Tally, claims: Tally, times: readonly number[]): void {
  console.log('kind           recall       of');
  for (const [kind, tally] of [...kinds].toSorted(([, a], [, b]) => b.of - a.of)) {
    console.log(`${kind.padEnd(13)} ${percent(tally)} ${String(tally.of).padStart(6)}`);
  }
  console.log(`${'all facts'.padEnd(13)} ${percent(all)} ${String(all.of).padStart(6)}`);
  console.log(
    `confirmed     ${percent(claims)} ${String(claims.of).padStart(6)}   (of what the readings claim was asked, facts confirm; facts are not complete)`,
  );
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `median read ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(2)} ms`,
  );
}
