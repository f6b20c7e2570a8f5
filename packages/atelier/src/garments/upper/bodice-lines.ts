/** The drawn lines of a bodice: seams, openings, and what is cut into its neckline. */

import type { Line } from '#atelier/cloth/build.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { SIDES } from '#atelier/kit/side.ts';
import type { Bodice, BodiceCut, BodiceSeams } from './bodice-cut.ts';
import { raglanSeam } from './raglan.ts';
import { cutAtY } from './side-seam.ts';

/** How far below the edge a bound neckline is stitched, at its ends and more in its middle, page units. */
const BINDING = { end: 5, middle: 3 } as const;
/** A keyhole and a notch below the neckline: half their width, and how deep they are cut, page units. */
const HOLE = { half: 9, from: 6, widest: 27, deep: 46 } as const;

/** The outline of a keyhole below a neckline. @param low the neckline's lowest point. */
export function keyholeBelow(low: Point): Point[] {
  const { half, from, widest, deep } = HOLE;
  const to = (x: number, y: number): Point => add(low, [x, y]);
  return spline([to(0, from), to(-half, widest), to(0, deep), to(half, widest), to(0, from)], 8);
}

/** What is cut into the middle of a neckline, and the stitching of its binding. */
function neckLines(b: Bodice, neck: BodiceCut['neck']): Line[] {
  const { edge, bound } = b.neck;
  const low = edge[Math.floor(edge.length / 2)];
  const to = (x: number, y: number): Point => add(low, [x, y]);
  const last = edge.length - 1;
  const sag = (i: number): number => BINDING.end + BINDING.middle * Math.sin((Math.PI * i) / last);
  const { half, deep } = HOLE;
  return [
    ...(bound ? [{ kind: 'seam' as const, points: edge.map((p, i) => add(p, [0, sag(i)])) }] : []),
    ...(neck === 'keyhole' ? [{ kind: 'opening' as const, points: keyholeBelow(low) }] : []),
    ...(neck === 'notched' ? [{ kind: 'opening' as const, points: [to(-half, -1), to(0, deep), to(half, -1)] }] : []),
  ];
}

/** How far beside a raglan seam it is stitched down, page units. */
const FELLED = 4;

/** Where sleeves are set in, or arms come out. */
function armholeLines(cut: BodiceCut, { neck, holes, shoulders }: BodiceSeams): Line[] {
  if (cut.sleeveless)
    return [
      { kind: 'opening', points: holes[0], weight: 0.8 },
      // a bare shoulder has no armhole
      ...(cut.neck === 'one-shoulder' ? [] : [{ kind: 'opening' as const, points: holes[1] }]),
    ];
  if (cut.raglan !== undefined)
    return SIDES.flatMap((s, i): Line[] => {
      const seam = raglanSeam(s, { neck: neck.edge, shoulder: shoulders[i], hole: holes[i] });
      return [
        { kind: 'detail', points: seam, weight: 1.15, top: true },
        { kind: 'stitch', points: seam.map((p) => add(p, [-s * FELLED, 0])), weight: 0.8, top: true },
      ];
    });
  return [
    { kind: 'seam', points: holes[0], top: true },
    { kind: 'seam', points: holes[1], weight: 1.1, top: true },
  ];
}

/** Draws the seams and edges of a bodice on it. */
export function drawBodice(b: Bodice, cut: BodiceCut, seams: BodiceSeams): void {
  const { sides, shoulders } = seams;
  // a hem that rises at the sides shortens their seams
  const [endL, endR] = [b.hem[0][1], b.hem[b.hem.length - 1][1]];
  b.lines.push({ kind: 'light', points: cutAtY(sides[0], endL) }, { kind: 'shade', points: cutAtY(sides[1], endR) });
  if (cut.hem !== 'hidden' && cut.hem !== 'joined') b.lines.push({ kind: 'hem', points: b.hem, weight: 0.9 });
  const { edge, straps, strapless } = b.neck;
  if (strapless) {
    if (!cut.banded) b.lines.push({ kind: 'opening', points: edge });
    for (const strap of straps) b.lines.push({ kind: cut.neck === 'halter' ? 'opening' : 'overlap', points: strap });
    return;
  }
  b.lines.push(
    { kind: 'light', points: shoulders[0], top: true },
    // nothing lies on a bare shoulder
    ...(cut.neck === 'one-shoulder' ? [] : [{ kind: 'shade' as const, points: shoulders[1], weight: 0.7, top: true }]),
    { kind: 'opening', points: edge, weight: 0.9 },
    ...armholeLines(cut, seams),
    ...neckLines(b, cut.neck),
  );
}
