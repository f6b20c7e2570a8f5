import { withNouns } from '#atelier/lexicon/language/spelling.ts';
import type { AttributeEntry } from './entry.ts';

const NECK = ['neck', 'neckline', 'necked', 'neck line', 'necklines'];
const row = (id: string, stems: string, is: AttributeEntry['is'], bare = ''): AttributeEntry => ({
  id,
  words: withNouns(stems, NECK, bare),
  as: 'neckline',
  is,
});

/** Necklines: every stem takes the nouns; words in the last column stand alone. */
export const NECKLINE_WORDS: readonly AttributeEntry[] = [
  row('crew', 'crew, jewel, ribbed crew', { neckline: 'crew' }, 'crewneck'),
  row('round', 'round, o, rounded', { neckline: 'round' }),
  row(
    'v',
    'v, deep v, narrow v, shallow v, wide v, small v, vee, low v, v shaped, v-shape',
    { neckline: 'v' },
    'vneck, deep v, deep vee, v cut',
  ),
  row('scoop', 'scoop, scooped, u, u shaped, oval', { neckline: 'scoop' }),
  row('boat', 'boat, bateau, slash, wide', { neckline: 'boat' }),
  row('square', 'square, squared', { neckline: 'square' }),
  row('sweetheart', 'sweetheart, queen anne, heart shaped', { neckline: 'sweetheart' }, 'sweetheart'),
  row(
    'strapless',
    'strapless, straight across, tube, bandeau',
    { neckline: 'strapless' },
    'strapless, off the shoulders strapless',
  ),
  row(
    'straps',
    'strappy',
    { neckline: 'straps', sleeveShape: 'none', sleeveLength: 'sleeveless', details: ['spaghetti-straps'] },
    'spaghetti strap, spaghetti straps, string straps, strings on shoulder, strings on the shoulder, strings on shoulders, strings on the shoulders, string shoulder, thin shoulder straps, thin straps, thin strap, fine straps, delicate straps, strappy, noodle straps, cami straps, spaghetti',
  ),
  row(
    'tie-straps',
    'tie strap',
    {
      neckline: 'straps',
      sleeveShape: 'none',
      sleeveLength: 'sleeveless',
      details: ['spaghetti-straps', 'knotted-straps'],
    },
    'tie straps, tie strap, tied straps, tie-up straps, tie up straps, self-tie straps, bow straps, tie shoulder, tie shoulders, tie-shoulder straps, tie shoulder straps, tied shoulders, tied shoulder straps, straps tied in bows, straps that tie',
  ),
  row(
    'shoulder-straps',
    'strap',
    { neckline: 'straps', sleeveShape: 'none', sleeveLength: 'sleeveless', details: ['shoulder-straps'] },
    'shoulder straps, shoulder strap, wide straps, broad straps, tank straps',
  ),
  row(
    'halter',
    'halter, haltered, halterneck',
    { neckline: 'halter', sleeveShape: 'none', sleeveLength: 'sleeveless' },
    'halter, halterneck',
  ),
  row('cowl', 'cowl, draped cowl, draped', { neckline: 'cowl' }, 'cowl'),
  row(
    'off-shoulder',
    'off shoulder, off the shoulder, bardot',
    { neckline: 'off-shoulder' },
    'off shoulder, off the shoulder, off-the-shoulder, bardot, off shoulders',
  ),
  row(
    'one-shoulder',
    'one shoulder, asymmetric, asymmetrical, single shoulder',
    { neckline: 'one-shoulder' },
    'one shoulder, single shoulder, one-shouldered',
  ),
  row('keyhole', 'keyhole, key hole', { neckline: 'keyhole', details: ['keyhole'] }, 'keyhole, key hole'),
  row('notched', 'notched, notch, split, slit, notched round, round slit, mandarin slit', { neckline: 'notched' }),
  row('tie-up', 'tie up, tie-up, tie, tied, dori, tie front', { neckline: 'notched', details: ['tie-neck'] }),
  row('wrap', 'wrap, surplice, crossover, cross over, overlap, wrapover', { neckline: 'wrap' }, 'surplice'),
  row('plunging', 'plunging, plunge, deep, low, low cut, deep plunging', { neckline: 'plunging' }, 'plunging, low cut'),
  row('high', 'high, closed, choker, victorian, stand', { neckline: 'high', collar: 'band' }),
  row('turtle', 'turtle, polo, roll, turtle high', { neckline: 'turtle', collar: 'roll' }),
  row('mock', 'mock, funnel, mock turtle', { neckline: 'high', collar: 'funnel' }, 'mockneck'),
  row('illusion', 'illusion, sheer', { neckline: 'sweetheart', details: ['illusion-neck'] }),
  row('shirt', 'shirt, collared', { neckline: 'shirt', collar: 'shirt' }),
  row('collarless', 'collarless, no collar', { collar: 'none' }, 'collarless'),
];
