/** The two sleeves of a garment: their cut from its words, their cloth, and where they leave the shoulder bare. */

import { asksFor, type Fabric, type Garment, type Neckline } from '@toile/look';
import { type Material, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isStretchy } from '#atelier/cloth/fabric-rules.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import {
  clothOf,
  garmentMaterial,
  grainAngle,
  hasDetail,
  hasDetailOn,
  isPlush,
  materialOf,
  trimOf,
} from '#atelier/garments/measures.ts';
import { printedPart, printOn } from '#atelier/garments/part-print.ts';
import { neckFor } from '#atelier/garments/upper/neck-choice.ts';
import { hasBags } from '#atelier/garments/world/kimono.ts';
import { branch } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { ellipse, isInside, outsideOf } from '#atelier/kit/shapes.ts';
import { SIDES } from '#atelier/kit/side.ts';
import { bardot } from './bardot.ts';
import { rolled } from './rolled-end.ts';
import { sleeve } from './sleeve.ts';
import { type SleeveCut, sleeveCut, withRib } from './sleeve-cuts.ts';
import type { Sleeve } from './sleeve-parts.ts';

/** An off-shoulder neckline without sleeves holds by a band round each upper arm. */
const ARM_BAND: SleeveCut = {
  end: 0.29,
  room: [
    [0, 4],
    [1, 4],
  ],
  cap: 0,
  hem: 'plain',
};

/** More room in the sleeves of what is cut too large, of tops and of the rest, page units; short ones reach so much further down the arm. */
const TOO_WIDE = { top: 11, other: 6, further: 0.1 } as const;

function slouched({ family }: Garment, cut: SleeveCut): SleeveCut {
  const wider = family === 'top' ? TOO_WIDE.top : TOO_WIDE.other;
  const end = cut.end < 0.4 ? cut.end + TOO_WIDE.further : cut.end;
  return { ...cut, end, room: cut.room.map(([t, w]) => [t, w + wider * Math.min(1, t * 4)]) };
}

/** The sleeves of a garment as cuts, and as they are worn. */
export function sleevesOf(g: Garment): SleeveCut | null {
  const cut = cutSleeves(g);
  return cut && rolled(g, cut);
}

/** As they are cut. Ribbed and knitted cloth closes at the wrist. */
function cutSleeves(g: Garment): SleeveCut | null {
  const cut = endsAtBand(g) ? ARM_BAND : sleeveCut(g.sleeve.shape, g.sleeve.length);
  if (!cut) return null;
  // the sleeves of a great robe are as wide as the robe
  if (g.sleeve.shape === 'kimono' && g.fit === 'oversized' && g.family === 'dress')
    return { ...cut, room: cut.room.map(([t, w]) => [t, w * 1.7]) };
  if (g.fit === 'oversized' && !cut.gathers && (cut.end > 0.4 || g.family === 'top'))
    return withRoom(g, slouched(g, cut));
  return withRoom(g, isPlush(g) && cut.end > 0.4 ? plumped(cut) : cut);
}

/** A sleeve as thick as its cloth. */
const plumped = (cut: SleeveCut): SleeveCut => ({
  ...cut,
  room: cut.room.map(([t, w]) => [t, w + 6 * Math.min(1, 0.3 + t * 3)]),
  outside: 0.75,
});

/** The curve of a Korean sleeve: full below the forearm, narrow again at the wrist. */
const CURVED: SleeveCut['room'] = [
  [0, 4],
  [0.3, 13],
  [0.6, 31],
  [0.82, 36],
  [0.94, 24],
  [1, 10],
];

function withRoom(g: Garment, cut: SleeveCut): SleeveCut {
  // under the bag that hangs from the forearm the sleeve itself is close
  if (hasBags(g)) return sleeveCut('set-in', g.sleeve.length) ?? cut;
  if (hasDetail(g, 'goreum') && cut.still) return { ...cut, room: CURVED, outside: 0.16 };
  if ((hasDetail(g, 'wide-cuff') || hasDetailOn(g, 'cuff', 'buttons')) && cut.hem === 'plain' && cut.end > 0.7)
    return { ...cut, hem: 'cuff' };
  if (hasDetail(g, 'wide-sleeve')) return { ...cut, room: cut.room.map(([t, w]) => [t, w + 12 * t]), hem: 'plain' };
  // woven cloth has no rib to close it
  if (cut.hem === 'rib' && !isStretchy(g.cloth.fabric) && !hasDetail(g, 'rib')) return { ...cut, hem: 'plain' };
  const ribbed = hasDetail(g, 'rib') || g.cloth.fabric === 'knit' || g.cloth.fabric === 'cable-knit';
  return ribbed && g.cloth.fabric !== 'jersey' ? withRib(cut) : cut;
}

/** Soft cloths, whose sheer sleeves are as soft. */
const SOFT: readonly Fabric[] = ['silk', 'satin', 'georgette', 'chiffon', 'velvet', 'jersey'];

/** Sleeves one looks through, of lace or of a cloth as soft as the garment's, when the details ask for them. */
function sheerSleeves({ cloth, details, trims }: Garment): Material | null {
  const isLace = asksFor({ details }, 'lace-sleeve');
  if (!isLace && !asksFor({ details }, 'sheer-sleeve')) return null;
  const colour = (trims.sleeve ?? cloth.colour).hex;
  return { fabric: isLace ? 'lace' : SOFT.includes(cloth.fabric) ? 'chiffon' : 'organza', colour };
}

/** Whether the arm is seen through sleeves of a garment that is itself lined: those that are asked so, and all of lace. */
export const hasSheerSleeves = (g: Garment): boolean => sheerSleeves(g) !== null || g.cloth.fabric === 'lace';

/** Sleeves in a second cloth or colour, when the details say so. */
export const sleeveMaterial = (g: Garment): Material =>
  sheerSleeves(g) ??
  printedPart(g, 'sleeve') ?? {
    ...(clothOf(g, 'sleeve') ? { fabric: clothOf(g, 'sleeve') ?? g.cloth.fabric } : materialOf(g.cloth)),
    colour:
      trimOf(g, 'sleeve', 'contrast') ??
      (clothOf(g, 'sleeve') && !hasDetail(g, 'contrast-sleeve')
        ? g.cloth.colour.hex
        : mixHex(g.cloth.colour.hex, lumaOf(g.cloth.colour.hex) > 0.5 ? '#2a2430' : '#f2ece0', 0.75)),
  };

const isContrasting = (g: Garment): boolean =>
  sheerSleeves(g) !== null ||
  printOn(g, 'sleeve') !== undefined ||
  hasDetail(g, 'contrast-sleeve') ||
  trimOf(g, 'sleeve') !== undefined ||
  clothOf(g, 'sleeve') !== undefined;

/** Of which material raglan sleeves are cut; undefined if the sleeves are set in. */
export const raglanOf = (g: Garment): number | undefined =>
  sleevesOf(g)?.raglan ? (isContrasting(g) ? 1 : 0) : undefined;

/** The sleeves, cut from material 1 where they contrast. */
export function contrastSleeves(g: Garment, sleeves: Sleeve[]): Sleeve[] {
  if (!isContrasting(g)) return sleeves;
  return sleeves.map((s) => ({ ...s, pieces: s.pieces.map((p) => ({ ...p, material: p.material ?? 1 })) }));
}

/** Necklines that leave both shoulders bare. */
const BARE_SHOULDERS: readonly Neckline[] = ['off-shoulder', 'strapless', 'sweetheart', 'straps'];

/** The neckline of a lining: never seen above the cloth it lines. */
export const liningNeck = (g: Garment): Neckline => {
  if (g.neckline === 'sweetheart') return 'sweetheart';
  return ['off-shoulder', 'strapless', 'halter', 'one-shoulder'].includes(g.neckline) ? 'strapless' : 'straps';
};

/** An off-shoulder neckline holds by one band over both arms and the chest. */
export const isBanded = (g: Garment): boolean => g.neckline === 'off-shoulder';

/** The band is all the sleeve there is: none were asked for, or none longer than it. */
const endsAtBand = (g: Garment): boolean =>
  isBanded(g) &&
  (['sleeveless', 'cap', 'short'].includes(g.sleeve.length) || !sleeveCut(g.sleeve.shape, g.sleeve.length));

/** Jackets whose sleeves slouch over the wrist. */
const SLOUCHING: readonly Fabric[] = ['denim', 'leather', 'quilted', 'jersey', 'knit', 'cable-knit', 'fleece'];

const isClean = ({ family, cloth }: Garment, { hem, gathers }: SleeveCut): boolean =>
  family === 'jacket' && hem === 'plain' && !gathers && !SLOUCHING.includes(cloth.fabric);

/** What else than its cut decides how a sleeve is set in. */
export interface SetIn {
  pad?: number;
  padOut?: number;
  drop?: number;
  /** Where they end instead, as a fraction of the arm. */
  end?: number;
  /** Edge of the bodice's neck, to which the band of bare shoulders is sewn. */
  neck?: readonly Point[];
}

/** How far down the upper arm the middle of an opened shoulder lies, and half its breadth and height, page units. */
const OPENED = { at: 0.2, wide: 15, high: 25 } as const;

/** A sleeve with a window over the shoulder. */
function coldShoulder({ arm }: Wearer, made: Sleeve): Sleeve {
  const { shoulder, elbow } = arm[made.side];
  const hole = ellipse(mix(shoulder, elbow, OPENED.at), OPENED.wide, OPENED.high, 36);
  return {
    ...made,
    pieces: made.pieces.map((piece) => ({ ...piece, hole: [...(piece.hole ?? []), hole] })),
    folds: made.folds.filter(({ points }) => !points.some((p) => isInside(p, hole))),
    lines: [
      ...made.lines.flatMap((line) => outsideOf(line.points, hole).map((points) => ({ ...line, points }))),
      { kind: 'opening', points: [...hole, hole[0]], weight: 1 },
    ],
  };
}

/** Both sleeves of a garment. @param ease of the bodice they are set into. */
export function makeSleeves(d: Fitting, g: Garment, ease: number, { neck, ...over }: SetIn = {}): Sleeve[] {
  const own = sleevesOf(g);
  if (!own) return [];
  const cut = {
    ...own,
    ...(over.end !== undefined && own.hem !== 'rolled' && { end: over.end }),
    clean: isClean(g, own),
  };
  const band = neck && isBanded(g) ? bardot(d.f, neck, FABRIC_RULES[g.cloth.fabric], d.seed) : [];
  if (band.length && endsAtBand(g)) return band;
  const material = garmentMaterial(g);
  const sleeves = SIDES.map((s) =>
    sleeve(d.f, s, {
      cut,
      fabric: FABRIC_RULES[g.cloth.fabric],
      seed: branch(d.seed, 'sleeve', s),
      ease,
      angle: grainAngle(material),
      offShoulder: BARE_SHOULDERS.includes(neckFor(g)),
      ...over,
    }),
  );
  const open = hasDetail(g, 'cold-shoulder') ? sleeves.map((made) => coldShoulder(d.f, made)) : sleeves;
  // longer sleeves come out from under the band
  return open.map((made, i) => (band[i] ? { ...made, ...merge(made, band[i]) } : made));
}
