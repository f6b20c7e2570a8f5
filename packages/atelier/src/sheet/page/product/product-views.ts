/** From where a product is looked at: three views of each, and what of it each shows. */
import type { Look, Pose, ProductKind } from '@toile/look';
import type { HeadView, PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { stanceFor } from '#atelier/figure/poses/stance-for.ts';
import { isMadeAlone } from '#atelier/figure/worn/alone/made-alone.ts';
import { RIGHT, type Side } from '#atelier/kit/side.ts';

export interface ProductView {
  /** What stands under it: 'side'. */
  words: string;
  pose: Pose;
  head?: HeadView;
  isMirrored?: boolean;
  /** One of two alone. */
  side?: Side;
  /** The part of the thing that is shown, where it is not the whole: shares of its height from the top. */
  part?: readonly [number, number];
  /** The same across, shares of its width from the left. */
  across?: readonly [number, number];
  /** By itself, as it stands on a table: nobody carries it. */
  isAlone?: true;
}

const ON_HEAD: readonly ProductView[] = [
  { words: 'three-quarter', pose: 'relaxed', head: 'threeQuarter' },
  { words: 'front', pose: 'relaxed', head: 'front' },
  { words: 'back', pose: 'back' },
];
const BEFORE: readonly ProductView[] = [
  { words: 'three-quarter', pose: 'relaxed', head: 'threeQuarter' },
  { words: 'front', pose: 'relaxed', head: 'front' },
  { words: 'detail', pose: 'relaxed', head: 'threeQuarter', part: [0.3, 1] },
];
const CARRIED: readonly ProductView[] = [
  { words: 'front', pose: 'relaxed' },
  { words: 'in wear', pose: 'three-quarter' },
  { words: 'detail', pose: 'relaxed', part: [0.45, 1] },
];
/** What has a body of its own is shown without the hand that would lie over it. */
const STANDING: readonly ProductView[] = [
  { words: 'front', pose: 'relaxed', isAlone: true },
  { words: 'in wear', pose: 'three-quarter' },
  { words: 'detail', pose: 'relaxed', part: [0.3, 0.88], across: [0.2, 0.8], isAlone: true },
];
const PAIRED: readonly ProductView[] = [
  { words: 'front', pose: 'relaxed', side: RIGHT },
  { words: 'in wear', pose: 'relaxed' },
  { words: 'turned', pose: 'back', side: RIGHT },
];
const ON_BACK: readonly ProductView[] = [
  { words: 'back', pose: 'back' },
  { words: 'front', pose: 'relaxed' },
  { words: 'detail', pose: 'back', part: [0, 0.5] },
];

/** What is laid out for its sheet and worn by nobody there. */
const LAID: readonly ProductView[] = [
  { words: 'front', pose: 'relaxed', isAlone: true },
  { words: 'detail', pose: 'relaxed', part: [0, 0.62], across: [0.2, 0.8], isAlone: true },
];
const LAID_DETAILS: Partial<Record<ProductKind, Pick<ProductView, 'part' | 'across'>>> = {
  belt: { part: [0.52, 1], across: [0.34, 0.66] },
  ring: { part: [0, 0.36], across: [0.22, 0.78] },
  umbrella: { part: [0, 0.4], across: [0.25, 0.75] },
  suspenders: { part: [0.4, 0.8], across: [0.2, 0.8] },
  'pocket-square': { part: [0.1, 0.6], across: [0.2, 0.7] },
  cane: { part: [0, 0.2], across: [0, 1] },
  'nose-ring': { part: [0.55, 1], across: [0.2, 0.8] },
  anklet: { part: [0.5, 1], across: [0.3, 0.7] },
  'waist-chain': { part: [0.5, 1], across: [0.3, 0.7] },
  socks: { part: [0, 0.45], across: [0, 0.7] },
};
const ON_LEGS: readonly ProductView[] = [
  { words: 'front', pose: 'relaxed' },
  { words: 'three-quarter', pose: 'three-quarter' },
  { words: 'back', pose: 'back' },
];
/** A length of cloth, its end from near. */
const DRAPED: readonly ProductView[] = [
  { words: 'front', pose: 'relaxed' },
  { words: 'three-quarter', pose: 'three-quarter' },
  { words: 'detail', pose: 'relaxed', part: [0.62, 1], across: [0, 1] },
];

const HEADWEAR: ReadonlySet<ProductKind> = new Set<ProductKind>([
  'hat',
  'cap',
  'beanie',
  'beret',
  'headband',
  'hair-clip',
  'turban',
]);
const AT_HAND: ReadonlySet<ProductKind> = new Set<ProductKind>(['bracelet', 'watch', 'crossbody']);
const STANDS: ReadonlySet<ProductKind> = new Set<ProductKind>([
  ...(['bag', 'clutch', 'potli', 'luggage', 'belt-bag', 'fan'] as const),
]);
const IN_PAIRS: ReadonlySet<ProductKind> = new Set<ProductKind>(['bangles', 'gloves']);

/** The views of a product that is shown on somebody, the largest first; shoes are shown by themselves. */
export function viewsOf(of: ProductKind): readonly ProductView[] {
  if (isMadeAlone(of)) return LAID.map((view) => (view.part ? { ...view, ...LAID_DETAILS[of] } : view));
  if (of === 'dupatta') return DRAPED;
  if (of === 'tights') return ON_LEGS;
  if (of === 'backpack') return ON_BACK;
  if (HEADWEAR.has(of)) return ON_HEAD;
  if (IN_PAIRS.has(of)) return PAIRED;
  if (STANDS.has(of)) return STANDING;
  return AT_HAND.has(of) ? CARRIED : BEFORE;
}

/** How the wearer stands for a view. */
export function stanceOfView(look: Look, view: ProductView): PoseSpec {
  const stance = stanceFor({ ...look, person: { ...look.person, pose: view.pose } });
  const { head } = view;
  return {
    ...stance,
    ...(head && { head: { ...stance.head, view: head } }),
  };
}
