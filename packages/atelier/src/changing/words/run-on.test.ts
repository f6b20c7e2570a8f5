import { expect, test } from 'vitest';
import { change } from '#atelier/changing/change.ts';
import { read } from '#atelier/read.ts';
import { partedRunOns } from './run-on.ts';

const SUIT = 'charcoal three piece suit, notch lapel, white shirt, burgundy tie, black oxfords';
const JEANS = 'light wash mom jeans, white tee, oversized camel coat, white sneakers, black crossbody bag';
const ANARKALI = 'navy anarkali with gold zari border, full sleeves, churidar and a net dupatta with gold edging';
const CHILD = 'girl of 6 for diwali, yellow cotton lehenga, red choli with puff sleeves, red dupatta, gold bangles';
const DUPATTA = 'just a dupatta, maroon chiffon with gold gota border and little tassels at the corners';

const bare = (text: string): string => text.replace(/ #[0-9a-f]{6}/gi, '');

test.each([
  [SUIT, 'drop the waistcoat its too hot in june', 'g2 '],
  [JEANS, 'she hates white shoes make them black, the tee stays white', 'footwear.colour black'],
  [JEANS, 'she hates white shoes, make them black', 'footwear.colour black'],
  [ANARKALI, 'dupatta ka kinara maroon kar do baaki same', 'g3.border zari maroon'],
  [CHILD, 'no dupatta shell trip on it, and long sleeves its cold out', 'g2.sleeve.length long | g3 '],
  [CHILD, 'no dupatta but long sleeves', 'g2.sleeve.length long | g3 '],
  [DUPATTA, 'no tassels they always fall off', 'g1.details '],
])("of '%s' '%s' makes %s, and answers no reason", (words, edit, then) => {
  const { changed, notDone } = change({ look: read({ words }, 7), words: edit });
  expect(changed.map(({ slot, to }) => `${slot} ${bare(to)}`).sort()).toEqual(then.split(' | ').sort());
  expect(notDone).toEqual([]);
});

test('a wish that begins so is left as it is, and so is one with its comma', () => {
  for (const said of ['its too long, make it shorter', 'make it shorter, its too long', 'she has a hat, add a belt'])
    expect(partedRunOns(said)).toBe(said);
  expect(partedRunOns('make it shorter its too long')).toBe('make it shorter, its too long');
});
