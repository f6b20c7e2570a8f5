import { differences } from '@toile/look';
import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';

const GOWN =
  'navy crepe gown, cowl neck, thin straps, thigh slit, maxi length, silver clutch, pearl necklace and a red umbrella';
const TRENCH = 'a grey trench coat with epaulettes and storm flaps, mid-calf, over black trousers and a white shirt';
const SET = 'lilac peplum kurti with gold gota, lilac sharara and a lilac dupatta, jhumkas';
const LOW = 'a green drop waist flared dress with a dropped waist, midi';
const KNIT = 'oatmeal crew neck jumper, brown corduroy trousers, loafers';
const SHIRT = 'a blue and white striped shirt dress with long sleeves, buttons, knee length, tan belt';
const SALWAR = 'purple kurta with mirror work, ankle length, purple churidar, net dupatta, a pearl choker';
const SAREE = 'rust silk saree with a wide gold border and a black blouse';
const BRIDE = 'ivory satin wedding gown with a veil and a bouquet';
const COAT = 'a bottle green wool coat, knee length, notch lapels, over black trousers';
const ZIPPED = 'black cotton jumpsuit with a zip front';
const FLORAL = 'white midi dress with red roses print, sheer long sleeves and a bow at the back';
const MAN = 'a man in a beige linen suit, white shirt, green tie, brown loafers';

/** Of a design, the words, and every slot that is another then; none where it is told. */
const SAID: readonly (readonly [brief: string, words: string, slots: string, told?: RegExp])[] = [
  [BRIDE, 'make the veil longer', 'accessory.veil.kind'],
  [BRIDE, 'a shorter veil please', 'accessory.veil.kind'],
  [MAN, 'make it a three piece', 'g4'],
  [SAREE, 'border in silver and narrower', 'g1.border g1.details'],
  [SAREE, 'silver and narrower border', 'g1.border g1.details'],
  [COAT, 'trousers in grey and wider', 'g2.colour g2.silhouette'],
  [FLORAL, 'short sleeves', 'g1.sleeve.length'],
  [MAN, 'jacket buttons in antique gold', 'g1.trims'],
  [MAN, 'buttons in bottle green', 'g1.trims'],
  [MAN, 'make him bearded', 'person.beard'],
  [MAN, 'trousers shorter to show the ankle', 'g2.length'],
  [MAN, 'show his ankles', 'g2.length'],
  [GOWN, 'the umbrella can go', 'accessory.umbrella'],
  [GOWN, 'kill the umbrella and the clutch', 'accessory.clutch accessory.umbrella'],
  [GOWN, 'necklace hata do and umbrella remove', 'accessory.necklace accessory.umbrella'],
  [GOWN, 'no need of the clutch', 'accessory.clutch'],
  [GOWN, 'she does not want any umbrella', 'accessory.umbrella'],
  [GOWN, 'umbrella is not required', 'accessory.umbrella'],
  [GOWN, 'my mother feels the umbrella is too loud, take it away', 'accessory.umbrella'],
  [GOWN, 'stitch up the slit', 'g1.details'],
  [GOWN, 'the slit should be closed', 'g1.details'],
  [GOWN, 'the slit looks too bold for a temple, shut it', 'g1.details'],
  [GOWN, 'her father will be at the table so please sew up the slit', 'g1.details'],
  [GOWN, 'cowl out', 'g1.neckline'],
  [GOWN, 'soft sweetheart', 'g1.neckline'],
  [GOWN, 'rear view', 'person.pose'],
  [GOWN, 'can we see her from the back', 'person.pose'],
  [GOWN, 'piche se dikhao', 'person.pose'],
  [GOWN, 'show it in motion', 'person.pose'],
  [GOWN, 'hem to the knee', 'g1.length'],
  [GOWN, 'bring the gown up to mid calf', 'g1.length'],
  [GOWN, 'necklace a little smaller', '', /comes? in one size/],
  [GOWN, 'concealed zip at the back', '', /at the back, which this picture does not show/],
  [GOWN, 'the clutch a shade darker than the gown', 'accessory.clutch.colour'],
  [TRENCH, 'rip off the epaulettes and storm flaps, hem to knee', 'g1.details g1.length'],
  [TRENCH, 'trousers to skim the floor', 'g2.length'],
  [TRENCH, 'trousers a shade lighter, olive', 'g2.colour'],
  [KNIT, 'belt loops', 'g2.details'],
  [SET, 'poora set maroon kar do', 'g1.colour g2.colour g3.colour'],
  [SET, 'make the whole suit teal, dark teal', 'g1.colour g2.colour g3.colour'],
  [SET, 'get rid of the peplum', 'g1.details g1.silhouette'],
  [SET, 'jhumkas nahi chahiye, says the bride', 'accessory.jhumkas'],
  [SET, 'antique silver zari', 'g1.trims'],
  [KNIT, 'polo neck instead', 'g1.collar g1.neckline'],
  [KNIT, 'roll neck', 'g1.collar g1.neckline'],
  [KNIT, 'turtleneck better', 'g1.collar g1.neckline'],
  [SHIRT, 'lines upright please', 'g1.print'],
  [SHIRT, 'stripes should run across', 'g1.print'],
  [SHIRT, 'deeper cuffs, three small buttons', 'g1.details', /too small to be drawn/],
  [LOW, 'lift the waist to natural and take some fullness out of the skirt', 'g1.silhouette g1.waistline'],
  [MAN, 'make uncle healthier', 'person.build'],
  [MAN, 'he should be on the heavy side', 'person.build'],
  [MAN, 'tie hatao and one white pocket square add', 'accessory.pocket-square accessory.tie'],
  [MAN, 'pocket square daalo, burgundy one', 'accessory.pocket-square'],
  [MAN, 'mid-stride', 'person.pose'],
  [SET, 'the gold work all in copper', 'g1.trims'],
  [SET, 'embroidery in antique silver not white', 'g1.trims'],
  [SET, 'she can not walk in the jhumkas', 'accessory.jhumkas'],
  [GOWN, 'the umbrella her school will not allow', 'accessory.umbrella'],
  [GOWN, 'is the gown silk?', '', /asks something/],
  [GOWN, 'which colour is the clutch?', '', /asks something/],
  [GOWN, 'she should be sitting on a sofa', '', /standing and walking/],
  [KNIT, 'trousers narrower at the bottom', 'g2.silhouette'],
  [KNIT, 'taper the trousers', 'g2.silhouette'],
  [SHIRT, 'chhoti baju', 'g1.sleeve.length'],
  [SHIRT, 'sleeves ko half karo', 'g1.sleeve.length'],
  ['a white tee and ripped blue jeans', 'normal jeans please', 'g2.details'],
  ['a white tee and ripped blue jeans', 'decent jeans only', 'g2.details'],
  [MAN, 'take the jacket to the hip, he is short and long ones drown him', '', /./],
  [MAN, 'this colour suits him, trousers navy', 'g2.colour'],
  [MAN, 'not like a sherwani', '', /./],
  [SAREE, 'no scarf', '', /none to take off/],
  [SALWAR, 'without the scarf', 'g3'],
  [SALWAR, 'the shawl can go', 'g3'],
  [SALWAR, 'necklace: delete', 'accessory.choker'],
  [SALWAR, 'less sparkle please', 'g1.details'],
  [SALWAR, 'the purple one shorter, to the knee', 'g1.length'],
  [SAREE, 'the gold band along the edge is too wide', 'g1.details'],
  ['a rust silk saree with a narrow gold border and a black blouse', 'the kinari is too thin', 'g1.details'],
  [KNIT, 'jumper should cover her bottom', 'g1.length'],
  [ZIPPED, 'metalware in silver', 'g1.trims'],
  [FLORAL, 'tiny roses, blue', 'g1.print'],
  [FLORAL, 'shrink the pattern', 'g1.print'],
  [FLORAL, 'bigger roses, and i would rather they were yellow', 'g1.print'],
  [FLORAL, 'sleeves must not be see through', 'g1.details'],
  [FLORAL, 'bow in the front, please, not the back', 'g1.details'],
  [FLORAL, 'umm what if the flowery one was plain', 'g1.print'],
  [MAN, 'raise the rise to high waist', 'g2.waistline'],
  [MAN, 'not sure about the tie, lose it', 'accessory.tie'],
  [SALWAR, 'the dupatta keeps slipping off', 'g3'],
  [SALWAR, 'dupatta gets in the way', 'g3'],
  [SALWAR, 'i do not like the purple', '', /which colour/],
  [SALWAR, 'neck is too deep for temple, raise it a little', 'g1.neckline'],
  [COAT, 'take the waist in a little', 'g1.fit'],
  [COAT, 'cinch it at the waist', 'g1.fit'],
  [COAT, 'lower the hem by 6 cm', 'g1.length'],
  [COAT, 'take up the hem 2 inches', 'g1.length'],
  [COAT, 'stronger shoulders', 'g1.details'],
  [COAT, 'natural shoulder', '', /without pads/],
  [COAT, 'contrast lining, plum', 'g1.trims'],
  [MAN, 'tie out, bow tie in', 'accessory.bow-tie accessory.tie'],
];

const ROWS = SAID.map(([brief, words, slots, told = /^$/]) => ({ brief, words, slots, told }));

test.each(ROWS)("of '$brief', '$words' changes $slots", ({ brief, words, slots, told }) => {
  const look = read({ words: brief }, 7);
  const { look: after, notDone } = change({ look, words, family: { looks: [look] } });
  const found = differences(look, after).map(({ slot }) => slot);
  expect([...new Set(found)].toSorted().join(' ')).toBe(slots);
  expect(notDone.join(' ')).toMatch(told);
});
