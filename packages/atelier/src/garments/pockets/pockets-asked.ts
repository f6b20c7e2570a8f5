/** Which pockets the words ask for: of what kind, on chest or hip, on which sides. */

import type { Detail, Garment } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { countOf, hasDetail, sideOf } from '#atelier/garments/measures.ts';
import { RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';

/** A pocket of a kind; a flap is sewn over a patch too where both are asked for. */
export interface PocketAsked {
  kind: 'patch' | 'flap' | 'welt' | 'slit';
  at: 'chest' | 'hip';
  sides: readonly Side[];
  isFlapped?: true;
}

/** What asks for pockets; a number before them is of pockets of no kind. */
const KINDS = [
  ...(['patch-pocket', 'flap-pocket', 'welt-pocket', 'chest-pocket', 'chest-flap-pocket', 'side-pocket'] as const),
  'pocket' as const,
] satisfies readonly Detail['id'][];

/** How many are asked for; 0 where no number is said. */
export const pocketsCounted = (g: Garment): number => Math.max(...KINDS.map((id) => countOf(g, id)));

/** One is on the heart's side, as one sees it; two or an unsaid number of those at the hip on both. */
const sidesFor = (count: number, usual: readonly Side[]): readonly Side[] =>
  count === 1 ? [RIGHT] : count >= 2 ? SIDES : usual;

/** Where the words want it. */
function chestSides(g: Garment): readonly Side[] | undefined {
  const side = sideOf(g, 'chest-pocket', 'chest-flap-pocket');
  return side ? [side] : undefined;
}

/** Shirts of denim and western ones have a pair. */
const isPaired = (g: Garment): boolean =>
  hasDetail(g, 'press-studs') || (g.cloth.fabric === 'denim' && g.collar === 'shirt');

/** Those of the chest, where they are asked for. */
function chestAsked(g: Garment, isShort: boolean): PocketAsked[] {
  const own = hasDetail(g, 'chest-pocket', 'chest-flap-pocket');
  if (!own && !(isShort && hasDetail(g, 'patch-pocket', 'flap-pocket'))) return [];
  const isFlapped =
    hasDetail(g, 'flap-pocket', 'chest-flap-pocket') || (g.cloth.fabric === 'denim' && g.collar === 'shirt');
  return [
    {
      kind: 'patch',
      at: 'chest',
      sides: chestSides(g) ?? sidesFor(pocketsCounted(g), isPaired(g) ? SIDES : [RIGHT]),
      ...(isFlapped && { isFlapped }),
    },
  ];
}

/** Those within reach of the hands. */
function hipAsked(g: Garment): PocketAsked[] {
  const sides = sidesFor(hasDetail(g, 'chest-pocket', 'chest-flap-pocket') ? 0 : pocketsCounted(g), SIDES);
  const isFlapped = hasDetail(g, 'flap-pocket');
  if (hasDetail(g, 'patch-pocket')) return [{ kind: 'patch', at: 'hip', sides, ...(isFlapped && { isFlapped }) }];
  if (isFlapped) return [{ kind: 'flap', at: 'hip', sides }];
  if (hasDetail(g, 'welt-pocket')) return [{ kind: 'welt', at: 'hip', sides }];
  return hasDetail(g, 'side-pocket', 'pocket') ? [{ kind: 'slit', at: 'hip', sides }] : [];
}

/** The pockets of a garment. @param isShort it ends above the hips, so that whatever is sewn on lies on the chest. */
export function pocketsAsked(f: Wearer, g: Garment, isShort: boolean): PocketAsked[] {
  // the pouch of a hood is cut with it
  if (f.back || g.collar === 'hood') return [];
  return [...chestAsked(g, isShort), ...(isShort ? [] : hipAsked(g))];
}
