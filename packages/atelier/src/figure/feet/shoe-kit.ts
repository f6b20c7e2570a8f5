/** One foot and its shoe about to be painted, and the strokes every part of a shoe uses. */

import type { Detail, FootwearKind } from '@toile/look';
import { SKINS } from '#atelier/figure/body/skin-tones.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Brush, Ramp } from '#atelier/figure/brush/brush.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { brushFor } from '#atelier/figure/brush/wearer-brush.ts';
import { hexOf, luma, mixHex, rgbOf } from '#atelier/kit/colour.ts';
import { spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import type { Side } from '#atelier/kit/side.ts';
import { hexIn } from '#atelier/lexicon/colours/hex-in.ts';
import { type FootStand, footProjection, sectionAt, swept } from './foot-model.ts';
import { type Section, type Shoe, shoeOf } from './shoes.ts';

export interface Footwear {
  kind: FootwearKind;
  colour: { hex: string };
  /** Cuts within the kind: 'wedge', 'brogue'. */
  details?: readonly Detail[] | undefined;
  /** What is told of them besides: the metal of a buckle. */
  told?: readonly string[] | undefined;
  /** Colour of the tights or socks in the shoe, in place of skin. */
  hose?: string | undefined;
  /** Cloth hides the legs down to the ankle: of a boot no more is drawn than can be seen below it. */
  underCloth?: boolean;
}

/** What of a boot's shaft is seen below a hem that lies over it, heads above the ankle. */
const BELOW_HEM = 0.36;

/** Canvas as white as its rubber lies a tone under it, so that sole, cap and laces are told. */
const offSole = (hex: string): string => (luma(rgbOf(hex)) > 0.72 ? mixHex(hex, '#949aa4', 0.19) : hex);

/** Where and how a foot stands. */
export function standOf(w: Wearer, s: Side): FootStand {
  const b = w.body;
  const spec = b.pose.foot[s];
  return {
    ankle: b.j.ankle[s],
    yaw: spec.yaw,
    side: s,
    heel: w.heel / w.perHead,
    lift: Math.max(0, (spec.lift ?? 0) - (w.heel / w.perHead) * 12),
    scale: b.form.foot,
  };
}

export interface ShoeKit {
  B: Brush;
  at: (q: [number, number, number]) => Point;
  shoe: Shoe;
  skin: Ramp;
  /** What a nail takes of the light. */
  nail: string;
  upper: Ramp;
  sole: Ramp;
  stand: FootStand;
  far: boolean;
  hose: boolean;
  /** The metal of its buckles. */
  metal: string;
  /** Whether the straps over the foot are buckled. */
  isBuckled: boolean;
  /** What is told of its parts: 'cream stitching'. */
  told: readonly string[];
}

/** Straps nearer to the skin than this, of 1, are lost on it. */
const LOST = 0.3;

/** By how much of itself a colour is darker or lighter where it would be lost: its hue stays, so that it is still what it is called. */
const OWN = { darker: 0.52, lighter: 1.5, lift: 0.03 } as const;

/** The colour of straps on skin: their own, or where it would be lost darker, and lighter on deep skin where it is the lighter of the two. */
function apartFrom(skin: string, hex: string): string {
  const [a, b] = [rgbOf(skin), rgbOf(hex)];
  const away = Math.hypot(...a.map((v, i) => v - b[i]));
  if (away >= LOST) return hex;
  // what is darker than deep skin already goes on that way
  const isDarker = luma(a) > 0.4 || luma(b) < luma(a);
  return hexOf(b.map((v) => (isDarker ? v * OWN.darker : Math.min(1, v * OWN.lighter + OWN.lift))));
}

/** Of a sandal the strap round the ankle has the buckle; a strap over the instep has its own. */
const isBuckled = (details: readonly Detail[] = []): boolean =>
  details.some(({ id }) => id === 'strap-buckles') && details.some(({ id }) => id === 'instep-strap' || id === 'monk');

/** Brass, unless another metal is told of the shoe. */
const BRASS = '#d9c08a';
const METALS: readonly (readonly [RegExp, string])[] = [
  [/silver|steel|chrome|nickel|platinum/, '#c9cdd2'],
  [/gunmetal|black/, '#4a4d52'],
  [/rose gold|copper/, '#cf8f74'],
  [/pearl|white|ivory/, '#f1ebe0'],
];
/** The metal of buckles: what is told of it, or brass. */
export const metalSaid = (told: readonly string[] = []): string =>
  METALS.find(([words]) =>
    told.some((word) => /[ -](?:accents|buckles?|hardware)$/.test(word) && words.test(word)),
  )?.[1] ?? BRASS;

/** Materials of soles that are no colours. */
const SOLES: readonly (readonly [RegExp, string])[] = [[/\b(?:gum|crepe|jute|rope|cork|wooden|raffia)\b/, '#b98653']];
/** The colour that is told of a sole. */
function soleSaid(told: readonly string[] = []): string | undefined {
  const said = told.map((word) => word.replaceAll('-', ' ')).find((word) => /\b(?:mid|out)?soles?$/.test(word));
  return said && (SOLES.find(([words]) => words.test(said))?.[1] ?? hexIn(said));
}

const SOLE_COLOURS = { white: '#efeae2', tan: '#b98653', dark: '#2c2526' } as const;

/** The colour of a sole: what is told of it, its kind's, or the shoe's own, darker. */
export const soleColourOf = (f: Pick<Footwear, 'told' | 'colour'>, { soleColour }: Shoe): string =>
  soleSaid(f.told) ?? (soleColour ? SOLE_COLOURS[soleColour] : undefined) ?? mixHex(f.colour.hex, '#1d1718', 0.72);

export function shoeKit(S: Scene, w: Wearer, f: Footwear, s: Side): ShoeKit {
  const cut = shoeOf(f.kind, f.details);
  const shoe = f.underCloth && cut.shaft ? { ...cut, shaft: Math.min(cut.shaft, BELOW_HEM) } : cut;
  const stand = standOf(w, s);
  const skin = SKINS[w.person.skin];
  const sole = soleColourOf(f, shoe);
  const onSkin = shoe.toe === 'open' && !f.hose;
  const colour = onSkin
    ? apartFrom(skin.base, f.colour.hex)
    : shoe.soleColour === 'white'
      ? offSole(f.colour.hex)
      : f.colour.hex;
  return {
    B: brushFor(S, w),
    at: footProjection(stand),
    shoe,
    skin: f.hose ? rampOf(f.hose) : skin,
    nail: skin.lift,
    upper: rampOf(colour),
    sole: rampOf(onSkin ? apartFrom(skin.base, sole) : sole),
    stand,
    far: w.body.pose.far === s,
    hose: f.hose !== undefined,
    metal: metalSaid(f.told),
    isBuckled: isBuckled(f.details),
    told: [...(f.told ?? []), ...(f.details ?? []).map(({ id }) => id)].map((word) => word.replaceAll('-', ' ')),
  };
}

/** Breadth of the line round a part of a shoe, heads. */
const SECTION_INK = 0.0085;

/** Twice as broad as what is seen: half of each line lies within a shape. */
const around = (shapes: Point[][], w: number): Stroke[] =>
  shapes.map((q) => ({ pts: [...q, q[0]], w: w * 2, press: [1, 1, 1] }));

/** Outlines of overlapping shapes as one contour: each is drawn, and what lies inside any of them is swallowed. */
export function contour(B: Brush, shapes: Point[][], ramp: Ramp, w: number): void {
  B.ink(around(shapes, w), ramp.ink, { hide: shapes });
}

export function paintSections(
  k: ShoeKit,
  sections: Section[],
  ramp: Ramp,
  o: { base?: number; ink?: number; tones?: Point[][] } = {},
): Point[][] {
  if (sections.length < 2) return [];
  const shapes = swept(sections, k.at, !k.B.shows('shoe'));
  // in a preview what lies over the line swallows it: cheaper than to cut it
  if (!k.B.shows('shoe')) k.B.ink(around(shapes, o.ink ?? SECTION_INK), ramp.ink);
  k.B.form(shapes, ramp, {
    round: 0.05,
    base: (o.base ?? 0.32) + (k.far ? 0.07 : 0),
    edge: 0.9,
    tones: (o.tones ?? []).map((pts) => ({ pts, d: 0.18, soft: 0.03 })),
  });
  if (k.B.shows('shoe')) contour(k.B, shapes, ramp, o.ink ?? SECTION_INK);
  return shapes;
}

/** Lines along both sides of the foot at a height above its sole, from heel to toe. @param out how far beyond the last, heads. */
export function alongFoot(k: ShoeKit, table: Section[], y: number, out: number): Point[][] {
  return [-1, 1].map((way) => {
    const side = table.filter(([, , , low]) => low < 0.02).map(([z, x, half]) => k.at([x + way * (half + out), y, z]));
    return spline(side, 4);
  });
}

/** Line across the foot at z: from the inner side over the top to the outer side. */
export function acrossFoot(k: ShoeKit, table: Section[], side: number, top: number, reach = 1): Point[] {
  return spline(
    [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map((u): Point => {
      const z = lerp(top, side, u * u);
      const [, x, half, low, high] = sectionAt(table, z);
      const a = u * reach;
      return k.at([x + half * a, low + (high - low) * (0.4 + 0.6 * Math.sqrt(Math.max(0, 1 - a * a))), z]);
    }),
  );
}
