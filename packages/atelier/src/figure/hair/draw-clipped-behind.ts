import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point, shift, sub, unit } from '#atelier/kit/points.ts';
import { paintCurls } from './draw-curls.ts';
import { contourOf, leeward, NAPE, WHORL } from './hair-behind.ts';
import { bumpy, swell, throughSkin } from './hair-shapes.ts';
import type { Hair } from './hair-styles.ts';

/** Where the hair of a fade is left long, and how its shade thins towards the neck: shares of the drop to the nape. */
const FADES = [0.62, 0.42, 0.22, 0] as const;

/** Hair clipped close, seen from behind: skin shows through, more towards the neck where it is faded. */
export function clippedBehind(s: HeadSpace, st: Hair, c: Ramp): void {
  const skull = swell(s.head, st);
  const rim = [...part(skull, 0.02, 0.98, 60), ...spline(NAPE)];
  const next = stream(s.seed, 'clipped-behind.hairs');
  s.H.form([rim], throughSkin(s.skin, c, st.fade ? 0.42 : 0.74), {
    round: 0.12,
    relief: 0.5,
    base: 0.36,
    edge: 0,
    tones: [{ pts: leeward(rim), d: 0.26, soft: 0.3 }],
  });
  const to = st.fade ? 0.3 : 0.62;
  for (const [i, down] of FADES.entries()) {
    const low = lerp(to, 0.86, down);
    const top = [
      ...part(skull, 0.1, 0.9, 50),
      ...spline([
        [0.34, low - 0.1],
        [0, low],
        [-0.34, low - 0.1],
      ] as Point[]),
    ];
    s.H.touch([top], mixHex(c.base, s.skin.deep, 0.3 - i * 0.1), 0.24 + i * 0.12, 0.1 - i * 0.012, [rim]);
  }
  if (st.fade) {
    const high = bumpy(part(skull, 0.2, 0.8, 50), -0.01, 0.036, stream(SAME, 'clipped-behind.edge'));
    const coils = [
      ...high,
      ...spline([
        [0.27, 0.3],
        [0, 0.36],
        [-0.27, 0.3],
      ] as Point[]),
    ];
    paintCurls(s.H, coils, c, 0.021, stream(s.seed, 'clipped-behind.coils'));
    s.H.ink([{ pts: high, w: 0.0095, press: [0.05, 0.8, 1, 0.9, 0.05] }], c.ink);
  }
  const stubble = Array.from({ length: 260 }, (): Stroke => {
    const p: Point = [(next() - 0.5) * 0.66, 0.02 + next() * 0.84];
    const way = unit(sub(p, WHORL));
    const l = 0.018 + next() * 0.022;
    return {
      pts: [p, add(p, [way[0] * l, way[1] * l + l * 0.4])],
      w: 0.0052,
      press: [0.2, 1, 0.1],
      a: 0.22 + next() * 0.34,
    };
  });
  s.H.ink(stubble, c.ink, { clip: [rim] });
  s.H.ink(
    stubble.filter((_, i) => i % 4 === 0).map((q) => ({ ...q, pts: shift(q.pts, [0.008, -0.004]) })),
    c.light,
    { clip: [rim], alpha: 0.5 },
  );
  if (!st.fade) contourOf(s, skull, c);
}
