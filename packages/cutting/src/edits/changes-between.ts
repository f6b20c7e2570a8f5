import type { Look } from '@toile/look';
import type { PackEdits } from '@toile/look/pack-edits';
import { careTable } from '../pack/pack-tables.ts';
import { NO_EDITS } from '../spec/edits.ts';
import type { Specification } from '../spec/specification.ts';
import { specifyLook } from '../spec/specify.ts';

/** One line of what a revision changed; nothing where it was not there before, or is there no more. */
export interface Change {
  garment: string;
  what: string;
  from: string;
  to: string;
}

/** Everything that a pack tells of a garment and that an edit can move, by what it is. */
function told(spec: Specification): Map<string, string> {
  const lines = new Map<string, string>();
  const put = (what: string, text: string) => {
    // what stands twice, as two tapes do, is two lines
    let name = what;
    for (let nth = 2; lines.has(name); nth++) name = `${what} ${nth}`;
    lines.set(name, text);
  };
  for (const { code, name, value, tolerance, count } of spec.points)
    put(`${code} ${name}, ${spec.size}`, count ? `${value}` : `${value} cm ±${tolerance}`);
  for (const { name, quantity, unit } of spec.trims) put(`trim: ${name}`, `${quantity} ${unit}`);
  for (const [what, text] of careTable({ spec }).rows) put(String(what), String(text));
  for (const { where, what, count } of spec.closings) put(`${where}: ${what}`, `${count}`);
  for (const { text } of spec.construction) put(`note: ${text}`, text);
  return lines;
}

function difference(
  garment: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] {
  const whats = new Set([...before.keys(), ...after.keys()]);
  return [...whats].flatMap((what) => {
    const [from, to] = [before.get(what) ?? '', after.get(what) ?? ''];
    return from === to ? [] : [{ garment, what: what.startsWith('note: ') ? 'note' : what, from, to }];
  });
}

/** All that a pack tells in one state, garment by garment. */
export type Told = readonly { readonly name: string; readonly lines: ReadonlyMap<string, string> }[];

export const toldBy = (look: Look, edits: PackEdits = NO_EDITS): Told =>
  specifyLook(look, {}, edits, 'all').map((spec) => ({ name: spec.name, lines: told(spec) }));

/** What is told otherwise by the second of two states of a pack, with all that follows from it. */
export const changesBetween = (before: Told, after: Told): Change[] =>
  after.flatMap(({ name, lines }, nth) => difference(name, before[nth]?.lines ?? new Map(), lines));
