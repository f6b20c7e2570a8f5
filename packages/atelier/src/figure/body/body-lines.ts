/** The pencil on the bare body: light side thin and lost in places, shade side and overlaps heavy. Widths in heads. */

import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { memoiseBySide } from '#atelier/kit/memoise-by-side.ts';
import { add, mix } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import type { Body } from './body.ts';
import { collarbone } from './body-tones.ts';

const LIGHT = 0.0105;
const SHADE = 0.019;

function makeLegLines(b: Body, s: Side): Stroke[] {
  const kn = b.j.knee[s];
  const outer = s === RIGHT ? SHADE : LIGHT;
  const inner = s === LEFT ? SHADE * 0.85 : LIGHT;
  return [
    { pts: part(b.legOut[s], 0, 0.5, 60), w: outer, press: [1, 1, 0.85, 0.3] },
    {
      pts: part(b.legOut[s], 0.46, 0.988, 70),
      w: outer,
      press: [0.1, 1, 1.1, 0.75, 0.9],
      gap: s === LEFT ? [0.72, 0.8] : undefined,
    },
    { pts: part(b.legIn[s], 0.01, 0.5, 60), w: inner, press: [1.5, 1, 0.7, 0.25] },
    { pts: part(b.legIn[s], 0.455, 0.988, 70), w: inner, press: [0.1, 1, 1.05, 0.75, 0.9] },
    {
      pts: spline([add(kn, [0.08, -0.02]), add(kn, [0.1, 0.06]), add(kn, [0.04, 0.13])]),
      w: 0.01,
      press: [0.1, 1, 0.1],
      a: 0.6,
    },
    { pts: spline([add(kn, [s * -0.09, -0.1]), add(kn, [s * -0.1, -0.01])]), w: 0.008, press: [0.1, 0.9, 0.1], a: 0.5 },
    {
      pts: spline([add(kn, [-0.07, 0.1]), add(kn, [-0.01, 0.13]), add(kn, [0.05, 0.115])]),
      w: 0.009,
      press: [0.1, 0.9, 0.1],
      a: 0.55,
    },
  ];
}

export const legLines = memoiseBySide(makeLegLines);

/** Degrees of bend from which the inner elbow folds. */
const CREASED = 48;
function bendOf(b: Body, s: Side): number {
  const [sh, el, wr] = [b.j.shoulder[s], b.j.elbow[s], b.j.wrist[s]];
  const turn = Math.atan2(wr[1] - el[1], wr[0] - el[0]) - Math.atan2(el[1] - sh[1], el[0] - sh[0]);
  return (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI;
}

/** @param from fraction of the outer line where the pencil is put down; 0 takes neck and shoulder along. */
export function armLines(b: Body, s: Side, from = 0): Stroke[] {
  const outer = s === RIGHT ? SHADE : LIGHT;
  const inner = s === LEFT ? SHADE * 0.85 : LIGHT;
  const pit = b.armIn[s][0];
  const lines: Stroke[] = [
    { pts: part(b.armOut[s], 0.585, 1, 60), w: outer, press: [0.2, 1.05, 1, 0.8, 0.6] },
    { pts: part(b.armIn[s], 0.42, 1, 50), w: inner, press: [0.2, 1, 0.95, 0.8, 0.6] },
  ];
  if (from < 0.5)
    lines.push(
      {
        pts: part(b.armOut[s], from, 0.62, 90),
        w: outer,
        press: [0.3, 0.7, 0.9, 1.05, 1, 0.35],
        gap: s === LEFT ? [0.6, 0.68] : undefined,
      },
      { pts: part(b.armIn[s], 0, 0.46, 50), w: inner, press: [1.5, 1, 0.8, 0.3] },
      {
        pts: spline([pit, add(pit, [s * 0.04, -0.1]), add(pit, [s * 0.065, -0.18])]),
        w: 0.012,
        press: [1.1, 0.7, 0.1],
        a: 0.8,
      },
    );
  if (bendOf(b, s) > CREASED) {
    const [fold] = part(b.armIn[s], 0.45, 0.45, 2);
    const into = mix(fold, part(b.armOut[s], 0.6, 0.6, 2)[0], 0.42);
    lines.push({
      pts: spline([fold, add(mix(fold, into, 0.55), [0, -0.012]), into]),
      w: 0.0105,
      press: [1.1, 0.7, 0.1],
      a: 0.7,
    });
  }
  return lines;
}

/** From behind: the spine, the inner edges of the shoulder blades, the flanks. */
function backLines(b: Body): Stroke[] {
  const st = b.station;
  const flanks = SIDES.flatMap((s): Stroke[] => {
    return [
      {
        pts: spline([st(0.3, s * 0.34), st(0.52, s * 0.38), st(0.7, s * 0.26)]),
        w: 0.009,
        press: [0.1, 0.9, 0.1],
        a: 0.5,
      },
      { pts: part(b.flank[s], 0.04, 1, 70), w: s === RIGHT ? SHADE : LIGHT, press: [0.6, 0.9, 1, 1, 0.9] },
    ];
  });
  return [
    { pts: spline([st(0.1, 0), st(0.6, 0.01), st(1.2, 0)]), w: 0.009, press: [0.1, 0.8, 0.9, 0.1], a: 0.5 },
    ...flanks,
  ];
}

export function torsoLines(b: Body): Stroke[] {
  const lines: Stroke[] = [];
  const pit = b.j.pit;
  if (b.pose.back) return backLines(b);
  for (const s of SIDES) {
    lines.push(
      { pts: collarbone(b, s), w: 0.0095, press: [0.9, 0.7, 0.1], a: 0.62 },
      {
        pts: spline([mix(b.trap[s][1], pit, 0.35), mix(b.trap[s][1], pit, 0.7), add(pit, [s * 0.035, -0.01])]),
        w: 0.008,
        press: [0.05, 0.5, 0.9],
        a: s > 0 ? 0.5 : 0.3,
      },
      {
        pts: part(b.flank[s], 0.04, 1, 70),
        w: s === RIGHT ? SHADE : LIGHT,
        press: [0.6, 0.9, 1, 1, 0.9],
        gap: s === LEFT ? [0.3, 0.38] : undefined,
      },
    );
  }
  return lines;
}
