import { sampleLook } from '@toile/look/sample';
import { expect, it } from 'vitest';
import { describeLook } from '#web/features/studio/describe-look.ts';
import { sortLook, wholeLook } from '#web/features/studio/sort-look.ts';

it('keeps with each choice of a whole Look who decided it', () => {
  const sources = { 'g1.kind': 'words', 'g1.colour': 'words', 'g1.length': 'chosen' } as const;
  const look = sampleLook({ reading: { understood: [], unread: [], notDrawn: [], sources } });
  const groups = describeLook(look);
  expect(wholeLook(groups).map(({ choices }) => choices.map(({ decision }) => decision))).toEqual(
    groups.map(({ rows }) => rows.map(({ decision }) => decision)),
  );
  expect(new Set(wholeLook(groups).flatMap(({ choices }) => choices.map(({ decision }) => decision)))).toEqual(
    new Set(['said', 'chosen']),
  );
});

it('chooses nothing of a garment that its own name says', () => {
  const named = (title: string) =>
    sortLook([{ id: 'g1', title, kind: 'said', rows: [{ term: 'Cut', value: 'Wrap', decision: 'chosen' }] }], 'chosen');
  expect(named('Wrap dress')).toEqual([]);
  expect(named('Gown')[0]?.choices).toEqual([{ words: 'Wrap cut' }]);
});
