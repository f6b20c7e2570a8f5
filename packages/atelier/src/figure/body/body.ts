/** Turns pose and build into the contours of one body, in heads. */

import type { Joints, PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { nearest, relax, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, perp, polar, scaled, sub, unit } from '#atelier/kit/points.ts';
import { both, LEFT, RIGHT, type Side, type Sided } from '#atelier/kit/side.ts';
import { bentEdges, layOnHips, liesOnHip } from './arm-on-hip.ts';
import type { Build } from './builds.ts';
import { FORMS, type Form, type Sex, type Station } from './forms.ts';
import { sinkIntoPockets } from './hand-in-pocket.ts';
import { FRONT_SHIFT, narrowed, retarget, swayed, turnedJoints } from './retarget.ts';

export interface Body {
  pose: PoseSpec;
  build: Build;
  sex: Sex;
  form: Form;
  j: Joints;
  /** Side of the neck > trapezius > shoulder point > outer arm > wrist: one unbroken line. */
  armOut: Sided<Point[]>;
  /** Armpit > inner arm > wrist. */
  armIn: Sided<Point[]>;
  /** Armpit > waist > hip > outer leg > ankle: one unbroken line, and its two stretches. */
  side: Sided<Point[]>;
  flank: Sided<Point[]>;
  legOut: Sided<Point[]>;
  /** Crotch > inner leg > ankle. */
  legIn: Sided<Point[]>;
  /** The five points neck top, neck, neck base, slope, shoulder point. */
  trap: Sided<Point[]>;
  /** The six torso stations on the flank: armpit, bust, underbust, waist, high hip, hip. */
  rows: Sided<Point[]>;
  /** A point of the trunk: t 0 pit, 1 waist, 2 crotch; u -1 left flank, 0 the middle of the front, 1 right flank. */
  station: (t: number, u: number) => Point;
  shapes: { torso: Point[]; arm: Sided<Point[]>; leg: Sided<Point[]>; neck: Point[] };
  crotch: Point;
}

/** Contour of a two-segment limb on one side; sgn +1 is the left of the way from root to tip, bow bends each segment. */
function limbSide(root: Point, mid: Point, tip: Point, st: Station[], sgn: number, bow: [Point, Point]): Point[] {
  const d1 = unit(sub(mid, root));
  const d2 = unit(sub(tip, mid));
  const n1 = scaled(perp(d1), sgn);
  const n2 = scaled(perp(d2), sgn);
  const turn = (d1[0] * d2[1] - d1[1] * d2[0]) * sgn;
  const bent = Math.acos(clamp(d1[0] * d2[0] + d1[1] * d2[1], -1, 1)) > 0.9;
  const out: Point[] = [];
  for (const [, t, w] of st) {
    const second = t >= 1;
    const u = second ? t - 1 : t;
    const near = 1 - smoothstep(0, 0.26, Math.abs(t - 1));
    const n = unit(add(scaled(second ? n2 : n1, 1 - near * 0.5), scaled(second ? n1 : n2, near * 0.5)));
    // the inside of a sharply bent joint is one crease point only
    if (bent && turn > 0 && near > 0.12 && Math.abs(t - 1) > 0.01) continue;
    const k = bent && near > 0.9 ? (turn > 0 ? 1.05 : 1.12) : 1;
    const axis = second ? mix(mid, tip, u) : mix(root, mid, u);
    out.push(add(add(axis, scaled(bow[second ? 1 : 0], Math.sin(u * Math.PI))), scaled(n, w * k)));
  }
  return out;
}

const widened = (st: Station[], k: (t: number) => number): Station[] => st.map(([n, t, w]) => [n, t, w * k(t)]);

/** The trunk as a function of height and breadth, ribs and pelvis tilted against each other. */
function trunk(pose: PoseSpec, b: Build, f: Form, j: Joints): Body['station'] {
  const middle = (pose.ribTilt + pose.pelvisTilt) / 2;
  const tilt = (t: number) =>
    t < 1 ? lerp(pose.ribTilt, middle, smoothstep(0.35, 1, t)) : lerp(middle, pose.pelvisTilt, smoothstep(1, 1.45, t));
  const scale = (t: number) =>
    t < 1 ? lerp(b.rib, b.waist, smoothstep(0.62, 1, t)) : lerp(b.waist, b.hip, smoothstep(1, 1.62, t));
  const turn = pose.turn ?? 0;
  const spine = (t: number): Point =>
    t <= 1
      ? add(mix(j.pit, j.waist, t), [Math.sin(t * Math.PI) * (j.pit[0] - j.waist[0]) * 0.12, 0])
      : mix(j.waist, j.pelvis, t - 1);
  const width = (t: number) => {
    const i = Math.max(
      1,
      f.torso.findIndex((r) => t <= r[1]),
    );
    const at = t > f.torso[f.torso.length - 1][1] ? f.torso.length - 1 : i;
    const [, t0, w0] = f.torso[at - 1];
    const [, t1, w1] = f.torso[at];
    return lerp(w0, w1, clamp((t - t0) / (t1 - t0))) * scale(t) * narrowed(turn, t);
  };
  // the middle of the front lies to one side of a turned trunk
  const front = turn * FRONT_SHIFT;
  const swing = (t: number): number => -front * lerp(1, 0.4, smoothstep(0.8, 1.7, t));
  return (t, u) => add(spine(t), polar(tilt(t), (swing(t) + u + front * (1 - u * u)) * width(t)));
}

/** Heads by which the bone of the shoulder stands over its joint: the line from the neck slopes to it. */
const SHOULDER_BONE = { woman: 0.108, man: 0.142 } as const;
/** And how far outside its joint: a woman's shoulder falls away before it, a man's ends in a corner there. */
const SHOULDER_END = { woman: 0.08, man: 0.098 } as const;

/** Side of the neck, concave, leaning forward and sinking behind the trapezius, to the shoulder point. */
function neckToShoulder(s: Side, pose: PoseSpec, b: Build, f: Form, j: Joints): Point[] {
  const half = f.neck * b.neck;
  const up = sub(j.pit, j.atlas);
  const along = (t: number, x: number): Point => add(add(j.atlas, scaled(up, t)), [s * half * x, 0]);
  const low = along(0.74, 1.16);
  // the line dips behind the collarbone and rises to the bone of the shoulder, a corner before the arm falls
  const point = add(j.shoulder[s], polar(pose.ribTilt, s * (f.bust > 0.5 ? SHOULDER_END.woman : SHOULDER_END.man)));
  point[1] -= f.bust > 0.5 ? SHOULDER_BONE.woman : SHOULDER_BONE.man + f.trap * 0.1;
  const slope = mix(low, point, 0.44);
  slope[1] += 0.012 - f.trap * 0.4 * b.neck;
  return [along(-0.22, 1), along(0.42, 0.93), low, slope, point];
}

interface BodySide {
  trap: Point[];
  armOut: Point[];
  armIn: Point[];
  side: Point[];
  flank: Point[];
  legOut: Point[];
  legIn: Point[];
  rows: Point[];
}
interface Frame {
  pose: PoseSpec;
  build: Build;
  sex: Sex;
  form: Form;
  j: Joints;
  station: Body['station'];
  crotch: Point;
}

function armOf({ pose, build, sex, form, j, station }: Frame, s: Side): Pick<BodySide, 'trap' | 'armOut' | 'armIn'> {
  const sh = j.shoulder[s];
  const trap = neckToShoulder(s, pose, build, form, j);
  const limb = (st: Station[]) => widened(st, () => build.limb);
  const bow: [Point, Point] = [
    [s * 0.016, 0],
    [s * 0.012, 0],
  ];
  const { outer, inner } = liesOnHip(pose, s)
    ? bentEdges({ shoulder: sh, elbow: j.elbow[s], wrist: j.wrist[s], limb: build.limb }, s, sex)
    : {
        outer: limbSide(sh, j.elbow[s], j.wrist[s], limb(form.armOuter), -s, bow),
        inner: limbSide(sh, j.elbow[s], j.wrist[s], limb(form.armInner), s, bow),
      };
  const axilla = mix(station(form.torso[0][1], s), add(sh, [s * 0.02, 0.42]), 0.45);
  return { trap, armOut: relax(spline([...trap, ...outer]), 10), armIn: relax(spline([axilla, ...inner]), 8) };
}

/** Turned, the far flank shows the breast and the near one the seat. */
function fillProfile(raw: Point[], { pose, build, form }: Frame, g: Side): void {
  const turn = pose.turn ?? 0;
  const far = Math.sign(turn) === g;
  const bust = form.bust * build.bust * Math.abs(turn);
  if (far) {
    raw[1] = add(raw[1], [g * 0.1 * bust, 0.02 * bust]);
    raw[2] = add(raw[2], [g * 0.015 * bust, 0]);
    raw[4] = add(raw[4], [g * 0.02, 0]);
  } else {
    raw[3] = add(raw[3], [-g * 0.03 * Math.abs(turn), 0]);
    raw[5] = add(raw[5], [g * 0.06 * Math.abs(turn), 0]);
  }
}

function sideOf(frame: Frame, s: Side): BodySide {
  const { pose, build, form, j, station, crotch } = frame;
  const arm = armOf(frame, s);
  const axilla = arm.armIn[0];
  const root = Math.sqrt(build.thigh);
  const leg = (st: Station[]) =>
    widened(st, (t) => (t < 1 ? lerp(build.thigh, root, t) : lerp(root, 1 + (build.thigh - 1) * 0.5, t - 1)));
  // the thigh bows out and the shin comes back in: the S of the leg
  const bow: [Point, Point] = [
    [s * 0.06, 0],
    [s * 0.02, 0],
  ];
  const lo = limbSide(j.hip[s], j.knee[s], j.ankle[s], leg(form.legOuter), -s, bow);
  const li = limbSide(j.hip[s], j.knee[s], j.ankle[s], leg(form.legInner), s, bow);
  const raw = form.torso.map(([, t]) => station(t, s));
  if (!pose.even) {
    // the bearing hip pushes out and its waist folds in
    const bears = pose.weight === s;
    raw[5] = add(raw[5], [s * (bears ? 0.05 : -0.025), 0]);
    raw[4] = add(raw[4], [s * (bears ? 0.04 : -0.018), 0]);
    if (bears) raw[3] = add(raw[3], [-s * 0.02, 0]);
  }
  if (pose.turn) fillProfile(raw, frame, s);
  const side = relax(spline([axilla, ...raw.slice(1), ...lo.slice(1)]), 60, 300);
  const split = nearest(side, raw[5]);
  return {
    ...arm,
    side,
    flank: side.slice(0, split + 1),
    legOut: side.slice(split),
    legIn: relax(spline([crotch, ...li]), 22),
    rows: [axilla, ...raw.slice(1).map((p) => side[nearest(side, p)])],
  };
}

function shapesOf({ [LEFT]: L, [RIGHT]: R }: Sided<BodySide>, j: Joints, crotch: Point): Body['shapes'] {
  const arm = (s: BodySide) => [...s.armOut, ...s.armIn.slice().reverse(), add(j.pit, [0, 0.1])];
  const leg = (s: BodySide) => [...s.legOut, ...s.legIn.slice().reverse(), add(crotch, [0, -0.3])];
  return {
    torso: [...spline(L.trap), ...L.flank, crotch, ...R.flank.slice().reverse(), ...spline(R.trap).reverse()],
    neck: [...L.trap.slice(0, 3), ...R.trap.slice(0, 3).reverse()],
    arm: both(arm(L), arm(R)),
    leg: both(leg(L), leg(R)),
  };
}

/** @param sex the form, @param build its multipliers; see data/builds.ts. */
export function makeBody(authored: PoseSpec, build: Build, sex: Sex, form: Form = FORMS[sex]): Body {
  const pose = swayed(authored, sex, Math.min(1, build.stoop * 2.6 + build.square));
  const j = turnedJoints(retarget(pose, build, sex), pose.turn ?? 0);
  const station = trunk(pose, build, form, j);
  layOnHips(j, { pose, station, build, sex });
  sinkIntoPockets(j, pose, sex);
  const crotch = add(j.pelvis, [0, 0.04]);
  const frame = { pose, build, sex, form, j, station, crotch };
  const sides = both(sideOf(frame, LEFT), sideOf(frame, RIGHT));
  const of = (part: keyof BodySide): Sided<Point[]> => both(sides[LEFT][part], sides[RIGHT][part]);
  return {
    ...frame,
    shapes: shapesOf(sides, j, crotch),
    armOut: of('armOut'),
    armIn: of('armIn'),
    side: of('side'),
    flank: of('flank'),
    legOut: of('legOut'),
    legIn: of('legIn'),
    trap: of('trap'),
    rows: of('rows'),
  };
}
