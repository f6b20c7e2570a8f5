import { sampleLook } from '@toile/look/sample';
import { expect, it } from 'vitest';
import { describeLook } from '#web/features/studio/describe-look.ts';
import { plainWords } from '#web/features/studio/plain-words.ts';

it('says in a sentence for each garment what it is, in its colour and cloth before its name, and what is worn with them', () => {
  const look = sampleLook();
  const told = plainWords(look);
  const garments = describeLook(look).filter(({ kind }) => kind !== undefined);
  for (const { title, rows } of garments) {
    const toldOf = (term: string) => rows.find((row) => row.term === term)?.value.toLowerCase() ?? '';
    expect(told.toLowerCase()).toContain(`${toldOf('Colour')} ${toldOf('Cloth')} ${title.toLowerCase()}`);
  }
  expect(told).toContain(`Worn with ${look.footwear.name}`);
  expect(told.match(/\./g)).toHaveLength(garments.length + 1);
});
