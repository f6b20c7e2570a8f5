import type { EditableGarment, PackEdits } from '@toile/contract';
import { expect, test } from 'vitest';
import { editsOf, fieldOf, writtenOf, wrongFields } from './written-edits.ts';

const KURTA: EditableGarment = {
  id: 'g1',
  name: 'kurta',
  size: 'M',
  points: [{ code: 'T01', name: 'Length from HPS', how: 'down', value: 105, tolerance: 1, count: false }],
  trims: [{ key: 'thread', name: 'sewing thread 120', quantity: 160, unit: 'm' }],
  texts: [{ key: 'packing', what: 'packing', text: 'folded' }],
};

test('a form that nobody touched sets nothing, and one that was saved sets the same again', () => {
  expect(editsOf([KURTA], writtenOf([KURTA], {}))).toEqual({});
  const edits: PackEdits = {
    g1: {
      points: { T01: { value: 97, tolerance: 0.5 } },
      trims: { thread: { name: 'silk thread', quantity: 0 } },
      texts: { packing: 'on a hanger' },
      added: [{ name: 'shell button', quantity: 6, unit: 'pcs' }],
      notes: ['press twice'],
    },
  };
  expect(editsOf([KURTA], writtenOf([KURTA], edits))).toEqual(edits);
});

test('what is set back to the house’s, or emptied, is set no more', () => {
  const written = {
    ...writtenOf([KURTA], { g1: { points: { T01: { value: 97 } }, texts: { packing: 'on a hanger' } } }),
    [fieldOf.value('g1', 'T01')]: '105',
    [fieldOf.text('g1', 'packing')]: '  ',
  };
  expect(editsOf([KURTA], written)).toEqual({});
});

test('a comma is a point, and what is no number or no trim is marked', () => {
  const from = writtenOf([KURTA], {});
  const value = fieldOf.value('g1', 'T01');
  expect(editsOf([KURTA], { ...from, [value]: '97,5' })).toEqual({ g1: { points: { T01: { value: 97.5 } } } });
  const wrong = wrongFields([KURTA], { ...from, [value]: 'long', [fieldOf.added('g1')]: '6 shell buttons' });
  expect([...wrong]).toEqual([value, fieldOf.added('g1')]);
});
