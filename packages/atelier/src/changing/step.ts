import type { Garment, Look } from '@toile/look';
import { asksFor, detailWord } from '@toile/look';
import { FOOTWEAR_BY_ID } from '#atelier/lexicon/lexicon.ts';
import type { Axis } from './comparatives/comparative-axes.ts';
import { measured } from './comparatives/how-far.ts';
import { moveHem } from './comparatives/move-hem.ts';
import { stepWork } from './comparatives/step-work.ts';
import * as ladders from './ladders.ts';
import { toned, vivid } from './toned.ts';
import type { Subject, Work } from './work.ts';

/** The place `steps` further on a ladder, at its end where it is longer; undefined where nothing is further. */
function along<T>(ladder: readonly T[], from: T, steps: number): T | undefined {
  const at = ladder.indexOf(from);
  if (at < 0) return undefined;
  const to = Math.min(ladder.length - 1, Math.max(0, at + steps));
  return to === at ? undefined : ladder[to];
}

/** A length where its ladder has it, or has one like it. */
function onLadder(ladder: readonly Garment['length'][], length: Garment['length']): Garment['length'] {
  if (ladder.includes(length)) return length;
  return ladders.SAME_LENGTH[length]?.find((like) => ladder.includes(like)) ?? ladder.at(0) ?? length;
}

/** The same length as clothes of this family have it: trousers to the floor are full. */
export function lengthFor(garment: Pick<Garment, 'family'>, length: Garment['length']): Garment['length'] {
  const ladder = ladders.LENGTH_LADDERS[garment.family];
  return ladder ? onLadder(ladder, length) : length;
}

type GarmentStep = (garment: Garment, steps: number, look: Look) => boolean;

const put = <K extends keyof Garment>(garment: Garment, slot: K, value: Garment[K] | undefined): boolean => {
  if (value === undefined || garment[slot] === value) return false;
  garment[slot] = value;
  return true;
};

function stepSleeve(garment: Garment, steps: number): boolean {
  const { sleeve } = garment;
  const length = along(ladders.SLEEVE_LADDER, sleeve.length, steps === 1 && sleeve.length === 'sleeveless' ? 2 : steps);
  if (!length) return false;
  const shape =
    length === 'sleeveless'
      ? 'none'
      : length === 'cap'
        ? 'cap'
        : ['none', 'cap'].includes(sleeve.shape)
          ? 'set-in'
          : sleeve.shape;
  garment.sleeve = { shape, length };
  return true;
}

function stepSleeveVolume(garment: Garment, steps: number): boolean {
  const { sleeve } = garment;
  if (sleeve.length === 'sleeveless') return false;
  const ladder =
    ladders.SLEEVE_VOLUME[sleeve.length === 'long' || sleeve.length === 'three-quarter' ? 'long' : 'short'];
  const from = ladder.includes(sleeve.shape) ? sleeve.shape : steps > 0 ? 'set-in' : 'puff';
  const shape = along(ladder, ladder.includes(from) ? from : 'bishop', steps);
  if (!shape) return false;
  garment.sleeve = { ...sleeve, shape };
  return true;
}

function stepCloth(
  next: Partial<Record<string, Garment['cloth']['fabric']>>,
  garment: Garment,
  steps: number,
): boolean {
  let { fabric } = garment.cloth;
  for (let i = 0; i < Math.abs(steps); i++) fabric = next[fabric] ?? fabric;
  if (fabric === garment.cloth.fabric) return false;
  const { name: _, ...cloth } = garment.cloth;
  garment.cloth = { ...cloth, fabric };
  return true;
}

const SHINING = /sequin|metallic|beads|mirror|glitter|foil|lurex|shimmer/;

function stepShine(garment: Garment, steps: number): boolean {
  if (steps > 0) return stepCloth(ladders.SHINIER, garment, steps);
  const kept = garment.details.filter((detail) => !SHINING.test(detailWord(detail)));
  const isTaken = kept.length < garment.details.length;
  garment.details = kept;
  return stepCloth(ladders.DULLER, garment, steps) || isTaken;
}

/** From the narrowest to the broadest; one of no detail is as broad as most. */
const BORDER_WIDTHS = ['narrow-border', undefined, 'wide-border'] as const;

function stepBorder(garment: Garment, steps: number): boolean {
  if (!garment.border) return false;
  const own = BORDER_WIDTHS.find((id) => id !== undefined && asksFor(garment, id));
  const at = BORDER_WIDTHS.indexOf(own);
  const next = BORDER_WIDTHS[Math.min(BORDER_WIDTHS.length - 1, Math.max(0, at + steps))];
  if (next === own) return false;
  const kept = garment.details.filter(({ id }) => id !== own);
  garment.details = next === undefined ? kept : [...kept, { id: next }];
  return true;
}

/** Straps are drawn thin or broad; what the words call wide is broad already. */
function stepStraps(garment: Garment, steps: number): boolean {
  if (garment.neckline !== 'straps') return false;
  const [from, to] =
    steps > 0 ? (['spaghetti-straps', 'shoulder-straps'] as const) : (['shoulder-straps', 'spaghetti-straps'] as const);
  if (asksFor(garment, to)) return false;
  garment.details = [...garment.details.filter(({ id }) => id !== from), { id: to }];
  return true;
}

function stepSlit(garment: Garment, steps: number): boolean {
  const [from, to] = steps > 0 ? (['slit', 'thigh-slit'] as const) : (['thigh-slit', 'slit'] as const);
  // slits at the sides come in one length
  if (garment.details.some(({ id }) => id === to || id === 'side-slit')) return false;
  const at = garment.details.findIndex(({ id }) => id === from);
  if (at < 0 && steps < 0) return false;
  garment.details = [...garment.details.filter((_, i) => i !== at), { id: to }];
  return true;
}

/** How a garment goes along each axis; false where it goes no further, or not at all. */
const GARMENT_STEPS: Partial<Readonly<Record<Axis, GarmentStep>>> = {
  length: (garment, steps) => {
    const ladder = ladders.LENGTH_LADDERS[garment.family];
    return !!ladder && put(garment, 'length', along(ladder, onLadder(ladder, garment.length), steps));
  },
  'sleeve.length': stepSleeve,
  'sleeve.volume': stepSleeveVolume,
  fit: (garment, steps) => put(garment, 'fit', along(ladders.FIT_LADDER, garment.fit, steps)),
  volume: (garment, steps) => {
    const ladder = ladders.VOLUME_LADDERS[garment.family];
    if (!ladder) return false;
    const { silhouette } = garment;
    const from = ladder.includes(silhouette) ? silhouette : (ladders.LIKE_SILHOUETTE[silhouette] ?? 'a-line');
    return put(garment, 'silhouette', along(ladder, from, steps));
  },
  neck: (garment, steps) => {
    let { neckline } = garment;
    const next = steps > 0 ? ladders.NECK_DOWN : ladders.NECK_UP;
    for (let i = 0; i < Math.abs(steps); i++) neckline = next[neckline] ?? neckline;
    return put(garment, 'neckline', neckline);
  },
  waist: (garment, steps) => {
    const from = garment.waistline === 'none' ? 'natural' : garment.waistline;
    return put(garment, 'waistline', along(ladders.WAIST_LADDER, from, steps));
  },
  slit: stepSlit,
  border: stepBorder,
  straps: stepStraps,
  tone: (garment, steps) => {
    const colour = toned(garment.cloth.colour, steps);
    if (colour) garment.cloth = { ...garment.cloth, colour };
    return colour !== undefined;
  },
  vividness: (garment, steps) => {
    const colour = vivid(garment.cloth.colour, steps);
    if (!colour || colour.hex === garment.cloth.colour.hex) return false;
    garment.cloth = { ...garment.cloth, colour };
    return true;
  },
  shine: stepShine,
  weight: (garment, steps) => stepCloth(steps > 0 ? ladders.HEAVIER : ladders.LIGHTER, garment, steps),
  'print.scale': (garment, steps) => {
    const { print } = garment.cloth;
    const scale = print.kind === 'solid' ? undefined : along(ladders.SCALE_LADDER, print.scale, steps);
    if (scale) garment.cloth = { ...garment.cloth, print: { ...print, scale } };
    return scale !== undefined;
  },
  work: stepWork,
};

/** Which slot of a garment an axis is. */
const SLOT_OF: Partial<Readonly<Record<Axis, readonly string[]>>> = {
  'sleeve.volume': ['sleeve.shape'],
  volume: ['silhouette'],
  neck: ['neckline'],
  waist: ['waistline'],
  slit: ['details'],
  border: ['details'],
  straps: ['details'],
  tone: ['colour'],
  vividness: ['colour'],
  shine: ['fabric'],
  weight: ['fabric'],
  'print.scale': ['print'],
  work: ['details'],
};

function stepShoes(look: Look, ids: readonly string[], from: number, steps: number): boolean {
  const id = ids[Math.min(ids.length - 1, Math.max(0, from + steps))];
  const entry = id === undefined || id === ids[from] ? undefined : FOOTWEAR_BY_ID.get(id);
  if (!entry || entry.kind === look.footwear.kind) return false;
  // a lower heel has the toe and the strap of the higher one
  const kept = (look.footwear.details ?? []).filter(({ id }) => /-toe$|^ankle-strap$/.test(id));
  const isOfHeel = ids === ladders.HEELS;
  look.footwear = {
    kind: entry.kind,
    name: entry.name ?? entry.id.replaceAll('-', ' '),
    colour: look.footwear.colour,
    ...(isOfHeel && kept.length > 0 && { details: kept }),
  };
  return true;
}

const whose = ({ person }: Look): 'her' | 'his' => (person.presentation === 'male' ? 'his' : 'her');

const YOUNGER: Partial<Readonly<Record<Look['person']['ageGroup'], Look['person']['ageGroup']>>> = { senior: 'adult' };

type LookStep = (look: Look, steps: number) => boolean;

/** How shoes and person go along theirs. */
const LOOK_STEPS: Partial<Readonly<Record<Axis, LookStep>>> = {
  'shoes.formality': (look, steps) => {
    const ids = ladders.SHOES_BY_FORMALITY[whose(look)];
    return stepShoes(look, ids, ids.indexOf(ladders.SHOE_LIKE[look.footwear.kind][whose(look)]), steps);
  },
  'shoes.heel': (look, steps) => stepShoes(look, ladders.HEELS, ladders.HEEL_LIKE[look.footwear.kind], steps),
  'shoes.tone': (look, steps) => {
    const colour = toned(look.footwear.colour, steps);
    if (colour) look.footwear = { ...look.footwear, colour };
    return colour !== undefined;
  },
  'hair.length': (look, steps) => {
    const ladder = ladders.HAIR_LADDERS[whose(look)];
    const { style } = look.person.hair;
    const next = along(ladder, ladder.includes(style) ? style : steps > 0 ? ladder[1] : ladder[2], steps);
    if (next) look.person.hair = { ...look.person.hair, style: next };
    return next !== undefined;
  },
  'hair.tone': (look, steps) => {
    const colour = toned(look.person.hair.colour, steps);
    if (colour) look.person.hair = { ...look.person.hair, colour };
    return colour !== undefined;
  },
  skin: ({ person }, steps) => {
    const skin = along(ladders.SKIN_LADDER, person.skin, steps);
    if (skin) person.skin = skin;
    return skin !== undefined;
  },
  age: ({ person }, steps) => {
    // a step makes nobody grown into a child: that is asked for by name
    const ageGroup = steps < 0 ? YOUNGER[person.ageGroup] : along(ladders.AGE_LADDER, person.ageGroup, steps);
    if (ageGroup) person.ageGroup = ageGroup;
    return ageGroup !== undefined;
  },
  build: ({ person }, steps) => {
    const build = along(ladders.BUILD_LADDER, person.build, steps);
    if (build) person.build = build;
    return build !== undefined;
  },
};

const LOOK_SLOTS: Partial<Readonly<Record<Axis, string>>> = {
  'shoes.formality': 'footwear.kind',
  'shoes.heel': 'footwear.kind',
  'shoes.tone': 'footwear.colour',
  'hair.length': 'person.hair',
  'hair.tone': 'person.hair',
  skin: 'person.skin',
  age: 'person.ageGroup',
  build: 'person.build',
};

/**
 * Moves what is spoken of along an axis.
 * @returns the slots that have moved; none where it goes no further, or not at all
 */
export function step(work: Work, axis: Axis, steps: number, subject: Subject | undefined): string[] {
  const { look } = work;
  const wide = LOOK_STEPS[axis];
  if (wide) return wide(look, steps) ? [LOOK_SLOTS[axis] ?? axis] : [];
  const garment = subject?.of === 'garment' ? look.garments.find(({ id }) => id === subject.id) : undefined;
  const { amount } = work;
  if (garment && axis === 'length' && amount !== undefined) {
    if (!moveHem(garment, Math.sign(steps) * amount, look)) return [];
    work.hems.add(garment.id);
    return [`${garment.id}.length`];
  }
  if (!garment || !GARMENT_STEPS[axis]?.(garment, measured(garment, axis, steps, work.amount), look)) return [];
  return (SLOT_OF[axis] ?? [axis]).map((slot) => `${garment.id}.${slot}`);
}
