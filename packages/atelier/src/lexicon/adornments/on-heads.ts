import type { AccessoryEntry } from '../entry.ts';

/** What is worn on the head and in the hair. */
export const ON_HEADS: readonly AccessoryEntry[] = [
  {
    id: 'hat',
    words: 'hat, hats, brimmed hat',
    kind: 'hat',
    colour: 'camel',
  },
  { id: 'fedora', words: 'fedora, fedora hat, trilby, trilby hat', kind: 'hat', name: 'fedora', colour: 'camel' },
  { id: 'panama-hat', words: 'panama hat', kind: 'hat', name: 'panama hat', colour: 'straw' },
  {
    id: 'wide-brim-hat',
    words: 'wide brim hat, wide-brimmed hat, wide brimmed hat',
    kind: 'hat',
    name: 'wide-brimmed hat',
    colour: 'camel',
  },
  { id: 'top-hat', words: 'top hat', kind: 'hat', name: 'top hat', colour: 'black' },
  { id: 'bowler-hat', words: 'bowler hat, derby hat, bowler', kind: 'hat', name: 'bowler hat', colour: 'black' },
  {
    id: 'pillbox',
    words: 'pillbox hat, pillbox, pill box hat, pill box',
    kind: 'hat',
    name: 'pillbox hat',
    colour: 'black',
  },
  { id: 'cloche', words: 'cloche, cloche hat', kind: 'hat', name: 'cloche hat', colour: 'camel' },
  {
    id: 'cowboy-hat',
    words: 'cowboy hat, western hat',
    kind: 'hat',
    name: 'cowboy hat',
    colour: 'camel',
  },
  {
    id: 'wide-straw-hat',
    words:
      'wide brim straw hat, wide-brim straw hat, wide brimmed straw hat, wide brim sun hat, wide brimmed sun hat, big straw hat, large straw hat',
    kind: 'hat',
    name: 'straw hat',
    details: ['wide'],
    colour: 'straw',
  },
  {
    id: 'wide-felt-hat',
    words: 'wide brim felt hat, wide-brim felt hat, wide brimmed felt hat, wide brim wool hat, wide brimmed wool hat',
    kind: 'hat',
    name: 'felt hat',
    details: ['wide'],
    colour: 'camel',
  },
  {
    id: 'straw-hat',
    words: 'straw hat, sun hat, sunhat, floppy hat',
    kind: 'hat',
    name: 'straw hat',
    colour: 'straw',
  },
  { id: 'boater', words: 'boater, boater hat, straw boater', kind: 'hat', name: 'straw boater', colour: 'straw' },
  { id: 'bucket-hat', words: 'bucket hat', kind: 'hat', name: 'bucket hat', colour: 'beige' },
  {
    id: 'cap',
    words: 'cap, baseball cap, snapback, dad cap, peaked cap',
    kind: 'cap',
    colour: 'black',
  },
  ...['flat cap', 'newsboy cap', 'paperboy cap', 'ivy cap', 'gatsby cap', 'baker boy cap'].map(
    (name): AccessoryEntry => ({ id: name.replaceAll(' ', '-'), words: name, kind: 'cap', name, colour: 'black' }),
  ),
  {
    id: 'beanie',
    words: 'beanie, bobble hat, winter hat, pom pom hat, trapper hat',
    kind: 'beanie',
    name: 'knitted hat',
    colour: 'cream',
  },
  { id: 'beret', words: 'beret, berets', kind: 'beret', colour: 'black' },
  {
    id: 'headband',
    words:
      'headband, head band, hairband, alice band, bandana headband, headband bandana, head bandana, hair bandana, sweatband',
    kind: 'headband',
    colour: 'black',
  },
  { id: 'turban', words: 'turban, safa, pagri, pagdi, pheta, dastar', kind: 'turban', colour: 'saffron' },
  { id: 'fila', words: 'fila, fila cap, fila hat, abeti aja', kind: 'beanie', name: 'fila cap', colour: 'black' },
  { id: 'gele', words: 'gele, head tie, headtie, head wrap, headwrap', kind: 'gele', colour: 'gold' },
  {
    id: 'hijab',
    words: 'hijab, hijabi, khimar, sheila, shayla',
    kind: 'hijab',
    colour: 'cream',
  },
  { id: 'headscarf', words: 'headscarf, head scarf, kerchief', kind: 'hijab', name: 'headscarf', colour: 'cream' },
  {
    id: 'keffiyeh',
    words: 'keffiyeh, kufiya, shemagh, kaffiyeh, keffiyah',
    kind: 'scarf',
    name: 'keffiyeh',
    colour: 'white',
  },
  { id: 'ghutra', words: 'ghutra, ghotra', kind: 'hijab', name: 'ghutra', colour: 'white' },
  {
    id: 'tiara',
    words:
      'tiara, mukut, topor, shola mukut, shola crown, shola pith crown, topor style crown, crown, headpiece, head piece, circlet, diadem',
    kind: 'tiara',
    colour: 'gold',
  },
  {
    id: 'flower-crown',
    words: 'flower crown, floral crown, flower wreath, floral wreath, flower tiara, floral tiara, flower crowns',
    kind: 'tiara',
    name: 'flower crown',
    details: ['floral'],
    colour: 'blush',
  },
  {
    id: 'flower-headband',
    words: 'flower headband, floral headband, flower hairband, floral hairband, floral alice band, flower hair band',
    kind: 'headband',
    name: 'flower headband',
    details: ['floral'],
    colour: 'blush',
  },
  {
    id: 'parandi',
    words: 'parandi, parandis, paranda, parandha, braid tassel',
    kind: 'parandi',
    colour: 'crimson',
  },
  {
    id: 'face-paint',
    words:
      'chandan, chandan dots, chandan design, sandalwood dots, chandan on forehead, bridal face dots, face paint, kumkum dots, alpona',
    kind: 'body-art',
    name: 'chandan on the forehead',
    colour: 'white',
  },
  {
    id: 'alta',
    words: 'alta, aalta, mahavar, alta on feet, alta on her feet',
    kind: 'body-art',
    name: 'alta on hands and feet',
    colour: 'crimson',
  },
  { id: 'sindoor', words: 'sindoor, sindur', kind: 'body-art', name: 'sindoor', colour: 'crimson' },
  {
    id: 'veil',
    words:
      'veil, bridal veil, wedding veil, cathedral veil, chapel veil, fingertip veil, cathedral length veil, chapel length veil, floor length veil, tulle veil, sheer veil',
    kind: 'veil',
    colour: 'ivory',
  },
  {
    id: 'gajra',
    words:
      'gajra, gajra bun, bun with gajra, bun with a gajra, bun and gajra, jasmine bun, gajra braid, gajra plait, jasmine, jasmine flowers, jasmine in hair, jasmine in her hair, mogra',
    kind: 'gajra',
    name: 'jasmine in the hair',
    colour: 'white',
  },
  {
    id: 'hair-flowers',
    words:
      'flowers in hair, flowers in her hair, flower in hair, flower in her hair, flowers in braid, flowers in her braid, flowers in the braid, flowers in plait, flowers in bun, flowers in her bun, flowers in the bun, floral braid, braid with flowers, braid w flowers, plait with flowers, bun with flowers, flowers in their hair, flowers in the hair, rose in hair, rose in her hair, white flowers in hair',
    kind: 'gajra',
    name: 'flowers in the hair',
    colour: 'white',
  },
  {
    id: 'hair-clip',
    words: 'hair clip, barrette, hair pin, hair bow, claw clip',
    kind: 'hair-clip',
    colour: 'gold',
  },
];
