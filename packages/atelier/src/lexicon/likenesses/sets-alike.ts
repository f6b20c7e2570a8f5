import type { SetEntry } from '#atelier/lexicon/entry.ts';
import { entriesLike } from './likeness.ts';
import type { SetAlike } from './set-alike.ts';
import { SUITS_OF_INDIA } from './suits-of-india.ts';

/** Sets of the world and of work that are cut as pieces known here, from one cloth. */
const ALIKE: readonly SetAlike[] = [
  {
    words: 'burkini, burqini, modest swimsuit, modest swimwear, islamic swimsuit, full cover swimsuit',
    cut: 'female',
    pieces: [
      {
        words: 'burkini',
        like: 'tunic',
        is: {
          length: 'thigh',
          neckline: 'high',
          sleeveShape: 'set-in',
          sleeveLength: 'long',
          fabric: 'jersey',
          closure: 'none',
        },
      },
      { words: 'swim leggings', like: 'leggings', isTrue: true },
    ],
  },
  {
    words: 'baju kurung, baju kurung moden, baju kurung kedah, kurung, kurung moden, baju kedah, kurung set',
    cut: 'female',
    pieces: [
      {
        words: 'baju kurung',
        like: 'tunic',
        is: {
          length: 'knee',
          neckline: 'round',
          sleeveShape: 'set-in',
          sleeveLength: 'long',
          fit: 'relaxed',
          closure: 'none',
        },
      },
      { words: 'kurung skirt', like: 'skirt', is: { length: 'floor', silhouette: 'straight' }, isTrue: true },
    ],
  },
  {
    words: 'baju melayu, baju melayu set, baju melayu teluk belanga, baju melayu cekak musang',
    cut: 'male',
    pieces: [
      {
        words: 'baju melayu',
        like: 'tunic',
        is: {
          length: 'thigh',
          neckline: 'high',
          collar: 'band',
          closure: 'half-placket',
          sleeveShape: 'set-in',
          sleeveLength: 'long',
          fit: 'relaxed',
        },
        cut: 'male',
      },
      { words: 'straight trousers', like: 'trousers', isTrue: true },
    ],
  },
  {
    words:
      'scrubs, scrub set, scrub suit, medical scrubs, nurse scrubs, nurses scrubs, surgical scrubs, hospital scrubs',
    pieces: [
      {
        words: 'scrub top',
        like: 'top',
        is: {
          neckline: 'v',
          sleeveShape: 'set-in',
          sleeveLength: 'short',
          fit: 'relaxed',
          length: 'hip',
          fabric: 'cotton',
          details: ['chest-pocket'],
        },
        isTrue: true,
      },
      {
        words: 'scrub trousers',
        like: 'pyjama-bottoms',
        is: { closure: 'drawstring', fabric: 'cotton' },
        isTrue: true,
      },
    ],
  },
  {
    words:
      'senator wear, senator suit, senator style, senator outfit, senator kaftan, senator native, kaftan senator, native wear, mens kaftan set, kaftan and trousers',
    cut: 'male',
    pieces: [
      {
        words: 'senator kaftan',
        like: 'tunic',
        is: {
          length: 'thigh',
          neckline: 'high',
          collar: 'band',
          closure: 'half-placket',
          sleeveShape: 'set-in',
          sleeveLength: 'long',
          fit: 'regular',
        },
        cut: 'male',
        region: 'west-africa',
        isTrue: true,
      },
      { words: 'straight trousers', like: 'trousers', isTrue: true, cut: 'male' },
    ],
  },
  {
    words: 'iro and buba, buba and iro, iro buba, aso oke iro and buba',
    cut: 'female',
    pieces: [
      { words: 'iro', like: 'wrapper-skirt', isTrue: true, region: 'west-africa' },
      { words: 'buba', like: 'buba', isTrue: true },
    ],
  },
  {
    words: 'safari suit, bush suit, safari shirt suit',
    cut: 'male',
    pieces: [
      {
        words: 'safari jacket',
        like: 'utility-jacket',
        is: {
          closure: 'buttons',
          collar: 'shirt',
          neckline: 'shirt',
          sleeveLength: 'short',
          sleeveShape: 'shirt',
          details: ['patch-pocket', 'chest-flap-pocket', 'belt', 'epaulette'],
        },
        isTrue: true,
      },
      { words: 'trousers', like: 'trousers', isTrue: true },
    ],
  },
  {
    words: 'charro suit, mariachi suit, traje de charro, charro outfit',
    cut: 'male',
    pieces: [
      { words: 'charro jacket', like: 'cropped-jacket', is: { closure: 'open', details: ['embroidery'] } },
      { words: 'charro trousers', like: 'trousers', is: { fit: 'fitted', details: ['side-stripe'] }, isTrue: true },
    ],
  },
  {
    words: 'matador costume, traje de luces, matador suit, bullfighter suit, bullfighter costume',
    cut: 'male',
    pieces: [
      {
        words: 'matador jacket',
        like: 'cropped-jacket',
        is: { closure: 'open', details: ['embroidery', 'epaulette'] },
      },
      { words: 'knee breeches', like: 'jodhpurs', is: { length: 'knee', silhouette: 'slim' } },
    ],
  },
  {
    words: 'barong set, gakuran, gakuran uniform, mao suit, zhongshan suit',
    cut: 'male',
    pieces: [
      { words: 'stand-collar jacket', like: 'tang-jacket', is: { closure: 'buttons' } },
      { words: 'trousers', like: 'trousers', isTrue: true },
    ],
  },
  {
    words: 'basketball kit, basketball uniform, basketball jersey and shorts',
    pieces: [
      {
        words: 'basketball jersey',
        like: 'tank-top',
        is: { neckline: 'v', fit: 'relaxed', length: 'hip', fabric: 'jersey' },
      },
      { words: 'basketball shorts', like: 'sports-shorts', is: { length: 'knee', fit: 'oversized' }, isTrue: true },
    ],
  },
  {
    words: 'football kit, football uniform, soccer kit, soccer uniform, rugby kit, cricket kit',
    pieces: [
      { words: 'football shirt', like: 'jersey-top', isTrue: true },
      { words: 'football shorts', like: 'sports-shorts', isTrue: true },
    ],
  },
  {
    words: 'sailor suit, sailor uniform, sailor fuku, seifuku, navy sailor uniform',
    pieces: [
      {
        words: 'sailor blouse',
        like: 'blouse',
        is: { collar: 'peter-pan', neckline: 'v', closure: 'none', details: ['bow'] },
      },
      { words: 'pleated skirt', like: 'pleated-skirt', is: { length: 'knee' }, isTrue: true },
    ],
  },
  {
    words:
      'gi, karate gi, judo gi, white gi, karate uniform, judo uniform, taekwondo uniform, martial arts uniform, judo suit, karate suit',
    pieces: [
      {
        words: 'gi jacket',
        like: 'kimono-jacket',
        is: { closure: 'wrap', length: 'thigh', details: ['belt'] },
        colour: 'white',
      },
      { words: 'gi trousers', like: 'wide-leg-trousers', is: { length: 'ankle' }, isTrue: true },
    ],
  },
  {
    words:
      'pattu pavadai set, langa blouse, pavadai sattai, pattu pavadai, pattu pavadai sattai, pavadai, langa jacket, pattu langa blouse',
    cut: 'female',
    pieces: [
      { words: 'pavadai', like: 'lehenga', is: { border: 'zari', fabric: 'silk' }, isTrue: true },
      { words: 'sattai', like: 'choli', isTrue: true },
    ],
  },
];

export const SETS_ALIKE: readonly SetEntry[] = [...ALIKE, ...SUITS_OF_INDIA].map(({ words, cut, pieces }) => ({
  id: (words.split(',')[0] ?? '').replaceAll(' ', '-'),
  words,
  pieces: pieces.map(({ like }) => like),
  matched: true,
  ...(cut && { cut }),
  pieceEntries: pieces.flatMap(entriesLike),
}));
