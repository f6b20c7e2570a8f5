import type { AccessoryEntry } from '../entry.ts';

/** What is carried. */
export const CARRIED: readonly AccessoryEntry[] = [
  {
    id: 'bag',
    words: 'bag, handbag, hand bag, purse, shoulder bag, bags',
    kind: 'bag',
    name: 'bag',
    colour: 'tan',
  },
  {
    id: 'bucket-bag',
    words: 'bucket bag, drawstring bag, drawstring bucket bag',
    kind: 'bag',
    name: 'bucket bag',
    colour: 'tan',
  },
  {
    id: 'suitcase',
    words: 'suitcase, trolley bag, trolley suitcase, travel case',
    kind: 'luggage',
    name: 'suitcase',
    colour: 'dark brown',
  },
  {
    id: 'crossbody-bag',
    words: 'crossbody, crossbody bag, cross body bag, sling bag, sling',
    kind: 'crossbody',
    name: 'crossbody bag',
    colour: 'tan',
  },
  { id: 'jhola', words: 'jhola, jhola bag, jholi', kind: 'crossbody', name: 'jhola', colour: 'beige' },
  { id: 'top-handle-bag', words: 'top-handle bag, top handle bag', kind: 'bag', name: 'top-handle bag', colour: 'tan' },
  {
    id: 'straw-bag',
    words:
      'straw bag, basket bag, straw tote, woven bag, straw basket, wicker basket, wicker bag, basket, cane basket, cane bag, flower basket, picnic basket',
    kind: 'bag',
    name: 'straw bag',
    details: ['woven'],
    colour: 'straw',
  },
  {
    id: 'tote',
    words: 'tote, tote bag, shopper, shopper bag',
    kind: 'bag',
    name: 'tote bag',
    details: ['tote'],
    colour: 'tan',
  },
  {
    id: 'briefcase',
    words: 'briefcase, laptop bag, office bag, work bag, attache case',
    kind: 'bag',
    name: 'briefcase',
    details: ['briefcase'],
    colour: 'dark brown',
  },
  {
    id: 'satchel-bag',
    words:
      'satchel bag, satchel bags, top handle satchel, top handle satchel bag, satchel handbag, satchel with top handle',
    kind: 'bag',
    name: 'satchel',
    details: ['briefcase'],
    colour: 'tan',
  },
  {
    id: 'clutch',
    words: 'clutch, clutch bag, evening bag, minaudiere, clutches, wristlet, pouch bag',
    kind: 'clutch',
    colour: 'gold',
  },
  { id: 'potli', words: 'potli, potli bag, batua', kind: 'potli', colour: 'gold' },
  {
    id: 'backpack',
    words: 'backpack, rucksack, back pack, school bag, schoolbag, knapsack',
    kind: 'backpack',
    colour: 'black',
  },
  {
    id: 'duffel-bag',
    words:
      'duffel bag, duffle bag, gym bag, duffel, duffle, holdall, weekender, weekender bag, travel bag, overnight bag',
    kind: 'luggage',
    name: 'duffel bag',
    colour: 'black',
  },
  {
    id: 'belt-bag',
    words: 'fanny pack, belt bag, waist bag',
    kind: 'belt-bag',
    name: 'belt bag',
    colour: 'black',
  },
  { id: 'umbrella', words: 'umbrella', kind: 'umbrella', colour: 'black' },
  { id: 'cane', words: 'cane, walking stick', kind: 'cane', colour: 'dark brown' },
  {
    id: 'hand-fan',
    words:
      'hand fan, folding fan, paper fan, lace fan, spanish fan, wooden fan, fan in hand, fan in her hand, fan in one hand, fan in the hand, fan in right hand, fan in left hand',
    kind: 'fan',
    colour: 'cream',
  },
  { id: 'sword', words: 'sword, kirpan, talwar, dagger', kind: 'sword', colour: 'silver' },
];
