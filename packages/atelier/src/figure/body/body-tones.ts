/** Where the body turns from the light: one terminator a limb, its width following the muscles. */

import type { Tone } from '#atelier/figure/brush/brush.ts';
import { between, closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { memoiseBySide } from '#atelier/kit/memoise-by-side.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band, strip } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import type { Body } from './body.ts';
import {
  ANKLE,
  ARM,
  ARM_RUNS,
  BELLY,
  BELLY_LINE,
  BLADE,
  BREAST,
  BREAST_LIGHT,
  COLLARBONE,
  ELBOW,
  FAR_LEG,
  INNER_THIGH,
  JAW_SHADOW,
  KNEE,
  LEG_RUNS,
  LIFTED_LEG,
  LIT_FLANK,
  NAPE_SHADE,
  type OnNeck,
  PECTORAL,
  PIT,
  type Run,
  SHIN_RUNS,
  SPINE,
  type Spot,
  TRUNK_RUN,
  UNDER_COLLARBONE,
} from './body-shades.ts';

/** The two edges of a limb as the viewer's left, where the light comes from, and right. */
const leftRight = (s: Side, outer: Point[], inner: Point[]): [Point[], Point[]] =>
  s === LEFT ? [outer, inner] : [inner, outer];

/** A tone along a limb. */
const runOn =
  (left: Point[], right: Point[]) =>
  ({ edge, from, to, reach, depth, soft }: Run): Tone => {
    const [near, far] = edge === 'lit' ? [left, right] : [right, left];
    return { pts: strip(near, far, from, to, [...reach]), d: depth, soft };
  };

/** A closed tone whose outline is laid by `place`. */
const spotAt =
  (place: (p: Point) => Point) =>
  ({ outline, depth, soft }: Spot): Tone => ({ pts: closedSpline(outline.map(place)), d: depth, soft });

function makeLegTones(b: Body, s: Side): Tone[] {
  const [left, right] = leftRight(s, b.legOut[s], b.legIn[s]);
  const run = runOn(left, right);
  const kn = b.j.knee[s];
  const an = b.j.ankle[s];
  const far = s === b.pose.far;
  const inner = part(b.legIn[s], 0, INNER_THIGH.to, INNER_THIGH.points);
  // the box of the knee leans with the shin
  const onKnee = ([x, y]: Point): Point => add(kn, [x * b.build.limb + ((an[0] - kn[0]) / (an[1] - kn[1])) * y, y]);
  const tones: Tone[] = [
    ...LEG_RUNS.map(run),
    ...KNEE.map(spotAt(onKnee)),
    ...SHIN_RUNS.map(run),
    spotAt((p) => add(an, p))(ANKLE),
    {
      pts: band(inner, shift(inner, [s * INNER_THIGH.across, 0])),
      d: INNER_THIGH.depth[far ? 'far' : 'near'],
      soft: INNER_THIGH.soft,
    },
  ];
  const whole = (
    without: number,
    within: number,
    { depth, soft, points }: typeof FAR_LEG | typeof LIFTED_LEG,
  ): Tone => ({
    pts: band(part(b.legOut[s], without, 1, points), part(b.legIn[s], within, 1, points)),
    d: depth,
    soft,
  });
  if (far) tones.push(whole(FAR_LEG.without, FAR_LEG.within, FAR_LEG));
  if ((b.pose.foot[s].lift ?? 0) > LIFTED_LEG.degrees) tones.push(whole(LIFTED_LEG.from, LIFTED_LEG.from, LIFTED_LEG));
  return tones;
}

export const legTones = memoiseBySide(makeLegTones);

function makeArmTones(b: Body, s: Side): Tone[] {
  const outer = part(b.armOut[s], ARM.from, 1, ARM.points);
  const [left, right] = leftRight(s, outer, part(b.armIn[s], 0, 1, ARM.points));
  const el = b.j.elbow[s];
  return [...ARM_RUNS.map(runOn(left, right)), spotAt((p) => add(el, p))(ELBOW)];
}

export const armTones = memoiseBySide(makeArmTones);

/** A tone over the neck, from its left to its right. */
function onNeck(b: Body, { outline, depth, soft }: { outline: readonly OnNeck[]; depth: number; soft: number }): Tone {
  const [l, r] = [b.trap[LEFT][0], b.trap[RIGHT][0]];
  return { pts: closedSpline(outline.map(([share, offset]) => add(mix(l, r, share), offset))), d: depth, soft };
}

/** Collarbone: from the pit to the shoulder, S-curved. */
export const collarbone = (b: Body, s: Side): Point[] => {
  const pit = b.j.pit;
  const sh = b.j.shoulder[s];
  const { out, drop, middle, end } = COLLARBONE;
  return spline([
    add(pit, [s * out, drop]),
    add(mix(pit, sh, middle[0]), middle[1]),
    add(mix(pit, sh, end[0]), end[1]),
  ]);
};

/** Lays stations of the trunk; `g` −1 mirrors what is drawn on the right. */
const onTrunk =
  (b: Body, g: Side = RIGHT) =>
  ([down, across]: Point): Point =>
    b.station(down, g * across);

/** From behind: the groove of the spine, the shoulder blades, the shade of the hair on the nape. */
const backTones = (b: Body): Tone[] => [
  runOn(b.flank[LEFT], b.flank[RIGHT])(TRUNK_RUN),
  spotAt(onTrunk(b))(SPINE),
  onNeck(b, NAPE_SHADE),
  ...SIDES.map((g) => spotAt(onTrunk(b, g))(BLADE)),
];

/** A breast's shade and light. @param size of the form and the build. */
function breastTones(b: Body, g: Side, size: number): Tone[] {
  const at = onTrunk(b, g);
  const { under, inner, outer, low, depth, mostSize, soft } = BREAST;
  const [down, across] = inner.at;
  return [
    {
      pts: closedSpline([
        b.station(down, g * across + inner.right),
        add(at([...under.at]), [under.right, under.fall]),
        at([...outer]),
        add(at([...low.at]), [...low.offset]),
      ]),
      d: depth * Math.min(mostSize, size),
      soft,
    },
    spotAt(at)(BREAST_LIGHT),
  ];
}

/** The collarbone, and the chest under it. */
function chestTones(b: Body, s: Side): Tone[] {
  const line = collarbone(b, s);
  const { fall, depth, soft } = UNDER_COLLARBONE;
  const bone: Tone = { pts: band(line, shift(line, [...fall])), d: depth, soft };
  const bust = b.form.bust * b.build.bust;
  if (bust > BREAST.from) return [bone, ...breastTones(b, s, bust)];
  return b.sex === 'male' ? [bone, spotAt(onTrunk(b, s))(PECTORAL)] : [bone];
}

export function torsoTones(b: Body): Tone[] {
  if (b.pose.back) return backTones(b);
  const [L, R] = [b.flank[LEFT], b.flank[RIGHT]];
  const lit = LIT_FLANK;
  const tones: Tone[] = [
    runOn(L, R)(TRUNK_RUN),
    {
      pts: band(part(L, lit.from, lit.to, lit.points), between(L, R, lit.across, lit.points)),
      d: lit.depth,
      soft: lit.soft,
    },
    onNeck(b, JAW_SHADOW),
    spotAt((p) => add(b.j.pit, p))(PIT),
    ...BELLY_LINE.map(spotAt(onTrunk(b))),
    ...SIDES.flatMap((s) => chestTones(b, s)),
  ];
  if (b.build.belly > BELLY.from) {
    const { depth, ...belly } = BELLY;
    tones.push(spotAt(onTrunk(b))({ ...belly, depth: depth * lerp(0.5, 1, b.build.belly) }));
  }
  return tones;
}
