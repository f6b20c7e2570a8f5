/** The legs of trousers, cut for their wearer. */

import type { Fit, Garment } from '@toile/look';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { stiffnessOf } from '#atelier/cloth/folds/hang.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { seatOf } from '#atelier/garments/lower/seat.ts';
import { grainAngle, hasCargoPockets, hasDetail, materialOf } from '#atelier/garments/measures.ts';
import { branch } from '#atelier/kit/chance.ts';
import { legLength, mensTrouserCut, trouserCut } from './trouser-cuts.ts';
import { type Trousers, trousers } from './trouser-legs.ts';

export const isJeans = (g: Garment): boolean => g.cloth.fabric === 'denim' || hasDetail(g, 'five-pockets');

/** Never pressed: working clothes, hides and cloths with a pile. */
const isUncreased = (g: Garment): boolean =>
  hasCargoPockets(g) ||
  hasDetail(g, 'elasticated-waist') ||
  g.closure === 'drawstring' ||
  ['leather', 'corduroy', 'velvet', 'fleece', 'jersey', 'sequin', 'lace', 'quilted'].includes(g.cloth.fabric);

/** Leggings and their like: no fly, no pockets, nothing to bag. */
export const isSecondSkin = (g: Garment): boolean =>
  g.fit === 'tight' && g.cloth.fabric !== 'denim' && !hasDetail(g, 'five-pockets');

const FIT_ROOM: Record<Fit, number> = { tight: 0.35, fitted: 0.7, regular: 1, relaxed: 1.3, oversized: 1.7 };
/** What is cut too large stands off the leg, however close its cut is by itself: more room at thigh, knee and hem, page units. */
const BAGGY = { thigh: 7, knee: 17, hem: 12 } as const;
const NO_MORE = { thigh: 0, knee: 0, hem: 0 } as const;

/** @param end where along the leg they end in a boot, see `endInBoot`. */
export function trousersOf(d: Fitting, g: Garment, end: number | null = null): Trousers {
  const material = materialOf(g.cloth);
  const base = isWoman(d.f) ? trouserCut(g.silhouette) : mensTrouserCut(g.silhouette, isJeans(g));
  const room = FIT_ROOM[g.fit];
  const length = end ?? legLength(g);
  const short = length < 0.45;
  const more = g.fit === 'oversized' && !base.gathered ? BAGGY : NO_MORE;
  return trousers(d.f, {
    cut: {
      ...base,
      thigh: base.thigh * room + (short ? 5 : 0) + more.thigh,
      knee: base.knee * (room + 1) * 0.5 + (short && g.fit !== 'tight' ? 16 : 0) + more.knee,
      hem: (base.hem * (room + 2)) / 3 + (base.rib ? 0 : more.hem),
      crease: !!base.crease && !isUncreased(g),
      turnUp: !!base.turnUp || hasDetail(g, 'turn-up'),
    },
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed: branch(d.seed, 'trousers'),
    length,
    isDenim: isJeans(g),
    stiff: stiffnessOf(g.cloth),
    second: isSecondSkin(g),
    tucked: end !== null,
    drop: seatOf(d.f, g),
    angle: grainAngle(material),
  });
}
