/** 'An all over print with dinosaurs': the figures that are named are what the print shows. */

import { isCraft } from '@toile/look/records';
import type { Draft, GarmentThing, Said } from '#atelier/draft/draft.ts';
import { PRINT_WORDS } from '#atelier/lexicon/prints.ts';

const MOTIF = '-motif';
const PRINTED = 'printed';

const rowOf = ({ as, value }: Said) =>
  as === 'detail' && value.endsWith(MOTIF)
    ? PRINT_WORDS.find(({ id }) => id === `${value.slice(0, -MOTIF.length)}-print`)
    : undefined;

function print(garment: GarmentThing): void {
  const vague = garment.said.find(({ as, value, part }) => as === 'print' && value === PRINTED && !part);
  const isWorked = garment.said.some(({ as, value }) => as === 'detail' && isCraft(value));
  if (!vague || isWorked) return;
  const figure = garment.said.find((said) => rowOf(said) !== undefined);
  const row = figure && rowOf(figure);
  if (!figure || !row) return;
  garment.said = garment.said.map((said) =>
    said === figure ? { ...said, as: 'print', value: row.id, slots: row.is } : said,
  );
}

/** Gives a print that is not named its figures. Changes the draft. */
export function printFigures({ things }: Draft): void {
  for (const thing of things) if (thing.type === 'garment') print(thing);
}
