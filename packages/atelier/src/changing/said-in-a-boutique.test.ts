import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';

const BANARASI = 'red banarasi silk saree with gold zari border and gold blouse';
const WRAP = 'navy blue wrap dress, knee length, v neck';
const ANARKALI = 'emerald green anarkali with churidar and dupatta';
const GROOM = 'groom in cream sherwani with red turban and mojari';
const LINEN = 'man in white linen shirt, beige chinos and brown loafers';
const COCKTAIL = 'couple: woman in a teal cocktail dress, man in a charcoal suit with white shirt and black tie';
const BOY = 'boy of eight in blue kurta pajama and orange nehru jacket';
const BRIDAL = 'ivory satin bridal gown with lace sleeves, long train and veil';
const KURTI = 'kurti in mint green with white palazzo';
const VELVET = 'maroon velvet evening gown with silver embroidery and clutch';
const PAIR = 'bride in a maroon velvet lehenga with heavy zardozi, groom in gold sherwani';
const PATHANI = 'grey pathani suit with brown peshawari chappal';
const PEARLS = 'three strand pearl necklace with a ruby pendant';
const PUMPS = 'black leather block heel pumps';
const TOTE = 'brown leather tote bag with gold buckle';

const bare = (text: string): string => text.replace(/ #[0-9a-f]{6}/gi, '');

/** What was said across a counter, which slots it makes others, and what is told beside it. */
const ROWS: readonly (readonly [brief: string, words: string, then: readonly string[], told: RegExp])[] = [
  [BANARASI, 'border thoda patla aur silver', ['g1.details', 'g1.border zari silver'], /^$/],
  [WRAP, 'make it 2 inch longer', ['g1.length knee, 5 cm longer'], /^$/],
  [WRAP, 'just below the knee', ['g1.length knee, 6 cm longer'], /^$/],
  [ANARKALI, 'churidar hata ke palazzo kar do, same colour', ['g2.kind palazzos'], /^$/],
  [GROOM, 'he is saying stole bhi chahiye, maroon', ['g3 stole'], /^$/],
  [LINEN, 'shirt untucked and sleeves rolled up', ['g1.details untucked, rolled sleeve'], /^$/],
  [COCKTAIL, 'his tie in her colour', ['companion.accessory.tie.colour teal'], /^$/],
  [BOY, 'kurta 5 cm shorter, buttons wooden', ['g1.length knee, 5 cm shorter', 'g1.trims buttons wood'], /^$/],
  [BRIDAL, 'blush ribbon on the waist only', ['g1.details', 'g1.trims sash blush'], /^$/],
  [BRIDAL, 'veil not needed, train smaller', ['accessory.veil '], /train of the wedding gown is drawn in one length/],
  [KURTI, 'collar with mandarin and wooden buttons', ['g1.collar mandarin', 'g1.neckline high'], /^$/],
  [KURTI, 'side slits higher by 2 inch', [], /slits of the kurti are drawn in one height/],
  [VELVET, 'no bangles, only jhumkas', ['accessory.jhumkas jhumkas'], /^$/],
  [PAIR, 'dupatta pink and safa pink', ['companion.accessory.turban.colour pink', 'g3.colour pink'], /^$/],
  [PATHANI, 'kurta ghutne se 2 inch neeche', ['g1.length knee, 5 cm longer'], /^$/],
  [PATHANI, 'chappal black karo', ['footwear.colour black'], /^$/],
  [PEARLS, 'emerald in place of ruby', ['accessory.necklace.kind'], /^$/],
  [PEARLS, 'make it five strand', ['accessory.necklace.kind'], /not drawn: five strands/],
  [PUMPS, 'pointed toe and a stiletto, not block', ['footwear.kind leather stilettos'], /^$/],
  [TOTE, 'can it be a crossbody with a flap, same leather', ['accessory.bag.kind'], /^$/],
];

test.each(ROWS)("of '%s' '%s' changes %s, and the truth is told", (brief, words, then, told) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  const slots = changed.map(({ slot, to }) => `${slot} ${bare(to)}`);
  for (const one of then) expect(slots.some((slot) => slot.startsWith(one))).toBe(true);
  const roots = new Set(then.map((one) => one.split(/[ .]/).slice(0, 1)[0]));
  expect(slots.filter((slot) => !roots.has(slot.split(/[ .]/)[0]))).toEqual([]);
  expect(notDone.join(' ')).toMatch(told);
});

test('the jewel keeps what was not named', () => {
  const { look } = change({ look: read({ words: PEARLS }, 7), words: 'emerald in place of ruby' });
  const [necklace] = look.accessories;
  expect(necklace?.colour.name).toBe('pearl');
  expect(necklace?.told).toEqual(['strand', 'emerald pendant']);
});
