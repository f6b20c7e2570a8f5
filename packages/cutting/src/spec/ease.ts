import type { Fabric, Fit } from '@toile/look';

export interface Ease {
  bust: number;
  waist: number;
  hip: number;
  arm: number;
}

/** Centimetres on the full girth, woven cloth over underwear: the same for every size. */
const WOVEN: Readonly<Record<Fit, Ease>> = {
  tight: { bust: 2, waist: 2, hip: 2, arm: 2 },
  fitted: { bust: 5, waist: 4, hip: 4, arm: 4 },
  regular: { bust: 10, waist: 11, hip: 8, arm: 6.5 },
  relaxed: { bust: 16, waist: 20, hip: 14, arm: 9 },
  oversized: { bust: 26, waist: 34, hip: 24, arm: 13 },
};

/** Share of the girth that a cloth's stretch takes off the ease. */
const STRETCH: Partial<Record<Fabric, number>> = { jersey: 0.035, knit: 0.02, sequin: 0.01 };

/** What a garment is worn over: nothing, a shirt, a jacket; or it is a second skin of elastane. */
export type Over = 'body' | 'shirt' | 'jacket' | 'skin';

const OVER: Readonly<Record<Over, Ease>> = {
  body: { bust: 0, waist: 0, hip: 0, arm: 0 },
  shirt: { bust: 5, waist: 6, hip: 4, arm: 4 },
  jacket: { bust: 9, waist: 10, hip: 8, arm: 8 },
  skin: { bust: -8, waist: -6, hip: -8, arm: -2 },
};

export function easeFor(fit: Fit, fabric: Fabric, over: Over): Ease {
  const base = WOVEN[over === 'skin' ? 'tight' : fit];
  const more = OVER[over];
  const off = over === 'skin' ? 0 : (STRETCH[fabric] ?? 0);
  const take = (key: keyof Ease, girth: number) => Math.round((base[key] + more[key] - off * girth) * 2) / 2;
  return { bust: take('bust', 92), waist: take('waist', 76), hip: take('hip', 98), arm: take('arm', 28) };
}

/** What a wider fit adds to the shoulder, point to point. */
export const SHOULDER_DROP: Readonly<Record<Fit, number>> = {
  tight: 0,
  fitted: 0,
  regular: 1,
  relaxed: 3.5,
  oversized: 8,
};
