import type { AttributeEntry } from '#atelier/lexicon/entry.ts';

const row = (id: string, words: string, printName: string): AttributeEntry => ({
  id,
  words,
  as: 'print',
  is: { print: 'plaid', printName },
});

/** Checks that are called by a name of their own, and have its colours. */
export const TARTAN_WORDS: readonly AttributeEntry[] = [
  row(
    'black-watch',
    'black watch, black watch tartan, black watch plaid, black watch check, government tartan',
    'Black Watch tartan',
  ),
  row('gordon', 'gordon tartan, gordon plaid', 'Gordon tartan'),
  row(
    'royal-stewart',
    'royal stewart tartan, royal stewart, royal stewart plaid, red stewart tartan, stewart tartan',
    'Royal Stewart tartan',
  ),
  row('dress-stewart', 'dress stewart tartan, dress stewart', 'Dress Stewart tartan'),
  row('macleod', 'macleod tartan, macleod of lewis tartan', 'MacLeod tartan'),
  row(
    'camel-check',
    'camel check, burberry check, burberry print, haymarket check, nova check, nova check print',
    'camel check',
  ),
];
