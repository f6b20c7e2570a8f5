/** What lies or is tied round the waist. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, type Material } from '#atelier/cloth/build.ts';
import { type ClothLayer, layApart } from '#atelier/garments/layer.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import { type Round, roundWaist } from '#atelier/garments/waist/round-waist.ts';
import { at } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { buckleLines, strapEnd } from './buckle.ts';
import { type BeltKind, tailsAndKnot } from './knot.ts';

/** Page units. */
const BELT_HEIGHT: Record<BeltKind, number> = { belt: 13, sash: 26, bow: 24, tie: 9, obi: 62, band: 20 };

export interface Belt {
  /** Of the waist, from left to right. */
  line: readonly Point[];
  kind: BeltKind;
  of: Material;
  /** How it is called beside a swatch of it. */
  called?: string;
}

/** As high as it is said to be. */
const heightOf = (g: Garment, kind: BeltKind): number =>
  BELT_HEIGHT[kind] * (kind !== 'belt' ? 1 : hasDetail(g, 'wide-belt') ? 1.9 : hasDetail(g, 'narrow-belt') ? 0.6 : 1);

/** The band itself. */
function band({ top, middle, low, outline, surface }: Round, kind: BeltKind): Build {
  const b = emptyBuild();
  b.pieces.push({ name: 'belt', outline, surface, lift: 2, grain: { angle: Math.PI / 2 } });
  b.lines.push({ kind: 'overlap', points: low, weight: 0.8 }, { kind: 'opening', points: top, weight: 0.7 });
  if (kind === 'obi')
    for (const k of [-4, 4]) b.lines.push({ kind: 'detail', points: middle.map((p) => add(p, [0, k])), weight: 0.9 });
  return b;
}

/** A belt, sash or string along a waistline with what closes it. */
export function layBelt(g: Garment, { line, kind, of, called }: Belt): ClothLayer[] {
  const part = kind === 'belt' ? 'belt' : 'sash';
  const height = heightOf(g, kind);
  const round = roundWaist(line, height / 2, height / 2);
  const { middle } = round;
  const own = layApart(g, part, band(round, kind), { of, cast: 0.35, goesRound: true, ...(called && { called }) });
  if (kind === 'sash' || kind === 'bow' || kind === 'tie')
    return [own, ...tailsAndKnot(at(middle, 0.5), kind).map((tied) => layApart(g, part, tied, { of, cast: 0.35 }))];
  if (kind !== 'belt') return [own];
  return [
    own,
    layApart(g, 'belt', strapEnd(middle, height, of.fabric !== 'leather'), { of, cast: 0.3 }),
    layApart(g, 'buckle', { ...emptyBuild(), lines: buckleLines(middle, height) }, { of }),
  ];
}
