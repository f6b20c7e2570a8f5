import { sampleLook } from '@toile/look/sample';
import { expect, it } from 'vitest';
import { describeLook } from '#web/features/studio/describe-look.ts';
import { tellFacts } from '#web/features/studio/tell-facts.ts';

const read = (sources: Record<string, 'words' | 'chosen'>) =>
  sampleLook({ reading: { understood: [], unread: [], notDrawn: [], sources } });

it('tells cloth, shade and length of what was asked for, as the Look has them', () => {
  const look = read({ 'g1.kind': 'words' });
  const rows = describeLook(look).find(({ kind }) => kind === 'said')?.rows ?? [];
  const told = (asked: string) => rows.find(({ term }) => term === asked)?.value;
  expect(tellFacts(look)).toBe(`Cloth: ${told('Cloth')} · Colour: ${told('Colour')} · Length: ${told('Length')}`);
});

it('tells of all of them where nothing was asked for', () => {
  const look = read({});
  const garments = describeLook(look).filter(({ kind }) => kind !== undefined);
  expect(tellFacts(look).split('; ')).toHaveLength(garments.length);
});
