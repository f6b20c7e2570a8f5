import { describe, expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { modelPrompt } from './model-prompt.ts';

const BRIEFS = [
  'ivory sherwani with gold brocade, a maroon dupatta and mojaris, for a wedding',
  'denim jacket over a white crop top with a high-waisted black leather mini skirt and knee boots',
  'red and white gingham midi dress with puff sleeves, a sweetheart neckline and a cape overlay',
  'oversized camel coat over a charcoal turtleneck, pleated midi skirt, moody editorial',
  'magenta Banarasi saree with a zari border and an emerald blouse, hair in a bun with gajra',
];

describe('the prompt for a hosted model', () => {
  test.each(BRIEFS)('states every garment, colour, cloth and thing of "%s"', (words) => {
    const look = read({ words }, 5);
    const prompt = modelPrompt(look).toLowerCase();
    for (const { name, cloth, border, trims } of look.garments) {
      expect(prompt).toContain(name.toLowerCase());
      expect(prompt).toContain(`${cloth.colour.name} (${cloth.colour.hex})`.toLowerCase());
      expect(prompt).toContain((cloth.name ?? cloth.fabric.replaceAll('-', ' ')).toLowerCase());
      for (const colour of cloth.print.colours) expect(prompt).toContain(colour.name);
      if (border) expect(prompt).toContain(border.colour.name);
      for (const colour of Object.values(trims)) expect(prompt).toContain(colour.name);
    }
    for (const { name } of [look.footwear, ...look.accessories]) expect(prompt).toContain(name.toLowerCase());
  });

  test('tells each cut by its own words', () => {
    const prompt = modelPrompt(read({ words: BRIEFS[2] ?? '' }, 5));
    for (const fact of ['mid-calf', 'puff sleeves', 'sweetheart neckline', 'gingham', 'cape'])
      expect(prompt).toContain(fact);
  });

  test('names who wears it and leaves out what nobody decided', () => {
    const prompt = modelPrompt(read({ words: 'black tuxedo', options: { gender: 'Male', season: 'any' } }, 5));
    expect(prompt).toContain('A man');
    expect(prompt).not.toMatch(/\bany\b|undefined/);
  });

  test('tells a model what is said of the person and our own drawing leaves out', () => {
    const prompt = modelPrompt(read({ words: 'navy gown, dark red lips, laughing, on a foggy pier' }, 5));
    expect(prompt).toContain('Said of them: dark red lips, laughing.');
    expect(modelPrompt(read({ words: 'navy gown' }, 5))).not.toContain('Said of them');
  });

  test('is the same for the same Look', () => {
    const look = read({ words: BRIEFS[0] ?? '' }, 5);
    expect(modelPrompt(look)).toBe(modelPrompt(structuredClone(look)));
  });
});
