import type { Garment } from '@toile/look';
import { fall } from '../kit/fall.ts';
import { xAt } from '../kit/level.ts';
import type { Path, Pt } from '../kit/path.ts';
import type { LegKind } from '../spec/cut.ts';
import type { Legs } from '../spec/points.ts';

/** The right leg of trousers laid flat, both legs plumb from the crotch. */
export interface LegFrame {
  l: Legs;
  g: Garment;
  kind: LegKind;
  men: boolean;
  /** Half of the top edge. */
  w: number;
  /** Depth of the top edge below its ends: at the front, and above them at the back. */
  dip: number;
  crotch: number;
  out: Path;
  inn: Path;
  /** Inner and outer end of the hem. */
  hemIn: number;
  hemOut: number;
  bottom: number;
  outAt: (y: number) => number;
  innAt: (y: number) => number;
}

/** The crotch extension folds under, so each leg shows at the thigh no more than half the seat and a little. */
const SEAT_TO_THIGH = 1.02;

/** Side of the leg at the thigh: a leg that is wider at the knee than the seat falls from the seat without drawing in. */
function thighX(l: Legs, { crotch, kneeY, knee }: { crotch: number; kneeY: number; knee: number }): number {
  const seat = l.seat / 2;
  if (knee > seat) return seat + (knee - seat) * ((crotch + 2.5 - l.seatAt) / Math.max(1, kneeY - l.seatAt));
  return Math.min(seat * SEAT_TO_THIGH, 0.2 + l.thigh);
}

export function legFrame(l: Legs, g: Garment, kind: LegKind, men: boolean): LegFrame {
  const w = l.waist / 2;
  const seat = l.seat / 2;
  const bottom = l.outseam - (l.chudi ?? 0) * 0.6;
  const crotch = l.outseam - l.inseam + 0.3;
  const kneeY = Math.min(l.kneeAt, bottom - 1);
  const gap = Math.max(0.5, 2.2 - (l.knee - 22) * 0.2);
  const loose = kind === 'salwar' || kind === 'patiala' || kind === 'dhoti';
  const hemIn =
    l.opening > l.knee + 1
      ? 1.2
      : loose || g.silhouette === 'harem'
        ? 5
        : Math.max(2, gap + (l.knee - l.opening) * 0.35);
  const flare = l.flare ? Math.min(l.flare, 44) : undefined;
  const hemOut = flare ? gap + l.knee * 0.5 + flare * 0.5 + 3 : hemIn + l.opening;
  const inEnd = flare ? 0.6 : hemIn;
  const belted = l.belt !== undefined;
  const points: Pt[] = [[w, 0]];
  const put = (x: number, y: number) => {
    if (y < bottom - 2) points.push([x, y]);
  };
  put(w + (seat - w) * 0.2, Math.max(l.band, 0.5));
  put(seat, l.seatAt);
  if (belted) put(seat + 1.5, l.seatAt + 14);
  else if (crotch + 2.5 < kneeY - 4) put(thighX(l, { crotch, kneeY, knee: gap + l.knee }), crotch + 2.5);
  const kneed = l.kneeAt < bottom - 3 && l.kneeAt > crotch + 10;
  if (kneed) put(gap + l.knee, kneeY);
  if (flare && l.joint) put(gap + l.knee + 0.2, l.joint);
  const out = fall([...points, [hemOut, bottom]]);
  const inner: Pt[] = [[0.15, crotch]];
  const inside = (x: number, y: number) => {
    if (y > crotch + 2 && y < bottom - 2) inner.push([x, y]);
  };
  inside(0.2 + (gap - 0.2) * 0.3, crotch + 6);
  if (kneed) inside(gap, kneeY);
  const inn = fall([...inner, [inEnd, bottom]]);
  return {
    l,
    g,
    kind,
    men,
    w,
    dip: l.band === 0 ? 0 : l.fly ? 2 : 1,
    crotch,
    out,
    inn,
    hemIn: inEnd,
    hemOut,
    bottom,
    outAt: (y) => xAt(out, y),
    innAt: (y) => xAt(inn, y),
  };
}
