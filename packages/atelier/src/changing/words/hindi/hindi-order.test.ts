import { expect, test } from 'vitest';
import { hindiOrder } from './hindi-order.ts';

test.each([
  ['kurte ki lambai 2 inch kam kar do', 'make the kurta 2 inch shorter'],
  ['kurta do inch chhota kar do', 'make the kurta 2 inch shorter'],
  ['dress 5 cm badha do', 'make the dress 5 cm longer'],
  ['churidar hata ke palazzo kar do', 'swap churidar for palazzo'],
  ['jeans nahi, patiala salwar chahiye kaali', 'swap jeans for kaali patiala salwar'],
  ['border thoda patla aur silver', 'make the border a bit thinner, make the border silver'],
  ['kadhai kam karo thodi', 'less embroidery'],
  ['dupatte ke kinare pe gota lagao', 'add gota on the edge of the dupatta'],
  ['stole bhi chahiye, maroon', 'add maroon stole'],
  ['buckle silver ka', 'make the buckle silver'],
  ['he is saying stole bhi chahiye', 'stole bhi chahiye'],
  ['she says baju puri kar do', 'baju puri kar do'],
])("'%s' is '%s'", (words, order) => expect(hindiOrder(words)).toBe(order));

test.each([
  'saree laal nahi hari chahiye',
  'collar pe kadhai kam karo',
  'make it red and add a belt',
  'she is saying',
  'dupatta hata do',
])("'%s' stays as it is said", (words) => expect(hindiOrder(words)).toBe(words));
