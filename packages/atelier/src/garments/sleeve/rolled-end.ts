/** Sleeves worn rolled: shorter, and with a thick band at their end. */

import type { Garment } from '@toile/look';
import { turnedBand } from '#atelier/garments/edges/turned-band.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import type { SleeveCut } from './sleeve-cuts.ts';
import { cuffPanel, type Sleeve, sleeveName } from './sleeve-parts.ts';

/** Fraction of the arm at which a long sleeve ends once it is rolled: a hand's breadth below the elbow. */
const ROLLED = { longer: 0.6, at: 0.66 } as const;
/** Room of a rolled sleeve, page units: the turns hold it open. */
const ROOM: SleeveCut['room'] = [
  [0, 3],
  [0.25, 6],
  [0.75, 8],
  [1, 9],
];

const isRolled = (g: Garment): boolean => hasDetail(g, 'rolled-sleeve');

/** The cut of a sleeve as it is worn rolled; gathered ones have nothing to roll. */
export function rolled(g: Garment, cut: SleeveCut): SleeveCut {
  if (!isRolled(g) || cut.gathers || cut.hem === 'free') return cut;
  const { raglan } = cut;
  const kept = raglan ? { raglan } : {};
  if (cut.end <= ROLLED.longer) return { ...cut, hem: 'rolled' };
  return { ...kept, end: ROLLED.at, room: ROOM, cap: 0, hem: 'rolled' };
}

/** The band of a long and of a short sleeve, see `TurnedBand`. */
const BAND = { long: { high: 25, out: 3.4, turn: 0.42 }, short: { high: 13, out: 2.6 } } as const;
/** From this fraction of the arm on a sleeve is long enough to be turned twice. */
const TWICE = 0.4;

/** Lays the band over the end of a sleeve. */
export function layRolledEnd(sleeve: Sleeve, cut: SleeveCut): void {
  const size = cut.end > TWICE ? BAND.long : BAND.short;
  const band = turnedBand(cuffPanel(sleeve), { name: sleeveName(sleeve.side), ...size });
  sleeve.pieces.push(...band.pieces);
  sleeve.lines.push(...band.lines);
}
