import { expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { drawnOf } from '#atelier/sheet/page/drawn-of.ts';

const drawn = (words: string, kind: string) => {
  const look = read({ words }, 7);
  const garment = look.garments.find((one) => one.kind === kind);
  return { garment, unshown: drawnOf(look, 7).unshown.get(garment?.id ?? '') ?? [] };
};

it('draws as many bands above a hem as are said, in their colour', () => {
  const { garment, unshown } = drawn('a black anarkali with three bands of silver gota round the flare', 'anarkali');
  expect(garment?.details).toContainEqual({ id: 'hem-bands', count: 3 });
  expect(garment?.border).toMatchObject({ kind: 'gota', colour: { name: 'silver' } });
  expect(unshown).toEqual([]);
});

it('draws them on a lehenga, and its tiers as well', () => {
  const { unshown } = drawn('a black lehenga with four tiers and two contrast bands at the hem in red', 'lehenga');
  expect(unshown).toEqual([]);
});

it('reads the strips of a Hindi hem as bands and no leaves', () => {
  const { garment } = drawn('काली सूती अनारकली, चाँदी जैसे गोटे की तीन पट्टियाँ घेर पर', 'anarkali');
  expect(garment?.details).toContainEqual({ id: 'hem-bands', count: 3 });
});
