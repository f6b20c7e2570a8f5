import type { Look } from '@toile/look';
import { expect, it } from 'vitest';
import { change } from '#atelier/changing/change.ts';
import { read } from '#atelier/read.ts';
import { MOST_ACCESSORIES, MOST_GARMENTS } from '#atelier/styling/fit-to-body.ts';
import { offersOf } from './offers.ts';

const DESIGNS = ['an emerald silk saree with a gold border', 'a linen shirt and jeans', 'a red wool coat over a dress'];

const adding = (look: Look, ids: readonly string[]): Look =>
  change({ look, words: '', moves: ids.map((to) => ({ slot: 'add', to })) }).look;

it.each(DESIGNS)('%s takes on no more than a body can wear, whatever is added by hand and how often', (words) => {
  const look = read({ words }, 1);
  const { additions } = offersOf(look);
  expect(additions.length).toBeGreaterThan(20);
  for (const id of additions) {
    const added = adding(look, [id, id, id, id]);
    const alike = added.garments.filter(({ kind }) => kind === id).length;
    expect(alike, id).toBeLessThanOrEqual(3);
  }
  const laden = adding(adding(look, additions), additions.toReversed());
  expect(laden.garments.length).toBeLessThanOrEqual(MOST_GARMENTS);
  expect(laden.accessories.length).toBeLessThanOrEqual(Math.max(MOST_ACCESSORIES, look.accessories.length));
});

it('puts the first addition on over what is worn', () => {
  const look = read({ words: 'a white t-shirt and jeans' }, 1);
  const kinds = adding(look, ['cardigan']).garments.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining([...look.garments.map(({ kind }) => kind), 'cardigan']));
});

it.each([
  ['person.__proto__', 'x'],
  ['person.valueOf', 'x'],
  ['person.__defineGetter__', 'x'],
  ['accessory.belt.constructor', ''],
  ['g1.__proto__', 'x'],
  ['footwear.constructor', 'x'],
])('what every object has is no slot: %s', (slot, to) => {
  const look = read({ words: 'a white shirt and jeans with a brown belt' }, 1);
  expect(change({ look, words: '', moves: [{ slot, to }] }).look).toEqual(look);
});
