import { expect, test } from 'vitest';
import { isKept, type Kept, keepOf, toggleKept } from '#web/features/studio/kept.ts';

const SHIRT = { slot: 'g1', title: 'Shirt' };
const SHOES = { slot: 'footwear', title: 'Loafers' };

const both = toggleKept(toggleKept(null, 'one', SHIRT), 'one', SHOES) as Kept;

test('parts of a design are kept together, and a press names their slots', () => {
  expect(keepOf(both)).toEqual({ design_id: 'one', slots: ['g1', 'footwear'] });
  expect([isKept(both, 'one', 'g1'), isKept(both, 'two', 'g1'), isKept(null, 'one', 'g1')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a second touch lets a part go, and the last part all', () => {
  const shoes = toggleKept(both, 'one', SHIRT);
  expect(shoes?.parts).toEqual([SHOES]);
  expect(toggleKept(shoes, 'one', SHOES)).toBeNull();
});

test('a part of another design takes the place of what was kept', () => {
  expect(toggleKept(both, 'two', SHIRT)).toEqual({ designId: 'two', parts: [SHIRT] });
});
