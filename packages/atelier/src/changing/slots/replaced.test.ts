import { type Detail, detailOf, detailWord, type Garment } from '@toile/look';
import { DETAIL_SLOTS } from '@toile/look/records';
import { sampleGarment } from '@toile/look/sample';
import { expect, test } from 'vitest';
import { replaced } from './replaced.ts';

/** What fills no place alone, and so stays whatever comes. */
const BESIDE: Detail = { id: 'lace-trim' };

const withDetails = (...details: Detail[]): Garment => sampleGarment({ details });
const words = ({ details }: Garment): string[] => details.map(detailWord);

const PAIRS = Object.entries(DETAIL_SLOTS).flatMap(([place, ids]) =>
  ids.flatMap((old: Detail['id']) => ids.filter((id) => id !== old).map((next) => [place, old, next] as const)),
);

test.each(PAIRS)('of the %s %s goes out when %s comes in', (_, old, next) => {
  const before = withDetails(BESIDE, { id: old });
  const now = withDetails(BESIDE, { id: old }, { id: next });
  expect(words(replaced(now, before))).toEqual([BESIDE.id, next]);
});

test('a number of buttons takes the place of another number, and of pockets none', () => {
  const [five, seven, pockets] = ['five-buttons', 'seven-buttons', 'two-pockets'].map((word) => detailOf(word));
  if (!five || !seven || !pockets) throw new Error('counted details');
  expect(words(replaced(withDetails(five, pockets, seven), withDetails(five, pockets)))).toEqual([
    'two-pockets',
    'seven-buttons',
  ]);
});

test('what is of a part stands beside the same of another part', () => {
  const before = withDetails({ id: 'embroidery', part: 'hem' });
  const now = withDetails({ id: 'embroidery', part: 'hem' }, { id: 'embroidery', part: 'sleeve' });
  expect(replaced(now, before)).toEqual(now);
});

test.each([
  ['another neck', { neckline: 'v' }, 'keyhole'],
  ['another closure', { closure: 'zip' }, 'one-button'],
  ['sleeves of another length', { sleeve: { shape: 'set-in', length: 'long' } }, 'rolled-sleeve'],
] as const)('%s leaves nothing of the one before', (_, cut, id) => {
  const before = withDetails(BESIDE, { id });
  expect(words(replaced({ ...before, ...cut }, before))).toEqual([BESIDE.id]);
});

test('nothing goes where nothing comes', () => {
  const before = withDetails({ id: 'slit' }, { id: 'belt' }, BESIDE);
  expect(replaced(before, before)).toEqual(before);
});
