import type { DesignSummary } from '@toile/contract';
import { expect, it } from 'vitest';
import { countDrawn, shownDay } from '#web/features/history/shown-day.ts';

const design = (id: string, title: string, fileId: string | null = id) =>
  ({ design_id: id, title, file_id: fileId, status: fileId ? 'done' : 'failed' }) as unknown as DesignSummary;
const nameOf = ({ title }: DesignSummary) => String(title);
const DAY = [design('d', 'gown'), design('c', 'gown', null), design('b', 'coat'), design('a', 'gown')];

it('tells which of a name a design is, the oldest first, and puts last what was not drawn', () => {
  expect(shownDay(DAY, nameOf, true).map((shown) => [shown.design.design_id, shown.of?.nth, shown.of?.all])).toEqual([
    ['d', 2, 2],
    ['b', undefined, undefined],
    ['a', 1, 2],
    ['c', undefined, undefined],
  ]);
});

it('tells none of them apart while the day may go on', () => {
  expect(shownDay(DAY, nameOf, false).every(({ of }) => of === undefined)).toBe(true);
});

it('counts what was drawn', () => {
  expect(countDrawn(DAY)).toBe(3);
});
