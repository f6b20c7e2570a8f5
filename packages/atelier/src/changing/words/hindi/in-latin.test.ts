import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../../change.ts';
import { expectChange } from '../../slots-changed.fixture.ts';
import { inLatin } from './in-latin.ts';

const ANARKALI = 'a red anarkali with a gold border, white churidar and red dupatta';

test.each([
  ['दुपट्टा हटा दो', 'dupatta hata do'],
  ['बाजू लंबी करो', 'baju lambi karo'],
  ['गला थोड़ा गहरा', 'gala thoda gehra'],
  ['बॉर्डर चौड़ा कर दो', 'border chauda kar do'],
  ['make it red', 'make it red'],
])("'%s' is '%s' in our letters", (written, latin) => expect(inLatin(written)).toBe(latin));

/** Of one suit what is said in Hindi, and every slot that is another then. */
test.each([
  ['दुपट्टा हटा दो', 'g3'],
  ['बाजू लंबी करो', 'g1.sleeve.length'],
  ['गला थोड़ा गहरा', 'g1.neckline'],
  ['बॉर्डर चौड़ा कर दो', 'g1.details'],
  ['सूट का रंग नीला कर दो', 'g1.colour'],
  ['suit ka rang neela kar do', 'g1.colour'],
  ['neeche ka border chauda', 'g1.details'],
  ['border sunehra nahi silver chahiye', 'g1.border'],
  ['ghera zyada', 'g1.silhouette'],
  ['aur ghera wala', 'g1.silhouette'],
  ['sirf border badlo, neela kar do', 'g1.border'],
  ['baaki sab waisa hi, bas dupatta hara', 'g3.colour'],
  ['gale pe kadhai', 'g1.details'],
  ['button lagao aage', 'g1.closure'],
  ['net ki aasteen', 'g1.details'],
])("'%s' changes %s and nothing else, and no word is told as not understood", (words, slots) => {
  const { changed, notDone } = change({ look: read({ words: ANARKALI }, 7), words });
  expect(changed.map(({ slot }) => slot).join(' ')).toBe(slots);
  expect(notDone).toEqual([]);
});

test.each([
  ['a pink salwar suit with mirror work and a white dupatta', 'mirror work sirf gale pe', 'g1.details'],
  ['a pink salwar suit with mirror work and a white dupatta', 'dupatta wahi rehne do, suit ka rang peela', 'g1.colour'],
  ['a peach organza saree and a sleeveless blouse', 'ब्लाउज की आस्तीन लंबी कर दो', 'g2.sleeve.shape g2.sleeve.length'],
  ['a couple, she in a pink anarkali, he in a black bandhgala', 'dono ko maroon kar do', 'g1.colour g3.colour'],
])("of '%s' '%s' changes %s and nothing else", (brief, words, slots) => {
  expectChange(brief, words, slots);
});
