/** What draws a coat in at its waist: a belt or a sash round it, or a cord run through it whose two ends hang out. */

import type { Garment } from '@toile/look';
import { emptyBuild } from '#atelier/cloth/build.ts';
import { centreX } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Belt } from '#atelier/garments/finish/belt.ts';
import { elasticAlong } from '#atelier/garments/finish/gathers.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Layer, lay } from '#atelier/garments/layer.ts';
import { drawcord } from '#atelier/garments/lower/trousers/trouser-details.ts';
import { hasDetail, plainOf, trimOf } from '#atelier/garments/measures.ts';
import { branch } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import type { Jacket } from './jacket.ts';
import { outsideOf } from './jacket-cloth.ts';

/** Between which heights (v) of the panel the waist is looked for. */
const WAIST = { highest: 0.1, lowest: 0.9 } as const;

/** The line of the waist, from left to right. */
function waistLine(f: Wearer, { cut, panel }: Jacket): Point[] {
  const shoulder = f.shoulder[LEFT][1];
  const waist = Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]);
  return panel.row(clamp((waist - shoulder) / (cut.endY - shoulder), WAIST.highest, WAIST.lowest), -1, 1, 24);
}

/** The belt or the sash it is tied with, if it is. */
export function beltOf({ f }: Fitting, g: Garment, j: Jacket): Belt | undefined {
  const isTied = g.closure === 'wrap' || (g.closure === 'tie' && !hasDetail(g, 'goreum'));
  if (!hasDetail(g, 'belt', 'sash') && !isTied) return undefined;
  const material = outsideOf(g);
  return {
    line: waistLine(f, j),
    kind: hasDetail(g, 'belt') ? 'belt' : 'sash',
    of: { ...material, colour: trimOf(g, 'belt', 'sash') ?? material.colour },
  };
}

/** How far the gathers run out of the casing, page units, and by how much a cord whose colour is not said stands off its cloth. */
const CASING = { gathers: 24, off: 0.72 } as const;

const cordColour = (g: Garment): string =>
  trimOf(g, 'contrast') ??
  mixHex(g.cloth.colour.hex, lumaOf(g.cloth.colour.hex) > 0.5 ? '#2a2430' : '#f6f0e6', CASING.off);

/** The cord through its waist, where the words want one; that of a hood is drawn with it. @param clip its fronts. */
export function waistCord({ f, seed }: Fitting, g: Garment, j: Jacket, clip: Point[][]): Layer[] {
  if (f.back || !g.details.some(({ id, part }) => id === 'drawcord' && (part === undefined || part === 'waist')))
    return [];
  const seam = waistLine(f, j);
  const { gathers } = CASING;
  const casing = elasticAlong({ seam, up: gathers, down: gathers, seed: branch(seed, 'jacket.waist-cord'), on: [] });
  const y = Math.max(...seam.map(([, v]) => v));
  const colour = cordColour(g);
  const of = plainOf(outsideOf(g));
  return [
    lay(g, 'edging', { ...emptyBuild(), lines: casing.lines }, { of, clip }),
    lay(g, 'drawcord', { ...emptyBuild(), lines: drawcord([centreX(f, y), y], colour) }, { of, cast: 0.2 }),
  ];
}
