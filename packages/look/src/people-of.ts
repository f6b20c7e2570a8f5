import type { Look } from './look-schema.ts';

/** Each person of a Look as a Look of their own: one, or two where somebody stands beside the first. */
export function peopleOf({ companion, ...first }: Look): readonly [Look, ...Look[]] {
  // what an edit came of is of the first: whoever stands beside them is as they were
  const { origin: _, ...alone } = first;
  return companion ? [first, { ...alone, ...companion, reading: ofSecond(alone.reading) }] : [first];
}

/** How the second stands was said of them, or it was not, whatever was said of the first. */
function ofSecond(reading: Look['reading']): Look['reading'] {
  const { 'person.pose': _, 'companion.person.pose': own, ...sources } = reading.sources;
  return { ...reading, sources: { ...sources, ...(own && { 'person.pose': own }) } };
}
