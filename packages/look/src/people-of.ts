import type { Look } from './look-schema.ts';

/** Each person of a Look as a Look of their own: one, or two where somebody stands beside the first. */
export function peopleOf({ companion, ...first }: Look): readonly [Look, ...Look[]] {
  return companion ? [first, { ...first, ...companion }] : [first];
}
