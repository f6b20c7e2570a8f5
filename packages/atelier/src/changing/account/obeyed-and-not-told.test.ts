import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';
import { expectChange } from '../slots-changed.fixture.ts';

const SAREE = 'red banarasi saree with gold border and a green blouse';
const RIPPED = 'woman in black leather jacket over a grey hoodie, ripped blue jeans and white high tops';
const KURTI = 'mint green kurti with palazzo and white dupatta';
const CHILDREN =
  'girl of 6 in yellow cotton frock with puff sleeves and white collar, her elder brother in blue check shirt and beige shorts';
const NEELI = 'नीली साड़ी सुनहरे बॉर्डर के साथ';
const GROOM = 'groom in maroon velvet sherwani with gold embroidery, cream churidar and cream safa';
const JEANS = 'white chikankari kurta with blue jeans and kolhapuri chappals for a woman';

const PAIR = 'man in navy suit and white shirt, woman in blush pink cocktail dress with silver heels';

/** Orders that are done whole: beside what is asked they keep, compare, deny, like, or name whom and what. */
const OBEYED: readonly (readonly [brief: string, words: string, slots: string])[] = [
  [SAREE, 'blouse in the colour of the border', 'g2.colour'],
  [RIPPED, 'I dont like the rips, otherwise its perfect', 'g3.details'],
  [RIPPED, 'hoodie a bit darker and the jeans should end above the ankle', 'g2.colour g3.length'],
  [KURTI, 'mandarin collar instead of this neck, with pearl buttons', 'g1.collar g1.neckline g1.trims'],
  [CHILDREN, 'the elder one needs long trousers instead of shorts, same colour', 'g3.kind g3.length'],
  [CHILDREN, 'long trousers for her elder brother instead of shorts', 'g3.kind g3.length'],
  [NEELI, 'ब्लाउज़ लाल कर दो, साड़ी वैसी ही रहे', 'g2.colour'],
  [NEELI, 'साड़ी का रंग थोड़ा हल्का कर दीजिए', 'g1.colour'],
  [NEELI, 'साड़ी लाल कर दो, ब्लाउज़ मत बदलना', 'g1.colour'],
  [NEELI, 'साड़ी लाल कर दो, ब्लाउज़ को छेड़ना मत', 'g1.colour'],
  [NEELI, 'sadi ka rang lal karo', 'g1.colour'],
  [NEELI, 'blouse laal karo, saree jaisi hai waisi rehne do', 'g2.colour'],
  [NEELI, 'blouse laal karo, baaki mat chhedo', 'g2.colour'],
  [GROOM, 'safa gulabi kar do bhaiya, sherwani mat chhedna', 'accessory.turban.colour'],
  [GROOM, 'churidar ki jagah dhoti, rang wahi', 'g2.details g2.fit g2.kind g2.length g2.silhouette'],
  [
    JEANS,
    'jeans nahi, patiala salwar chahiye kaali',
    'g2.closure g2.colour g2.details g2.fabric g2.fit g2.kind g2.silhouette',
  ],
  // what is said to whoever listens is no wish
  [KURTI, 'wait, dupatta in pink please madam', 'g3.colour'],
  [KURTI, 'no dupatta needed', 'g3'],
  [PAIR, "put her in his suit's colour, he stays as he is", 'g4.colour'],
  [PAIR, 'dress her in the colour of his suit', 'g4.colour'],
  [KURTI, 'churidar instead of the palazzo, same colour', 'g2.details g2.fit g2.kind g2.silhouette'],
];

test.each(OBEYED)("of '%s' '%s' changes %s, and no word of it is told", (brief, words, slots) => {
  expectChange(brief, words, slots);
});

test.each([
  [SAREE, 'blouse blue karo aur zorbling lagao', /“zorbling”: no word we know/],
  [SAREE, 'saree longer in the colour of the zorble, blouse blue', /zorble/],
  [KURTI, 'make the zorble mandarin and the kurti longer', /zorble/],
  [RIPPED, "don't like the zorbles, jeans black", /zorbles/],
])("of '%s' '%s' still tells the word that nobody knows", (brief, words, told) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  expect(changed).not.toEqual([]);
  expect(notDone.join(' ')).toMatch(told);
});

test('what nothing takes the place of is still said to stay on', () =>
  expect(change({ look: read({ words: JEANS }, 7), words: 'no jeans' }).notDone.join(' ')).toContain(
    'The jeans stays on',
  ));
