import { mixHex } from '#atelier/paint/colour.ts';
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
    add(mix(far[far.length - 1], m.l, 0.5), [0, 0.02]),
    add(m.l, [-0.03, 0.01]),
    add(mix(m.l, m.c, 0.5), [0, 0.052]),
    add(m.c, [0, 0.062]),
    add(mix(m.c, m.r, 0.5), [0, 0.052]),
    add(m.r, [0.035, 0.005]),
    add(mix(m.r, shade[1], 0.45), [0, 0.03]),
    add(shade[1], [-0.03, -0.07]),
    add(shade[0], [-0.012, -0.03]),
  ]);
}

/** Short hairs along the growth: down the jaw, outward under the nose. */
function stubble(s: HeadSpace, n: number, seed: number): Stroke[] {
  const m = s.head.mouth;
  const next = random(seed);
  const [shade, light] = s.head.contour;
  const front = m.c[0] === 0;
  const jaw = front
    ? [...light.slice(1).reverse(), ...shade.slice().reverse()]
    : [...light.slice(0, 4).reverse(), ...shade.slice().reverse()];
  const edge = spline(jaw);
  return Array.from({ length: n }, () => {
    const rim = part(edge, next(), 1, 2)[0];
    const p = mix(rim, add(m.c, [0, 0.09]), next() ** 1.4 * 0.9);
    const out = (p[0] - m.c[0]) * 0.06;
    return {
      pts: [p, add(p, [out + (next() - 0.5) * 0.012, 0.018 + next() * 0.018])],
      w: 0.0056 + next() * 0.002,
      press: [0.2, 1, 0.15],
      a: 0.3 + next() * 0.4,
    };
  });
}

/** A trimmed beard and moustache: a breath of tone, then short hairs along the growth; the lips stay free. */
export function drawBeard(s: HeadSpace, hair: { base: string; ink: string }): void {
  const { H } = s;
  const m = s.head.mouth;
  const face = closed(s.head.face);
  const ground = beardGround(s);
  const moustache = spline([
    add(m.l, [-0.022, 0.008]),
    add(mix(m.l, m.c, 0.5), [0, -0.046]),
    add(m.c, [0, -0.044]),
    add(mix(m.c, m.r, 0.5), [0, -0.046]),
    add(m.r, [0.024, 0.008]),
    add(mix(m.c, m.r, 0.5), [0, -0.028]),
    add(m.c, [0, -0.033]),
    add(mix(m.l, m.c, 0.5), [0, -0.028]),
  ]);
  const tone = mixHex(hair.base, s.skin.deep, 0.45);
  const deep = s.dark ? 0.55 : 1;
  H.glaze([ground], tone, 0.3 * deep, 0.04, [face]);
  H.glaze([ground.map((p) => mix(p, add(m.c, [0, 0.13]), 0.2))], tone, 0.24 * deep, 0.035, [face]);
  H.glaze([moustache], tone, 0.42, 0.012, [face]);
  const lips = closed([
    add(m.l, [-0.006, 0]),
    add(m.c, [0, -m.h * 0.6]),
    add(m.r, [0.006, 0]),
    add(m.c, [0, m.h * 0.85]),
  ]);
  H.ink(stubble(s, 300, s.seed + 71), hair.ink, { clip: [ground], hide: [lips] });
  const next = random(s.seed + 5);
  const whiskers = Array.from({ length: 46 }, (): Stroke => {
    const u = next();
    const p = mix(mix(m.l, m.r, u), m.c, 0.1);
    const out = u - 0.5;
    return {
      pts: [add(p, [0, -0.046 + Math.abs(out) * 0.03]), add(p, [out * 0.05, -0.026 + Math.abs(out) * 0.05])],
      w: 0.006,
      press: [0.3, 1, 0.2],
      a: 0.5,
    };
  });
  H.ink(whiskers, hair.ink, { hide: [lips] });
}
