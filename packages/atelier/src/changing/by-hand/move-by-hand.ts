import {
  AGE_GROUPS,
  BUILDS,
  type Garment,
  HAIR_STYLES,
  type Look,
  MEDIA,
  POSES,
  PRESENTATIONS,
  SKIN_TONES,
} from '@toile/look';
import type { Move } from '#atelier/draft/brief.ts';
import { type Draft, emptyDraft, type Thing } from '#atelier/draft/draft.ts';
import { ACCESSORY_BY_ID, FOOTWEAR_BY_ID, GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { hasRoom, MOST_ACCESSORIES } from '#atelier/styling/fit-to-body.ts';
import { cite } from '../cite.ts';
import { dressAnother } from '../dress-another.ts';
import { putOnAccessory, putOnGarment, putOnShoes } from '../put-on.ts';
import { takeOffAccessory, takeOffGarment } from '../take-off.ts';
import { mark, type Work } from '../work.ts';
import { chosenColour } from './chosen-colour.ts';
import { GARMENT_CHOICES } from './garment-choices.ts';

const oneOf = <T extends string>(list: readonly T[], value: string): T | undefined => list.find((one) => one === value);

const NOWHERE = { start: 0, end: 0 } as const;
const plain = { said: [], without: new Set<string>(), ...NOWHERE };

/** What words would have said of the person. */
const PERSON: Readonly<Record<string, (to: string) => Partial<Draft>>> = {
  presentation: (to) => pick('presentation', PRESENTATIONS, to),
  ageGroup: (to) => pick('ageGroup', AGE_GROUPS, to),
  build: (to) => pick('build', BUILDS, to),
  skin: (to) => pick('skin', SKIN_TONES, to),
  hair: (to) => pick('hair', HAIR_STYLES, to),
  pose: (to) => pick('pose', POSES, to),
};

function pick<K extends keyof Draft>(slot: K, list: readonly (Draft[K] & string)[], to: string): Partial<Draft> {
  const value = oneOf(list, to);
  // a record of one key of Draft is a part of it
  return value === undefined ? {} : ({ [slot]: value } as Partial<Draft>);
}

function movePerson(work: Work, slot: string, to: string): boolean {
  const said = Object.hasOwn(PERSON, slot) ? (PERSON[slot]?.(to) ?? {}) : {};
  // for whom it is stands in no clause here: the word itself does
  return Object.keys(said).length > 0 && dressAnother(work, { ...emptyDraft(), ...said }, 'for a woman');
}

function moveShoes(work: Work, slot: string, to: string): boolean {
  const { look } = work;
  if (slot === 'colour') {
    const colour = chosenColour(to);
    if (colour) look.footwear = { ...look.footwear, colour };
    mark(work, 'footwear.colour');
    return colour !== undefined;
  }
  const entry = FOOTWEAR_BY_ID.get(to);
  if (slot !== 'kind' || !entry) return false;
  const { colour } = look.footwear;
  putOnShoes(work, { type: 'footwear', entry, ...plain });
  look.footwear.colour = colour;
  return true;
}

function moveAccessory(work: Work, slot: string, to: string): boolean {
  const [kind, ...parts] = slot.split('.');
  const part = parts.join('.');
  const { look } = work;
  const at = look.accessories.findIndex((worn) => worn.kind === kind);
  const old = look.accessories[at];
  if (!old) return false;
  if (part === '' && to === '') return takeOffAccessory(work, old.kind);
  const colour = part === 'colour' ? chosenColour(to) : undefined;
  if (!colour) return false;
  look.accessories = look.accessories.with(at, { ...old, colour });
  for (const { trims } of look.garments) if (old.kind === 'belt' && trims.belt) trims.belt = colour;
  mark(work, `accessory.${old.kind}`);
  return true;
}

function add(work: Work, id: string): boolean {
  const garment = GARMENT_BY_ID.get(id);
  if (garment) {
    // another top goes over the first; beyond what a body has room for the new one takes the place of the old
    const isAdded = hasRoom(work.look.garments, garment);
    return putOnGarment(work, { type: 'garment', entry: garment, ...plain }, undefined, isAdded) !== undefined;
  }
  const accessory = ACCESSORY_BY_ID.get(id);
  if (!accessory || work.look.accessories.length >= MOST_ACCESSORIES) return false;
  const thing: Extract<Thing, { type: 'accessory' }> = { type: 'accessory', entry: accessory, ...plain };
  putOnAccessory(work, thing);
  return true;
}

function moveGarment(work: Work, garment: Garment, slot: string, to: string): boolean {
  if (slot === '') return to === '' && takeOffGarment(work, garment);
  const choice = GARMENT_CHOICES.find((one) => one.slot === slot);
  if (!choice) return false;
  const next = choice.set(structuredClone(garment), to, work.look);
  if (!next) return false;
  work.look.garments = work.look.garments.map((other) => (other === garment ? next : other));
  mark(work, `${garment.id}.${slot}`);
  return true;
}

function moved(work: Work, { slot, to }: Move): boolean {
  const { look } = work;
  const [root = '', ...rest] = slot.split('.');
  const part = rest.join('.');
  const garment = look.garments.find(({ id }) => id === root);
  if (garment) return moveGarment(work, garment, part, to);
  if (root === 'person') return movePerson(work, part, to);
  if (root === 'footwear') return moveShoes(work, part, to);
  if (root === 'accessory') return moveAccessory(work, part, to);
  if (root === 'add') return add(work, to);
  const medium = slot === 'page.medium' ? oneOf(MEDIA, to) : undefined;
  if (medium) look.medium = medium;
  return medium !== undefined;
}

/** Makes one choice; what is no choice here is said, and changes nothing. */
export function moveByHand(work: Work, move: Move): void {
  const before: Look = structuredClone(work.look);
  if (moved(work, move)) return;
  work.look = before;
  work.notDone.push(`${cite(`${move.slot} ${move.to}`.trim())}: no choice of this design.`);
}
