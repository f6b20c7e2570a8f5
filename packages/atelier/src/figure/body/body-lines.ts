/** The pencil on the bare body. */

import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { nearest, part, spline } from '#atelier/kit/curves.ts';
import { memoiseBySide } from '#atelier/kit/memoise-by-side.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { liesOnHip } from './arm-on-hip.ts';
import type { Body } from './body.ts';
import {
  ARMPIT,
  BLADE_EDGE,
  COLLARBONE_LINE,
  CROOK_FOLD,
  ELBOW_FOLD,
  FLANK,
  FOREARM,
  INNER_SHADE,
  KNEE_MARKS,
  KNEE_OUTER_MARK,
  LIGHT,
  type Mark,
  NECK_MUSCLE,
  SHADE,
  SHIN,
  SPINE_LINE,
  THIGH,
  UPPER_ARM,
} from './body-strokes.ts';
import { collarbone } from './body-tones.ts';

/** Light comes from the viewer's left: the outer edge of what is right of it lies in shade, and the inner of what is left. */
const weightOf = (s: Side, edge: 'outer' | 'inner'): number => {
  if (edge === 'outer') return s === RIGHT ? SHADE : LIGHT;
  return s === LEFT ? INNER_SHADE : LIGHT;
};

/** A stroke along an edge; light swallows some of it on the left. */
function along(line: Point[], { from, to, points, press, lost }: typeof FLANK, s: Side, w: number): Stroke {
  const gap = s === LEFT ? lost : undefined;
  return { pts: part(line, from, to, points), w, press: [...press], ...(gap && { gap: [gap[0], gap[1]] }) };
}

/** Both edges of a stretch of a limb. */
const edgesOf = (outer: Point[], inner: Point[], s: Side, stretch: typeof THIGH): Stroke[] => [
  along(outer, stretch.outer, s, weightOf(s, 'outer')),
  along(inner, stretch.inner, s, weightOf(s, 'inner')),
];

/** A stroke whose line is laid by `place`. */
const markAt =
  (place: (p: Point) => Point) =>
  ({ line, w, press, a }: Mark): Stroke => ({ pts: spline(line.map(place)), w, press: [...press], a });

function makeLegLines(b: Body, s: Side): Stroke[] {
  const kn = b.j.knee[s];
  const g = s;
  return [
    ...edgesOf(b.legOut[s], b.legIn[s], s, THIGH),
    ...edgesOf(b.legOut[s], b.legIn[s], s, SHIN),
    ...KNEE_MARKS.map(markAt((p) => add(kn, p))),
    markAt(([x, y]) => add(kn, [g * x, y]))(KNEE_OUTER_MARK),
  ];
}

export const legLines = memoiseBySide(makeLegLines);

/** Degrees by which an elbow is bent. */
function bendOf(b: Body, s: Side): number {
  const [sh, el, wr] = [b.j.shoulder[s], b.j.elbow[s], b.j.wrist[s]];
  const turn = Math.atan2(wr[1] - el[1], wr[0] - el[0]) - Math.atan2(el[1] - sh[1], el[0] - sh[0]);
  return (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI;
}

/** The crease of an arm on the hip: the upper edge of its forearm runs on into the crook. */
function crookFold(b: Body, s: Side): Stroke {
  const { across, raised, w, press, a } = CROOK_FOLD;
  const elbow = b.j.elbow[s];
  const line = b.armIn[s];
  const crook = line[nearest(line, elbow)];
  const into = mix(crook, elbow, across);
  return { pts: spline([crook, add(mix(crook, into, 0.5), [0, -raised]), into]), w, press: [...press], a };
}

/** The fold inside a bent elbow. */
function elbowFold(b: Body, s: Side): Stroke {
  if (liesOnHip(b.pose, s)) return crookFold(b, s);
  const { inner, outer, across, middle, raised, w, press, a } = ELBOW_FOLD;
  const [fold] = part(b.armIn[s], inner, inner, 2);
  const into = mix(fold, part(b.armOut[s], outer, outer, 2)[0], across);
  return { pts: spline([fold, add(mix(fold, into, middle), [0, -raised]), into]), w, press: [...press], a };
}

/** @param from fraction of the outer line where the pencil is put down; 0 takes neck and shoulder along. */
export function armLines(b: Body, s: Side, from = 0): Stroke[] {
  const lines = edgesOf(b.armOut[s], b.armIn[s], s, FOREARM);
  const pit = b.armIn[s][0];
  const upper = { ...UPPER_ARM, outer: { ...UPPER_ARM.outer, from } };
  if (from < 0.5)
    lines.push(...edgesOf(b.armOut[s], b.armIn[s], s, upper), markAt(([x, y]) => add(pit, [s * x, y]))(ARMPIT));
  if (bendOf(b, s) > ELBOW_FOLD.degrees) lines.push(elbowFold(b, s));
  return lines;
}

const flankLine = (b: Body, s: Side): Stroke => along(b.flank[s], FLANK, s, weightOf(s, 'outer'));

/** From behind: the spine, the inner edges of the shoulder blades, the flanks. */
function backLines(b: Body): Stroke[] {
  const flanks = SIDES.flatMap((s): Stroke[] => [
    markAt(([down, across]) => b.station(down, s * across))(BLADE_EDGE),
    { ...flankLine(b, s), gap: undefined },
  ]);
  return [markAt(([down, across]) => b.station(down, across))(SPINE_LINE), ...flanks];
}

/** The muscle of the neck that ends beside the pit. */
function neckMuscle(b: Body, s: Side): Stroke {
  const pit = b.j.pit;
  const { seen, end, w, press, a } = NECK_MUSCLE;
  const way = seen.map((share) => mix(b.trap[s][1], pit, share));
  return {
    pts: spline([...way, add(pit, [s * end[0], end[1]])]),
    w,
    press: [...press],
    a: s === RIGHT ? a.right : a.left,
  };
}

export function torsoLines(b: Body): Stroke[] {
  if (b.pose.back) return backLines(b);
  const { w, press, a } = COLLARBONE_LINE;
  return SIDES.flatMap((s): Stroke[] => [
    { pts: collarbone(b, s), w, press: [...press], a },
    neckMuscle(b, s),
    flankLine(b, s),
  ]);
}
