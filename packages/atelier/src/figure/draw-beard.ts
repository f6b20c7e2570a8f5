import { random } from '#atelier/paint/geometry.ts';
import { add, closed, mix, type P, part, spline } from './curves.ts';
import type { HeadSpace } from './head-space.ts';
import type { Stroke } from './ribbon.ts';

/** The ground a beard grows on: jaw and chin, leaving cheek and lips free. */
function beardGround(s: HeadSpace): P[] {
  const m = s.head.mouth;
  const [shade, light] = s.head.contour;
  const front = m.c[0] === 0;
  const far = front ? light.slice(-3) : light.slice(0, 4);
  return spline([
    ...shade.map((p) => add(p, [0.012, 0.012])),
    ...far,
    mix(far[far.length - 1], m.l, 0.55),
    add(m.l, [-0.03, 0.01]),
    add(mix(m.l, m.c, 0.5), [0, 0.052]),
    add(m.c, [0, 0.062]),
    add(mix(m.c, m.r, 0.5), [0, 0.052]),
    add(m.r, [0.035, 0.005]),
    add(mix(m.r, shade[1], 0.5), [0, -0.01]),
    add(shade[1], [-0.03, -0.07]),
    add(shade[0], [-0.012, -0.03]),
  ]);
}

/** A trimmed beard and moustache: soft ground, then short hairs along the growth; the lips stay free. */
export function drawBeard(s: HeadSpace, hair: { base: string; ink: string }): void {
  const { H } = s;
  const m = s.head.mouth;
  const face = closed(s.head.face);
  const ground = beardGround(s);
  const moustache = spline([
    add(m.l, [-0.028, 0.002]),
    add(mix(m.l, m.c, 0.5), [0, -0.052]),
    add(m.c, [0, -0.048]),
    add(mix(m.c, m.r, 0.5), [0, -0.052]),
    add(m.r, [0.03, 0]),
    add(mix(m.c, m.r, 0.5), [0, -0.026]),
    add(m.c, [0, -0.03]),
    add(mix(m.l, m.c, 0.5), [0, -0.026]),
  ]);
  H.glaze([ground], hair.base, 0.46, 0.024, [face]);
  H.glaze([moustache], hair.base, 0.5, 0.014, [face]);
  const next = random(s.seed + 71);
  const ticks: Stroke[] = Array.from({ length: 110 }, () => {
    const edge = part(s.head.contour[0], 0.2 + next() * 0.8, 1, 2)[0];
    const p = mix(edge, add(m.c, [0, 0.1]), next() * 0.8);
    return {
      pts: [p, add(p, [(next() - 0.5) * 0.016, 0.02 + next() * 0.014])],
      w: 0.006,
      press: [0.3, 1, 0.2],
      a: 0.45,
    };
  });
  H.ink(ticks, hair.ink, { clip: [ground] });
}
