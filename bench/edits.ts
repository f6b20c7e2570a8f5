/**
 * `npm run bench -- edits [--every N] [--kind colour] [--pairs] [--poured]`: edits that are made up over the designs of
 * `packages/atelier/src/changing/made`, held against what they ask; `--pairs` takes two wishes in one sentence; `--poured` takes what is
 * said of one thing, and tells what else it has changed.
 */
import { parseArgs } from 'node:util';
import {
  MADE_EDITS,
  MADE_PAIRS,
  type Outcome,
  outcomeOf,
} from '../packages/atelier/src/changing/made/made-edits.fixture.ts';
import { landingOf, SAID_OF_ONE } from '../packages/atelier/src/changing/properties/poured.fixture.ts';

/** Wrong ones of each kind that are printed where no kind is asked for. */
const SHOWN = 4;
const kindOf = ({ asks }: Outcome): string => asks.map(({ kind }) => kind).join(' + ');

function pour(every: number): void {
  const landed = SAID_OF_ONE.filter((_, i) => i % every === 0).map(landingOf);
  const poured = landed.filter((one) => one.poured.length > 0);
  const shrugged = landed.filter((one) => one.isShrugged && one.poured.length === 0);
  console.log(`${landed.length} of ${SAID_OF_ONE.length}: ${poured.length} poured over, ${shrugged.length} shrugged`);
  for (const { words, brief, poured: slots } of poured)
    console.log(`   ${words}  | ${brief}\n      ${slots.join('; ')}`);
}

/** @param args of the command line. */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      every: { type: 'string' },
      kind: { type: 'string' },
      pairs: { type: 'boolean' },
      poured: { type: 'boolean' },
    },
  });
  if (values.poured) {
    pour(Number(values.every ?? 1));
    return;
  }
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
