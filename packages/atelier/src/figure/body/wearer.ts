/** The one figure that clothes stand on: a person in sheet pixels. */

import { ankleToFloor } from '#atelier/figure/feet/foot-model.ts';
import type { PoseSpec, Side } from '#atelier/figure/poses/pose-spec.ts';
import { stanceOf } from '#atelier/figure/poses/stance-for.ts';
import { nearest } from '#atelier/kit/curves.ts';
import { type Point, sub } from '#atelier/kit/points.ts';
import { remembering } from '#atelier/kit/remember.ts';
import type { Person } from '#atelier/look/look.ts';
import { type Body, makeBody } from './body.ts';
import { buildOf, formOf } from './builds.ts';

/** Sheet pixels per head. */
export const HEAD = 126;
/** Sheet height at which the soles stand. */
export const FLOOR = 1190;

/** Landmarks speak of the viewer's left (-1) and right (1). */
export type WearerSide = -1 | 1;
export interface WearerArm {
  sh: Point;
  el: Point;
  wr: Point;
  /** Radians of the forearm from the vertical, positive towards the viewer's left. */
  ang: number;
  side: WearerSide;
  behind?: boolean;
  front?: boolean;
}
export interface WearerLeg {
  hip: Point;
  knee: Point;
  ankle: Point;
  /** Radians of the foot from the vertical. */
  ang: number;
  /** Scale of the foot. */
  foot: number;
  /** The leg is lifted behind the other. */
  back?: boolean;
  side: WearerSide;
}
export interface Wearer {
  person: Person;
  /** We see this person's back. */
  back: boolean;
  /** What clothes lay over the head once it is painted. */
  overHead: (() => void)[];
  /** The block clothes are cut on; the androgynous wear the women's block over a straighter body. */
  sex: 'female' | 'male';
  /** o = crown, h = crown to chin, tilt in radians. */
  head: { o: Point; h: number; tilt: number };
  neck: { tl: Point; tr: Point; bl: Point; br: Point; pit: Point };
  shL: Point;
  shR: Point;
  apL: Point;
  apR: Point;
  buL: Point;
  buR: Point;
  ubL: Point;
  ubR: Point;
  waL: Point;
  waR: Point;
  hhL: Point;
  hhR: Point;
  hiL: Point;
  hiR: Point;
  crotch: Point;
  armL: WearerArm;
  armR: WearerArm;
  legL: WearerLeg;
  legR: WearerLeg;
  weight: Side;
  floor: number;
  /** Height of the heel under the foot, px. */
  heel: number;
  /** The drawn body in heads, and the way from heads to sheet pixels. */
  body: Body;
  origin: Point;
  k: number;
  px: (p: Point) => Point;
  pxs: (line: Point[]) => Point[];
}

function armOf(b: Body, s: Side, px: (p: Point) => Point): WearerArm {
  const el = b.j[`el${s}`];
  const wr = b.j[`wr${s}`];
  const { over } = b.pose.arm[s];
  return {
    sh: px(b.j[`sh${s}`]),
    el: px(el),
    wr: px(wr),
    ang: -Math.atan2(wr[0] - el[0], wr[1] - el[1]),
    side: s === 'L' ? -1 : 1,
    ...(over === 'behind' && { behind: true }),
    ...(over === 'front' && { front: true }),
  };
}

function legOf(b: Body, s: Side, px: (p: Point) => Point): WearerLeg {
  const kn = b.j[`kn${s}`];
  const an = b.j[`an${s}`];
  const lifted = (b.pose.foot[s].lift ?? 0) > 20;
  return {
    hip: px(b.j[`hip${s}`]),
    knee: px(kn),
    ankle: px(an),
    ang: -Math.atan2(an[0] - kn[0], an[1] - kn[1]),
    foot: b.form.foot,
    side: s === 'L' ? -1 : 1,
    ...(lifted && { back: true }),
  };
}

/** Bodies that are kept: a sheet needs its pose and the front and back of its flats. */
const MOST_BODIES = 24;
const remember = remembering<Body>(MOST_BODIES);

/**
 * Stands a person on the sheet.
 * @param o.x sheet x of the plumb line through the pit of the neck; @param o.heel height of the heel in px, 0 for flats.
 * @param o.stance stands so instead of in the person's own pose.
 */
export function makeWearer(person: Person, o: { x: number; heel: number; stance?: PoseSpec }): Wearer {
  const { presentation: sex, build, ageGroup } = person;
  const pose = o.stance ?? stanceOf(person);
  const b = remember(JSON.stringify([pose, sex, build, ageGroup]), () =>
    makeBody(pose, buildOf(sex, build, ageGroup), sex, formOf(sex, ageGroup)),
  );
  const k = HEAD * b.build.scale;
  const bearing = b.j[`an${b.pose.weight}`];
  const rise = ankleToFloor(b.pose.foot[b.pose.weight].yaw, o.heel / k, b.form.foot) * k;
  const origin: Point = [o.x, FLOOR - rise - bearing[1] * k];
  const px = (p: Point): Point => [origin[0] + p[0] * k, origin[1] + p[1] * k];
  const on = (s: Side, p: Point) => px(b.armOut[s][nearest(b.armOut[s], p)]);
  const up = sub(b.j.atlas, b.j.crown);
  const { L, R } = b.rows;
  return {
    person,
    back: b.pose.back === true,
    overHead: [],
    sex: sex === 'male' ? 'male' : 'female',
    head: { o: px(b.j.crown), h: k * b.build.head, tilt: -Math.atan2(up[0], up[1]) },
    neck: {
      tl: on('L', b.trap.L[0]),
      tr: on('R', b.trap.R[0]),
      bl: on('L', b.trap.L[2]),
      br: on('R', b.trap.R[2]),
      pit: px(b.j.pit),
    },
    shL: on('L', b.trap.L[4]),
    shR: on('R', b.trap.R[4]),
    apL: px(L[0]),
    apR: px(R[0]),
    buL: px(L[1]),
    buR: px(R[1]),
    ubL: px(L[2]),
    ubR: px(R[2]),
    waL: px(L[3]),
    waR: px(R[3]),
    hhL: px(L[4]),
    hhR: px(R[4]),
    hiL: px(L[5]),
    hiR: px(R[5]),
    crotch: px(b.crotch),
    armL: armOf(b, 'L', px),
    armR: armOf(b, 'R', px),
    legL: legOf(b, 'L', px),
    legR: legOf(b, 'R', px),
    weight: b.pose.weight,
    floor: FLOOR,
    heel: o.heel,
    body: b,
    origin,
    k,
    px,
    pxs: (line) => line.map(px),
  };
}
