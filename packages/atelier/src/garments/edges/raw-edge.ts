/** A hem left raw: the warp stands out of it in a short pale fringe. */

import type { Line } from '#atelier/cloth/build.ts';
import { stream } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { arcLength, resample } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';

/** From thread to thread, how far they hang below the edge and reach into it, page units. */
const THREAD = { apart: 1.9, hang: 7, into: 3 } as const;

/** The fringe along an edge. @param cloth its colour. */
export function rawEdge(edge: readonly Point[], cloth: string, seed: number): Line[] {
  const next = stream(seed, 'edges.raw', edge[0][0]);
  const pale = mixHex(cloth, '#f4f1ea', lumaOf(cloth) > 0.75 ? 0.2 : 0.68);
  const shade = mixHex(cloth, '#2a2430', 0.35);
  return resample(edge, Math.max(8, Math.round(arcLength(edge) / THREAD.apart))).map((p, i): Line => {
    const end: Point = [(next() - 0.5) * 3, THREAD.hang * (0.35 + next() * 0.9)];
    const points = [add(p, [0, -THREAD.into * next()]), add(p, [end[0] * 0.4, end[1] * 0.6]), add(p, end)];
    return { kind: 'overlap', points, weight: 0.5 + next() * 0.3, colour: i % 4 ? pale : shade, isCord: true };
  });
}
