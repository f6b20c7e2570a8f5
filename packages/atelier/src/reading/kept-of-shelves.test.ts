import type { Look } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { read } from '#atelier/read.ts';

const look = (words: string): Look => read({ words }, 7);
const worn = ({ garments }: Look, kind: string) => garments.find((g) => g.kind === kind);
const details = (words: string): string[] => look(words).garments.flatMap((g) => g.details.map(({ id }) => id));

describe('words of shelves', () => {
  test('biker shorts are tight and called by their name', () => {
    const shorts = look('black biker shorts and a grey oversized sweatshirt').garments.find(
      ({ name }) => name === 'biker shorts',
    );
    expect(shorts).toMatchObject({ kind: 'leggings', fit: 'tight', length: 'thigh' });
  });

  test.each(['a white tee half tucked into blue jeans', 'a linen shirt, french tuck, wide trousers'])(
    '%s: tucked in before only',
    (words) => {
      expect(details(words)).toContain('half-tuck');
      expect(details(words)).not.toContain('tucked');
    },
  );

  test('dinosaurs are dinosaurs, printed and alone', () => {
    const printed = look('kids dinosaur print pyjama set, mint green');
    expect(printed.garments[0]?.cloth.print.name).toBe('dinosaur print');
    expect(printed.reading.notDrawn).toEqual([]);
    expect(details('boy of 5, grey sweatshirt with a dinosaur')).toContain('dinosaur-motif');
  });

  test('what snaps between the legs drapes no saree', () => {
    const { accessories } = look('toddler romper, snap buttons between legs, yellow sun hat');
    expect(accessories.map(({ name }) => name).join(' ')).not.toMatch(/nauvari/i);
  });

  test('hoops of a rugby shirt are its stripes', () => {
    const seen = look('mens rugby shirt green and white hoops, white collar, navy chinos');
    const cloth = worn(seen, 'rugby-shirt')?.cloth;
    expect(cloth?.print.kind).toBe('stripe');
    expect([cloth?.colour, ...(cloth?.print.colours ?? [])].map((colour) => colour?.name).toSorted()).toEqual([
      'green',
      'white',
    ]);
    expect(seen.accessories.map(({ kind }) => kind)).not.toContain('hoops');
  });

  test('mother of pearl is of the buttons, and no mother', () => {
    const seen = look('white blouse with ruffled cuffs, mother of pearl buttons down the front, black skirt');
    expect(worn(seen, 'blouse')?.trims).toMatchObject({ buttons: { name: 'pearl' } });
  });

  test('a red sole leaves a shoe its own colour', () => {
    expect(look('black dress and pumps with red soles').footwear.colour.name).not.toBe('red');
  });

  test('a kiss lock is no kiss: the bag is the product', () => {
    const seen = look('beaded evening bag, kiss lock, black velvet');
    expect(seen.product?.of).toBe('clutch');
    expect(seen.reading.notDrawn.join(' ')).not.toMatch(/kiss/);
  });

  test('a vest under a jacket is no waistcoat', () => {
    expect(worn(look('a green overshirt, white vest under it, black jeans'), 'tank-top')).toBeDefined();
  });
});
