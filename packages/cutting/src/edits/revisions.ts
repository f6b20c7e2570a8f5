import type { Look } from '@toile/look';
import type { PackEdits } from '@toile/look/pack-edits';
import type { Table } from '../pack/pack-tables.ts';
import { type Change, changesBetween, toldBy } from './changes-between.ts';

/** A state that a pack was issued in. */
export interface Issue {
  number: number;
  /** '2026-11-23'. */
  date: string;
  by: string;
  /** What its author said of it; empty for the first. */
  note: string;
  edits: PackEdits;
}

export interface Revision extends Omit<Issue, 'edits'> {
  /** What it tells otherwise than the one before. */
  changes: readonly Change[];
}

/** Each issue of a pack with what it changed, oldest first; where the first of all is not among them, the oldest only says what was before. */
export const revisionsOf = (look: Look, issues: readonly Issue[]): Revision[] => {
  // a state is worked out once, though it is compared with the one before and the one after
  const states = issues.map(({ edits }) => toldBy(look, edits));
  const revisions = issues.map(({ edits: _, ...issue }, nth) => {
    const [before, after] = [states[nth - 1], states[nth]];
    return { ...issue, changes: before && after ? changesBetween(before, after) : [] };
  });
  return issues[0]?.number === 1 ? revisions : revisions.slice(1);
};

const lines = (count: number) => (count === 1 ? '1 line changed' : `${count} lines changed`);

export const revisionsTable = (revisions: readonly Revision[]): Table => ({
  title: 'Revisions',
  head: ['no.', 'date', 'by', 'what'],
  rows: revisions.map(({ number, date, by, note, changes }) => [
    number,
    date,
    by,
    note || (number === 1 ? 'first issue' : lines(changes.length)),
  ]),
});

/** Line by line what each revision changed, the newest first. */
export const changesTable = (revisions: readonly Revision[]): Table => ({
  title: 'What changed',
  head: ['rev.', 'garment', 'what', 'before', 'after'],
  rows: revisions
    .toReversed()
    .flatMap(({ number, changes }) => changes.map(({ garment, what, from, to }) => [number, garment, what, from, to])),
});
