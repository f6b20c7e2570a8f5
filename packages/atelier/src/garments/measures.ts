import {
  type Cloth,
  type Detail,
  FABRICS,
  type Fabric,
  type Fit,
  type Garment,
  type Length,
  type Part,
} from '@toile/look';
/** From the words of a Look to measures on a wearer: heights of hems, room, looseness, turn of the print. */
import type { Material } from '#atelier/cloth/build.ts';
import { ruleOf } from '#atelier/cloth/named-cloths.ts';
import { isPlaced } from '#atelier/cloth/prints/print-rules.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';

const mean = (a: number, b: number): number => (a + b) / 2;

/** Heights of the body the hems are measured from. */
function heights(f: Wearer): {
  underbust: number;
  waist: number;
  highHip: number;
  hip: number;
  knee: number;
  ankle: number;
} {
  const bearing = f.leg[f.weight];
  return {
    underbust: mean(f.underbust[LEFT][1], f.underbust[RIGHT][1]),
    waist: Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]),
    highHip: mean(f.highHip[LEFT][1], f.highHip[RIGHT][1]),
    hip: mean(f.hip[LEFT][1], f.hip[RIGHT][1]),
    knee: bearing.knee[1],
    ankle: bearing.ankle[1],
  };
}

/** Lowest height any hem may reach: the instep of a bare foot. */
const floorHem = (f: Wearer): number => f.floor - 20;

/** From the waist to the floor of the grown, and of a child, cm. */
const WAIST_HEIGHT = { grown: 102, child: 76 } as const;

/** Page units of a centimetre of cloth on this wearer. */
const unitsPerCm = (f: Wearer): number =>
  (f.floor - heights(f).waist) / WAIST_HEIGHT[f.person.ageGroup === 'child' ? 'child' : 'grown'];

/** A hem that was moved off its place: no higher than the shortest and no lower than the floor, unless its place itself is. */
const between = (y: number, own: number, [shortest, floor]: readonly [number, number]): number =>
  clamp(y, Math.min(own, shortest), Math.max(own, floor));

/** Hem of something worn on the trunk: a top, a jacket. @param hem cm below the place of that length */
export function topHemY(f: Wearer, length: Length, hem = 0): number {
  const h = heights(f);
  const woman = isWoman(f);
  const table: Record<Length, number> = {
    crop: mean(h.underbust, h.waist) + 8,
    cropped: woman ? h.waist + 6 : h.waist + 22,
    waist: woman ? h.waist + 12 : mean(h.waist, h.highHip) + 14,
    hip: woman ? h.hip - 16 : h.hip - 4,
    full: woman ? h.hip - 8 : h.hip + 10,
    thigh: lerp(h.hip, h.knee, 0.4),
    micro: lerp(h.hip, h.knee, 0.3),
    mini: lerp(h.hip, h.knee, 0.52),
    knee: h.knee + 4,
    midi: lerp(h.knee, h.ankle, 0.4),
    ankle: lerp(h.knee, h.ankle, 0.8),
    maxi: h.ankle - 8,
    floor: floorHem(f),
  };
  return between(table[length] + hem * unitsPerCm(f), table[length], [table.crop, floorHem(f)]);
}

/** Hem of a skirt or dress; lengths that only make sense on a top mean the knee. @param hem cm below the place of that length */
export function skirtHemY(f: Wearer, length: Length, hem = 0): number {
  const h = heights(f);
  const table: Record<Length, number> = {
    crop: h.knee + 6,
    waist: h.knee + 6,
    hip: h.knee + 6,
    cropped: lerp(h.knee, h.ankle, 0.42),
    full: h.ankle - 10,
    micro: lerp(h.hip, h.knee, 0.34),
    thigh: lerp(h.hip, h.knee, 0.48),
    mini: lerp(h.hip, h.knee, 0.52),
    knee: h.knee + 6,
    midi: lerp(h.knee, h.ankle, 0.48),
    ankle: lerp(h.knee, h.ankle, 0.84),
    maxi: h.ankle + 6,
    floor: floorHem(f),
  };
  return between(table[length] + hem * unitsPerCm(f), table[length], [table.micro, floorHem(f)]);
}

const EASE: Record<Fit, number> = { tight: 1.5, fitted: 3, regular: 7, relaxed: 12, oversized: 20 };
/** Room between cloth and body, page units. */
export const easeOf = (fit: Fit): number => EASE[fit];

const BOX: Record<Fit, number> = { tight: 0, fitted: 0.12, regular: 0.5, relaxed: 0.9, oversized: 1 };
/** How straight the sides hang: 0 follows the waist, 1 hangs from the chest. Men's blocks hang straighter. */
export const boxOf = (f: Wearer, fit: Fit): number => Math.min(1, BOX[fit] + (isWoman(f) || fit === 'tight' ? 0 : 0.3));

const SCALE = { small: 0.7, medium: 1, large: 1.5 } as const;

/** Share of what shows through sheer cloth that the pigment of a print hides. */
const PIGMENT = 0.45;

/** The cloth of a garment as the painter takes it. */
export function materialOf(cloth: Cloth): Material {
  const { print } = cloth;
  const { cover } = ruleOf(cloth);
  const isPrinted = print.kind !== 'solid' && !isPlaced(print.kind);
  return {
    fabric: cloth.fabric,
    ...(cloth.name && { name: cloth.name }),
    colour: cloth.colour.hex,
    ...(isPrinted && cover < 1 && { opacity: lerp(cover, 1, PIGMENT) }),
    ...(print.kind !== 'solid' && {
      print: {
        kind: print.kind,
        colours: print.colours.map((c) => c.hex),
        scale: SCALE[print.scale],
        ...(print.name && { name: print.name }),
        ...(print.direction && { direction: print.direction }),
      },
    }),
  };
}

/** The same cloth without its print: insides and backs, where a print would lie wrong. */
export const plainOf = ({ fabric, name, colour }: Material): Material => ({ fabric, ...(name && { name }), colour });

/** Turn of the print in radians: stripes run down unless the words say otherwise. */
export const grainAngle = (material: Material): number =>
  material.print?.direction === 'horizontal' ? Math.PI / 2 : material.print?.direction === 'bias' ? 0.78 : 0;

/** Knitted stripes and those of collarless pullover tops lie across, as they are knitted. */
const liesAcross = (g: Garment): boolean =>
  g.family === 'top' &&
  g.cloth.print.kind === 'stripe' &&
  !g.cloth.print.direction &&
  (['jersey', 'knit', 'cable-knit', 'fleece'].includes(g.cloth.fabric) ||
    (g.collar === 'none' && g.closure === 'none'));

/** The material of a garment, its print turned the way its cut asks for. */
export function garmentMaterial(g: Garment): Material {
  const material = materialOf(g.cloth);
  return material.print && liesAcross(g)
    ? { ...material, print: { ...material.print, direction: 'horizontal' } }
    : material;
}

/** Whether a detail is asked for, of the whole garment or of a part of it. */
export const hasDetail = (g: Garment, ...ids: Detail['id'][]): boolean => g.details.some(({ id }) => ids.includes(id));

/** Whether a detail is asked for of one part. */
export const hasDetailOn = (g: Garment, part: Part, ...ids: Detail['id'][]): boolean =>
  g.details.some((detail) => detail.part === part && ids.includes(detail.id));

/** The one side on which a detail is asked for, as it is seen from the front; undefined where none is said. */
export function sideOf(g: Garment, ...ids: Detail['id'][]): Side | undefined {
  const side = g.details.find((detail) => ids.includes(detail.id) && detail.side !== undefined)?.side;
  return side === 'left' ? RIGHT : side === 'right' ? LEFT : undefined;
}

/** How many of a detail are asked for; 0 where no number is said. */
export const countOf = (g: Garment, id: Detail['id']): number =>
  Math.max(0, ...g.details.map((detail) => (detail.id === id ? (detail.count ?? 0) : 0)));

/** Six pockets of trousers are two more than they have inside: they stand on the thighs. */
export const hasCargoPockets = (g: Garment): boolean => hasDetail(g, 'cargo-pocket') || countOf(g, 'pocket') >= 6;

/** The cloth that a part is made of where the words name one for it: 'velvet collar', 'leather sleeves'. */
export function clothOf(g: Garment, ...parts: Part[]): Fabric | undefined {
  const named = g.details.filter(({ part }) => part !== undefined && parts.includes(part));
  return FABRICS.find((fabric) => named.some(({ id }) => fabric === (CALLED[id] ?? id)));
}

/** Cloths of the trade that are drawn as another. */
const CALLED: Partial<Readonly<Record<Detail['id'], Fabric>>> = {
  'faux-fur': 'fur',
  shearling: 'fur',
  'faux-leather': 'leather',
  suede: 'leather',
  'quilted-nylon': 'quilted',
  'rib-knit': 'knit',
};

/** Second colour of a named part, if the Look gives one. */
export const trimOf = (g: Garment, ...parts: Part[]): string | undefined => {
  for (const part of parts) {
    const colour = g.trims[part];
    if (colour) return colour.hex;
  }
  return undefined;
};

/** Cloth so thick that it stands off the body by itself: fur and wadding over the shoulders. */
export const isPlush = ({ family, layer, cloth }: Garment): boolean =>
  family === 'jacket' && layer === 'outer' && (cloth.fabric === 'fur' || cloth.fabric === 'quilted');

/** Width of shoulder straps where the words say something of them, page units. */
export function strapWidthOf(g: Garment): number | undefined {
  if (hasDetail(g, 'knotted-straps')) return 7;
  if (hasDetail(g, 'spaghetti-straps')) return 4;
  return hasDetail(g, 'shoulder-straps') ? 9 : undefined;
}
