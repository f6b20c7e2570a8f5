import { expect, test } from 'vitest';
import { isStatement, withoutReasons } from './reasons.ts';

test.each([
  ['make the border silver, gold is too much for her', 'make the border silver'],
  ['sleeves to the elbow because she is shy about her arms', 'sleeves to the elbow'],
  ['he wants the trousers slimmer so that they do not bunch up', 'he wants the trousers slimmer'],
  ['longer straps so it goes over the shoulder', 'longer straps'],
  ['the hem lower, she does not like to show her legs', 'the hem lower'],
  ["blouse a little longer, her tummy shows and her mother-in-law won't like that", 'blouse a little longer'],
  ['a band collar as he never wears ties', 'a band collar'],
  ['midi length, she is a teacher', 'midi length'],
  ['her dupatta over her head, the priest is strict', 'her dupatta over her head'],
  ['kurta lamba karo kyunki thand hai', 'kurta lamba karo'],
  ['straps wider, she wants to wear a bra under it', 'straps wider'],
  ['looser at the waist, she needs to sit in it', 'looser at the waist'],
  ['lose the waistcoat its june', 'lose the waistcoat'],
  ['long trousers instead of shorts its december', 'long trousers instead of shorts'],
  ['swap the pumps for white sneakers she walks to work', 'swap the pumps for white sneakers'],
])("'%s' is an order and its reason: '%s'", (words, order) => {
  expect(withoutReasons(words)).toBe(order);
});

test.each([
  ['make the buttons silver instead of brass', 'make the buttons silver'],
  ['skirt straight rather than flared', 'skirt straight'],
  ['tie plain, not striped', 'tie plain'],
  ['three quarter sleeves, not full', 'three quarter sleeves'],
])("'%s' sets what is wished against what is not: '%s'", (words, order) => {
  expect(withoutReasons(words)).toBe(order);
});

test.each([
  ['hello ji, can you please make the buttons silver', 'make the buttons silver'],
  ['honestly i love it but could you make it a shade darker', 'make it a shade darker'],
  ['sorry one more thing, no hood', 'no hood'],
])("'%s' comes to its matter: '%s'", (words, order) => {
  expect(withoutReasons(words)).toBe(order);
});

test.each([
  'his kurta the same colour as her blouse',
  'silver, not gold',
  'palazzo instead of salwar',
  'the coat is too long, make it short to the hip',
  "she doesn't want the dupatta",
  'she is in her forties, and a little fuller',
  'leave the hem as it is',
  'it is too plain',
  'she wants a shawl over it',
  'longer sleeves, she wants to wear a red dupatta',
  'make it blue, she has to wear a hijab',
  'add a belt, she needs to carry a bag',
])("'%s' is all of it wished", (words) => {
  expect(withoutReasons(words)).toBe(words);
});

test.each([
  ['she is petite', true],
  ['shes short', true],
  ['her bra shows otherwise', true],
  ['that is for the sangeet', true],
  ['she should be taller', false],
  ['she wears a hat', false],
  ['the sleeves long', false],
])("'%s' says how something is: %s", (words, is) => {
  expect(isStatement(words)).toBe(is);
});
