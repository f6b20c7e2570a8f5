import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Look } from '@toile/look';
import { read } from '../packages/atelier/src/read.ts';
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

/** Claims beyond the facts of the development prompts; one that is not in it counts as not asked. */
const JUDGED = fileURLToPath(new URL('./read/judged-claims.jsonl', import.meta.url));
const THINGS = new Set(['category', 'footwear', 'accessory']);
const THING_CLAIMS = new Set(['garment', 'footwear', 'accessory']);
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

/** A claim beyond the facts, judged by somebody who read the prompt: whether the words do say that of that thing. */
interface Judged {
  id: string;
  text: string;
  as: string;
  value: string;
  of: string;
  asked: boolean;
}

/** What a claim is about, by a name that outlives the numbering of garments. */
const nameOf = (look: Look, of: string): string => look.garments.find(({ id }) => id === of)?.kind ?? of;

const keyOf = ({ id, text, as, value, of }: Omit<Judged, 'asked'>): string => [id, text, as, value, of].join('|');

/** Claims judged by hand, by their key. */
const judgedClaims = (): ReadonlyMap<string, boolean> =>
  new Map(
    readFileSync(JUDGED, 'utf8')
      .trim()
      .split('\n')
      .map((line): Judged => JSON.parse(line))
      .map((judged) => [keyOf(judged), judged.asked]),
  );

/** Ids of the things that facts name: 'g1', 'footwear', 'necklace'. */
const namedThings = (look: Look, facts: readonly Fact[]): Set<string> =>
  new Set(
    facts.flatMap(({ kind, value, of }) => {
      const target = THINGS.has(kind) ? targetOf(look, value) : of ? targetOf(look, of) : undefined;
      if (!target) return [];
      return target.type === 'garment'
        ? [target.garment.id]
        : target.type === 'footwear'
          ? ['footwear']
          : [target.accessory.kind];
    }),
  );

/** Of all that a reading claims was asked, how much a fact of the same thing confirms, or a reader of the prompt. */
function countClaims(
  look: Look,
  { id, facts }: Prompt,
  judged: ReadonlyMap<string, boolean>,
  tallies: Record<'facts' | 'all', Tally>,
): string[] {
  const confirmed = new Set(facts.flatMap((fact) => claimsOf(look, fact).map(({ as, value }) => `${as}:${value}`)));
  const named = namedThings(look, facts);
  const loose: string[] = [];
  for (const { text, as, value, of } of look.reading.understood) {
    if (!of || !(CLAIMED.has(as) || THING_CLAIMS.has(as))) continue;
    const byFacts = THING_CLAIMS.has(as) ? named.has(of) : confirmed.has(`${as}:${value}`);
    const claim = { id, text, as, value, of: nameOf(look, of) };
    const asked = byFacts || judged.get(keyOf(claim));
    for (const [tally, hit] of [
      [tallies.facts, byFacts],
      [tallies.all, asked],
    ] as const) {
      tally.of++;
      if (hit) tally.hit++;
    }
    if (!asked) loose.push(JSON.stringify({ ...claim, asked: judged.get(keyOf(claim)) ?? 'not judged' }));
  }
  return loose;
}

/**
 * Scores readings against the facts of a JSONL file of prompts, by kind. A fact counts only when it holds of the thing
 * it is a fact about. `--prompts <file>`, `--misses` lists what failed, `--loose` the claims nobody confirms.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { prompts: { type: 'string' }, misses: { type: 'boolean' }, loose: { type: 'boolean' } },
  });
  if (!values.prompts) throw new Error('Which prompts? npm run bench -- read --prompts <file.jsonl>');
  const lines = readFileSync(values.prompts, 'utf8').trim().split('\n');
  const prompts = lines.map((line): Prompt => JSON.parse(line));
  const kinds = new Map<string, Tally>();
  const all: Tally = { hit: 0, of: 0 };
  const claims = { facts: { hit: 0, of: 0 }, all: { hit: 0, of: 0 } };
  const judged = judgedClaims();
  const times: number[] = [];
  for (const prompt of prompts) {
    const { id, text, facts } = prompt;
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
    const loose = countClaims(look, prompt, judged, claims);
    if (values.misses && missed.length > 0) {
      console.log(`${id}  ${text}`);
      for (const fact of missed)
        console.log(
          `    miss ${fact.kind}: ${fact.value}${fact.of ? ` (${fact.of}${targetOf(look, fact.of) ? '' : ', not found'})` : ''}`,
        );
    }
    if (values.loose) for (const claim of loose) console.log(claim);
    if (values.misses && look.reading.unread.length > 0)
      console.log(`    unread in ${id}: ${look.reading.unread.map((span) => span.text).join(', ')}`);
  }
  report(kinds, all, claims, times);
}

function report(
  kinds: ReadonlyMap<string, Tally>,
  all: Tally,
  claims: Record<'facts' | 'all', Tally>,
  times: readonly number[],
): void {
  console.log('kind           recall       of');
  for (const [kind, tally] of [...kinds].toSorted(([, a], [, b]) => b.of - a.of)) {
    console.log(`${kind.padEnd(13)} ${percent(tally)} ${String(tally.of).padStart(6)}`);
  }
  console.log(`${'all facts'.padEnd(13)} ${percent(all)} ${String(all.of).padStart(6)}`);
  console.log(
    `precision     ${percent(claims.all)} ${String(claims.all.of).padStart(6)}   of what the readings claim was asked: ${percent(claims.facts).trim()} confirmed by facts, the rest judged by hand`,
  );
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `median read ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(2)} ms`,
  );
}
