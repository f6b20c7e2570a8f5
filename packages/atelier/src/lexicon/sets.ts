import type { SetEntry } from '#atelier/lexicon/entry.ts';

/** Words that stand for several garments. The first piece takes what is said of the whole. */
export const SETS: readonly SetEntry[] = [
  {
    id: 'suit',
    words:
      'suit, business suit, pantsuit, pant suit, trouser suit, power suit, two piece suit, tailored suit, lounge suit, suit set, dress suit',
    pieces: ['suit-jacket', 'trousers'],
    matched: true,
  },
  {
    id: 'three-piece-suit',
    words:
      'three piece suit, 3 piece suit, 3pc suit, three piece, 3 piece, three piece in, tailored three piece, three piece tailoring',
    pieces: ['suit-jacket', 'waistcoat', 'trousers'],
    matched: true,
    cut: 'male',
  },
  { id: 'skirt-suit', words: 'skirt suit', pieces: ['suit-jacket', 'pencil-skirt'], matched: true, cut: 'female' },
  {
    id: 'tuxedo',
    words: 'tuxedo, tux, black tie suit, dinner suit, tuxedo suit',
    pieces: ['tuxedo-jacket', 'dress-shirt', 'trousers'],
    matched: true,
  },
  {
    id: 'nauvari',
    words: 'nauvari, nauwari, navvari, nauvari saree set',
    pieces: ['saree'],
    matched: false,
    is: { details: ['nauvari'] },
  },
  {
    id: 'double-denim',
    words: 'denim on denim, double denim, canadian tuxedo',
    pieces: ['denim-shirt', 'jeans'],
    matched: false,
  },
  {
    id: 'tracksuit',
    words: 'tracksuit, track suit, sweatsuit, jogging suit',
    pieces: ['track-jacket', 'joggers'],
    matched: true,
  },
  {
    id: 'co-ord',
    words:
      'co-ord set, co ord set, coord set, co-ords, coords, co-ord, coordinate set, two piece set, matching set, twin set, two piece, two-piece outfit',
    pieces: ['top', 'trousers'],
    matched: true,
  },
  {
    id: 'pyjama-set',
    words: 'pyjama set, pajama set, night suit, nightsuit, sleepwear, loungewear set, lounge set, loungewear',
    pieces: ['pyjama-top', 'pyjama-bottoms'],
    matched: true,
  },
  {
    id: 'kurta-set',
    words: 'kurta set, kurta suit, kurti set, kurta suit set',
    pieces: ['kurta', 'kurta-trousers'],
    matched: true,
  },
  {
    id: 'kurta-pyjama',
    words: 'kurta pyjama, kurta pajama, kurta pyjama set, kurta pajama set',
    pieces: ['kurta', 'pyjama'],
    matched: false,
    cut: 'male',
  },
  { id: 'kurta-churidar', words: 'kurta churidar, kurta churidar set', pieces: ['kurta', 'churidar'], matched: false },
  {
    id: 'kurta-palazzo',
    words: 'kurta palazzo set, kurti palazzo set, kurta palazzo, kurta with palazzos set',
    pieces: ['kurta', 'palazzos'],
    matched: true,
    cut: 'female',
  },
  {
    id: 'kurta-dhoti',
    words: 'kurta dhoti, dhoti kurta, dhoti kurta set, kurta dhoti set',
    pieces: ['kurta', 'dhoti'],
    matched: false,
    cut: 'male',
  },
  {
    id: 'salwar-suit',
    words:
      'salwar suit, salwar kameez, salwar kamiz, shalwar kamiz, salwar qameez, salwaar kameez, salwaar suit, shalwar kameez, punjabi suit, panjabi suit, panjabi dress, churidar suit, salwar kurta, suit salwar, dress material',
    pieces: ['kurta', 'salwar', 'dupatta'],
    matched: true,
    cut: 'female',
  },
  {
    id: 'patiala-suit',
    words: 'patiala suit, patiala set',
    pieces: ['kurta', 'patiala', 'dupatta'],
    matched: true,
    cut: 'female',
  },
  {
    id: 'sharara-suit',
    words: 'sharara set, sharara suit, gharara set, gharara suit',
    pieces: ['kurti', 'sharara', 'dupatta'],
    matched: true,
    cut: 'female',
  },
  {
    id: 'palazzo-suit',
    words: 'palazzo suit, palazzo set',
    pieces: ['kurta', 'palazzos'],
    matched: true,
    cut: 'female',
  },
  {
    id: 'lehenga-choli',
    words:
      'lehenga choli, chaniya choli, ghagra choli, lehenga set, ghagra choli set, lehenga choli set, lehenga cholis, chaniya choli set',
    pieces: ['lehenga', 'choli', 'dupatta'],
    matched: true,
    cut: 'female',
  },
  { id: 'pathani-suit', words: 'pathani suit, pathani set', pieces: ['pathani', 'salwar'], matched: true, cut: 'male' },
  {
    id: 'jodhpuri-suit',
    words: 'jodhpuri suit, bandhgala suit, prince suit, nehru suit',
    pieces: ['bandhgala', 'trousers'],
    matched: true,
    cut: 'male',
  },
  {
    id: 'sherwani-set',
    words: 'sherwani set, sherwani suit',
    pieces: ['sherwani', 'churidar'],
    matched: false,
    cut: 'male',
  },
  { id: 'agbada-set', words: 'agbada set, agbada outfit', pieces: ['agbada', 'sokoto'], matched: true },
  { id: 'tang-suit', words: 'tang suit', pieces: ['tang-jacket', 'trousers'], matched: true },
  { id: 'bikini', words: 'bikini, two piece swimsuit', pieces: ['bikini-top', 'sarong'], matched: true, cut: 'female' },
];
