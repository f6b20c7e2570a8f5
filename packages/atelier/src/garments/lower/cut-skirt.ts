/** Skirts. */

import type { Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { emptyBuild } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { stiffnessOf } from '#atelier/cloth/folds/hang.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { layOverlay } from '#atelier/garments/edges/lay-overlay.ts';
import { elasticBand } from '#atelier/garments/edges/shirred-rows.ts';
import type { Belt } from '#atelier/garments/finish/belt.ts';
import { type Buttons, layButtons } from '#atelier/garments/finish/buttons.ts';
import { exposedZip } from '#atelier/garments/finish/fastenings.ts';
import { finish } from '#atelier/garments/finish/finish.ts';
import { isElasticWaisted } from '#atelier/garments/finish/gathers.ts';
import {
  bottomOf,
  cutSlit,
  insideBack,
  lowBack,
  slitHole,
  slitOf,
  slitsIn,
  train,
} from '#atelier/garments/finish/hem-shape.ts';
import { tailsAndKnot } from '#atelier/garments/finish/knot.ts';
import { isLinedWhole, liningOf, slipEnd } from '#atelier/garments/finish/lining.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import {
  grainAngle,
  hasDetail,
  hasDetailOn,
  materialOf,
  plainOf,
  skirtHemY,
  trimOf,
} from '#atelier/garments/measures.ts';
import { wrapSkirt } from '#atelier/garments/upper/wrap.ts';
import { beltLoops } from '#atelier/garments/waist/belt-loops.ts';
import { apron, sporran, sporranChain, sporranStrap } from '#atelier/garments/world/kilt.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { at } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, type Side } from '#atelier/kit/side.ts';
import { seatOf } from './seat.ts';
import { type Skirt, skirt } from './skirt/skirt.ts';
import { skirtCutOf } from './skirt/skirt-cuts.ts';
import { skirtLayers } from './skirt/skirt-layers.ts';
import { denimSkirt, drawcord, jeansBand } from './trousers/trouser-details.ts';
import { type Waistband, waistband } from './trousers/trouser-legs.ts';

/** An exposed zip that no word places behind or in a side: it lies down the front, where its colour is seen. */
const isZippedInFront = (g: Garment): boolean => g.closure === 'zip' && trimOf(g, 'zip') !== undefined;

const isWrapped = (g: Garment): boolean => g.closure === 'wrap' || g.silhouette === 'wrap';

/** Where the upper edge of a skirt lies on one side. */
function topOf(f: Wearer, g: Garment, s: Side): Point {
  if (g.waistline === 'empire') return add(f.underbust[s], [s * 2, 4]);
  return add(mix(f.waist[s], f.highHip[s], seatOf(f, g)), [s * 1.5, 0]);
}

/** The skirt with its slit, its wrap and its buttoned edge. */
function makeSkirt({ f, seed }: Fitting, g: Garment): Skirt {
  const hemY = skirtHemY(f, g.length, g.hem);
  const k = skirt(f, {
    cut: skirtCutOf(g),
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed,
    hemY,
    topLeft: topOf(f, g, -1),
    topRight: topOf(f, g, 1),
    angle: grainAngle(materialOf(g.cloth)),
    stiff: stiffnessOf(g.cloth),
    bottom: bottomOf(g, true),
  });
  const slit = slitOf(g, f, k.panel);
  if (slit && hemY > f.hip[LEFT][1] + 120) cutSlit(k, slitHole(k.panel, slit.u, 0.2 + 0.8 * slit.height, slit.spread));
  if (isWrapped(g)) wrapSkirt(k);
  if (isZippedInFront(g) && !f.back) k.lines.push(...exposedZip(k.panel, trimOf(g, 'zip')));
  if (g.closure === 'buttons')
    k.lines.push({
      kind: 'overlap',
      points: k.panel.line(
        [
          [0.06, 0],
          [0.05, 0.5],
          [0.06, 1],
        ],
        10,
      ),
      weight: 0.5,
    });
  return k;
}

function behindSkirt({ f, seed }: Fitting, g: Garment, { panel }: Skirt): Layer[] {
  const of = plainOf(materialOf(g.cloth));
  const behind: Layer[] = [];
  if (slitOf(g, f, panel)) behind.push(lay(g, 'inside', insideBack(panel), { of }));
  if (hasDetail(g, 'high-low-hem')) behind.push(lay(g, 'back', lowBack(panel, true), { of }));
  if (hasDetail(g, 'train'))
    behind.push(lay(g, 'train', train(panel, f.floor, FABRIC_RULES[g.cloth.fabric], seed), { of }));
  return behind;
}

/** What sheer cloth is worn over. */
function lining({ f, seed }: Fitting, g: Garment, k: Skirt): Layer[] {
  if (!isSheer(g.cloth.fabric)) return [];
  if (isLinedWhole(g)) return [lay(g, 'lining', k, { of: liningOf(g) })];
  const hemY = skirtHemY(f, g.length, g.hem);
  const low = slipEnd(g, f.hip[LEFT][1], hemY);
  const plain = plainOf(materialOf(g.cloth));
  return skirtLayers(f, g, skirtCutOf(g), { low, hemY, seed }).map((layer, i) =>
    lay(g, 'lining', layer, { of: i ? plain : liningOf(g), cast: 0.3 }),
  );
}

const isDenim = ({ f }: Fitting, g: Garment): boolean => g.cloth.fabric === 'denim' && !f.back;
const isKilt = ({ f }: Fitting, g: Garment): boolean => factsOf(g).kilted === true && !f.back;

/** The purse a man wears before his kilt, on its strap and chain. */
function hungSporran({ f }: Fitting, g: Garment): Layer[] {
  return [
    lay(g, 'sporran', sporranStrap(f), { of: { fabric: 'leather', colour: '#3a2a21' }, cast: 0.3 }),
    ...layButtons(g, { at: sporranChain(f), colour: '#c9bfa6', radius: 2.3 }),
    lay(g, 'sporran', sporran(f), { of: { fabric: 'fur', colour: '#5b4636' }, cast: 0.45 }),
  ];
}

/** Height of the band at the waist, page units. */
const BAND = 15;

/** Where buttons sit along a band, shares of it. */
const ON_BAND = [0.32, 0.44, 0.56, 0.68] as const;

/** Buttons on the band itself. */
const onBand = (g: Garment, { top, low }: { top: readonly Point[]; low: readonly Point[] }): Layer[] =>
  layButtons(g, {
    at: ON_BAND.map((u) => mix(at(top, u), at(low, u), 0.5)),
    colour: trimOf(g, 'buttons') ?? '#efe4cf',
    radius: 3.4,
  });

/** The two ends of the cord that draws a waist in, paler or darker than its cloth. */
function cordOf(g: Garment, low: readonly Point[]): Layer[] {
  const own = g.cloth.colour.hex;
  const colour = trimOf(g, 'contrast') ?? (lumaOf(own) > 0.5 ? shadeHex(own, 0.45) : mixHex(own, '#f4eddd', 0.75));
  const of = { ...plainOf(materialOf(g.cloth)), colour };
  return [lay(g, 'drawcord', { ...emptyBuild(), lines: drawcord(at(low, 0.5), colour) }, { of, cast: 0.2 })];
}

const bandOf = ({ panel }: Skirt): Waistband => waistband(panel.row(0.012, -1, 1, 20), BAND);

/** Jeans' loops, over whatever belt goes through them. */
function loopsOf(d: Fitting, g: Garment, k: Skirt): Layer[] {
  if (!isDenim(d, g)) return [];
  const { top, low } = bandOf(k);
  return [lay(g, 'waistband', beltLoops(top, low), { of: materialOf(g.cloth) })];
}

/** Band at the waist, and what hangs or is tied there. */
function atWaist(d: Fitting, g: Garment, k: Skirt): Layer[] {
  const of = materialOf(g.cloth);
  const band = bandOf(k);
  if (isDenim(d, g)) band.lines.push(...jeansBand(band.top, band.low));
  if (isElasticWaisted(g)) band.lines.push(...elasticBand(band, g.cloth.colour.hex, d.seed));
  // a mundu or a lungi is rolled in at the waist, a skirt is tied
  const isTied = isWrapped(g) && !factsOf(g).rolledIn;
  return [
    ...(isKilt(d, g) ? [lay(g, 'apron', apron(k.panel, d.seed), { of, cast: 0.25 })] : []),
    lay(g, 'waistband', band, { of, cast: 0.2 }),
    ...(hasDetailOn(g, 'waist', 'buttons') ? onBand(g, band) : []),
    ...(!d.f.back && (g.closure === 'drawstring' || hasDetailOn(g, 'waist', 'tie-up')) ? cordOf(g, band.low) : []),
    ...(isKilt(d, g) && !isWoman(d.f) ? hungSporran(d, g) : []),
    ...(isTied
      ? tailsAndKnot(k.panel.map(-0.62, 0.012), 'tie').map((tied) => lay(g, 'sash', tied, { of, cast: 0.35 }))
      : []),
  ];
}

/** Buttons down the front: how many, where the first is (v) and how far apart. */
const DOWN = { count: 7, from: 0.06, apart: 0.13, radius: 4.2 } as const;

const buttonsOf = (g: Garment, { panel }: Skirt): Buttons => ({
  at: Array.from({ length: DOWN.count }, (_, i) => panel.map(0, DOWN.from + i * DOWN.apart)),
  colour: trimOf(g, 'buttons') ?? '#efe4cf',
  radius: DOWN.radius,
});

function waistOf(g: Garment, { panel }: Skirt): Belt | undefined {
  if (!hasDetail(g, 'belt', 'sash')) return undefined;
  const kind = hasDetail(g, 'belt') ? 'belt' : 'sash';
  const colour = trimOf(g, 'belt', 'sash') ?? '#6b4a30';
  return { line: panel.row(0.01), kind, of: { fabric: kind === 'belt' ? 'leather' : g.cloth.fabric, colour } };
}

export function cutSkirt(g: Garment, d: Fitting): Cut {
  const material = materialOf(g.cloth);
  const k = makeSkirt(d, g);
  const whole = isDenim(d, g) ? { ...k, lines: [...k.lines, ...denimSkirt(k.panel)] } : k;
  const waist = waistOf(g, k);
  return {
    garment: g,
    layers: {
      behind: behindSkirt(d, g, k),
      on: [
        { is: 'hem-shade', hem: k.hem, isSheer: isSheer(g.cloth.fabric) && !isLinedWhole(g), slits: slitsIn(k) },
        ...lining(d, g, k),
        lay(g, 'cloth', whole, { of: material, cast: 0.4 }),
        ...layOverlay(g, k, d.seed),
        ...finish({
          fitting: d,
          garment: g,
          seams: {
            hem: { ...k, isBordered: true },
            skirt: { panel: k.panel, outline: k.pieces[k.pieces.length - 1].outline, build: k },
            ...(g.closure === 'buttons' && { front: { buttons: [buttonsOf(g, k)] } }),
            ...(waist && { waist }),
            ...(!isDenim(d, g) && { pockets: { hip: k.panel } }),
          },
          own: { 'own parts': atWaist(d, g, k), belt: loopsOf(d, g, k) },
        }),
      ],
    },
    cloths: [called(g, material, g.name)],
    sleeves: [],
    sleeveEnd: 0,
  };
}
