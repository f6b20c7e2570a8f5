/** What is sewn on a bag: stitches that quilt its face, a tassel that hangs from its foot. Heads of the body throughout. */
import { asksFor } from '@toile/look';
import { spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import type { Thing } from './worn-things.ts';

/** From the bag's own -1..1 across and down to the body's heads. */
type OnFace = (x: number, y: number) => Point;

/** Rows of stitches, by where they cross the middle, and how far they keep off the edges; shares of half the face. */
const ROWS = [-1.5, -1.125, -0.75, -0.375, 0, 0.375, 0.75, 1.125, 1.5] as const;
const FACE = { x: 0.93, y: 0.88 } as const;
/** Breadth of a stitched furrow and of the light beside it, and how far that lies from it, heads. */
const FURROW = { ink: 0.009, light: 0.008, beside: 0.008 } as const;

/** A slanting row within the face. @param s down to the right, or down to the left. */
function row(p: OnFace, at: number, s: 1 | -1): Point[] {
  const [from, to] = [Math.max(-FACE.x, at - FACE.y), Math.min(FACE.x, at + FACE.y)];
  return [p(s * from, from - at), p(s * to, to - at)];
}

/** Diamonds over the face of a bag, where it is quilted. */
export function quiltFace({ B, ramp, accessory }: Thing, p: OnFace): void {
  if (!asksFor(accessory, 'quilting')) return;
  const rows = ROWS.flatMap((at) => [row(p, at, 1), row(p, at, -1)]);
  B.ink(
    rows.map((pts) => ({ pts: pts.map((q) => add(q, [0, FURROW.beside])), w: FURROW.light, press: [1, 1, 1] })),
    ramp.light,
    { alpha: 0.75 },
  );
  B.ink(
    rows.map((pts) => ({ pts, w: FURROW.ink, press: [1, 1, 1] })),
    ramp.deep,
  );
}

/** Length of a tassel, and how far its strands spread to either side at its foot, heads. */
const TASSEL = { cord: 0.09, long: 0.3, spread: 0.055, strands: 7 } as const;

/** A tassel from the foot of a bag, where one is asked for. */
export function hangTassel({ B, ramp, accessory }: Thing, ring: Point): void {
  if (!asksFor(accessory, 'tassel')) return;
  const head = add(ring, [0.01, TASSEL.cord]);
  const line = (pts: Point[], w: number) => ({ pts, w, press: [1, 1, 1] });
  B.ink([line([ring, head], 0.016)], ramp.ink);
  const strands = Array.from({ length: TASSEL.strands }, (_, i) => {
    const out = ((2 * i) / (TASSEL.strands - 1) - 1) * TASSEL.spread;
    return spline([head, add(head, [out * 0.8, TASSEL.long * 0.4]), add(head, [out, TASSEL.long])]);
  });
  const [first, last] = [strands[0], strands.at(-1)];
  if (!first || !last) return;
  const skirt = [...first, ...last.toReversed()];
  B.form([skirt], ramp, { round: TASSEL.spread / 2, base: 0.4, edge: 1 });
  B.ink(
    [...strands, [...skirt, skirt[0]]].map((pts) => line(pts, 0.007)),
    ramp.ink,
  );
  B.form([ellipse(head, 0.034, 0.042, 14)], ramp, { round: 0.03, base: 0.3, edge: 1 });
  B.touch([ellipse(add(head, [0, 0.05]), 0.036, 0.012, 12)], '#d9b25a', 1);
}
