import { withNouns } from '#atelier/lexicon/language/spelling.ts';
import type { AttributeEntry } from './entry.ts';

const COLLAR = ['collar', 'collared', 'collar neck', 'collars'];
const LAPEL = ['lapel', 'lapels', 'lapel collar', 'lapelled', 'collar'];
const row = (
  id: string,
  stems: string,
  nouns: readonly string[],
  is: AttributeEntry['is'],
  bare = '',
): AttributeEntry => ({
  id,
  words: withNouns(stems, nouns, bare),
  as: 'collar',
  is,
});

/** Collars and lapels. */
export const COLLAR_WORDS: readonly AttributeEntry[] = [
  row(
    'shirt',
    'shirt, classic, pointed, cuban, camp, oxford, wing, chelsea, regular',
    COLLAR,
    { collar: 'shirt', neckline: 'shirt' },
    'collared',
  ),
  row('spread', 'spread, cutaway, cut away, cut-away, wide spread, semi spread', COLLAR, {
    collar: 'shirt',
    neckline: 'shirt',
    details: ['spread-collar'],
  }),
  row('button-down', 'button down, button-down, buttoned down', COLLAR, {
    collar: 'shirt',
    neckline: 'shirt',
    details: ['button-down-collar'],
  }),
  row('mandarin', 'mandarin, nehru, chinese, bandhgala, band gala, stand up mandarin, jodhpuri', COLLAR, {
    collar: 'mandarin',
    neckline: 'high',
  }),
  row('band', 'band, banded, stand, stand up, grandad, grandfather, grandpa, clerical, baseball', COLLAR, {
    collar: 'band',
    neckline: 'high',
  }),
  row('polo', 'polo, ribbed polo', COLLAR, { collar: 'polo', neckline: 'shirt' }),
  row('peter-pan', 'peter pan, round, rounded, bib, sailor, puritan', COLLAR, { collar: 'peter-pan' }),
  row(
    'bow',
    'bow, pussy bow, pussybow, tie, necktie, jabot',
    COLLAR,
    { collar: 'bow', neckline: 'high', details: ['bow'] },
    'pussy bow, pussybow, pussy-bow, bow neck, bow neckline, bow at the neck, bow at neck, bow at the collar, bow at collar, bow at the throat, ties in a bow at the neck, tied in a bow at the neck, tie at the neck in a bow, neck bow, tie neck bow',
  ),
  row('high', 'high, tall, ruffled high, high ruffled, high neck, victorian, ruff', COLLAR, {
    collar: 'band',
    neckline: 'high',
    details: ['high-collar'],
  }),
  row('funnel', 'funnel, mock, mock neck, stand away, snood, standing', COLLAR, { collar: 'funnel', neckline: 'high' }),
  row('cross', 'cross, crossed, y, overlapping, kimono, surplice, hanfu, cross over', COLLAR, {
    collar: 'cross',
    neckline: 'wrap',
  }),
  row('hood', 'hooded', ['neck'], { collar: 'hood', details: ['hood'] }, 'hood, hooded, hoods'),
  row('fur', 'fur, faux fur, shearling, sherpa, borg, teddy, fleecy, fleece, fluffy', COLLAR, {
    collar: 'shawl',
    neckline: 'lapel',
    details: ['fur-trim'],
  }),
  row('notch', 'notch, notched, step, stepped', LAPEL, { collar: 'notch', neckline: 'lapel' }),
  row('peak', 'peak, peaked, pointed', ['lapel', 'lapels', 'lapel collar', 'lapelled'], {
    collar: 'peak',
    neckline: 'lapel',
  }),
  row('shawl', 'shawl', LAPEL, { collar: 'shawl', neckline: 'lapel' }),
  row('wide-lapel', 'wide, oversized, broad, exaggerated, napoleon', ['lapel', 'lapels'], {
    collar: 'peak',
    neckline: 'lapel',
    details: ['wide-lapel'],
  }),
  row('wide-notch-lapel', 'wide notch, wide notched, broad notch, broad notched, oversized notch', LAPEL, {
    collar: 'notch',
    neckline: 'lapel',
    details: ['wide-lapel'],
  }),
  row('wide-shawl-lapel', 'wide shawl, broad shawl, oversized shawl, big shawl', LAPEL, {
    collar: 'shawl',
    neckline: 'lapel',
    details: ['wide-lapel'],
  }),
  row('satin-lapel', 'satin, silk, contrast', ['lapel', 'lapels'], { neckline: 'lapel', details: ['satin-lapel'] }),
];
