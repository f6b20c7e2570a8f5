import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';

const WRAP = 'a navy knee length wrap dress with long sleeves';
const SUIT = 'black trouser suit for woman with white silk blouse';
const LEHENGA = 'red banarasi lehenga with green blouse and gold dupatta';
const SHERWANI = 'ivory sherwani for groom with maroon stole';
const TWO = 'couple, she in a teal anarkali, he in a cream kurta pajama';
const BROTHERS = 'two brothers 6 and 9 in blue kurtas and white pajamas';
const GOWN = 'ivory lace wedding gown with long train and long sheer sleeves';
const SAREE = 'peach organza saree with silver sequin blouse';
const GROOM = 'grey kurta pajama for groom with brown mojris';
const BRIDE = 'bride in red lehenga and groom in ivory sherwani';
const TRENCH = 'beige trench coat over black turtleneck and jeans, boots';
const LINEN = 'mens white linen shirt and beige chinos, loafers';
const VELVET = 'maroon velvet sherwani with gold embroidery and cream stole';
const BANDHANI = 'yellow bandhani saree with green blouse';
const SALWAR = 'white salwar suit with red phulkari dupatta';

const bare = (text: string): string => text.replace(/ #[0-9a-f]{6}/gi, '');
const slotsOf = (brief: string, words: string): { slots: string[]; told: string } => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  return { slots: changed.map(({ slot, to }) => `${slot} ${bare(to)}`).sort(), told: notDone.join(' ') };
};

test.each([
  [SUIT, 'lining of the jacket in red satin she says', 'g1.details satin lining | g1.trims lining red'],
  [LEHENGA, 'her mother in law hates green so pink blouse insted', 'g2.colour pink'],
  [LEHENGA, 'blouse with a tie dori at the back with latkans', 'g2.details tie up, tassel'],
  [SHERWANI, 'a shade darker the sherwani, like cream, stole stays', 'g1.colour cream'],
  [TWO, 'his kurta should match her colour', 'g2.colour teal'],
  [SUIT, 'trousers wider, and crop them just above the ankle', 'g2.silhouette wide | g2.length cropped'],
  [SHERWANI, 'the collar embroiderd with zardozi', 'g1.details zardosi collar'],
  [
    SAREE,
    'her sister said too plain so gold border, thin one',
    'g1.details pallu, front pleats, narrow border | g1.border gota gold',
  ],
  [GROOM, 'piping on the collar in black', 'g1.details side slit, piping collar | g1.trims piping black'],
  [BRIDE, 'grooms safa in red to match her', 'companion.accessory.turban.colour red'],
  [BRIDE, 'she keeps hers, the boy wants churidar in maroon', 'g4.colour maroon'],
  [TRENCH, 'belt in brown leather', 'g1.details belt, epaulette, storm flap, leather belt | g1.trims belt brown'],
  [LINEN, 'आस्तीन आधी कर दो और जूते काले', 'g1.sleeve.length short | footwear.colour black'],
  [VELVET, 'स्टोल हरा कर दो और जूते सुनहरे', 'g2.colour green | footwear.colour gold'],
  [BANDHANI, 'pallu laal kar do, baaki peela hi rahe', 'g1.trims pallu red'],
  [SALWAR, 'कमीज थोड़ी छोटी करो, दुपट्टा वैसा ही', 'g1.length thigh'],
] as const)("of '%s' '%s' makes %s, and nothing beside is told", (brief, words, then) => {
  const { slots, told } = slotsOf(brief, words);
  expect(slots).toEqual(then.split(' | ').sort());
  expect(told).toBe('');
});

test.each([
  [WRAP, 'shes short, can u make it two inches shorter pls', ['g1.length knee, 5 cm shorter'], /^$/],
  [GOWN, 'less train pls, she will trip on it', [], /train of the wedding gown is drawn in one length/],
  [SAREE, 'pallu longer, almost to the floor', [], /^The pallu of the saree is drawn in one length\.$/],
  [SHERWANI, 'can he have a safa too, matching the stole', ['accessory.turban.colour maroon'], /^$/],
  [VELVET, 'collar pe kadhai kam karo', [], /embroidery of the sherwani is not drawn less at the collar alone/],
] as const)("of '%s' '%s' makes %s, and the truth is told", (brief, words, then, why) => {
  const { slots, told } = slotsOf(brief, words);
  expect(slots).toEqual(then);
  expect(told).toMatch(why);
});

test('sleeves that should be plain lose what is sheer of them and keep their length', () => {
  const { slots } = slotsOf(GOWN, 'sleeves plain, no lace');
  expect(slots).toEqual(['g1.details train']);
});

test('who is the elder of two of whom no years are kept is asked, and nothing is changed', () => {
  const { slots, told } = slotsOf(BROTHERS, 'the elder one in green, small one same');
  expect(slots).toEqual([]);
  expect(told).toContain('nothing here says who is the elder');
});
