import { sampleLook } from '@toile/look/sample';
import { expect, it } from 'vitest';
import { describeLook } from '#web/features/studio/describe-look.ts';
import { tellFacts } from '#web/features/studio/tell-facts.ts';
import { capital } from '#web/lib/capital.ts';

const read = (sources: Record<string, 'words' | 'chosen'>) =>
  sampleLook({ reading: { understood: [], unread: [], notDrawn: [], sources } });

it('tells cloth, shade and length of what was asked for, as the Look has them', () => {
  const look = read({ 'g1.kind': 'words' });
  const rows = describeLook(look).find(({ kind }) => kind === 'said')?.rows ?? [];
  const told = (asked: string) => rows.find(({ term }) => term === asked)?.value ?? '';
  expect(tellFacts(look, 'cloth')).toEqual([capital(`${told('Cloth')}, ${told('Colour').toLowerCase()}`)]);
  expect(tellFacts(look, 'length')).toEqual([capital(told('Length'))]);
});

it('tells of all of them, each by its name, where nothing was asked for', () => {
  const look = read({});
  const garments = describeLook(look).filter(({ kind }) => kind !== undefined);
  const told = tellFacts(look, 'cloth');
  expect(told).toHaveLength(garments.length);
  for (const [i, { title }] of garments.entries()) if (garments.length > 1) expect(told[i]).toContain(`${title}: `);
});
