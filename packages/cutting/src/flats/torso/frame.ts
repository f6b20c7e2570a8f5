import type { Garment } from '@toile/look';
import { fall } from '../../kit/fall.ts';
import { xAt } from '../../kit/level.ts';
import { curve, join, type Path, type Pt, poly } from '../../kit/path.ts';
import type { Build } from '../../spec/cut.ts';
import type { Torso } from '../../spec/points.ts';
import type { Closing } from '../../spec/specification.ts';
import { jointWidth } from '../../spec/torso/joint-width.ts';
import { isBare } from '../../spec/torso/neck-of.ts';

/** What a torso is drawn from. */
export interface TorsoDrawing {
  measures: Torso;
  garment: Garment;
  build: Build;
  men: boolean;
  /** Joined to legs at the waist. */
  seamed?: boolean;
  /** Of joined legs, from the waist seam down to the crotch, cm. */
  crotchAt?: number;
  /** What opens and shuts it, as it is bought and sewn. */
  closings?: readonly Closing[];
}

/** The right half of a body's flat, from which everything on it is placed. */
export interface Frame {
  t: Torso;
  g: Garment;
  build: Build;
  men: boolean;
  /** No shoulder seam: hangs from the bust, from straps or from the neck. */
  bare: boolean;
  /** Ends in the openings of the legs. */
  legged: boolean;
  /** Joined to legs at its lower end. */
  seamed: boolean;
  hps: Pt;
  /** Shoulder point. */
  tip: Pt;
  underarm: Pt;
  /** Shoulder point to underarm. */
  armhole: Path;
  /** Underarm to the hem, or to the waist seam where a skirt is joined. */
  side: Path;
  /** End of the body at the side: the hem or the waist seam. */
  foot: Pt;
  /** Depth of the body at the centre: the hem or the waist seam. */
  bottom: number;
  /** Side to centre along the lower edge. */
  hem: Path;
  /** Opens along the wearer's right side instead of the centre, as a cheongsam does. */
  kindClosesAside: boolean;
  crotchAt?: number;
  closings: readonly Closing[];
  /** x of the side at a level. */
  sideAt: (y: number) => number;
}

const armholeLevel = (t: Torso) => {
  const across = (t.chest - t.shoulder) / 2;
  return t.shoulderDrop + Math.sqrt(Math.max(25, t.armhole ** 2 - across ** 2));
};

function armholeOf(t: Torso, build: Build, tip: Pt, underarm: Pt): Path {
  if (build === 'wide') return poly(tip, underarm);
  const pitch: Pt = [t.acrossFront / 2, tip[1] + (underarm[1] - tip[1]) * 0.52];
  const dy = underarm[1] - tip[1];
  return join(
    curve(tip, [tip[0] - (tip[0] - pitch[0]) * 0.62, tip[1] + dy * 0.18], [pitch[0], pitch[1] - dy * 0.2], pitch),
    curve(
      pitch,
      [pitch[0], pitch[1] + dy * 0.26],
      [underarm[0] - (underarm[0] - pitch[0]) * 0.72, underarm[1]],
      underarm,
    ),
  );
}

/** Levels the side seam passes, down to its end. */
function sidePoints(t: Torso, g: Garment, underarm: Pt, end: Pt): Pt[] {
  const points: Pt[] = [underarm];
  const put = (x: number, y: number) => {
    if (y > underarm[1] + 2 && y < end[1] - 1.5) points.push([x, y]);
  };
  put(t.waist / 2, t.waistAt);
  put(t.hip / 2, t.hipAt);
  if (g.silhouette === 'mermaid' && t.length > t.hipAt + 40) {
    const knee = t.hipAt + (t.length - t.hipAt) * 0.5;
    put(t.hip / 2 - 3, knee);
    put(t.hip / 2 - 1, knee + 5);
  }
  if (g.silhouette === 'balloon') put(t.hip / 2 + 5, t.hipAt + (t.length - t.hipAt) * 0.55);
  points.push(end);
  return points;
}

/** How far the body stands out over a rib that draws it in, cm a side. */
const DRAWN_IN = 1.2;

/** A side that ends on a rib: the body swells over its seam, the rib hangs straight. */
function overRib(t: Torso, g: Garment, underarm: Pt, foot: Pt): Path {
  const top = foot[1] - (t.hemRib ?? 0);
  // and never farther out than the chest above it
  const swell: Pt = [Math.max(foot[0], Math.min(foot[0] + DRAWN_IN, underarm[0])), top];
  return join(fall(sidePoints(t, g, underarm, swell)), poly(swell, [foot[0], top], foot));
}

/** How far the hem of a flared body sags below its ends, for its half width. */
export const sagOf = (hemHalf: number, hipHalf: number): number =>
  hemHalf > hipHalf + 3 ? Math.min(9, (hemHalf - hipHalf) * 0.22) : 0;

export function frameOf({
  measures: t,
  garment: g,
  build,
  men,
  seamed = false,
  crotchAt,
  closings = [],
}: TorsoDrawing): Frame {
  const hps: Pt = [t.neckWidth / 2, 0];
  const tip: Pt = [t.shoulder / 2, t.shoulderDrop];
  const underarm: Pt = [t.chest / 2, armholeLevel(t)];
  const joined = t.joint !== undefined && t.joint < t.length - 2;
  const bottom = joined ? (t.joint ?? t.length) : t.length;
  const width = joined ? jointHalf(t) : t.hem / 2;
  const sag = joined ? 0 : (t.hemCurve ?? sagOf(width, t.hip / 2));
  const legged = g.kind === 'swimsuit' || g.kind === 'bodysuit';
  const foot: Pt = legged ? [t.hip / 2 - 1.5, t.hipAt - 7] : [width, Math.max(bottom - sag, underarm[1] + 3)];
  const armhole = armholeOf(t, build, tip, underarm);
  const side = t.hemRib && !joined ? overRib(t, g, underarm, foot) : fall(sidePoints(t, g, underarm, foot));
  const hem: Path = legged
    ? join(
        curve(foot, [foot[0] * 0.7, foot[1] + 1], [width + 2, bottom - 9], [width, bottom]),
        poly([width, bottom], [0, bottom]),
      )
    : t.hemCurve && !joined
      ? curve(foot, [width * 0.92, bottom - sag * 0.2], [width * 0.62, bottom], [0, bottom])
      : curve(foot, [width * 0.66, foot[1] + sag * 0.86], [width * 0.33, bottom], [0, bottom]);
  return {
    t,
    g,
    build,
    men,
    bare: isBare(g, build),
    legged,
    seamed,
    hps,
    tip,
    underarm,
    armhole,
    side,
    foot,
    bottom,
    hem,
    kindClosesAside: g.kind === 'cheongsam',
    ...(crotchAt !== undefined && { crotchAt }),
    closings,
    sideAt: (y) => xAt(side, y),
  };
}

/** How many of a fastening the specification has at a place; none where it has no such closing. */
export const closersAt = ({ closings }: Pick<Frame, 'closings'>, where: RegExp, what: RegExp): number =>
  closings.find((one) => where.test(one.where) && what.test(one.what))?.count ?? 0;

/** Half width of the bodice where the skirt is joined. */
export const jointHalf = (t: Torso): number => jointWidth(t) / 2;
