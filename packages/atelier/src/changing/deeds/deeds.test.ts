import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';

const GOWN = 'black satin evening gown with a side slit';
const KURTA = 'navy blue kurta with white churidar and white dupatta';
const SAREE = 'red banarasi silk saree with gold border, red blouse';
const SHIRT = 'white shirt and blue jeans';
const LEHENGA = 'green lehenga with gold zardozi, pink dupatta';
const FROCK = 'pink frock for a 6 year old girl with a bow';
const SUIT = 'man in a charcoal suit with a white shirt and a burgundy tie';
const HOODIE = 'black hoodie and grey joggers with white sneakers';
const TRENCH = 'beige trench coat over black trousers';
const MAXI = 'floral maxi dress in yellow with spaghetti straps';
const SHERWANI = 'cream sherwani with maroon stole and churidar';
const SHARARA = 'peach sharara suit with mirror work';
const ANARKALI = 'maroon velvet anarkali with gold border, churidar';
const POLO = 'mens navy polo, white chinos, brown loafers';

/** By kind: the brief, the words, and all that is another then. */
const ASKED: Readonly<Record<string, readonly (readonly [brief: string, words: string, slots: string])[]>> = {
  'the colour of a part': [
    [SAREE, 'only the border in green', 'g1.border'],
    [HOODIE, 'contrast piping in orange', 'g1.trims'],
    [FROCK, 'bow in white and bigger', 'g1.trims'],
    [SHERWANI, 'buttons gold', 'g1.trims'],
    ['grey oversized sweatshirt with cargo pants', 'sleeves in black', 'g1.trims'],
    [SHIRT, 'collar and cuffs in navy', 'g1.trims'],
    ['blush pink bridesmaid dress, chiffon', 'with a sash in burgundy', 'g1.details g1.trims'],
    [POLO, 'chest logo in red', 'g1.details g1.trims'],
  ],
  'a side': [
    [GOWN, 'move the slit to the left', 'g1.details'],
    ['black gown with a slit on the right', 'slit on the other side', 'g1.details'],
    [SHIRT, 'put a pocket on the right side of the chest', 'g1.details'],
  ],
  'a number': [
    [SHERWANI, 'buttons gold, 7 of them', 'g1.details g1.trims'],
    [FROCK, '3 tiers', 'g1.details'],
    [SUIT, 'one button', 'g1.details'],
    [POLO, '2 button placket', 'g1.details'],
  ],
  'open and closed': [
    [TRENCH, 'unbutton it', 'g1.closure'],
    ['black leather biker jacket, grey tee, ripped jeans', 'jacket open and longer', 'g1.closure g1.length'],
    [HOODIE, 'zip it up the front', 'g1.closure'],
    ['ivory wedding gown', "i'd like buttons down the back", 'g1.details'],
  ],
  'the size of a part': [
    [TRENCH, 'bigger lapels and no epaulettes', 'g1.details'],
    ['olive green jumpsuit with belt', 'belt chunky', 'g1.details'],
  ],
  'what is plain': [
    ['pink organza lehenga with floral embroidery', 'lehenga plain', 'g1.details'],
    ['bottle green silk saree, gold zari border', 'drop the zari, simple border', 'g1.border'],
    [SHIRT, "i don't want a collar", 'g1.collar g1.neckline'],
    [SHARARA, 'remove the mirror work from the sleeves', 'g1.details'],
    [FROCK, 'less frilly', 'g1.details'],
  ],
  'hair and beard': [
    [SUIT, 'make him 60 and fuller with a grey beard', 'person.ageGroup person.beard person.build person.hair'],
    [SUIT, 'add a moustache', 'person.moustache'],
    [POLO, 'make him black with locs', 'person.hair person.skin'],
  ],
  'how somebody stands': [
    [SUIT, 'hands in his pockets', 'person.pose'],
    [KURTA, 'peeche se dikhao', 'person.pose'],
    [TRENCH, 'hands behind her back', 'person.pose'],
  ],
  'a wish for an air': [
    [MAXI, 'a bit more boho', 'g1.neckline g1.sleeve.length g1.sleeve.shape'],
    [LEHENGA, 'a bit more festive', 'g1.details'],
    ['red bodycon mini dress', 'more elegant', 'g1.length'],
    ['blush pink bridesmaid dress, chiffon', 'bit more sparkle', 'g1.details'],
  ],
  'Hindi and what is spelled as it sounds': [
    [KURTA, 'thoda lamba karo aur dupatta hatao', 'g1.length g3'],
    [KURTA, 'slevs longer plz and a round neck', 'g1.neckline g1.sleeve.length'],
    [ANARKALI, 'aasteen lambi karo aur gala gehra', 'g1.neckline g1.sleeve.length'],
    [ANARKALI, 'ghera zyada chahiye', 'g1.silhouette'],
    [ANARKALI, 'rang neela kar do', 'g1.colour'],
    ['bottle green silk saree, gold zari border', 'border patla karo', 'g1.details'],
  ],
  'two in one sentence': [
    [LEHENGA, 'blouse sleeveless and with a deep back', 'g3.details g3.sleeve.length g3.sleeve.shape'],
    [HOODIE, 'more oversized and cropped', 'g1.fit g1.length'],
    [MAXI, 'smaller flowers on a white ground', 'g1.colour g1.print'],
    [
      'mens navy polo, brown belt, brown loafers',
      'match the shoes to the belt, both black',
      'accessory.belt.colour footwear.colour g2.trims',
    ],
    ['red bodycon mini dress', 'hem should touch the knee', 'g1.length'],
    ['black leather biker jacket, grey tee, ripped jeans', 'swap jacket and tee colours', 'g1.colour g2.colour'],
    ['black leather biker jacket, grey tee, ripped jeans', 'tan leather, not black', 'g1.colour'],
    ['blush pink bridesmaid dress, chiffon', 'sage green instead of pink', 'g1.colour'],
    [SHARARA, 'ombre to orange', 'g1.print'],
    [SHARARA, 'in ink please', 'page.medium'],
  ],
};

for (const [kind, rows] of Object.entries(ASKED))
  test.each(rows)(`${kind}: of '%s' '%s' changes %s and nothing else`, (brief, words, slots) => {
    const { changed } = change({ look: read({ words: brief }, 7), words });
    expect(changed.map(({ slot }) => slot).sort()).toEqual(slots.split(' '));
  });

test.each([
  [SHERWANI, 'stole on the left shoulder', /follows from the pose/],
  [SHIRT, 'one more button', /say how many there should be/],
  ['ivory wedding gown', 'make her bouquet pink', /nothing beside the outfit is drawn/],
  [TRENCH, 'arms raised', /people stand as they are drawn/],
  [SHERWANI, 'clean shaven', /Nobody here has a beard/],
  ['red bodycon mini dress', 'red lipstick', /make-up/],
] as const)("of '%s' '%s' changes nothing, and it is said why", (brief, words, told) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  expect(changed).toEqual([]);
  expect(notDone.join(' ')).toMatch(told);
});

test.each([
  [MAXI, 'if it is possible make it in cotton', /“make it in cotton”: it is so already/],
  ['olive green jumpsuit with a zip', 'zip instead of buttons', /it is so already/],
] as const)("of '%s' '%s' is so already, and that is said", (brief, words, told) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  expect(changed).toEqual([]);
  expect(notDone.join(' ')).toMatch(told);
});
