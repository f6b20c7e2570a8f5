import { GARMENTS } from '@toile/look/records';
import { expect, test } from 'vitest';

import { FOOTWEAR_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { withoutChat } from './chat.ts';

const ORDERS = [
  'make the border silver',
  'lose the waistcoat',
  'sleeves a bit shorter',
  'a tan belt',
  'no dupatta',
  'swap the pumps for white sneakers',
  'trousers 2 inches longer',
] as const;

/** What stands behind an order, with no comma or with one, and asks nothing. */
const BEHIND = [
  'its june',
  'its may wedding in udaipur',
  'she walks to work',
  'he looks like a pilot',
  'her feet die at weddings',
  'my father will kill me',
  'i look like a curtain',
  'we live in goa',
  'im short',
  'it itches',
  'his wrists are thin',
] as const;

test.each(BEHIND)("what is told behind an order asks nothing: '%s'", (told) => {
  for (const order of ORDERS) {
    expect(withoutChat(`${order} ${told}`)).toBe(order);
    expect(withoutChat(`${order}, ${told}`)).toBe(order);
    expect(withoutChat(`${told}, ${order}`)).toBe(order);
  }
});

test.each(['love it but', 'looks great, just', 'its lovely but', 'everything is perfect but'])(
  "praise before an order asks nothing: '%s'",
  (praise) => {
    for (const order of ORDERS) expect(withoutChat(`${praise} ${order}`)).toBe(order);
  },
);

test.each([
  'rest same',
  'the rest is fine',
  'everything else same',
  'baaki sab same',
  'baki same hi rakhna',
  "that's it",
])("that the rest stays asks nothing: '%s'", (rest) => {
  for (const order of ORDERS) expect(withoutChat(`${order}, ${rest}`)).toBe(order);
});

test.each([
  ['mirror work kam karo bahut zyada lag raha hai', 'mirror work kam karo'],
  ['kurte mein pocket chahiye phone rakhna hota hai', 'kurte mein pocket chahiye'],
  ['green bahut tez hai, border laal karo', 'border laal karo'],
  ['sherwani ekdum mast hai usko haath mat lagana', 'sherwani ko haath mat lagana'],
  ['border chauda karna hai', 'border chauda karna hai'],
])("of '%s' the order is '%s'", (words, order) => {
  expect(withoutChat(words)).toBe(order);
});

/** Nothing that is worn is a verb behind somebody. */
const WORN = [...GARMENTS.map(({ id }) => id), ...FOOTWEAR_BY_ID.keys()]
  .map((id) => id.replaceAll('-', ' '))
  .filter((_, i) => i % 9 === 0);

test('what somebody is to wear, and what is compared with what is, stays', () => {
  for (const worn of WORN)
    for (const words of [
      `she in a red ${worn}, he in a black one`,
      `the ${worn} longer than it is`,
      `make it a ${worn} and keep the bag she carries`,
    ])
      expect(withoutChat(words)).toBe(words);
});
