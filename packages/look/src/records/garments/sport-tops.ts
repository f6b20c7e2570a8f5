import type { GarmentRecord } from '../garment-record.ts';

const NONE = { sleeveShape: 'none', sleeveLength: 'sleeveless' } as const;

/** Tops for sport, for sleep and for the sea. */
export const SPORT_TOPS = [
  {
    id: 'sports-bra',
    words: 'sports bra, sport bra, training bra',
    name: 'sports top',
    family: 'top',
    is: { neckline: 'scoop', length: 'crop', fit: 'tight', ...NONE },
    cloths: ['jersey'],
    cut: 'female',
    formality: 0,
    facts: {
      sets: ['gym'],
      grownOnly: true,
      instead: { young: 'tank-top', senior: 't-shirt' },
      shoes: 'sport',
      bottom: 'leggings',
      block: 'swimwear',
    },
  },
  {
    id: 'jersey-top',
    words: 'sports jersey, gym top, workout top, training top, athletic top, rash guard',
    name: 'sports jersey',
    family: 'top',
    is: { neckline: 'crew', fit: 'regular' },
    cloths: ['jersey'],
    formality: 0,
    facts: { shoes: 'sport', bottom: 'joggers', block: 't-shirt', sets: ['lounge'] },
  },
  {
    id: 'pyjama-top',
    words: 'pyjama top, pyjama shirt, pajama top, pajama shirt, sleep shirt, nightshirt',
    name: 'pyjama shirt',
    family: 'top',
    is: {
      neckline: 'shirt',
      collar: 'shirt',
      closure: 'buttons',
      sleeveShape: 'shirt',
      sleeveLength: 'long',
      fit: 'relaxed',
      details: ['piping'],
    },
    cloths: ['satin', 'cotton'],
    formality: 0,
    facts: { untucked: true, places: ['home'], bottom: 'pyjama-bottoms', block: 'shirt' },
  },
  {
    id: 'bikini-top',
    words: 'bikini top, swim top',
    family: 'top',
    is: { neckline: 'halter', length: 'crop', fit: 'tight', ...NONE },
    cloths: ['jersey'],
    cut: 'female',
    formality: 0,
    facts: {
      bareLegs: true,
      grownOnly: true,
      instead: { young: 't-shirt', senior: 'tank-top' },
      shoes: 'open',
      bottom: 'sarong',
      block: 'swimwear',
    },
  },
] as const satisfies readonly GarmentRecord[];
