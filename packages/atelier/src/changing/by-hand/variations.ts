/** Designs near one: each differs from it in the ways that were chosen, and from all others of its set. */
import { differences, type Fabric, type Family, type Garment, isRecoloured, type Look } from '@toile/look';
import { neverDrawn } from '@toile/look/records';
import type { Move } from '#atelier/draft/brief.ts';
import { stream } from '#atelier/kit/chance.ts';
import { colourDistance } from '#atelier/kit/colour.ts';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { change } from '../change.ts';
import { DULLER, HEAVIER, LIGHTER, SHINIER, SHOE_LIKE, SHOES_BY_FORMALITY } from '../ladders.ts';
import { tellChange } from '../tell-change.ts';
import { GARMENT_CHOICES } from './garment-choices.ts';
import { offersOf, PALETTE } from './offers.ts';

/** In what a variation may differ. */
export type Way = 'cut' | 'colour' | 'cloth' | 'styling';

export interface Variation {
  moves: Move[];
  /** One line of what is another. */
  told: string;
  /** It has other colours and nothing else. */
  isFree: boolean;
}

export interface WantedVariations {
  look: Look;
  seed: number;
  ways: readonly Way[];
  /** How many. */
  count: number;
  /** Which throw of them it is: another number gives others. */
  turn: number;
}

type Throw = () => number;

const oneOf = <T>(list: readonly T[], next: Throw): T | undefined => list[Math.floor(next() * list.length)];

/** Steps of a ladder that a variation goes at most: further it is another garment, and what is worn above the waist is so sooner. */
const NEAR = 2;
const NEAR_ABOVE = 1;
const ABOVE: ReadonlySet<Family> = new Set(['top', 'jacket', 'choli']);
/** Slots of the cut whose values are in order. */
const LADDERS: ReadonlySet<string> = new Set(['length', 'silhouette', 'fit', 'sleeve.length']);
/** Slots of the cut that are no ladder, and what of them suits whatever has a neck, sleeves or a waist. */
const SUITS: Readonly<Record<string, readonly string[]>> = {
  neckline: ['round', 'v', 'scoop', 'boat', 'square', 'high', 'keyhole', 'sweetheart'],
  'sleeve.shape': ['set-in', 'puff', 'bishop', 'bell', 'flutter', 'balloon', 'kimono'],
  waistline: ['natural', 'high', 'empire', 'dropped'],
};
/** Cuts that are another in one variation. */
const CUTS = 2;

/** What one slot of a garment may be instead. */
function cutsOf(garment: Garment, slot: string): string[] {
  const choice = GARMENT_CHOICES.find((one) => one.slot === slot);
  if (!choice || (slot === 'neckline' && garment.collar !== 'none')) return [];
  const [values, now] = [choice.values(garment), choice.value(garment)];
  const at = values.indexOf(now);
  const near = slot === 'length' && ABOVE.has(garment.family) ? NEAR_ABOVE : NEAR;
  if (LADDERS.has(slot)) return values.filter((_, n) => at >= 0 && n !== at && Math.abs(n - at) <= near);
  return values.filter((value) => value !== now && SUITS[slot]?.includes(value));
}

/** Another cut: of the first garment before others, as it is what the eye falls on. */
function cut({ garments }: Look, next: Throw): Move[] {
  const cuttable = garments.filter((garment) => [...LADDERS].some((slot) => cutsOf(garment, slot).length > 0));
  const garment = next() < 0.6 ? cuttable[0] : oneOf(cuttable, next);
  if (!garment) return [];
  const slots = [...LADDERS, ...Object.keys(SUITS)].filter((slot) => cutsOf(garment, slot).length > 0);
  const moves: Move[] = [];
  while (moves.length < CUTS && slots.length > 0) {
    const [slot = ''] = slots.splice(Math.floor(next() * slots.length), 1);
    const to = oneOf(cutsOf(garment, slot), next);
    if (to !== undefined) moves.push({ slot: `${garment.id}.${slot}`, to });
  }
  return moves;
}

/** CIEDE2000 between colours that nobody takes for one another. */
const APART = 18;

/** Another colour for one garment and all that have its colour, away from those of its print. */
function colour({ garments }: Look, next: Throw): Move[] {
  const garment = next() < 0.7 ? garments[0] : oneOf(garments, next);
  if (!garment) return [];
  const { hex } = garment.cloth.colour;
  const taken = [hex, ...garment.cloth.print.colours.map((each) => each.hex)];
  const free = PALETTE.filter((each) => taken.every((other) => colourDistance(each.hex, other) > APART));
  const to = oneOf(free, next)?.hex;
  const alike = garments.filter(({ cloth }) => cloth.colour.hex === hex);
  return to === undefined ? [] : alike.map(({ id }) => ({ slot: `${id}.colour`, to }));
}

const LIKE = [HEAVIER, LIGHTER, SHINIER, DULLER];
/** What nearly everything has been made of. */
const COMMON: readonly Fabric[] = ['cotton', 'linen', 'silk', 'satin'];
/** Cloths that are too few for a set. */
const FEW = 6;

/** Another cloth: one the garment is made of, or one that is near to its own. */
function cloth({ garments }: Look, next: Throw): Move[] {
  const garment = next() < 0.7 ? garments[0] : oneOf(garments, next);
  if (!garment) return [];
  const { fabric } = garment.cloth;
  const near = LIKE.flatMap((table) => table[fabric] ?? []);
  const own = new Set<Fabric>([...(GARMENT_BY_ID.get(garment.kind)?.cloths ?? []), ...near]);
  const all = [...new Set<Fabric>(own.size > FEW ? own : [...own, ...COMMON])];
  const to = oneOf(
    all.filter((each) => each !== fabric),
    next,
  );
  return to === undefined ? [] : [{ slot: `${garment.id}.fabric`, to }];
}

/** What goes with nearly everything. */
const GOES: Readonly<Record<'her' | 'his', readonly string[]>> = {
  her: ['hat', 'scarf', 'sunglasses', 'bag', 'necklace', 'earrings', 'bracelet', 'watch'],
  his: ['hat', 'scarf', 'sunglasses', 'crossbody', 'watch'],
};
/** How often one accessory is put on, and how often one that is there is left off. */
const PUT_ON = 0.6;
const LEAVE_OFF = 0.25;

/** Other shoes, and something put on or left off. */
function styling(look: Look, next: Throw): Move[] {
  const whose = look.person.presentation === 'male' ? 'his' : 'her';
  const now = SHOE_LIKE[look.footwear.kind][whose];
  const shoes = SHOES_BY_FORMALITY[whose].filter((id) => id !== now);
  const kind = oneOf(shoes, next);
  const worn = oneOf(look.accessories, next);
  const extra = oneOf(
    offersOf(look).additions.filter((id) => GOES[whose].includes(id)),
    next,
  );
  const moves: Move[] = kind === undefined ? [] : [{ slot: 'footwear.kind', to: kind }];
  if (extra !== undefined && next() < PUT_ON) moves.push({ slot: 'add', to: extra });
  else if (worn && next() < LEAVE_OFF) moves.push({ slot: `accessory.${worn.kind}`, to: '' });
  return moves;
}

const BY_WAY: Readonly<Record<Way, (look: Look, next: Throw) => Move[]>> = { cut, colour, cloth, styling };

/** Throws for one variation before it is given up: little of the design can be another in these ways. */
const THROWS = 24;

/** As many designs near one as were asked for, or as many as there are. Deterministic in all it is given. */
export function variationsOf({ look, seed, ways, count, turn }: WantedVariations): Variation[] {
  const made: Look[] = [];
  const found: Variation[] = [];
  for (let n = 0; n < count; n++) {
    for (let attempt = 0; attempt < THROWS; attempt++) {
      const next = stream(seed, 'variation', turn, n, attempt);
      const moves = ways.flatMap((way) => BY_WAY[way](look, next));
      const changed = change({ look, words: '', moves });
      const isWhole = changed.notDone.length === 0 && changed.changed.length > 0 && !neverDrawn(changed.look);
      if (!isWhole || made.some((other) => differences(other, changed.look).length === 0)) continue;
      made.push(changed.look);
      found.push({ moves, told: tellChange(changed), isFree: isRecoloured(look, changed.look) });
      break;
    }
  }
  return found;
}
