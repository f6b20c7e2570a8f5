import type { AttributeEntry } from './entry.ts';

const row = (id: string, words: string, border: NonNullable<AttributeEntry['is']['border']>): AttributeEntry => ({
  id,
  words,
  as: 'border',
  is: { border },
});

/** Borders of sarees, dupattas and lehengas. */
export const BORDER_WORDS: readonly AttributeEntry[] = [
  row('temple', 'temple border, temple borders, korvai border, korvai', 'temple'),
  row(
    'zari',
    'zari border, gold zari border, golden zari border, jari border, brocade border, woven border, golden border, gold border, zari borders, heavy border, embroidered border',
    'zari',
  ),
  row('gota', 'gota border, gota patti border, gota edging', 'gota'),
  {
    id: 'lace-border',
    words: 'lace border, lace borders, lace edging border',
    as: 'border',
    is: { border: 'plain', details: ['lace-trim'] },
  },
  {
    id: 'double-border',
    words: 'double border, double borders, two borders, double zari border, border in two rows',
    as: 'border',
    is: { border: 'plain', details: ['hem-bands'] },
  },
  {
    id: 'ganga-jamuna-border',
    words: 'ganga jamuna border, ganga jamna border, ganga jamuna, ganga jamna',
    as: 'border',
    is: { border: 'zari' },
    nearTo: 'a border of one colour',
  },
  row('paisley', 'paisley border, mango border, kairi border', 'paisley'),
  row('kasavu', 'kasavu border', 'kasavu'),
  row('meenakari', 'meenakari border, meenakari, paithani border, peacock border', 'meenakari'),
  row('patola', 'patola border, ikat border', 'patola'),
  row(
    'plain',
    'contrast border, plain border, border, borders, boarder, bordar, kinar, kinari, contrasting border, bordered, contrast hem border',
    'plain',
  ),
];
