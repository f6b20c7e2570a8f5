import type { Garment, Pose } from './look.ts';
import type { Taste } from './taste.ts';

const SWEEPING = new Set(['flared', 'circle', 'fit-and-flare', 'gathered', 'tiered', 'pleated', 'empire']);
const LONG = new Set(['midi', 'ankle', 'maxi', 'floor']);

/** A stance that shows what the outfit is about. */
export function choosePose(garments: readonly Garment[], taste: Taste): Pose {
  const outer = garments.findLast(({ layer }) => layer === 'outer');
  const skirt = garments.find(({ family }) => ['dress', 'skirt', 'lehenga'].includes(family));
  const pick = (poses: readonly Pose[]): Pose =>
    taste.pick('pose', taste.quiet ? poses.slice(0, 1) : poses) ?? 'contrapposto';
  if (garments.some(({ details }) => details.includes('backless'))) return pick(['three-quarter', 'back']);
  if (garments.some(({ family }) => family === 'saree'))
    return pick(['contrapposto', 'three-quarter', 'relaxed', 'hands-behind']);
  if (
    outer?.neckline === 'lapel' &&
    (taste.presentation === 'male' || outer.kind.includes('blazer') || outer.kind.includes('suit'))
  )
    return pick(['lapel', 'relaxed', 'contrapposto']);
  if (outer) return pick(['walk', 'lapel', 'contrapposto']);
  if (skirt && SWEEPING.has(skirt.silhouette) && LONG.has(skirt.length))
    return pick(['hold-skirt', 'hold-skirt', 'walk', 'contrapposto']);
  if (taste.presentation === 'male') return pick(['relaxed', 'walk', 'contrapposto', 'hands-behind']);
  return pick(
    taste.formality >= 2
      ? ['contrapposto', 'three-quarter', 'hands-behind']
      : ['walk', 'contrapposto', 'relaxed', 'three-quarter', 'hands-behind'],
  );
}
