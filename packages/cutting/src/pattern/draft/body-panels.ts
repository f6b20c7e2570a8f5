import { xAt } from '../../kit/level.ts';
import { lengthOfPoints, type Pt } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import { seamAtEdge } from '../../spec/torso/bare-edge.ts';
import type { Piece, Side } from '../piece.ts';
import { bared, isBared } from './bare-panels.ts';
import { oneShouldered } from './one-shoulder.ts';
import { toRaglan } from './raglan.ts';
import { type Cleft, parted, shareAt, splitPanel } from './split-panel.ts';
import { backPanel, frontPanel } from './torso-panels.ts';
import { dartAt, flareOfSeam, type TorsoPlan } from './torso-plan.ts';

/** The body's pieces, by what they sew to. */
export interface Body {
  fronts: readonly Piece[];
  backs: readonly Piece[];
  /** Under the arm, where there is no side seam. */
  between: readonly Piece[];
}

const named = (piece: Piece, name: string): Side[] => piece.sides.filter((s) => s.name === name);

/** How far down the armhole the seam of a side panel starts. */
const SIDE_PANEL_FROM = 0.58;
const MID_SHOULDER = 0.5;

/** Moves the lower end of a line until it is as long as wanted: what the curve of a side takes is trued at the hem. */
function trued(points: readonly Pt[], wanted: number): Pt[] {
  const [x, y] = points.at(-1) ?? [0, 0];
  return [...points.slice(0, -1), [x, y + wanted - lengthOfPoints(points)]];
}

/** Front's and back's parts under the arm as one piece: the side seam falls away, what it shaped is taken by both edges. */
function sidePanel(p: TorsoPlan, front: Piece, back: Piece): Piece {
  const line = (y: number) => xAt(p.side, y);
  const onFront = ([x, y]: Pt): Pt => [x - line(y), y];
  const onBack = ([x, y]: Pt): Pt => [line(y) - x, y];
  const points = (piece: Piece, name: string) => named(piece, name)[0]?.points ?? [];
  // the seam of a side part runs from the hem up
  const falling = (piece: Piece, name: string) => [...points(piece, name)].reverse();
  const [frontSeam, backSeam] = [falling(front, 'panel-front'), falling(back, 'panel-back')];
  const left = trued(frontSeam.map(onFront), lengthOfPoints(frontSeam));
  const right = trued(backSeam.map(onBack), lengthOfPoints(backSeam));
  const armhole = [
    ...points(front, 'armhole').map(onFront),
    ...[...points(back, 'armhole')].reverse().map(onBack).slice(1),
  ];
  const hem: Pt[] = [right.at(-1) ?? [1, p.bottom], left.at(-1) ?? [0, p.bottom]];
  return {
    id: 'side-panel',
    name: 'Side panel',
    cloth: 'fabric',
    cut: 2,
    sides: [
      { name: 'armhole', points: armhole, allowance: ALLOWANCES.armhole },
      { name: 'panel-back', points: right, allowance: ALLOWANCES.princess },
      { name: 'hem', points: hem, allowance: named(front, 'hem')[0]?.allowance ?? ALLOWANCES.hem },
      { name: 'panel-front', points: left.reverse(), allowance: ALLOWANCES.princess },
    ],
    grain: [
      [0, p.underarm[1] + 6],
      [0, p.bottom - 6],
    ],
    notches: [[0, p.underarm[1]]],
    inner: [],
  };
}

/** The upper back apart from the lower, which is cut wider by a box pleat. */
function yoked(p: TorsoPlan, back: Piece): Piece[] {
  const y = p.t.backNeck + p.shape.yoke;
  const hole = named(back, 'armhole')[0];
  if (!p.shape.yoke || !hole) return [back];
  const share = shareDown(hole.points, y);
  const [upper, lower] = parted(hole.points, share);
  const corner = lower[0] ?? p.tip;
  const pleat = p.shape.pleat;
  const keep = (...names: string[]) => back.sides.filter((s) => names.includes(s.name));
  const yoke: Piece = {
    ...back,
    id: 'yoke',
    name: 'Back yoke, two layers',
    cut: 2,
    fold: 'centre',
    sides: [
      ...keep('neck', 'shoulder'),
      { ...hole, points: upper },
      { name: 'yoke', points: [corner, [0, y]], allowance: ALLOWANCES.waistSeam },
      { name: 'centre', points: [[0, y], [0, p.t.backNeck]], allowance: ALLOWANCES.fold }, // biome-ignore format: one line
    ],
    grain: [
      [p.hps[0] * 0.4, p.t.backNeck + 1.5],
      [p.hps[0] * 0.4, y - 1],
    ],
    notches: [[0, y]],
    inner: [],
  };
  const widened = (points: readonly Pt[]) => points.map(([x, py]): Pt => (x < 0.01 ? [x - pleat, py] : [x, py]));
  const below: Piece = {
    ...back,
    sides: [
      { name: 'yoke', points: [[-pleat, y], corner], allowance: ALLOWANCES.waistSeam },
      { ...hole, points: lower },
      ...back.sides.filter((s) => ['side', 'slit'].includes(s.name)),
      ...keep('hem').map((s) => ({ ...s, points: widened(s.points) })),
      ...keep('centre').map((s) => ({ ...s, points: [[-pleat, p.bottom] as Pt, [-pleat, y] as Pt] })),
    ],
    notches: back.notches.filter(([, py]) => py > y),
    inner: [...back.inner, ...(pleat ? [{ kind: 'pleat' as const, points: [[0, y] as Pt, [0, y + 8] as Pt] }] : [])],
  };
  return [yoke, below];
}

function shareDown(points: readonly Pt[], y: number): number {
  const until = points.findIndex((q) => q[1] >= y);
  const [a, b] = [points[until - 1], points[until]];
  if (!a || !b) return 0.4;
  const part = (y - a[1]) / Math.max(1e-6, b[1] - a[1]);
  const upTo: Pt = [a[0] + (b[0] - a[0]) * part, y];
  return lengthOfPoints([...points.slice(0, until), upTo]) / lengthOfPoints(points);
}

/** Fronts and backs, cut apart as the build shapes them. */
export function bodyOf(p: TorsoPlan): Body {
  const isHung = isBared(p);
  const panel = (piece: Piece, isFront: boolean): Piece => {
    if (p.g.neckline === 'one-shoulder') return oneShouldered(p, piece, isFront);
    return isHung ? bared(p, piece, isFront) : toRaglan(p, piece);
  };
  const [front, back] = [panel(frontPanel(p), true), panel(backPanel(p), false)];
  const { panels, frontDart } = p.shape;
  if (p.g.neckline === 'one-shoulder') return { fronts: [front], backs: [back], between: [] };
  if (panels === 'darts') return { fronts: [front], backs: isHung ? [back] : yoked(p, back), between: [] };
  const taken = (share: number) => (y: number) => dartAt(p, y) * share - 2 * flareOfSeam(p.t, p.shape, y);
  const ofEdge = (piece: Piece) => {
    const points = named(piece, 'neck')[0]?.points ?? [];
    return { from: 'neck', share: 1 - shareAt([...points].reverse(), seamAtEdge(p)) } as const;
  };
  const startOf = (piece: Piece): Pick<Cleft, 'from' | 'share'> => {
    if (isHung) return ofEdge(piece);
    return panels === 'princess'
      ? { from: 'shoulder', share: MID_SHOULDER }
      : { from: 'armhole', share: SIDE_PANEL_FROM };
  };
  const notch = Math.min(p.t.waistAt, p.bottom - 2);
  const cleft = (piece: Piece, seam: string, share: number): Cleft => ({
    ...startOf(piece),
    intake: taken(share),
    seam,
    allowance: ALLOWANCES.princess,
    notch,
  });
  const fronts = splitPanel(front, cleft(front, 'panel-front', 1 - frontDart));
  const backs = splitPanel(back, cleft(back, 'panel-back', 1));
  if (panels === 'princess') return { fronts, backs, between: [] };
  return { fronts: [fronts[0]], backs: [backs[0]], between: [sidePanel(p, fronts[1], backs[1])] };
}
