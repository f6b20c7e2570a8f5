/** The ways a saree's pallu is worn: Nivi in pleats, open, Bengali, Gujarati. */

import type { Garment } from '@toile/look';
import { emptyBuild, merge } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import { branch, die, stream } from '#atelier/kit/chance.ts';
import { spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { type Drape, type DrapeOptions, onShoulder } from './drape.ts';
import { palluFall, palluFront } from './pallu.ts';
import { pleatedLength } from './pleated-length.ts';

export type SareeStyle = 'nivi' | 'open' | 'bengali' | 'gujarati' | 'nauvari' | 'half-saree';

const FLUID = ['chiffon', 'georgette', 'net', 'organza'];

/** As the words say; else pleated, or open on every other saree of fluid cloth. */
export function sareeStyle(g: Garment, seed: number): SareeStyle {
  if (hasDetail(g, 'half-saree')) return 'half-saree';
  if (hasDetail(g, 'gujarati-drape')) return 'gujarati';
  if (hasDetail(g, 'bengali-drape')) return 'bengali';
  if (hasDetail(g, 'nauvari')) return 'nauvari';
  return FLUID.includes(g.cloth.fabric) && die(2, seed, 'saree.open') === 0 && !hasDetail(g, 'nivi-drape')
    ? 'open'
    : 'nivi';
}

/** From behind over the viewer's left shoulder, spread across the front, its far corner tucked at the other hip. */
function frontPallu(f: Wearer, o: DrapeOptions): Drape {
  const next = stream(o.seed, 'front-pallu.folds');
  const low = lerp(f.hip[LEFT][1], f.leg[LEFT].knee[1], 0.86 + next() * 0.2);
  const left = spline(
    [
      onShoulder(f, -1, 0.94, 3),
      add(f.underarm[LEFT], [9, 14]),
      add(f.bust[LEFT], [4, 26]),
      add(f.waist[LEFT], [6, 0]),
      add(f.hip[LEFT], [4, 0]),
      [f.hip[LEFT][0] + 6, low],
    ],
    10,
  );
  const right = spline(
    [
      onShoulder(f, -1, 0.12, 5),
      add(mix(f.bust[LEFT], f.bust[RIGHT], 0.56), [0, -30]),
      add(mix(f.bust[LEFT], f.bust[RIGHT], 0.9), [0, 4]),
      add(mix(f.underbust[LEFT], f.underbust[RIGHT], 0.98), [0, 18]),
      add(f.waist[RIGHT], [3, 8]),
      add(mix(f.highHip[RIGHT], f.hip[RIGHT], 0.7), [5, 8]),
    ],
    10,
  );
  const front = pleatedLength(left, right, {
    fabric: o.fabric,
    seed: branch(o.seed, 'front-pallu.length'),
    name: 'pallu',
    pleats: 6,
    front: -1,
    relief: 0.12,
    border: { edge: o.border, end: o.border * 2.4, rows: 2 },
    step: 9,
    opens: 0.4,
    lift: 4,
    crown: 7,
    fringe: true,
    bordered: [-1, 1],
    depth: 0.2,
  });
  return { behind: emptyBuild(), front };
}

/** The corner that a Bengali drape brings forward again over the other shoulder, with the household's keys tied in it. */
function keyCorner(f: Wearer, o: DrapeOptions): ReturnType<typeof pleatedLength> {
  const low = f.waist[LEFT][1] + 26;
  const left = spline(
    [
      onShoulder(f, -1, 0.96, 2),
      add(f.underarm[LEFT], [8, 24]),
      add(f.bust[LEFT], [2, 24]),
      [f.waist[LEFT][0] + 2, low - 16],
    ],
    10,
  );
  const right = spline(
    [
      onShoulder(f, -1, 0.44, 5),
      add(f.bust[LEFT], [34, -20]),
      add(f.bust[LEFT], [32, 30]),
      [f.waist[LEFT][0] + 30, low],
    ],
    10,
  );
  const corner = pleatedLength(left, right, {
    fabric: o.fabric,
    seed: branch(o.seed, 'key-corner'),
    name: 'corner',
    pleats: 3,
    front: 1,
    border: { edge: o.border * 0.8, end: o.border * 1.6 },
    step: 12,
    lift: 3,
    crown: 6,
    bordered: [1],
    depth: 0.2,
  });
  const ring = add(right[right.length - 1], [-10, 6]);
  for (const [x, y] of [
    [-3, 17],
    [2, 20],
    [6, 15],
  ] as const)
    corner.lines.push({
      kind: 'overlap',
      points: [ring, add(ring, [x * 0.5, y * 0.5]), add(ring, [x, y])],
      weight: 1.3,
      colour: '#b9924a',
    });
  return corner;
}

/** @param lower the wrapped skirt the pallu comes out of. */
export function palluOf(f: Wearer, style: SareeStyle, o: DrapeOptions, lower: Panel): Drape {
  if (style === 'gujarati') return frontPallu(f, o);
  const from = { upper: add(mix(f.underbust[LEFT], f.waist[LEFT], 0.62), [-3, 0]), lower: lower.map(-1, 0.2) };
  const folds = style === 'open' || style === 'bengali' ? ('open' as const) : ('pleated' as const);
  const front = palluFront(f, o, from, folds);
  return {
    behind: palluFall(f, o),
    front: style === 'bengali' ? merge(front, keyCorner(f, o)) : front,
  };
}
