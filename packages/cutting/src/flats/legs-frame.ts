import type { Garment } from '@toile/look';
import { fall, roundTo } from '../kit/fall.ts';
import { xAt } from '../kit/level.ts';
import { join, type Path, type Pt, poly } from '../kit/path.ts';
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
  /** x of the crease, which hangs plumb. */
  crease: number;
  out: Path;
  inn: Path;
  /** Inner and outer end of the hem. */
  hemIn: number;
  hemOut: number;
  bottom: number;
  outAt: (y: number) => number;
  innAt: (y: number) => number;
}

/** Legs that elastic or a cord closes: the casing is one straight strip, the fullness begins under it. */
const FLY_FRONTED: readonly LegKind[] = ['trousers', 'jeans'];
/** Past the middle of half a seat the crease of a leg lies, cm. */
const CREASE = 0.4;
/** How far the inner edges of wide legs stand off the middle at the knee and at the hem, as shares of the leg below the crotch. */
const APART = { knee: 0.016, hem: 0.03 } as const;
/** Legs wider than this share of the seat stand twice as far apart. */
const WIDE = 0.52;

/** Inner end of a width that lies evenly about the crease, and never over the other leg. */
const innerOf = (crease: number, width: number, least: number): number => Math.max(least, crease - width / 2);

export function legFrame(l: Legs, g: Garment, kind: LegKind, men: boolean): LegFrame {
  const w = l.waist / 2;
  const seat = l.seat / 2;
  const bottom = l.outseam - (l.chudi ?? 0) * 0.6;
  const crotch = l.outseam - l.inseam + 0.3;
  const kneeY = Math.min(l.kneeAt, bottom - 1);
  const loose = kind === 'salwar' || kind === 'patiala' || kind === 'dhoti';
  const harem = g.silhouette === 'harem';
  const crease = seat / 2 + CREASE;
  const leg = (bottom - crotch) * (l.knee > l.seat * WIDE ? 2 : 1);
  const kneeIn =
    loose || harem
      ? 2
      : // a leg no wider than the seat comes in from it and never goes out
        Math.min(innerOf(crease, l.knee, leg * APART.knee), Math.max(0.4, seat - l.knee - 0.3));
  const flare = l.flare ? Math.min(l.flare, 44) : undefined;
  const hemIn = flare ? 0.6 : loose || harem ? 5 : innerOf(crease, l.opening, leg * APART.hem);
  const hemOut = flare ? kneeIn + l.knee * 0.5 + flare * 0.5 + 3 : hemIn + l.opening;
  const belted = l.belt !== undefined;
  const kneed = l.kneeAt < bottom - 3 && l.kneeAt > crotch + 10 && !harem;
  const hip: Pt = [seat, l.seatAt];
  const below: Pt[] = [];
  if (belted) below.push([seat + 4.5, l.seatAt + 16]);
  // a harem leg is widest where it parts
  else if (harem) below.push([seat + 4, Math.min(crotch, bottom - 12)]);
  if (kneed) below.push([kneeIn + l.knee, kneeY]);
  if (flare && l.joint) below.push([kneeIn + l.knee + 0.2, l.joint]);
  below.push([hemOut, bottom]);
  const next = below[0] ?? hip;
  const slope = Math.max(0, (next[0] - hip[0]) / Math.max(1, next[1] - hip[1]));
  const top: Pt = [w, FLY_FRONTED.includes(kind) ? 0 : l.band];
  const out = join(poly([w, 0], top), roundTo(top, hip, slope), fall([hip, ...below], slope));
  const inner: Pt[] = [[0.15, crotch]];
  const inside = (x: number, y: number) => {
    if (y > crotch + 2 && y < bottom - 2) inner.push([x, y]);
  };
  inside(0.2 + (kneeIn - 0.2) * 0.3, crotch + 6);
  if (kneed) inside(kneeIn, kneeY);
  const inn = fall([...inner, [hemIn, bottom]]);
  return {
    l,
    g,
    kind,
    men,
    w,
    dip: l.band === 0 ? 0 : l.fly ? 2 : 1,
    crotch,
    crease,
    out,
    inn,
    hemIn,
    hemOut,
    bottom,
    outAt: (y) => xAt(out, y),
    innAt: (y) => xAt(inn, y),
  };
}
