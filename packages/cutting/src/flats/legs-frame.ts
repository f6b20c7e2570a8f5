import type { Garment } from '@toile/look';
import { fall, roundTo } from '../kit/fall.ts';
import { xAt } from '../kit/level.ts';
import { join, type Path, type Pt } from '../kit/path.ts';
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
  const kneed = l.kneeAt < bottom - 3 && l.kneeAt > crotch + 10 && g.silhouette !== 'harem';
  const hip: Pt = [seat, l.seatAt];
  const below: Pt[] = [];
  if (belted) below.push([seat + 1.5, l.seatAt + 14]);
  // a harem leg is widest where it parts
  else if (g.silhouette === 'harem') below.push([seat + 4, Math.min(crotch, bottom - 12)]);
  if (kneed) below.push([gap + l.knee, kneeY]);
  if (flare && l.joint) below.push([gap + l.knee + 0.2, l.joint]);
  below.push([hemOut, bottom]);
  const next = below[0] ?? hip;
  const slope = Math.max(0, (next[0] - hip[0]) / Math.max(1, next[1] - hip[1]));
  const out = join(roundTo([w, 0], hip, slope), fall([hip, ...below], slope));
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
