/** What the files of hats share. In head space. */
import { closedSpline } from '#atelier/kit/curves.ts';
import { type Point, shift } from '#atelier/kit/points.ts';
import type { Thing } from './worn-things.ts';

const FACING = { front: 0, threeQuarter: 1, down: 1, back: 0 };
/** Middle and half-width of the skull in this view. */
export function skullOf({ s }: Thing): { x: number; half: number; turned: boolean } {
  const { skull } = s.head;
  const xs = skull.map((p) => p[0]);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  return { x: (left + right) / 2, half: (right - left) / 2, turned: FACING[s.view] === 1 };
}
export const lee = (t: Thing, d: number): number => (t.s.flip ? -d : d);

export function outlined(t: Thing, shape: Point[], base = 0.34): void {
  const { H } = t.s;
  H.form([shape], t.ramp, {
    round: 0.09,
    base,
    tones: [{ pts: shift(shape, [lee(t, 0.28), 0.06]), d: 0.2, soft: 0.07 }],
  });
  H.ink([{ pts: [...shape, shape[0]], w: 0.0115, press: [0.5, 1, 1.2, 1, 0.5] }], t.ramp.ink);
}
export function shadowOnFace(t: Thing, shape: Point[]): void {
  t.s.H.glaze([shift(shape, [0, 0.06])], t.s.skin.shade, 0.5, 0.03, [closedSpline(t.s.head.face)]);
}
