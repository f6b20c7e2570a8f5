import type { Specification } from '../spec/specification.ts';

/** What is bought or cut for the inside, where no line of an outside shows it. */
const INSIDE: readonly string[] = ['pads', 'can-can', 'boning', 'd-ring'];

/** Parts that the words order and that lie inside: they are in the bill, and told beside the flat. */
export const hiddenOf = ({ ordered, cut }: Specification): string[] =>
  ordered
    // bones of a corset lie in casings that are drawn
    .filter(
      ({ id, isNone }) =>
        !isNone && INSIDE.includes(id) && !(id === 'boning' && 'build' in cut && cut.build === 'corset'),
    )
    .map(({ text }) => `${text} (inside)`);
