import { expect, it } from 'vitest';
import { draftOf } from '#atelier/reading/draft-of.ts';

/** Words in an order that depends on `seed` alone. */
function disorder(words: readonly string[], count: number, seed: number): string {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return words[(state >> 16) % words.length];
  }).join(' ');
}

const EDGES = ['collar', 'cuffs', 'hem', 'lapels', 'waist'];
const QUALITIES = ['zari', 'print', 'lace', 'red', 'ribbed', 'wide', 'embroidered', 'gota'];

it.each(EDGES.flatMap((edge) => QUALITIES.map((quality) => [quality, edge] as const)))(
  'says no more of %s and %s in disorder than there are words',
  (quality, edge) => {
    for (const others of [[], EDGES, ['and', 'with', 'on']]) {
      const draft = draftOf(disorder([quality, edge, ...others], 60, 7));
      const said = [...draft.floating, ...draft.things.flatMap((thing) => thing.said)];
      expect(said.length).toBeLessThanOrEqual(60 * 4);
    }
  },
);

it('says of each edge in a row what is said of the first', () => {
  const [thing] = draftOf('a leather jacket, ribbed collar cuffs hem').things;
  expect(thing?.said.flatMap(({ part }) => part ?? [])).toEqual(['collar', 'cuff', 'hem']);
});
