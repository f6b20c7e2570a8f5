/** Trousers and shorts. */

import type { Garment, Length } from '@toile/look';
import { type Build, emptyBuild, type Line, type Material } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { endInBoot } from '#atelier/garments/boot-tuck.ts';
import { dhotiFan } from '#atelier/garments/drape/dhoti-fan.ts';
import { elasticBand } from '#atelier/garments/edges/shirred-rows.ts';
import { layBelt } from '#atelier/garments/finish/belt.ts';
import { layButtons } from '#atelier/garments/finish/buttons.ts';
import { isElasticWaisted } from '#atelier/garments/finish/gathers.ts';
import { isLinedWhole, liningOf } from '#atelier/garments/finish/lining.ts';
import { cargoPockets } from '#atelier/garments/finish/trimmings.ts';
import type { Fitting, WornWith } from '#atelier/garments/fitting.ts';
import { type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import { hasDetail, hasDetailOn, materialOf, plainOf, trimOf } from '#atelier/garments/measures.ts';
import { beltLoops } from '#atelier/garments/waist/belt-loops.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { at } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import { churidarRings } from './trousers/churidar-rings.ts';
import { frontPleats } from './trousers/front-pleats.ts';
import { patialaCowls } from './trousers/patiala-cowls.ts';
import { pleatedLegs } from './trousers/pleated-legs.ts';
import { distress, rawHems } from './trousers/rips.ts';
import { LEG_LENGTH, trouserCut } from './trousers/trouser-cuts.ts';
import { drawcord, jeansBand, jogCuffs, waistGathers } from './trousers/trouser-details.ts';
import { type Trousers, type Waistband, waistband } from './trousers/trouser-legs.ts';
import { isJeans, isSecondSkin, trousersOf } from './trousers/trousers-of.ts';
import { turnUps } from './trousers/turn-ups.ts';

/** A cord stands off its cloth. */
const cordColour = (g: Garment): string =>
  trimOf(g, 'contrast') ?? mixHex(g.cloth.colour.hex, lumaOf(g.cloth.colour.hex) > 0.5 ? '#2a2430' : '#f6f0e6', 0.75);

/** Long tailored trousers are pleated at the waist alone. */
const hasFrontPleats = ({ kind, length }: Garment): boolean => /^(wide-leg-)?trousers$/.test(kind) && length === 'full';

/** Pleated from band to hem, where there is width for it. */
const isPleated = (g: Garment): boolean =>
  hasDetail(g, 'pleats') && !hasFrontPleats(g) && ['wide', 'flared', 'a-line', 'pleated'].includes(g.silhouette);

/** Flowing trousers are lined to the hem, unless the words want them seen through. */
const isLinedToHem = (g: Garment): boolean =>
  isLinedWhole(g) || (!hasDetail(g, 'sheer') && (g.cloth.fabric === 'georgette' || g.cloth.fabric === 'chiffon'));

/** How long a straight lining is, by the share of the leg the cloth covers. */
function liningLength(g: Garment): Length {
  const share = LEG_LENGTH[g.length];
  return share > 0.9 ? 'midi' : share > 0.6 ? 'knee' : 'thigh';
}

/** What sheer trousers are lined with: their own legs, or straight ones that end above the hem. */
function lining(d: Fitting, g: Garment, legs: Trousers): Layer[] {
  if (!isSheer(g.cloth.fabric)) return [];
  if (isLinedToHem(g)) return [lay(g, 'lining', legs, { of: liningOf(g) })];
  const cloth = { ...g.cloth, fabric: 'silk' } as const;
  const straight = trousersOf(d, { ...g, silhouette: 'straight', length: liningLength(g), cloth });
  return [lay(g, 'lining', straight, { of: liningOf(g), cast: 0.2 })];
}

/** What is draped of the legs' own cloth beyond them. */
function draped({ f, seed }: Fitting, g: Garment, t: Trousers, isBooted: boolean): Layer[] {
  const rule = FABRIC_RULES[g.cloth.fabric];
  const of = materialOf(g.cloth);
  switch (g.silhouette) {
    case 'patiala':
      return patialaCowls(t.legs, rule, seed).map((cowls) => lay(g, 'cloth', cowls, { of, cast: 0.1 }));
    case 'churidar':
      if (isBooted) return [];
      return churidarRings(t.legs, rule, seed).map((rings) => lay(g, 'cloth', rings, { of, cast: 0.1 }));
    case 'dhoti':
      return [lay(g, 'fan', dhotiFan(f, t, rule, seed), { of, cast: 0.3 })];
    default:
      return [];
  }
}

/** Where the two lines of a side stripe lie within the outer edge, page units. */
const STRIPE = [5, 9] as const;

/** How far within the outer edge the middle of a satin stripe lies, its breadth, and the light along it, page units. */
const SATIN = { within: 8, broad: 7, gleam: 1.6 } as const;

/** A braid of satin down the outer seam: darker or lighter than the cloth, with a light along its middle. */
function satinStripe(g: Garment, legs: Trousers['legs']): Build {
  const own = g.cloth.colour.hex;
  const isDark = lumaOf(own) < 0.35;
  const satin = trimOf(g, 'contrast', 'stripe') ?? (isDark ? mixHex(own, '#b9bcc6', 0.42) : shadeHex(own, 0.62));
  const along = (outer: readonly Point[], side: Side, within: number): Point[] =>
    outer.map((p) => add(p, [-side * within, 0]));
  const lines = legs.flatMap(({ outer, side }): Line[] => [
    { kind: 'overlap', points: along(outer, side, SATIN.within), weight: SATIN.broad, colour: satin, isCord: true },
    {
      kind: 'overlap',
      points: along(outer, side, SATIN.within),
      weight: SATIN.gleam,
      colour: mixHex(satin, '#ffffff', 0.45),
      isCord: true,
    },
  ]);
  return { ...emptyBuild(), lines };
}

function sideStripe(g: Garment, { legs }: Trousers): Layer[] {
  if (!hasDetail(g, 'side-stripe')) return [];
  if (hasDetail(g, 'satin-stripe')) return [lay(g, 'stripe', satinStripe(g, legs), { of: materialOf(g.cloth) })];
  const colour = trimOf(g, 'contrast', 'stripe') ?? '#f1ece0';
  const lines = legs.flatMap(({ outer, side }) =>
    STRIPE.map(
      (within): Line => ({
        kind: 'overlap',
        points: outer.map((p) => add(p, [-side * within, 0])),
        weight: 1.2,
        colour,
        isCord: true,
      }),
    ),
  );
  return [lay(g, 'stripe', { ...emptyBuild(), lines }, { of: materialOf(g.cloth) })];
}

/** Depth of the band at the waist, page units. */
const BAND = { jogger: 22, snug: 27, usual: 17 } as const;
/** Pleats that a jogger's band gathers. */
const GATHERS = 34;

/** A belt is worn through loops over a fly: where they are asked for, and on whatever neither elastic nor a cord holds. */
function hasLoops(g: Garment): boolean {
  if (hasDetail(g, 'belt-loops')) return true;
  const { crease = false } = trouserCut(g.silhouette);
  return crease && g.closure === 'none' && !hasDetail(g, 'sash') && !isElasticWaisted(g) && !isSecondSkin(g);
}

function bandOf(g: Garment, { waistLine }: Trousers, seed: number): Waistband {
  const jog = g.silhouette === 'jogger';
  const band = waistband(waistLine, BAND[jog ? 'jogger' : isSecondSkin(g) ? 'snug' : 'usual']);
  if (jog) band.lines.push(...waistGathers(band.low, GATHERS));
  if (isJeans(g)) band.lines.push(...jeansBand(band.top, band.low));
  if (isElasticWaisted(g) && !jog) band.lines.push(...elasticBand(band, g.cloth.colour.hex, seed));
  return band;
}

/** Middle of the band below its upper edge, page units. */
const MIDDLE = 9;

/** What holds them up: a belt, a cord, or the button of the band. */
function heldUp({ f }: Fitting, g: Garment, { top, low }: Waistband): Layer[] {
  if (hasDetail(g, 'belt')) {
    const of: Material = { fabric: 'leather', colour: trimOf(g, 'belt') ?? '#5a3a28' };
    return layBelt(g, { line: top.map((p) => add(p, [0, MIDDLE])), kind: 'belt', of });
  }
  if (f.back || isSecondSkin(g)) return [];
  if (hasDetail(g, 'sash') || g.closure === 'tie') {
    const own = plainOf(materialOf(g.cloth));
    const of = { ...own, colour: trimOf(g, 'sash', 'belt') ?? own.colour };
    return layBelt(g, { line: top.map((p) => add(p, [0, MIDDLE])), kind: 'sash', of });
  }
  if (
    g.silhouette === 'jogger' ||
    g.closure === 'drawstring' ||
    hasDetail(g, 'elasticated-waist') ||
    hasDetailOn(g, 'waist', 'tie-up')
  ) {
    const of = { ...materialOf(g.cloth), colour: cordColour(g) };
    return [lay(g, 'drawcord', { ...emptyBuild(), lines: drawcord(at(low, 0.5), cordColour(g)) }, { of })];
  }
  const place = [add(at(top, 0.5), [2, MIDDLE])];
  const [colour, radius] = isJeans(g) ? (['#a9683a', 4] as const) : (['#8a7a60', 3] as const);
  return layButtons(g, { at: place, colour, radius });
}

export function cutTrousers(g: Garment, d: Fitting, { look, booted }: WornWith): Cut {
  const end = booted ? endInBoot(look, g) : null;
  const material = materialOf(g.cloth);
  const t = trousersOf(d, g, end);
  if (isPleated(g)) {
    const pleats = pleatedLegs(t.legs, d.seed);
    t.folds.push(...pleats.folds);
    t.lines.push(...pleats.lines);
  }
  if (hasDetail(g, 'pleats') && hasFrontPleats(g) && !d.f.back) {
    const pleats = frontPleats(t.waistLine, t.legs);
    t.folds.push(...pleats.folds);
    t.lines.push(...pleats.lines);
  }
  const ribbed = g.silhouette === 'jogger';
  const knit: Material = { fabric: 'knit', colour: material.colour };
  const band = bandOf(g, t, d.seed);
  return {
    garment: g,
    layers: {
      on: [
        ...lining(d, g, t),
        lay(g, 'cloth', t, { of: material, cast: 0.35 }),
        ...draped(d, g, t, end !== null),
        ...(d.f.back ? [] : distress(d, g, t.legs)),
        ...(end === null ? [...rawHems(g, t.legs, d.seed), ...turnUps(g, t.legs)] : []),
        ...cargoPockets(g, t.legs),
        ...sideStripe(g, t),
        ...(ribbed && end === null ? [lay(g, 'rib', jogCuffs(t.legs), { of: knit })] : []),
        lay(g, 'waistband', band, { of: ribbed ? knit : material, cast: 0.15 }),
        ...heldUp(d, g, band),
        ...(isJeans(g) || hasLoops(g) ? [lay(g, 'waistband', beltLoops(band.top, band.low), { of: material })] : []),
      ],
    },
    cloths: [called(g, material, g.name)],
    sleeves: [],
    sleeveEnd: 0,
  };
}
