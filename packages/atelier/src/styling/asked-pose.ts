/** What a stance that was asked for takes from an outfit, and what of it an outfit does not let be seen. */
import type { Accessory, Garment, Pose } from '@toile/look';
import type { Draft } from '#atelier/draft/draft.ts';

/** Stances in which neither hand is free to carry. */
const TAKES_BOTH: ReadonlySet<Pose> = new Set(['clasped', 'folded', 'akimbo', 'pockets', 'hands-behind', 'namaste']);
const IN_HAND: ReadonlySet<Accessory['kind']> = new Set([
  'bag',
  'clutch',
  'potli',
  'luggage',
  'umbrella',
  'cane',
  'fan',
]);
/** Sleeves are cut to hang before the body: arms behind it would leave them empty. */
const IN_THE_WAY: ReadonlySet<Garment['sleeve']['length']> = new Set(['elbow', 'three-quarter', 'long']);

const isAsked = ({ things }: Draft, { kind }: Accessory): boolean =>
  things.some((thing) => thing.type === 'accessory' && thing.entry.kind === kind);

/** Without what nobody asked for and hands that are asked elsewhere would carry. */
export const handsFree = (draft: Draft, accessories: readonly Accessory[]): Accessory[] =>
  accessories.filter(
    (worn) => !(draft.pose && TAKES_BOTH.has(draft.pose) && IN_HAND.has(worn.kind) && !isAsked(draft, worn)),
  );

/** Marks the words of a stance that the clothes or what is carried do not let be taken. */
export function markUntaken(draft: Draft, garments: readonly Garment[], accessories: readonly Accessory[]): void {
  const { pose } = draft;
  if (!pose || !TAKES_BOTH.has(pose)) return;
  const isBarred =
    accessories.some(({ kind }) => IN_HAND.has(kind)) ||
    (pose === 'hands-behind' && garments.some(({ sleeve }) => IN_THE_WAY.has(sleeve.length)));
  if (!isBarred) return;
  for (const span of draft.spans)
    if (span.as === 'pose' && span.value === pose)
      Object.assign(span, { value: span.text.toLowerCase(), drawn: false });
}
