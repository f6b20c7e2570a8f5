import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, shift } from '#atelier/kit/points.ts';
import { dressLocks } from './dress-locks.ts';
import { lockAbout } from './hair-fall.ts';
import { combThrough, leanOf, strands } from './hair-shapes.ts';
import type { Hair } from './hair-styles.ts';

const LOCKS = 9;
/** Half the breadth of a fringe on the face, and the height at which it ends, heads. */
const REACH = 0.262;
const END = 0.402;

/** A fringe cut over the brows: narrow locks from the crown, a little longer at the temples, light between their ends. */
export function drawBangs(s: HeadSpace, st: Hair, c: Ramp): void {
  const { H, model: m } = s;
  const next = stream(s.seed, 'bangs.locks');
  // hair is never cut to a ruler: it leans to one side and its ends are of many lengths
  const lean = leanOf(s.seed);
  const locks = Array.from({ length: LOCKS }, (_, i) => {
    const u = ((i + 0.5) / LOCKS) * 2 - 1;
    const x = Math.max(-m.edge(END) * 0.96, u * REACH + (next() - 0.5) * 0.03);
    const end = END + Math.abs(u) ** 3 * 0.07 - next() ** 2 * 0.045;
    const k = 0.86 + next() * 0.3;
    const line = spline([
      m.at([x * 0.4, 0.03 - st.cap.top, 0.06]),
      m.at([x * 0.68, 0.1 - st.cap.top * 0.6, 0.27]),
      m.on(x * 0.9, 0.23, 0.035),
      m.on(x, lerp(0.23, end, 0.6), 0.025),
      m.on(x + lean * 0.016 + (next() - 0.5) * 0.02, end, 0.008),
    ]);
    return lockAbout(line, [0.012, 0.034, 0.043, 0.043 * k, 0.037 * k, 0.025 * k, 0.004]);
  });
  const shapes = locks.map((l) => l.shape);
  H.glaze(
    shapes.map((q) => shift(q, [s.flip ? -0.006 : 0.006, 0.022])),
    s.skin.deep,
    0.34,
    0.014,
    [closedSpline(s.head.face)],
  );
  H.form(shapes, c, { round: 0.05, relief: 0.5, base: 0.42, edge: 0.5 });
  const hairs = locks.flatMap((l, i) =>
    strands(l.shape.slice(0, 44), l.shape.slice(44).reverse(), 4, 0.0072, stream(s.seed, 'bangs.strands', i), 0.6),
  );
  combThrough(H, hairs, c, shapes, 0.9);
  dressLocks(s, locks, c, shapes, false);
  const tips = locks.map(
    (l): Stroke => ({ pts: l.shape.slice(32, 56), w: 0.006, press: [0.05, 0.6, 0.9, 0.6, 0.05], a: 0.5 }),
  );
  const wisps = locks.map((l, i): Stroke => {
    const at = i % 2 ? 40 : 48;
    return {
      pts: [mix(l.shape[at], l.spine[40], 0.4), l.shape[at], add(l.spine[43], [lean * 0.012, 0.012 + next() * 0.014])],
      w: 0.009,
      press: [0.1, 1, 0.05],
      a: 0.8,
    };
  });
  H.ink(tips, c.ink);
  if (H.shows('hair')) H.ink(wisps, mixHex(c.shade, c.ink, 0.4));
}
