/** The one figure that clothes stand on: a person in page units. */

import type { Person } from '@toile/look';
import { ankleToFloor } from '#atelier/figure/feet/foot-model.ts';
import type { PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { stanceOf } from '#atelier/figure/poses/stance-for.ts';
import { nearest } from '#atelier/kit/curves.ts';
import { type Point, sub } from '#atelier/kit/points.ts';
import { remembering } from '#atelier/kit/remember.ts';
import { both, LEFT, RIGHT, type Side, type Sided } from '#atelier/kit/side.ts';
import { HEAD, type PageUnits } from '#atelier/kit/units.ts';
import { liesOnHip } from './arm-on-hip.ts';
import { type Body, makeBody } from './body.ts';
import { buildOf } from './builds.ts';
import { formOf } from './forms.ts';

/** Page height at which the soles stand. */
export const FLOOR: PageUnits = 1190;

export interface WearerArm {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Radians of the forearm from the vertical, positive towards the viewer's left. */
  angle: number;
  side: Side;
  behind?: boolean;
  front?: boolean;
  /** Its hand lies on the hip. */
  onHip?: boolean;
}
export interface WearerLeg {
  hip: Point;
  knee: Point;
  ankle: Point;
  /** Radians of the foot from the vertical. */
  angle: number;
  /** Scale of the foot. */
  foot: number;
  /** The leg is lifted behind the other. */
  back?: boolean;
  side: Side;
}
export interface Wearer {
  person: Person;
  /** We see this person's back. */
  back: boolean;
  /** The block clothes are cut on; the androgynous wear the women's block over a straighter body. */
  sex: 'female' | 'male';
  /** o = crown, h = crown to chin, tilt in radians. */
  head: { o: Point; h: number; tilt: number };
  neck: { top: Sided<Point>; base: Sided<Point>; pit: Point };
  /** The points of the shoulders. */
  shoulder: Sided<Point>;
  underarm: Sided<Point>;
  bust: Sided<Point>;
  underbust: Sided<Point>;
  waist: Sided<Point>;
  highHip: Sided<Point>;
  hip: Sided<Point>;
  crotch: Point;
  arm: Sided<WearerArm>;
  leg: Sided<WearerLeg>;
  /** The side whose leg bears. */
  weight: Side;
  floor: PageUnits;
  /** Height of the heel under the foot. */
  heel: PageUnits;
  /** The drawn body in heads, and the way from heads to the page and back. */
  body: Body;
  origin: Point;
  /** Page units to a head of this person's build. */
  perHead: PageUnits;
  toPage: (p: Point) => Point;
  lineToPage: (line: Point[]) => Point[];
  toHeads: (p: Point) => Point;
}

function armOf(b: Body, side: Side, toPage: (p: Point) => Point): WearerArm {
  const elbow = b.j.elbow[side];
  const wrist = b.j.wrist[side];
  const { over } = b.pose.arm[side];
  return {
    shoulder: toPage(b.j.shoulder[side]),
    elbow: toPage(elbow),
    wrist: toPage(wrist),
    angle: -Math.atan2(wrist[0] - elbow[0], wrist[1] - elbow[1]),
    side,
    ...(over === 'behind' && { behind: true }),
    ...(over === 'front' && { front: true }),
    ...(liesOnHip(b.pose, side) && { onHip: true }),
  };
}

function legOf(b: Body, side: Side, toPage: (p: Point) => Point): WearerLeg {
  const knee = b.j.knee[side];
  const ankle = b.j.ankle[side];
  const lifted = (b.pose.foot[side].lift ?? 0) > 20;
  return {
    hip: toPage(b.j.hip[side]),
    knee: toPage(knee),
    ankle: toPage(ankle),
    angle: -Math.atan2(ankle[0] - knee[0], ankle[1] - knee[1]),
    foot: b.form.foot,
    side,
    ...(lifted && { back: true }),
  };
}

/** Bodies that are kept: a sheet needs its pose and the front and back of its flats. */
const MOST_BODIES = 24;
const remember = remembering<Body>(MOST_BODIES);

/**
 * Stands a person on the sheet.
 * @param o.x sheet x of the plumb line through the pit of the neck; @param o.heel height of the heel, 0 for flats; both in page units.
 * @param o.floor page height at which the soles stand, where it is not the sheet's. @param o.stance stands so instead of in the person's own pose.
 * @param o.size beside somebody else: how large they are against whoever fills a sheet alone.
 */
export function makeWearer(
  person: Person,
  o: { x: PageUnits; heel: PageUnits; stance?: PoseSpec; floor?: PageUnits; size?: number },
): Wearer {
  const { floor = FLOOR, size = 1 } = o;
  const { presentation: sex, build, ageGroup } = person;
  const pose = o.stance ?? stanceOf(person);
  const b = remember(JSON.stringify([pose, sex, build, ageGroup]), () =>
    makeBody(pose, buildOf(sex, build, ageGroup), sex, formOf(sex, ageGroup)),
  );
  const perHead = HEAD * b.build.scale * size;
  const bearing = b.j.ankle[b.pose.weight];
  const rise = ankleToFloor(b.pose.foot[b.pose.weight].yaw, o.heel / perHead, b.form.foot) * perHead;
  const origin: Point = [o.x, floor - rise - bearing[1] * perHead];
  const toPage = (p: Point): Point => [origin[0] + p[0] * perHead, origin[1] + p[1] * perHead];
  const onContour = (s: Side, p: Point): Point => toPage(b.armOut[s][nearest(b.armOut[s], p)]);
  const ofTrapezius = (i: number): Sided<Point> =>
    both(onContour(LEFT, b.trap[LEFT][i]), onContour(RIGHT, b.trap[RIGHT][i]));
  const ofFlank = (row: number): Sided<Point> => both(toPage(b.rows[LEFT][row]), toPage(b.rows[RIGHT][row]));
  const up = sub(b.j.atlas, b.j.crown);
  return {
    person,
    back: b.pose.back === true,
    sex: sex === 'male' ? 'male' : 'female',
    head: { o: toPage(b.j.crown), h: perHead * b.build.head, tilt: -Math.atan2(up[0], up[1]) },
    neck: { top: ofTrapezius(0), base: ofTrapezius(2), pit: toPage(b.j.pit) },
    shoulder: ofTrapezius(4),
    underarm: ofFlank(0),
    bust: ofFlank(1),
    underbust: ofFlank(2),
    waist: ofFlank(3),
    highHip: ofFlank(4),
    hip: ofFlank(5),
    crotch: toPage(b.crotch),
    arm: both(armOf(b, LEFT, toPage), armOf(b, RIGHT, toPage)),
    leg: both(legOf(b, LEFT, toPage), legOf(b, RIGHT, toPage)),
    weight: b.pose.weight,
    floor,
    heel: o.heel,
    body: b,
    origin,
    perHead,
    toPage,
    lineToPage: (line) => line.map(toPage),
    toHeads: ([x, y]) => [(x - origin[0]) / perHead, (y - origin[1]) / perHead],
  };
}
