import type { Garment } from '@toile/look';
import type { GarmentThing, Said } from '#atelier/draft/draft.ts';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { alike } from './alike.ts';
import { isGarment } from './is-garment.ts';
import { say } from './say.ts';
import { subjectOf } from './targets.ts';
import { mark, type Work } from './work.ts';

const NEEDLEWORK =
  /\b(?:embroider(?:y|ed)|zardozi|zardosi|zari|gota|sequins?|beads?|mirror[- ]work|thread[- ]?work|piping)\b/;

/**
 * Reads words as said of one garment, by its own name before them.
 * @param isAlone what is cut from its cloth stays as it is
 * @returns whether they said anything of it
 */
export function sayOf(work: Work, garment: Garment, clause: string, isAlone = false): boolean {
  const entry = GARMENT_BY_ID.get(garment.kind);
  const name = entry?.words.split(',')[0]?.trim() ?? garment.name;
  const read = (joint: string): GarmentThing | undefined =>
    draftOf(`${name}${joint}${clause}`)
      .things.filter(isGarment)
      .find((thing) => thing.entry.id === garment.kind);
  const own = ownSaid(name);
  // needlework is had, and its colour is its own: 'with silver embroidery'
  const joints = NEEDLEWORK.test(clause) ? [' with ', ', '] : [' in ', ' with ', ', '];
  const candidates = joints.flatMap((joint) => read(joint) ?? []);
  const best = candidates.toSorted((a, b) => b.said.length + b.without.size - a.said.length - a.without.size)[0];
  const said = (best?.said ?? []).filter((one) => !own.has(`${one.as}:${one.value}`) || one.start >= name.length);
  const found = said.length > 0 ? said : draftOf(clause).floating;
  if (/\b(?:only|just)\b/.test(clause)) leaveParts(garment, found);
  return applySay(work, garment, { said: found, without: best?.without ?? new Set(), isAlone });
}

/** 'Gold work only on the cuffs': what there is of it elsewhere goes. */
function leaveParts(garment: Garment, said: readonly Said[]): void {
  const placed = new Set<string>(said.flatMap(({ value, part }) => (part ? [value.slice(0, -part.length - 1)] : [])));
  if (placed.size > 0) garment.details = garment.details.filter(({ id, part }) => part || !placed.has(id));
}

/** What the name of a garment says by itself. */
const ownSaid = (name: string): Set<string> =>
  new Set(draftOf(name).things.flatMap(({ said }) => said.map(({ as, value }) => `${as}:${value}`)));

/** What words say of one garment. */
export interface Saying {
  said: readonly Said[];
  without: ReadonlySet<string>;
  /** It was named, so that what is cut from its cloth stays as it is. */
  isAlone?: boolean;
  /** It was named with all that is cut from its cloth: 'the suit'. */
  isSet?: boolean;
}

/** Gives a garment what is said of it. @returns whether anything was */
export function applySay(
  work: Work,
  garment: Garment,
  { said, without, isAlone = false, isSet = false }: Saying,
): boolean {
  const { look } = work;
  const { garment: next, slots } = say(garment, said, without, look);
  look.garments = look.garments.map((other) => (other === garment ? next : other));
  const named = slots.map((slot) => `${garment.id}.${slot}`);
  mark(work, ...named);
  if (!isAlone) alike(work, next, named, isSet);
  if (said.length > 0 || without.size > 0) work.subject = subjectOf(next);
  return said.length > 0 || without.size > 0;
}
