/** Whether a top goes under the waistband, when the Look does not say. */

import type { Detail, Garment, Look } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { skirtCut } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { hasDetail } from './measures.ts';

const LOOSE_CLOTH = ['knit', 'cable-knit', 'fleece', 'quilted', 'fur'];

/** It ends at the waist: what is worn under it comes out below. */
export const isCropped = ({ length }: Garment): boolean => ['crop', 'cropped', 'waist'].includes(length);

/** It springs out from its waist: what ends over it would have to stand off with it. */
const isFullSkirt = (g: Garment): boolean => g.family === 'skirt' && skirtCut(g.silhouette).flare > 60;

/** Its fronts are tied in a knot at the waist. */
export const isTiedInFront = (g: Garment): boolean =>
  g.family === 'top' &&
  g.closure === 'tie' &&
  g.silhouette !== 'wrap' &&
  !hasDetail(g, 'wrap-front', 'side-tie', 'goreum', 'tie-neck');

/** What is asked for at the waist of trousers or a skirt, which a top worn out would hide. */
const AT_WAIST: readonly Detail['id'][] = ['belt', 'belt-loops', 'sash', 'tie-up', 'pleats', 'drawcord', 'wide-belt'];

/** Its bottom has something to show at the waist: a belt, a cord, pleats. */
const showsWaist = (bottom: Garment): boolean =>
  hasDetail(bottom, ...AT_WAIST) ||
  bottom.closure === 'drawstring' ||
  bottom.details.some(({ part }) => part === 'waist');

export function isTucked(f: Wearer, look: Look, g: Garment): boolean {
  if (g.family !== 'top') return false;
  if (look.garments.some((o) => o.family === 'jumpsuit')) return g.layer === 'base';
  if (!look.garments.some((o) => o.family === 'skirt' || o.family === 'trousers')) return false;
  if (hasDetail(g, 'tucked')) return true;
  if (hasDetail(g, 'untucked') || factsOf(g).untucked) return false;
  if (hasDetail(g, 'half-tuck') || isTiedInFront(g)) return false;
  if (g.layer !== 'base' || (g.length !== 'hip' && g.length !== 'waist' && g.length !== 'full')) return false;
  if (g.cloth.fabric === 'knit' && g.fit !== 'oversized' && look.garments.some(isFullSkirt)) return true;
  if (hasDetail(g, 'side-slit', 'peplum', 'rib', 'curved-hem') || g.silhouette === 'peplum') return false;
  if (LOOSE_CLOTH.includes(g.cloth.fabric) || g.fit === 'oversized' || g.silhouette === 'boxy') return false;
  // nor a shirt that is cut to hang: short sleeves over casual trousers
  const hangs = !isWoman(f) && g.collar === 'shirt' && g.sleeve.length === 'short';
  if (hangs && !look.garments.some((o) => o.family === 'jacket')) return false;
  const bottom = look.garments.find((o) => o.family === 'skirt' || o.family === 'trousers');
  const smart = g.collar === 'shirt' || g.collar === 'bow' || g.collar === 'band';
  const covered = look.garments.some((o) => o.family === 'jacket');
  if (bottom?.family === 'skirt' || bottom?.waistline === 'high') return true;
  if (bottom && showsWaist(bottom)) return true;
  // below a cropped jacket a top worn out would be a white box over the hip
  const cropped = look.garments.some((o) => o.family === 'jacket' && isCropped(o));
  if (bottom?.cloth.fabric === 'denim') return smart ? covered : isWoman(f) && (!covered || cropped);
  return smart || covered || isWoman(f);
}
