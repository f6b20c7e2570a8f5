import type { Answer } from '../../test/chaos/answers.ts';
import type { Failover } from './strike.ts';

const SHARE_MIN = 0.999;

export interface Findings {
  readonly answers: readonly Answer[];
  readonly failovers: readonly Failover[];
  /** Sentences, none where all is well. */
  readonly books: readonly string[];
  readonly lost: readonly string[];
  /** Processes that nobody had killed. */
  readonly deaths: readonly string[];
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(3)} %`;

/** Requests that had nothing to do with a failover: none of their time was without a primary. */
const outside = ({ answers, failovers }: Findings): Answer[] =>
  answers.filter(({ began, ended }) => !failovers.some((one) => began < one.ended && ended > one.began));

function printCalls(answers: readonly Answer[]): void {
  console.log(
    `\n${'call'.padEnd(22)}${['asked', 'done', 'refused', 'none', 'slowest s'].map((word) => word.padStart(11)).join('')}`,
  );
  for (const [name, of] of Map.groupBy(answers, (answer) => answer.name)) {
    const count = (kind: Answer['kind']) => of.filter((answer) => answer.kind === kind).length;
    const slowest = Math.max(...of.map(({ began, ended }) => ended - began)) / 1000;
    const cells = [of.length, count('done'), count('refused'), count('none'), slowest.toFixed(1)];
    console.log(`${name.padEnd(22)}${cells.map((cell) => String(cell).padStart(11)).join('')}`);
  }
}

function printKinds(answers: readonly Answer[]): void {
  const kinds = Map.groupBy(
    answers.filter(({ kind, fault }) => kind !== 'done' || fault !== undefined),
    ({ status, type, fault, isCut }) => `${status ?? 'no answer'} ${type ?? ''} ${fault ?? ''}${isCut ? ', cut' : ''}`,
  );
  console.log('\nWhat was not simply done');
  for (const [what, of] of [...kinds].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`${String(of.length).padStart(7)}  ${what} (${[...new Set(of.map(({ name }) => name))].join(', ')})`);
  }
}

/** Prints what came of it all. @returns whether every bar is met */
export function printVerdict(findings: Findings): boolean {
  const { answers, books, lost, deaths } = findings;
  printCalls(answers);
  printKinds(answers);
  const counted = outside(findings);
  const answered = counted.filter(({ kind }) => kind !== 'none').length;
  const done = counted.filter(({ kind }) => kind === 'done').length;
  const untyped = answers.filter(({ kind, fault }) => kind !== 'none' && fault !== undefined);
  console.log(`\n${answers.length} requests, ${counted.length} of them outside failovers`);
  console.log(`  did what was asked, outside failovers: ${percent(done, counted.length)}`);
  const cut = counted.filter(({ isCut }) => isCut);
  const taken = cut.filter(({ kind }) => kind !== 'none').length;
  console.log(
    `  streams that were cut, outside failovers: ${cut.length}, of which ${taken} were heard to their end by coming again`,
  );
  console.log(`  answered without coming again, outside failovers: ${percent(answered - taken, counted.length)}`);
  const bars: [string, boolean][] = [
    [`the books hold to their rules${books.map((each) => `\n    ${each}`).join('')}`, books.length === 0],
    [`nothing acknowledged is lost${lost.map((each) => `\n    ${each}`).join('')}`, lost.length === 0],
    [`no process of ours ended by itself${deaths.map((each) => `\n    ${each} did`).join('')}`, deaths.length === 0],
    [`every answer is as documented (${untyped.length} are not)`, untyped.length === 0],
    [
      `answered outside failovers: ${percent(answered, counted.length)}, at least ${100 * SHARE_MIN} %`,
      answered >= SHARE_MIN * counted.length,
    ],
  ];
  console.log('');
  for (const [what, isMet] of bars) console.log(`${isMet ? 'met    ' : 'NOT MET'}  ${what}`);
  return bars.every(([, isMet]) => isMet);
}
