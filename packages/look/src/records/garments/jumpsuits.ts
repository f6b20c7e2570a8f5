import type { GarmentRecord } from '../garment-record.ts';

/** One-pieces with legs. */
export const JUMPSUITS = [
  {
    id: 'jumpsuit',
    words: 'jumpsuit, jump suit, catsuit',
    family: 'jumpsuit',
    cloths: ['cotton', 'georgette', 'satin'],
    cut: 'female',
    generic: true,
  },
  {
    id: 'culotte-jumpsuit',
    words: 'culotte jumpsuit, jumpsuit with culotte legs, jumpsuit with culotte leg, cropped jumpsuit',
    name: 'culotte jumpsuit',
    family: 'jumpsuit',
    is: { silhouette: 'wide', length: 'cropped' },
    cloths: ['cotton', 'linen', 'georgette'],
    cut: 'female',
  },
  {
    id: 'boiler-suit',
    words: 'boiler suit, boilersuit, utility jumpsuit, flight suit, coverall, coveralls',
    family: 'jumpsuit',
    is: {
      neckline: 'shirt',
      collar: 'shirt',
      closure: 'zip',
      sleeveShape: 'shirt',
      sleeveLength: 'long',
      fit: 'relaxed',
      details: ['patch-pocket', 'belt'],
    },
    cloths: ['cotton', 'denim'],
  },
  {
    id: 'playsuit',
    words: 'playsuit, romper, play suit, romper suit',
    family: 'jumpsuit',
    is: { length: 'mini' },
    cloths: ['cotton', 'linen', 'georgette'],
    cut: 'female',
  },
  {
    id: 'dungarees',
    words: 'dungarees, overalls, bib overalls, dungaree, overall',
    name: 'dungarees',
    family: 'jumpsuit',
    is: { neckline: 'straps', fabric: 'denim', fit: 'relaxed', closure: 'buttons', details: ['bib', 'patch-pocket'] },
    cloths: ['denim', 'corduroy'],
    plural: true,
  },
  {
    id: 'swimsuit',
    words: 'swimsuit, bathing suit, one piece swimsuit, swimwear, swimming costume, one-piece swimsuit',
    family: 'jumpsuit',
    is: { length: 'micro', neckline: 'scoop', fit: 'tight', closure: 'none' },
    cloths: ['jersey'],
    cut: 'female',
    formality: 0,
    facts: { grownOnly: true, instead: { young: 'playsuit', senior: 'swimsuit' }, shoes: 'open', block: 'swimwear' },
  },
] as const satisfies readonly GarmentRecord[];
