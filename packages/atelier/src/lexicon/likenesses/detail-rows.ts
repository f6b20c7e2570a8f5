/** Ways to give a detail of the lexicon another name: one it is, or one that is drawn as it. */
import { DETAILS } from '#atelier/lexicon/details/details.ts';
import type { DetailEntry } from '#atelier/lexicon/entry.ts';
import { POCKETS } from '#atelier/lexicon/pockets.ts';

function rowOf(id: string): DetailEntry {
  const row = [...POCKETS, ...DETAILS].find((other) => other.id === id);
  if (!row) throw new Error(`No detail is called '${id}'`);
  return row;
}

/** Other names of a row. */
export const same = (id: string, words: string): DetailEntry[] => [{ ...rowOf(id), words }];

/** Names that are drawn as a row, and told so: each keeps its own. */
export const near = (id: string, nearTo: string, words: string): DetailEntry[] => {
  const row = rowOf(id);
  return words.split(', ').map((name) => ({
    ...row,
    id: name.replaceAll(' ', '-'),
    words: name,
    is: row.is ?? { details: [id] },
    nearTo,
  }));
};

/** What is of a part, by the detail there that draws it. */
export const at = (detail: string, name: string, words: string): DetailEntry => ({
  id: detail,
  words,
  name,
  is: { details: [detail] },
});

/** What of a part is drawn as another, and told so. */
export const nearAt = (detail: string, nearTo: string, words: string): DetailEntry[] =>
  words.split(', ').map((name) => ({ ...at(detail, name, name), id: name.replaceAll(' ', '-'), nearTo }));
