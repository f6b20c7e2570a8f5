/** 'A saree with a border, gold buttas & a mustard blouse': motifs that a joint parts from the blouse are the drape's. */
import type { Draft, GarmentThing, Said, Thing } from '#atelier/draft/draft.ts';

const DRAPED: ReadonlySet<string> = new Set(['saree', 'lehenga']);
const isGarment = (thing: Thing): thing is GarmentThing => thing.type === 'garment';
const isBlouse = ({ entry }: GarmentThing): boolean => entry.family === 'choli' || entry.facts?.blouse === true;

/** Named as what is scattered over a cloth, and no quality of it. */
const MOTIFS =
  /\b(?:but{1,2}[ai]s?|boot[ai]s?|motifs?|flowers|peacocks|elephants|paisleys|dots|checks|stripes|buds|vines)$/i;
const JOINTS = /\s(?:&|and|\+)\s/gi;

const isMotif = ({ as, start, end }: Said, text: string): boolean =>
  (as === 'print' || as === 'detail') && MOTIFS.test(text.slice(start, end));

/** Gives a drape the motifs that are named before its blouse. Changes the draft. */
export function giveMotifs({ things }: Draft, text: string): void {
  const garments = things.filter(isGarment);
  const drape = garments.find(({ entry }) => DRAPED.has(entry.family));
  const blouse = garments.find((thing) => isBlouse(thing) && drape !== undefined && thing.start > drape.end);
  if (!drape || !blouse) return;
  const joints = [...text.slice(drape.end, blouse.start).matchAll(JOINTS)].map(({ index }) => drape.end + index);
  const joint = joints.findLast((at) => blouse.said.some((said) => isMotif(said, text) && said.end <= at));
  if (joint === undefined) return;
  const moved = blouse.said.filter(({ end }) => end <= joint);
  blouse.said = blouse.said.filter((said) => !moved.includes(said));
  // the colour before a motif is the motif's where the drape has its own
  drape.said.push(...moved);
}
