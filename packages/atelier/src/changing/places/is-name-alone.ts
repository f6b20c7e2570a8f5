import type { Thing } from '#atelier/draft/draft.ts';

/** Whether a thing is named and nothing is said of it: 'wide-leg trousers' is a name, 'blue jeans' says that they are blue. */
export const isNameAlone = ({ said, start, end }: Thing): boolean =>
  said.every((one) => one.as === 'part' || (one.start >= start && one.end <= end));
