import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import type { Subject } from '../work.ts';
import { colourAt } from './place.ts';
import { targetOf } from './target.ts';

const TEE = 'a black boxy tee with skull print and baggy jorts, white crew socks, red sneakers';
const TULLE = 'an acid yellow tulle skirt with a black leather corset and opera gloves';
const VEST = 'a grey slipover with moss and plum argyle over a white shirt with brown cord trousers';
const SAREE = 'a teal silk saree with a magenta border and a magenta blouse';
const COAT = 'a camel wool wrap coat with a tie belt over a cream jumper and blue jeans';
const DRESS = 'a navy dress with a white collar and gold buttons';

/** Of each outfit, what is named and where that is: the garment by its kind, what of it by its name. */
const ROWS: readonly (readonly [brief: string, noun: string, at: string])[] = [
  [TEE, 'the tee', 'garment t-shirt'],
  [TEE, 'jorts', 'garment bermuda-shorts'],
  [TEE, 'the skull', 'figure t-shirt'],
  [TEE, 'the print', 'figure t-shirt'],
  [TEE, 'her socks', 'accessory socks'],
  [TEE, 'sneakers', 'footwear'],
  [TEE, 'the red', 'footwear'],
  [TULLE, 'the tulle', 'garment tulle-skirt'],
  [TULLE, 'the leather', 'garment corset'],
  [TULLE, 'gloves', 'accessory gloves'],
  [VEST, 'the plum', 'figure sweater-vest'],
  [VEST, 'diamonds', 'figure sweater-vest'],
  [VEST, 'slipover', 'garment sweater-vest'],
  [VEST, 'the brown', 'garment cords'],
  [SAREE, 'border', 'part saree border'],
  [SAREE, 'blouse', 'garment choli'],
  [COAT, 'the tie belt', 'detail wrap-coat sash'],
  [COAT, 'jumper', 'garment sweater'],
  [DRESS, 'the buttons', 'part dress buttons'],
  [DRESS, 'the gold', 'part dress buttons'],
];

function called(brief: string, noun: string, subject?: Subject): string | undefined {
  const look = read({ words: brief }, 7);
  const place = targetOf(look, noun, { subject });
  if (!place || place.of === 'footwear') return place?.of;
  if (place.of === 'accessory') return `accessory ${place.kind}`;
  const kind = look.garments.find(({ id }) => id === place.id)?.kind;
  const more = place.of === 'part' ? ` ${place.part}` : place.of === 'detail' ? ` ${place.detail}` : '';
  return `${place.of} ${kind}${more}`;
}

test.each(ROWS)("of '%s' '%s' is %s", (brief, noun, at) => {
  expect(called(brief, noun)).toBe(at);
});

test.each(['the zorble', 'train', 'her umbrella'])("of '%s', which is not there, is nothing", (noun) => {
  expect(called(TEE, noun)).toBeUndefined();
});

test("'it' is what was named last, and the main garment before anything was", () => {
  const { garments } = read({ words: VEST }, 7);
  const trousers = garments.find(({ kind }) => kind === 'cords');
  expect(called(VEST, 'it', { of: 'garment', id: trousers?.id ?? '' })).toBe('garment cords');
  expect(called(TEE, 'them', { of: 'accessory', kind: 'socks' })).toBe('accessory socks');
  expect(called(SAREE, 'it')).toBe('garment saree');
});

test('of two that can have it the one that has it today takes it', () => {
  const look = read({ words: VEST }, 7);
  const takes = {
    can: () => true,
    has: (place: Parameters<typeof colourAt>[1]) => colourAt(look, place)?.name === 'brown',
  };
  expect(targetOf(look, '', { takes })).toEqual({
    of: 'garment',
    id: look.garments.find(({ kind }) => kind === 'cords')?.id,
  });
});
