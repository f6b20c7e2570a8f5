import type { Look } from './look-schema.ts';

/** Each person of a Look as a Look of their own: one, or two where somebody stands beside the first. */
export function peopleOf({ companion, ...first }: Look): readonly [Look, ...Look[]] {
  // what an edit came of is of the first: whoever stands beside them is as they were
  const { origin: _, ...alone } = first;
  return companion ? [first, { ...alone, ...companion }] : [first];
}
