import type { Source } from '@toile/look';
import { sampleLook } from '@toile/look/sample';
import { expect, it } from 'vitest';
import { isAllNamed } from '#web/features/studio/is-all-named.ts';

const read = (sources: Record<string, Source>) =>
  sampleLook({ reading: { understood: [], unread: [], notDrawn: [], sources } });

it.each<[string, Record<string, Source>, boolean]>([
  ['nothing', {}, false],
  ['a garment', { 'g1.kind': 'words' }, false],
  ['a garment and its shade', { 'g1.kind': 'words', 'g1.colour': 'words' }, false],
  ['cloth and shade, of whatever it may be', { 'g1.colour': 'words', 'g1.fabric': 'words' }, false],
  ['a garment, its cloth and its shade', { 'g1.kind': 'words', 'g1.colour': 'words', 'g1.fabric': 'words' }, true],
  ['a garment whose cloth was chosen', { 'g1.kind': 'words', 'g1.colour': 'words', 'g1.fabric': 'chosen' }, false],
])('where the words named %s', (_, sources, isAll) => {
  expect(isAllNamed(read(sources))).toBe(isAll);
});
