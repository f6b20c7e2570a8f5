/** Technical drawings of one garment, derived from the Look alone: the same parts the figure wears. */
import type { Garment, Look, Person } from '#atelier/look/look.ts';
import { bendHem } from '#atelier/paint/flats/bend-hem.ts';
import { LEVEL } from '#atelier/paint/flats/block.ts';
import { drawSareeCloth, drawStole } from '#atelier/paint/flats/drape.ts';
import { type Bounds, boundsOf, type Mark, Pen, type View } from '#atelier/paint/flats/pen.ts';
import { printed } from '#atelier/paint/flats/printed.ts';
import { drawSkirt, drawWaistband } from '#atelier/paint/flats/skirt.ts';
import { drawTrousers } from '#atelier/paint/flats/trousers.ts';
import { drawUpper } from '#atelier/paint/flats/upper.ts';
import type { Point } from '#atelier/paint/geometry.ts';

export interface Flat {
  garment: Garment;
  marks: Mark[];
  /** Centimetres. */
  bounds: Bounds;
}

const SKIRT_HEM: Partial<Record<Garment['length'], number>> = { micro: 74, mini: 80, knee: 98, midi: 118, ankle: 136 };

function skirtAlone(pen: Pen, garment: Garment, person: Person, view: View): void {
  const wide = person.build === 'full' ? 2.5 : 0;
  const waist: Point = [17 + wide, LEVEL.waist + 4];
  drawSkirt(pen, garment, { waist, hipHalf: 23 + wide, hemY: SKIRT_HEM[garment.length] ?? 144 }, view);
  drawWaistband(pen, waist[0], LEVEL.waist, 4);
}

function jumpsuit(pen: Pen, garment: Garment, person: Person, view: View): void {
  drawTrousers(pen, garment, person.presentation === 'male', view);
  const bodice: Garment = {
    ...garment,
    length: 'waist',
    silhouette: 'fit-and-flare',
    details: garment.details.filter((d) => d === 'belt'),
  };
  drawUpper(pen, bodice, person, view);
}

/** One garment from one side. Cloths without a cut look alike from both. */
export function flatOf(garment: Garment, person: Person, view: View): Flat {
  const pen = new Pen();
  switch (garment.family) {
    case 'skirt':
    case 'lehenga':
      skirtAlone(pen, garment, person, view);
      break;
    case 'trousers':
      drawTrousers(pen, garment, person.presentation === 'male', view);
      break;
    case 'jumpsuit':
      jumpsuit(pen, garment, person, view);
      break;
    case 'saree':
      drawSareeCloth(pen, garment);
      break;
    case 'dupatta':
      drawStole(pen, garment);
      break;
    default:
      drawUpper(pen, garment, person, view);
  }
  const marks = printed(bendHem(pen.marks, garment, view), garment, view);
  return { garment, marks, bounds: boundsOf(marks) };
}

/** What a pattern room asks for first: the garment that makes the outfit, then what is seen under it. */
const WEIGHT: Record<Garment['layer'], number> = { 'one-piece': 5, outer: 4, mid: 3, bottom: 2.5, base: 2, drape: 1.5 };

/** Families that make the outfit whatever layer they are worn in. */
const RANK: Partial<Record<Garment['family'], number>> = { saree: 6, lehenga: 5.5, choli: 5 };

/** The garments worth a flat, most telling first, at most `most`; of two layers alike the outer one tells more. */
export function telling(look: Look, most: number): Garment[] {
  const rank = ({ family, layer }: Garment): number => RANK[family] ?? WEIGHT[layer];
  return look.garments
    .map((garment, order) => ({ garment, order }))
    .sort((a, b) => rank(b.garment) - rank(a.garment) || b.order - a.order)
    .slice(0, most)
    .map(({ garment }) => garment);
}
