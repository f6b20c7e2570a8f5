import { type Difference, differences, type Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isSo } from '../account/is-so.ts';
import { isLittle } from '../account/little-words.ts';
import { cite } from '../cite.ts';
import { colourAt } from '../places/place.ts';
import { targetOf } from '../places/target.ts';
import { intentOf } from '../words/intents.ts';
import type { Work } from '../work.ts';
import { putSlotBack } from './put-slot-back.ts';
import { type Bound, boundIn, type Part } from './said-of.ts';
import { leavesOfQuality } from './senses.ts';

/** Reaches over all that is worn. */
const REACHING =
  /\b(?:everything|whole|entire|all over|outfit|look|undo|original|first|previous|last|second|third|version|style|exchange|interchange|other way)\b/;

/** What lies on a part and cuts it no other way. */
const SURFACES: ReadonlySet<string> = new Set(['colour', 'fabric', 'print', 'shade', 'wash', 'palette']);
/** Slots that a colour, a cloth or a print of a part may change beside its details and trimmings. */
const OF_SURFACE: ReadonlySet<string> = new Set(['border', 'sleeve.shape']);

/** The parts as they may change: what is only said of their surface leaves their cut. */
function partsSaid(parts: readonly Part[], bound: readonly Bound[], clause: string): Part[] {
  const isSurface = bound.every(({ quality }) => SURFACES.has(quality.as)) && !/\b(?:add|with|give|put)\b/.test(clause);
  return isSurface
    ? parts.map((part) => ({ ...part, slots: part.slots.filter((slot) => OF_SURFACE.has(slot)) }))
    : [...parts];
}

/** Whether a change is of one of the parts that a clause names, of what has none of its own, or cannot be without it. */
function isOfParts(parts: readonly Part[], slot: string): boolean {
  const plain = slot.replace(/^companion\./, '');
  if (parts.every(({ of }) => of === 'fitting')) return /\.(?:kind|details)$|^accessory\.[a-z-]+$/.test(plain);
  if (plain.startsWith('footwear.')) return parts.some(({ of }) => of === 'shoes' || of === 'any');
  if (plain.startsWith('accessory.')) return parts.some(({ of }) => of !== 'shoes');
  if (plain === 'person.hair' || plain.startsWith('person.pose')) return true;
  const [, leaf = ''] = /^g\d+\.(.+)$/.exec(plain) ?? [];
  if (leaf === 'details' || leaf === 'trims') return parts.some(({ of }) => of !== 'shoes');
  return parts.some(({ slots }) => slots.includes(leaf));
}

/** What a clause that names a part may change; undefined where it names none, or says something of a garment as a whole that nobody can tell apart. */
function heldToParts(clause: string): ((difference: Difference, all: readonly Difference[]) => boolean) | undefined {
  if (REACHING.test(clause) || intentOf(clause).do === 'keep') return undefined;
  const { pieces, bound } = boundIn(clause);
  const named = pieces.filter((piece): piece is Part => piece.is === 'part');
  const parts = partsSaid(named, bound, clause);
  const isOfShoes = parts.every(({ of }) => of === 'shoes');
  if (parts.length === 0 || (bound.length === 0 && !isOfShoes)) return undefined;
  const ofWhole = bound.filter(({ part }) => part === undefined).map(({ quality }) => leavesOfQuality(quality));
  if (ofWhole.includes(undefined)) return undefined;
  const whole = new Set(ofWhole.flatMap((leaves) => [...(leaves ?? [])]));
  const namesGarment = pieces.some(({ is }) => is === 'garment');
  const draft = draftOf(clause);
  const namesPerson = draft.ageGroup ?? draft.presentation ?? draft.build ?? draft.skin ?? draft.heritage;
  return ({ slot }, all) => {
    if (isOfParts(parts, slot)) return true;
    const plain = slot.replace(/^companion\./, '');
    if (plain.startsWith('person.')) return namesPerson !== undefined;
    const [, id, leaf] = /^(g\d+)(?:\.(.+))?$/.exec(plain) ?? [];
    if (id === undefined) return whole.size > 0 || namesGarment || !/^(?:accessory|footwear)\b/.test(plain);
    if (leaf === undefined || leaf === 'kind') return namesGarment;
    const isAnother = namesGarment && all.some((one) => one.slot.endsWith(`${id}.kind`));
    return isAnother || whole.has(leaf);
  };
}

/** Lines that own that something was not understood, or give a reason that is of another. */
const GENERIC =
  /(?:nothing here can be changed so|nothing changed: it may be so already, or not be understood|nothing is changed by it|no word we know)\.$/;
/** Said of a garment where its part was meant, that is of another. */
const NO_FURTHER = /can go no further\.$/;

const spokenOf = (part: Part): string => part.text.replace(/'s$/, '');

/** That a part cannot take what is said of it, and that nothing else has taken it instead: one line for each part. */
function refusals(clause: string, refused: readonly Bound[]): string[] {
  return [...Map.groupBy(refused, ({ part }) => part)].flatMap(([part, all]) => {
    if (!part) return [];
    const [first, last] = [all[0]?.quality, all.at(-1)?.quality];
    const run = clause.slice(first?.start, last?.end);
    const isRun = run.split(' ').length <= all.flatMap(({ quality }) => quality.text.split(' ')).length + 1;
    const said = isRun ? run : all.map(({ quality }) => quality.text).join(' ');
    return `${cite(said)} on the ${spokenOf(part)}: that cannot be done here, and nothing else was changed instead.`;
  });
}

const isDone = ({ quality }: Bound, changed: readonly Difference[]): boolean => {
  const draft = draftOf(quality.text);
  const names = [
    quality.text,
    ...draft.floating.flatMap(({ colour, value }) => [colour?.name ?? '', value.replaceAll('-', ' ')]),
  ].filter(Boolean);
  return changed.some(({ to, from, slot }) => names.some((name) => `${to} ${slot}`.includes(name) && to !== from));
};

const GIRT = /^(?:sash|ribbons?)$/;

/** Whether a part is so already: in that colour, or in every word that was said of it. */
function isHad(look: Look, { quality, part }: Bound): boolean {
  const colour = draftOf(quality.text).floating.find((one) => one.colour)?.colour;
  const place = part && targetOf(look, spokenOf(part));
  if (colour && place && colourAt(look, place)?.name === colour.name) return true;
  // the colour of a sash is kept under either name of what lies round the waist
  const isGirt = part && GIRT.test(part.text);
  if (colour && isGirt && look.garments.some(({ trims }) => (trims.sash ?? trims.belt)?.name === colour.name))
    return true;
  return isSo(look, `${quality.text} ${part?.text ?? ''}`);
}

/** Puts back whatever a clause that names a part has changed elsewhere. @returns whether there was such a thing */
export function holdToParts(work: Work, before: Look, clause: string): boolean {
  const may = heldToParts(clause);
  if (!may) return false;
  const all = differences(before, work.look);
  const unasked = all.filter((one) => !may(one, all));
  for (const { slot } of unasked) putSlotBack(work.look, before, slot);
  return unasked.length > 0;
}

/** Says of each quality that a clause asks of a part that the part did not take it, where no line from `told` on says why. */
export function tellParts(
  work: Work,
  before: Look,
  { clause, told, isHeld }: { clause: string; told: number; isHeld: boolean },
): void {
  if (!heldToParts(clause)) return;
  const changed = differences(before, work.look);
  const lines = work.notDone.slice(told);
  const isExplained = lines.some((line) => !(GENERIC.test(line) || (isHeld && NO_FURTHER.test(line))));
  if (isExplained || (changed.length > 0 && !isHeld)) return;
  const open = boundIn(clause).bound.filter((one) => one.part && !isDone(one, changed));
  const refused = open.filter((one) => !isHad(before, one));
  if (refused.length === 0) {
    if (open.length > 0 && changed.length === 0)
      work.notDone.splice(told, work.notDone.length, `${cite(clause)}: it is so already.`);
    return;
  }
  const unknown = lines.filter((line) => line.endsWith('no word we know.'));
  const unread = unknown.length > 0 ? [] : draftOf(clause).unread.map(({ text }) => text.toLowerCase());
  const strange = unread.filter(
    (word) => word.split(' ').some((one) => !isLittle(one)) && !refused.some(({ part }) => part?.text === word),
  );
  work.notDone.splice(
    told,
    work.notDone.length,
    ...refusals(clause, refused),
    ...unknown,
    ...strange.map((word) => `${cite(word)}: no word we know.`),
  );
}
