import type { PartEntry } from './entry.ts';

const BODICED = ['top', 'dress', 'jacket', 'choli', 'jumpsuit', 'saree', 'lehenga'] as const;
const LEGGED = ['trousers', 'jumpsuit'] as const;

/** Nouns that gather the adjectives before them: 'wide buttoned cuffs', 'scalloped hem', 'gold buttons'. */
export const PARTS: readonly PartEntry[] = [
  { id: 'sleeve', words: 'sleeve, sleeves, sleeved, arms', families: BODICED },
  { id: 'neck', words: 'neck, neckline, neck line', families: BODICED },
  { id: 'collar', words: 'collar, collars', families: BODICED },
  { id: 'lapel', words: 'lapel, lapels', families: ['jacket', 'dress', 'jumpsuit'] },
  { id: 'cuff', words: 'cuff, cuffs', families: [...BODICED, 'trousers'] },
  {
    id: 'hem',
    words:
      'at the daman, on the daman, along the daman, at the bottom, at bottom, on the bottom, along the bottom, along bottom, bottom edge, hem, hems, hemline, hemlines, bottom hem, daman, daaman',
  },
  { id: 'waist', words: 'waist, waistband, waistline' },
  { id: 'pocket', words: 'pocket, pockets, pocketed' },
  { id: 'button', words: 'button detail, buttons detail' },
  {
    id: 'strap',
    words: 'strap, straps, chain strap, chain straps, chain handle, handle, handles, top handle, top handles',
    families: ['top', 'dress', 'jumpsuit', 'choli'],
  },
  { id: 'slit', words: 'slit, slits, slitted, vent, vents', is: { details: ['slit'] } },
  { id: 'yoke', words: 'yoke, yokes, yoke design' },
  {
    id: 'bodice',
    words: 'bodice, bust, upper bodice, top part, upper part',
    families: ['dress', 'jumpsuit', 'top', 'choli'],
  },
  { id: 'back', words: 'back, backless back' },
  { id: 'front', words: 'front panel, frontal' },
  { id: 'shoulder', words: 'shoulder, shoulders', families: BODICED },
  { id: 'lining', words: 'lining, linings, inner lining, attached lining, astar' },
  {
    id: 'piping',
    words: 'piping, pipings, patti, magzi, magji, maghzi, tipping, edging, trim, trims, trimming, binding',
    is: { details: ['piping'] },
  },
  { id: 'panel', words: 'panel, panels, insert, inserts, side stripe, side stripes, side panel, side panels' },
  { id: 'pallu', words: 'pallu, pallav, palla, aanchal', families: ['saree'], is: { details: ['pallu'] } },
  { id: 'cloth', words: 'fabric, material, cloth, textile, body', is: {} },
  { id: 'leg', words: 'leg, legs, legged', families: LEGGED },
  {
    id: 'detail',
    words:
      'detail, details, detailing, detailed, effect, accent, accents, finish, touch, touches, embellishment, sole, soles, toe cap, toecap, toes, laces, shoelaces, brim, hatband, hat band, hardware, drops',
  },
];
