/** Where the body turns from the light: one terminator a limb, its width following the muscles. */

import type { Tone } from '#atelier/figure/brush/brush.ts';
import { between, closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { memoiseBySide } from '#atelier/kit/memoise-by-side.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band, strip } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import type { Body } from './body.ts';

/** The two edges of a limb as the viewer's left and right. */
const leftRight = (s: Side, outer: Point[], inner: Point[]): [Point[], Point[]] =>
  s === LEFT ? [outer, inner] : [inner, outer];

function makeLegTones(b: Body, s: Side): Tone[] {
  const [left, right] = leftRight(s, b.legOut[s], b.legIn[s]);
  const kn = b.j.knee[s];
  const an = b.j.ankle[s];
  const far = s === b.pose.far;
  const inner = part(b.legIn[s], 0, 0.42, 20);
  // the box of the knee leans with the shin
  const shin = (x: number, y: number): Point =>
    add(kn, [x * b.build.limb + ((an[0] - kn[0]) / (an[1] - kn[1])) * y, y]);
  const tones: Tone[] = [
    { pts: strip(right, left, 0.02, 0.98, [0.26, 0.4, 0.44, 0.3, 0.16, 0.42, 0.44, 0.24, 0.2]), d: 0.27, soft: 0.3 },
    { pts: strip(left, right, 0.1, 0.9, [0.02, 0.3, 0.34, 0.12, 0.32, 0.2, 0.02]), d: -0.13, soft: 0.15 },
    // the knee is a box: lit on top, hollow beside the cap, its underside turned away
    {
      pts: closedSpline([shin(-0.1, 0.09), shin(-0.01, 0.135), shin(0.1, 0.075), shin(0.11, 0.2), shin(0.02, 0.25)]),
      d: 0.24,
      soft: 0.035,
    },
    {
      pts: closedSpline([shin(0.075, -0.2), shin(0.115, -0.08), shin(0.1, 0.06), shin(0.06, -0.04)]),
      d: 0.16,
      soft: 0.035,
    },
    { pts: closedSpline([shin(-0.085, -0.16), shin(0, -0.19), shin(-0.03, -0.11)]), d: 0.09, soft: 0.035 },
    {
      pts: closedSpline([shin(-0.075, -0.1), shin(0.02, -0.12), shin(0.035, 0.04), shin(-0.055, 0.07)]),
      d: -0.19,
      soft: 0.03,
    },
    // the edge of the shin catches the light; the calf rolls away behind it, higher without than within
    { pts: strip(left, right, 0.58, 0.9, [0.26, 0.4, 0.42, 0.34]), d: -0.06, soft: 0.078 },
    { pts: strip(right, left, 0.57, 0.82, [0.04, 0.26, 0.3, 0.05]), d: 0.1, soft: 0.078 },
    { pts: closedSpline([add(an, [-0.04, -0.3]), add(an, [0.02, -0.3]), add(an, [0.02, 0.02])]), d: -0.06, soft: 0.03 },
    { pts: band(inner, shift(inner, [s * 0.2, 0])), d: far ? 0.22 : 0.08, soft: 0.07 },
  ];
  if (far)
    tones.push({ pts: band(part(b.legOut[s], 0.12, 1, 30), part(b.legIn[s], 0.08, 1, 30)), d: 0.17, soft: 0.07 });
  if ((b.pose.foot[s].lift ?? 0) > 20)
    tones.push({ pts: band(part(b.legOut[s], 0.4, 1, 30), part(b.legIn[s], 0.4, 1, 30)), d: 0.16, soft: 0.14 });
  return tones;
}

export const legTones = memoiseBySide(makeLegTones);

function makeArmTones(b: Body, s: Side): Tone[] {
  const [left, right] = leftRight(s, part(b.armOut[s], 0.3, 1, 40), part(b.armIn[s], 0, 1, 40));
  const el = b.j.elbow[s];
  return [
    { pts: strip(right, left, 0, 1, [0.3, 0.48, 0.42, 0.24, 0.42, 0.48, 0.3, 0.24]), d: 0.26, soft: 0.15 },
    { pts: strip(left, right, 0.04, 0.9, [0.04, 0.34, 0.24, 0.3, 0.03]), d: -0.12, soft: 0.078 },
    { pts: closedSpline([add(el, [-0.05, -0.03]), add(el, [0.05, -0.04]), add(el, [0.0, 0.06])]), d: 0.07, soft: 0.03 },
  ];
}

export const armTones = memoiseBySide(makeArmTones);

/** Shadow of the jaw on the neck: a soft curve, heavier on the shade side. */
function neckTones(b: Body): Tone[] {
  const l = b.trap[LEFT][0];
  const r = b.trap[RIGHT][0];
  const pit = b.j.pit;
  return [
    {
      pts: closedSpline([
        add(l, [-0.04, -0.06]),
        add(l, [0.03, 0.13]),
        add(mix(l, r, 0.45), [0, 0.24]),
        add(mix(l, r, 0.85), [0, 0.36]),
        add(r, [0.05, 0.4]),
        add(r, [0.06, -0.06]),
      ]),
      d: 0.36,
      soft: 0.04,
    },
    {
      pts: closedSpline([add(pit, [-0.05, -0.02]), add(pit, [0.05, -0.02]), add(pit, [0.01, 0.07])]),
      d: 0.12,
      soft: 0.035,
    },
  ];
}

/** Collarbone: from the pit to the shoulder, S-curved. */
export const collarbone = (b: Body, s: Side): Point[] => {
  const pit = b.j.pit;
  const sh = b.j.shoulder[s];
  return spline([
    add(pit, [s * 0.05, 0.035]),
    add(mix(pit, sh, 0.42), [0, -0.035]),
    add(mix(pit, sh, 0.82), [0, -0.075]),
  ]);
};

/** From behind: the groove of the spine, the shoulder blades, the shade of the hair on the nape. */
function backTones(b: Body): Tone[] {
  const st = b.station;
  const blades = SIDES.map(
    (g): Tone => ({
      pts: closedSpline([
        st(0.24, g * 0.3),
        st(0.34, g * 0.62),
        st(0.62, g * 0.5),
        st(0.74, g * 0.24),
        st(0.5, g * 0.34),
      ]),
      d: 0.1,
      soft: 0.078,
    }),
  );
  const l = b.trap[LEFT][0];
  const r = b.trap[RIGHT][0];
  return [
    {
      pts: strip(b.flank[RIGHT], b.flank[LEFT], 0.04, 1, [0.1, 0.24, 0.24, 0.2, 0.24, 0.22, 0.05]),
      d: 0.2,
      soft: 0.15,
    },
    {
      pts: closedSpline([st(-0.1, 0), st(0.4, 0.03), st(1, 0.05), st(1.35, 0.02), st(1, -0.05), st(0.4, -0.03)]),
      d: 0.16,
      soft: 0.052,
    },
    {
      pts: closedSpline([add(l, [-0.04, -0.06]), add(mix(l, r, 0.5), [0, 0.2]), add(r, [0.04, -0.06])]),
      d: 0.26,
      soft: 0.052,
    },
    ...blades,
  ];
}

export function torsoTones(b: Body): Tone[] {
  if (b.pose.back) return backTones(b);
  const st = b.station;
  const bust = b.form.bust * b.build.bust;
  const tones: Tone[] = [
    {
      pts: strip(b.flank[RIGHT], b.flank[LEFT], 0.04, 1, [0.1, 0.24, 0.24, 0.2, 0.24, 0.22, 0.05]),
      d: 0.2,
      soft: 0.15,
    },
    {
      pts: band(part(b.flank[LEFT], 0.2, 0.9, 20), between(b.flank[LEFT], b.flank[RIGHT], 0.26, 20)),
      d: -0.05,
      soft: 0.08,
    },
    ...neckTones(b),
    // midline of the belly and the navel
    {
      pts: closedSpline([st(0.72, 0.02), st(0.96, 0.05), st(1.2, 0.03), st(1.2, 0.1), st(0.9, 0.12)]),
      d: 0.08,
      soft: 0.04,
    },
    { pts: closedSpline([st(1.17, -0.03), st(1.17, 0.04), st(1.24, 0.02)]), d: 0.3, soft: 0.012 },
  ];
  for (const s of SIDES) {
    const line = collarbone(b, s);
    tones.push({ pts: band(line, shift(line, [0.01, 0.06])), d: 0.1, soft: 0.03 });
    if (bust > 0.05) {
      const lower = (dy: number): Point => add(st(0.62, s * 0.5), [0.02, dy]);
      tones.push({
        pts: closedSpline([
          st(0.5, s * 0.12 + 0.1),
          lower(0.1),
          st(0.58, s * 0.86),
          add(st(0.62, s * 0.6), [0.03, 0.16]),
        ]),
        d: 0.14 * Math.min(1.2, bust),
        soft: 0.045,
      });
      tones.push({
        pts: closedSpline([st(0.44, s * 0.3), st(0.42, s * 0.6), st(0.54, s * 0.5)]),
        d: -0.08,
        soft: 0.06,
      });
    } else if (b.sex === 'male')
      tones.push({
        pts: closedSpline([st(0.55, s * 0.1), st(0.62, s * 0.5), st(0.52, s * 0.86), st(0.66, s * 0.5)]),
        d: 0.12,
        soft: 0.04,
      });
  }
  if (b.build.belly > 0.2)
    tones.push({
      pts: closedSpline([st(1.22, -0.6), st(1.36, 0), st(1.22, 0.7), st(1.42, 0.5), st(1.46, -0.3)]),
      d: 0.12 * lerp(0.5, 1, b.build.belly),
      soft: 0.06,
    });
  return tones;
}
