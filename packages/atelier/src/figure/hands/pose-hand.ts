/** Makes what is seen of a hand from how its joints are bent. */
import { spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, times } from '#atelier/kit/numbers.ts';
import { mix, norm, type Point, polar, sub, unit } from '#atelier/kit/points.ts';
import type { Finger, Hand } from './hand.ts';
import {
  FINGERS,
  PALM,
  type Posed,
  posedFinger,
  posedThumb,
  type Seen,
  type Spot,
  seen,
  type View,
} from './hand-bones.ts';
import type { HandPose } from './hand-pose.ts';
import { convexHull } from './hull.ts';

/** The lamp stands above, before us; aside it is another way for each of two hands. */
const LAMP: Spot = [0, -0.6, 0.8];
/** How much darker a bone is that turns from the lamp, and from what turn on. */
const TURNED = { gain: 0.34, from: 0.72 } as const;
/** Cosine between two bones as seen, under which the second folds back over the first: they are two shapes. */
const FOLDS = 0.1;
/** How far beyond the palm a thumb may lie and still be drawn over it. */
const THUMB_DEPTH = 0.06;
/** A bone seen so short tells no direction. */
const SHORT = 0.04;
/** Where the palm begins beyond the wrist. */
const WRIST = 0.07;
/** Of the palm's roundness in a corner of its outline. */
const ARC = 10;
/** How far along the thumb's first bone its web begins. */
const WEB = 0.72;
/** A finger begins within the palm, slimmer, so that its edge runs on from the palm's. */
const ROOTED = { within: 0.32, half: 0.62 } as const;
/** The middle of the palm. */
const MIDDLE: Spot = [0, 0.24, 0];
/** Between two points of the palm's outline. */
const LEAST = 0.024;
/** The back of a hand must face us by so much for its knuckles to be told, and a finger be bent by so many degrees. */
const FACES_US = 0.45;
const BROKEN = 15;

const flat = ([x, y]: Seen): Point => [x, y];
const mean = (list: readonly Seen[]): number => list.reduce((sum, [, , near]) => sum + near, 0) / list.length;

/** One tube of a finger as seen, and how near it is. */
interface Tube {
  finger: Finger;
  near: number;
}

const turnedBy = (back: Spot, view: View): number => {
  const [x, y, near] = seen(back, view);
  const faces = x * LAMP[0] + y * LAMP[1] + near * LAMP[2];
  return clamp((TURNED.from - faces) * TURNED.gain, 0, 0.3);
};

/** Joints between which a finger is one tube: it is cut where it folds back over itself. */
function runsOf(at: readonly Seen[]): [number, number][] {
  const runs: [number, number][] = [];
  let from = 0;
  let way: Point | undefined;
  for (let i = 1; i < at.length; i++) {
    const step = sub(flat(at[i]), flat(at[i - 1]));
    const on = norm(step) > SHORT ? unit(step) : undefined;
    if (way && on && way[0] * on[0] + way[1] * on[1] < FOLDS) {
      runs.push([from, i - 1]);
      from = i - 1;
    }
    way = on ?? way;
  }
  return [...runs, [from, at.length - 1]];
}

/** Half-widths between joints: the bone is slimmer than they are. */
function halvesOf(half: readonly number[], from: number, to: number): number[] {
  const out: number[] = [];
  for (let i = from; i < to; i++) out.push(half[i], ((half[i] + half[i + 1]) / 2) * (i === 2 ? 1.02 : 0.95));
  out.push(half[to]);
  return out;
}

/** Where a finger begins within the palm. */
const rootOf = (root: Point, view: View): Point => mix(root, flat(seen(MIDDLE, view)), ROOTED.within);

/** Bones from one joint to another as one tube. */
function tubeOf({ joints, half, backs }: Posed, view: View, [from, to] = [0, joints.length - 1]): Tube {
  const at = joints.slice(from, to + 1).map((p) => seen(p, view));
  const grows = from === 0 ? [rootOf(flat(at[0]), view)] : [];
  return {
    finger: {
      spine: [...grows, ...at.map(flat)],
      half: [...grows.map(() => half[0] * ROOTED.half), ...halvesOf(half, from, to)],
      turned: [...grows.map(() => 0), ...backs.slice(from, to).map((back) => turnedBy(back, view))],
    },
    near: mean(at.slice(1)),
  };
}

const tubesOf = (posed: Posed, view: View): Tube[] =>
  runsOf(posed.joints.map((p) => seen(p, view))).map((run) => tubeOf(posed, view, run));

const round = ([p, r]: readonly [Seen, number]): Point[] =>
  times(ARC * 2, (i): Point => {
    const [x, y] = polar((i / (ARC * 2)) * 360, r);
    return [p[0] + x, p[1] + y];
  });

/** The web between the fore finger and the root of a thumb that is seen. */
function ballOf({ thumb, view }: HandPose): [Seen, number][] {
  if (thumb === 'behind') return [];
  const { joints, half } = posedThumb(thumb);
  const [root, next] = joints;
  const at = (i: number): number => lerp(root[i] ?? 0, next?.[i] ?? 0, WEB);
  return [[seen([at(0), at(1), at(2)], view), half[0] * 0.86]];
}

/** Round the palm from the wrist on one side to the wrist on the other. */
function palmOf(pose: HandPose): Point[] {
  const { view } = pose;
  const knuckles = FINGERS.map(({ root, half }): [Seen, number] => [seen(root, view), half[0] * 0.96]);
  const masses = PALM.map(([p, r]): [Seen, number] => [seen(p, view), r]);
  const kept = convexHull([...masses, ...knuckles, ...ballOf(pose)].flatMap(round));
  const middle = kept.reduce((sum, [x]) => sum + x, 0) / kept.length;
  const turn = ([x, y]: Point): number => Math.atan2(y - WRIST, x - middle);
  return kept.filter(([, y]) => y > WRIST).sort((a, b) => turn(b) - turn(a));
}

/** The palm's outline with no two points nearer than they need be. */
function thinned(line: Point[]): Point[] {
  return line.filter((p, i) => i === 0 || i === line.length - 1 || norm(sub(p, line[i - 1])) > LEAST);
}

/** Small breaks where the fingers turn off from the back of the hand. */
function knucklesOf({ view, fingers }: HandPose): Point[][] {
  const [, , faces] = seen([0, 0, 1], view);
  if (faces < FACES_US) return [];
  return FINGERS.flatMap(({ root, half }, i) => {
    if (fingers[i][0] < BROKEN) return [];
    const [x, y] = seen(root, view);
    const r = half[0] * 0.5;
    return [
      spline(
        [
          [x - r, y + 0.006],
          [x, y + 0.016],
          [x + r, y + 0.004],
        ],
        4,
      ),
    ];
  });
}

/** What is seen of a posed hand. */
export function poseHand(pose: HandPose): Hand {
  const { view, fingers, thumb, mouth, thumbIn } = pose;
  const palmNear = seen([0, 0.4, 0], view)[2];
  const tubes = fingers.flatMap((bend, i) => tubesOf(posedFinger(i, bend), view));
  const own = thumb === 'behind' || thumbIn ? undefined : tubeOf(posedThumb(thumb), view);
  const isBefore = own && own.near > palmNear - THUMB_DEPTH;
  const list = [...tubes, ...(own && !isBefore ? [own] : [])].sort((a, b) => a.near - b.near);
  return {
    aim: pose.aim,
    ...(pose.bend !== undefined && { bend: pose.bend }),
    palm: thinned(palmOf(pose)),
    fingers: list.map(({ finger, near }) => (near > palmNear + 0.04 ? { ...finger, before: true as const } : finger)),
    ...(isBefore && { thumb: own.finger }),
    lines: knucklesOf(pose),
    ...(mouth && { mouth: [...mouth] }),
    ...(mouth && !thumbIn && { cloth: [...mouth, ...mouth.toReversed().map(([x, y]): Point => [x * 2, y + 0.9])] }),
    ...(pose.pinch && { pinch: pose.pinch }),
  };
}
