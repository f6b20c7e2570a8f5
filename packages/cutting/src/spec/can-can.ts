import type { Parts } from './points.ts';

/** One tier of the net that holds a skirt out, cm. */
export interface NetTier {
  readonly deep: number;
  readonly long: number;
}

/** Tiers of a petticoat, how much each is longer than the one above, and what the net stays short of the hem, cm. */
const NET = { tiers: 3, more: 1.5, clear: 5, width: 112 } as const;
const whole = (cm: number): number => Math.round(cm);

/** Tiers of can-can under a skirt, from the waist down: each gathered to the one above. */
export function netTiers({ skirt, torso }: Parts): NetTier[] {
  const top = skirt ? skirt.waist * 2 : torso?.joint === undefined ? undefined : (torso.seam ?? torso.waist) * 2;
  const long = skirt ? skirt.length - skirt.band : (torso?.length ?? 0) - (torso?.joint ?? 0);
  if (top === undefined || long <= NET.clear) return [];
  const deep = whole((long - NET.clear) / NET.tiers);
  return Array.from({ length: NET.tiers }, (_, nth) => ({ deep, long: whole(top * NET.more ** (nth + 1)) }));
}

/** Net to buy for them, m: strips of each tier's depth across its width. */
export function netMetres(parts: Parts, layers: number): number {
  const cm = netTiers(parts).reduce((sum, { deep, long }) => sum + Math.ceil(long / NET.width) * deep, 0);
  return Math.ceil((cm * layers) / 5) / 20;
}
