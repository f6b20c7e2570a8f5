import type { Look } from '@toile/look';
import { STUDIO } from '#web/content/studio.ts';
import { describeLook } from '#web/features/studio/describe-look.ts';

const { cloth: CLOTH, colour: COLOUR, length: LENGTH } = STUDIO.describeLook;

/** Cloth, shade and length of each garment that was asked for: what who makes it asks first. */
export function tellFacts(look: Look): string {
  const garments = describeLook(look).filter(({ kind }) => kind !== undefined);
  const said = garments.filter(({ kind }) => kind === 'said');
  const told = said.length > 0 ? said : garments;
  return told
    .map(({ title, rows }) => {
      const facts = [CLOTH, COLOUR, LENGTH].flatMap((asked) => {
        const row = rows.find(({ term }) => term === asked);
        return row ? [`${asked}: ${row.value}`] : [];
      });
      return [...(told.length > 1 ? [title] : []), ...facts].join(' · ');
    })
    .join('; ');
}
