/** Hair behind neck and shoulders: the back mass of a fall, the bulk of an afro, the inside of a hood. */

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { between, closedSpline, part } from '#atelier/kit/curves.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { paintCurls, springs } from './draw-curls.ts';
import { drawGathered } from './draw-gathered.ts';
import { drawRopes } from './draw-ropes.ts';
import { dressLocks, lockTones } from './dress-locks.ts';
import { fallOf, isLevel, lockedEnd, locksOf } from './hair-fall.ts';
import { afroRing, afroTones, strands, swell } from './hair-shapes.ts';
import type { Hair } from './hair-styles.ts';

/** Below the shoulders, heads from a grown person's and a child's crown, hair behind the back would show beside the arm as a thing of its own. */
const SHOWN = { grown: 1.3, child: 1.08 };

/** How far it narrows there from either side, a share of its breadth. */
const TAPER = 0.26;

/** The outer edges of a mass as far down as it shows, where they draw together. */
function shownOf(left: Point[], right: Point[], young: number): [Point[], Point[]] {
  const low = lerp(SHOWN.grown, SHOWN.child, young);
  const [a, b] = [left, right].map((outer) => {
    const below = outer.findIndex((p) => p[1] > low);
    return { line: part(outer, 0.16, below < 0 ? 1 : below / (outer.length - 1), 40), cut: below >= 0 };
  });
  if (!a.cut || !b.cut) return [a.line, b.line];
  // it tapers to its ends: no cut edge shows beside a shoulder that hangs low
  const drawn = (from: Point[], to: Point[]) =>
    from.map((p, i) => mix(p, to[i], TAPER * smoothstep(0.72, 1, i / 39) ** 2));
  return [drawn(a.line, b.line), drawn(b.line, a.line)];
}

function backMass(s: HeadSpace, st: Hair, c: Ramp): void {
  const left = fallOf(s, st, LEFT);
  const right = fallOf(s, st, RIGHT);
  if (!left || !right) return;
  const [a, b] = shownOf(left.outer, right.outer, s.model.young);
  if (st.texture === 'ropes') {
    drawRopes(s.H, a, b, c, {
      n: 11,
      width: 0.06,
      plaited: !!st.plaited,
      next: stream(s.seed, 'hair-behind.ropes'),
      dark: 0.8,
    });
    return;
  }
  const locks = !s.H.shows('lock')
    ? []
    : locksOf(s, st, { inner: between(a, b, 0.07, 60), outer: between(a, b, 0.93, 60) }, 7, 0.8);
  const end = lockedEnd(
    a[a.length - 1],
    b[b.length - 1],
    stream(s.seed, 'hair-behind.ends'),
    isLevel(st) ? 0.02 : 0.13,
  );
  const shapes = [[...a, ...end, ...b.slice().reverse()]];
  s.H.form(shapes, c, { round: 0.1, base: 0.56, edge: 1, tones: lockTones(locks, true) });
  dressLocks(s, locks, c, shapes, true);
  s.H.ink(
    [
      ...strands(a, b, 14, 0.011, stream(SAME, 'hair-behind.strands'), 0.5),
      { pts: part(a, 0.5, 1), w: 0.0105 },
      { pts: part(b, 0.5, 1), w: 0.013 },
    ],
    c.ink,
    { clip: shapes },
  );
}

function afro(s: HeadSpace, st: Hair, c: Ramp): void {
  const blob = afroRing(s.head, st);
  s.H.form([blob], c, { round: 0.12, base: 0.5, tones: afroTones(s, blob) });
  paintCurls(s.H, blob, c, 0.045, stream(s.seed, 'hair-behind.curls'));
  s.H.ink(
    [
      { pts: [...blob, blob[0]], w: 0.009, press: [0.6, 1, 0.7, 1, 0.6] },
      ...springs(blob, 16, 0.016, stream(s.seed, 'hair-behind.springs')),
    ],
    c.ink,
  );
}

/** Paints what hangs or stands behind the head; comes before the body. @param cover the cloth of a hijab or turban. */
export function drawHairBehind(s: HeadSpace, st: Hair, c: Ramp, cover: Ramp): void {
  if (st.fall) backMass(s, st, c);
  if (st.gather) drawGathered(s, st, c);
  if (st.texture === 'coily' && !st.fade && st.cap.top > 0.15) afro(s, st, c);
  if (st.cover === 'hijab') {
    const hood: Point[] = closedSpline(swell(s.head, st).filter((_, i) => i % 6 === 0));
    const nape = (s.head.nape[0][0] + s.head.nape[3][0]) / 2;
    s.H.form([hood, ellipse([nape, 0.72], 0.36, 0.42)], cover, { base: 0.8 });
  }
}
