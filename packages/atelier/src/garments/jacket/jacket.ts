/** Jackets and coats: two fronts that open or overlap, a lining that goes on behind them, pockets clear of the edges. */

import { type Build, type Bump, emptyBuild } from '#atelier/cloth/build.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { armhole, bustPoint, underlap } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { IN_POCKET } from '#atelier/figure/hands/hand-roles.ts';
import { jacketPockets, type PocketKind } from '#atelier/garments/finish/pocket-cuts.ts';
import { flutter } from '#atelier/garments/lower/skirt/skirt-sides.ts';
import { hasBust } from '#atelier/garments/upper/body-folds.ts';
import { drawInBelt, drawInRib, swellChannels } from '#atelier/garments/upper/cinched-seams.ts';
import { behindArm, sideSeam } from '#atelier/garments/upper/side-seam.ts';
import { stream } from '#atelier/kit/chance.ts';
import { resample, reversed, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { both, LEFT, other, RIGHT, SIDES, type Side, type Sided } from '#atelier/kit/side.ts';
import { buttonsOf } from './button-places.ts';
import { breakOf, frontEdge, isLong, overOf } from './front-edge.ts';
import { frontPulls, frontTucks } from './front-folds.ts';
import type { JacketCut } from './jacket-cut.ts';
import { liningOf } from './jacket-lining.ts';
import { layFront } from './lay-front.ts';

export interface Jacket {
  cut: JacketCut;
  back: Build;
  front: Build;
  /** Where the fronts meet: the lapel's break or the neck. */
  breakPoint: Point;
  edges: Sided<Point[]>;
  buttons: Point[];
  panel: Panel;
  /** The side that lies over the other when closed. */
  over: Side;
  hemLine: Point[];
  /** Beside a long coat, from the hip to its hem: there it holds in what is worn beneath. */
  holds: Point[][];
}

/** How far beside a coat it holds in what is worn beneath, page units. */
const HELD = 260;
/**
 * How what comes out from under a hem falls: how far within its corner it begins, and how far out it is at each height below,
 * page units.
 */
const BELOW_HEM = {
  within: 3,
  out: [
    [40, 3],
    [90, 11],
    [150, 26],
    [220, 50],
    [300, 84],
  ],
} as const;

/** Beside a coat and on below its hem: what was held in there does not step out square, but falls from the corner. */
export function beside(f: Wearer, s: Side, seam: readonly Point[]): Point[] {
  const low = seam.filter((p) => p[1] > f.highHip[s][1]);
  const end = low[low.length - 1];
  const top = low[0];
  const from = end[0] - s * BELOW_HEM.within;
  const falls = spline(
    [[from, end[1]], ...BELOW_HEM.out.map(([down, out]): Point => [from + s * out, end[1] + down])],
    8,
  );
  const foot = falls[falls.length - 1];
  return [...low, ...falls, [foot[0] + s * HELD, foot[1]], [top[0] + s * HELD, top[1]]];
}

/** The pocket of one front: a hand that lies in it is drawn with its welt, and the other side has a slanted one like it. */
function pocketAt(f: Wearer, s: Side, { pocket: kind, isPocketAsked }: JacketCut): PocketKind {
  if (kind === 'none' || kind === 'chest') return kind;
  const { arm } = f.body.pose;
  if (IN_POCKET.has(arm[s].hand)) return 'none';
  if (isPocketAsked) return kind;
  return SIDES.some((side) => IN_POCKET.has(arm[side].hand)) ? 'slant' : kind;
}

/** How much deeper a coat's armhole is than that of what it goes over, page units. */
const DEEPER = 8;
/** How far a rib and a belt draw the sides in: by themselves and for each page unit of ease; height of a rib. */
const RIB = { height: 22, drawn: 5, ofEase: 0.35 } as const;
const BELT = { drawn: 5, ofEase: 0.3 } as const;
/** A coat's free hem: its fullness, how still its upper part is, how stiff it is, and how wide at least, page units. */
const FREE = { full: 0.5, hold: 0.1, stiff: 0.6, open: 30 } as const;
/** How far the quilting swells the sides, page units; how far below the hip a jacket ends that lies behind the arms. */
const QUILT = 4;
const BEHIND_ARMS = 60;

/** The side seam, held by rib or belt, or free to move. */
function seamOf(f: Wearer, s: Side, cut: JacketCut): Point[] {
  const { ease, endY, box, flare } = cut;
  const line = resample(sideSeam(f, s, { ease, endY, box, flare, drop: DEEPER }), 90);
  if (cut.hem === 'rib') drawInRib(line, s, RIB.height, RIB.drawn + ease * RIB.ofEase);
  if (!cut.sleeveless && endY < f.hip[LEFT][1] + BEHIND_ARMS) behindArm(f, s, line);
  if (cut.cinch !== null) drawInBelt(line, s, cut.cinch, BELT.drawn + ease * BELT.ofEase);
  if (isLong(f, cut))
    flutter(f, line, s, {
      cut: { kind: 'plain', full: FREE.full, hold: FREE.hold },
      seed: cut.seed,
      hemY: endY,
      stiff: FREE.stiff,
      top: f.hip[s][1],
      open: Math.max(flare, FREE.open),
    });
  if (cut.fabric.weave === 'quilt') swellChannels(line, s, f.shoulder[LEFT][1], QUILT);
  return line;
}

/** Share of its width that a hem sags in the middle, of a coat and of a jacket, and how far below the hip a coat ends, page units. */
const SAG = { coat: 0.075, jacket: 0.045, isCoat: 120 } as const;
/** How round the trunk is under a coat, and how far its upper edge rises in the middle, page units. */
const TRUNK = { depth: 0.62, rise: 36 } as const;

/** The form of the chest under a coat: how far above the bust it lies, its radii and height, page units. */
const CHEST = {
  bust: { lift: 0, rx: 27, ry: 32, height: 5 },
  flat: { lift: -26, rx: 48, ry: 48, height: 3 },
} as const;

function chestAt(f: Wearer, s: Side): Bump {
  const { lift, ...bump } = hasBust(f) ? CHEST.bust : CHEST.flat;
  return { at: add(bustPoint(f, s), [0, lift]), ...bump };
}

/** How far a sleeve and a front share one form, page units. */
const JOIN = 22;

/** The sides, and the surface between them. */
interface Trunk {
  seams: Sided<Point[]>;
  holes: Sided<Point[]>;
  /** Armhole and seam in one. */
  sides: Sided<Point[]>;
  panel: Panel;
  sag: number;
  hemAt: (x: number) => number;
}

function trunkOf(f: Wearer, cut: JacketCut): Trunk {
  const seams = both(seamOf(f, LEFT, cut), seamOf(f, RIGHT, cut));
  const hole = (s: Side): Point[] => armhole(f, s, cut.pad, cut.padOut, DEEPER, cut.ease * 0.5);
  const holes = both(hole(LEFT), hole(RIGHT));
  const full = (s: Side): Point[] => [...(cut.sleeveless ? holes[s] : underlap(holes[s], s)), ...seams[s].slice(1)];
  const sides = both(full(LEFT), full(RIGHT));
  const [leftEnd] = sides[LEFT][sides[LEFT].length - 1];
  const width = sides[RIGHT][sides[RIGHT].length - 1][0] - leftEnd;
  const sag = width * (cut.endY > f.hip[LEFT][1] + SAG.isCoat ? SAG.coat : SAG.jacket);
  const panel = new Panel(sides[LEFT], sides[RIGHT], {
    depth: TRUNK.depth,
    top: (u) => -TRUNK.rise * (1 - u * u),
    sagBottom: sag,
    along: 54,
    across: 34,
  });
  return { seams, holes, sides, panel, sag, hemAt: (x) => panel.map(((x - leftEnd) / width) * 2 - 1, 1)[1] };
}

/** A jacket cut for its wearer. */
export function jacket(f: Wearer, cut: JacketCut): Jacket {
  const next = stream(cut.seed, 'jacket.folds');
  const brk = breakOf(f, cut);
  const { seams, holes, sides, panel, sag, hemAt } = trunkOf(f, cut);
  const edgeOf = (s: Side): Point[] => frontEdge(f, { s, cut, brk, hemAt });
  const edges = both(edgeOf(LEFT), edgeOf(RIGHT));
  const over = overOf(f);
  const front: Build = emptyBuild();
  const folds = new FoldSet();
  const hems = [other(over), over].map((s) => {
    const [side, hole, edge] = [sides[s], holes[s], edges[s]];
    const hem = layFront(front, folds, { f, cut, s, side, hole, edge, panel, brk, hemAt, over: s === over }, next);
    const kind = pocketAt(f, s, cut);
    const place = { f, s, edge, side, panel, endY: cut.endY, seed: cut.seed };
    jacketPockets(front, { ...place, kind });
    const { count, isFlapped } = cut.chest;
    if (count === 2 || (count === 1 && s === RIGHT)) jacketPockets(front, { ...place, kind: 'chest', isFlapped });
    front.joins.push({ curve: hole, radius: JOIN });
    front.bumps.push(chestAt(f, s));
    return hem;
  });
  frontTucks(folds, f, cut, panel);
  const buttons = buttonsOf(f, cut, brk);
  frontPulls(folds, f, cut, cut.front === 'lapel' ? buttons[0] : undefined);
  front.folds = folds.list;
  const [under, upper] = over > 0 ? hems : hems.toReversed();
  return {
    cut,
    back: liningOf(f, cut, { left: sides[LEFT], right: sides[RIGHT], panel, sag }),
    front,
    breakPoint: brk,
    edges,
    buttons,
    panel,
    over,
    hemLine: [...under, ...reversed(upper)],
    holds: isLong(f, cut) ? SIDES.map((s) => beside(f, s, seams[s])) : [],
  };
}
