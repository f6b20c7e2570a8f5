/**
 * `npm run bench -- edits [--every N] [--kind colour] [--pairs]`: edits that are made up over the designs of
 * `packages/atelier/src/changing/made`, held against what they ask; `--pairs` takes two wishes in one sentence.
 */
import { parseArgs } from 'node:util';
import {
  MADE_EDITS,
  MADE_PAIRS,
  type Outcome,
  outcomeOf,
} from '../packages/atelier/src/changing/made/made-edits.fixture.ts';

/** Wrong ones of each kind that are printed where no kind is asked for. */
const SHOWN = 4;
const kindOf = ({ asks }: Outcome): string => asks.map(({ kind }) => kind).join(' + ');

/** @param args of the command line. */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { every: { type: 'string' }, kind: { type: 'string' }, pairs: { type: 'boolean' } },
  });
  const row = values.pairs ? MADE_PAIRS : MADE_EDITS;
  const every = Number(values.every ?? 1);
  const began = performance.now();
  const outcomes = row.filter((_, i) => i % every === 0).map(outcomeOf);
  const wrong = outcomes.filter(({ isRight }) => !isRight);
  const each = (performance.now() - began) / outcomes.length;
  const share = ((100 * wrong.length) / outcomes.length).toFixed(1);
  console.log(
    `${outcomes.length} of ${row.length} edits, ${wrong.length} wrong (${share} %), ${each.toFixed(1)} ms each`,
  );
  const byKind = Map.groupBy(wrong, values.pairs ? () => 'pairs' : kindOf);
  for (const [kind, list] of [...byKind].toSorted((a, b) => b[1].length - a[1].length)) {
    if (values.kind && values.kind !== kind) continue;
    console.log(`${kind}: ${list.length}`);
    for (const { words, brief, changed, told } of list.slice(0, values.kind || values.pairs ? undefined : SHOWN))
      console.log(`   ${words}  | ${brief}\n      ${changed || 'nothing'}${told && `  ! ${told}`}`);
  }
}
