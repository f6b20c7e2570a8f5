import { withNouns } from '#atelier/lexicon/language/spelling.ts';
import type { AttributeEntry } from './entry.ts';

const SLEEVE = ['sleeve', 'sleeved', 'sleeves'];
const row = (id: string, stems: string, is: AttributeEntry['is'], bare = ''): AttributeEntry => ({
  id,
  words: withNouns(stems, SLEEVE, bare),
  as: 'sleeve',
  is,
});

/** Sleeves: length and shape; 'long', 'short' and 'flared' come from the relative words. */
export const SLEEVE_WORDS: readonly AttributeEntry[] = [
  {
    id: 'sleeveless',
    words: 'sleeveless, without sleeves, armless, sleeve less, bare arms, cut sleeves, bare shoulders',
    as: 'sleeve',
    is: { sleeveLength: 'sleeveless', sleeveShape: 'none' },
  },
  row('long', 'long, churidar, long churidar, full, full length, full-length, wrist length, wrist', {
    sleeveLength: 'long',
  }),
  row('short', 'short, half, t-shirt', { sleeveLength: 'short' }),
  row(
    'elbow',
    'elbow, elbow length, elbow-length, mid',
    { sleeveLength: 'elbow' },
    'elbow length, sleeves to the elbow, sleeves to elbow, sleeve to the elbow, sleeves till elbow, sleeves till the elbow, sleeves up to the elbow, sleeves down to the elbow',
  ),
  row(
    'three-quarter',
    'three quarter, three-quarter, 3/4, 3/4th, three fourth, three-fourth, bracelet, bracelet length, bracelet-length, three quarter length, 3 quarter, quarter, three quarters',
    { sleeveLength: 'three-quarter' },
    'three quarter, three-quarter, 3/4, 3/4th',
  ),
  row('cap', 'cap, capped', { sleeveShape: 'cap', sleeveLength: 'cap' }, 'cap sleeved'),
  row('puff', 'puff, puffed, puffy', { sleeveShape: 'puff' }),
  row('gigot', 'leg of mutton, leg-of-mutton, gigot, mutton, juliet', { sleeveShape: 'puff', sleeveLength: 'long' }),
  row('bishop', 'bishop, poet, cuffed bishop, blouson', { sleeveShape: 'bishop' }),
  row('bell', 'bell, trumpet, circular flounce, angel, flounce, flounced, fluted', { sleeveShape: 'bell' }),
  row('flutter', 'flutter, ruffle, ruffled, frill, frilled, butterfly, tulip, petal', {
    sleeveShape: 'flutter',
    sleeveLength: 'short',
  }),
  row('balloon', 'balloon, lantern, voluminous, statement, dramatic, volume', { sleeveShape: 'balloon' }),
  row('raglan', 'raglan', { sleeveShape: 'raglan' }, 'raglan'),
  row(
    'drop-shoulder',
    'drop shoulder, dropped shoulder, drop, dropped',
    { sleeveShape: 'drop-shoulder' },
    'drop shoulder, dropped shoulder, drop shoulders, dropped shoulders',
  ),
  row(
    'kimono',
    'kimono, batwing, dolman, cape, wide kimono, wide flowing, magyar, wide hanging',
    { sleeveShape: 'kimono' },
    'batwing, dolman',
  ),
  row('set-in', 'set in, set-in, regular', { sleeveShape: 'set-in' }),
  row(
    'cold-shoulder',
    'cold shoulder',
    { sleeveShape: 'set-in', sleeveLength: 'short', details: ['cold-shoulder'] },
    'cold shoulder, cold-shoulder',
  ),
  row(
    'roll-up',
    'roll up, rolled up, rolled, roll-up, turn up, turned up, cuffed',
    { details: ['rolled-sleeve'] },
    'rolled up, sleeves rolled up, sleeves rolled, sleeves turned up, sleeves with turn-ups, sleeves with sewn-in turn-ups',
  ),
  row(
    'rolled-to-elbow',
    'elbow-rolled',
    { details: ['rolled-sleeve'], sleeveLength: 'elbow' },
    'rolled to the elbow, rolled to the elbows, rolled up to the elbow, rolled up to the elbows, sleeves rolled to the elbow, sleeves rolled to the elbows, sleeves rolled up to the elbows, sleeves pushed up, sleeves pushed up to the elbows, pushed up sleeves, sleeves pushed, sleeves pushed up slightly',
  ),
  row('sheer-sleeve', 'sheer, net, mesh, organza, transparent', { details: ['sheer-sleeve'] }),
  row('lace-sleeve', 'lace, lacy', { details: ['sheer-sleeve', 'lace-sleeve'] }),
  row(
    'tie-sleeve',
    'tie, tied, tie up, tie-up, knotted, bow tie, bow',
    { details: ['tie-sleeve'] },
    'sleeves with tie-up details, sleeves with ties, sleeves with tie-ups, sleeve with tie',
  ),
];
