import { FABRICS } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { BLAZER, KURTA, LEHENGA, SAREE, SLIP } from '#atelier/sheet/looks.fixture.ts';
import { clothCaption, hemNote, momentLine } from './sheet-words.ts';

describe('the words of the sheet', () => {
  test('name cloth, colour and print', () => {
    expect(clothCaption(SLIP.garments[0].cloth)).toBe('Satin, emerald');
    expect(clothCaption(KURTA.garments[1].cloth)).toBe('Linen, ivory block print');
    const tussar = { ...SAREE.garments[0].cloth, name: 'tussar silk' };
    expect(clothCaption(tussar)).toBe('Tussar silk, crimson');
  });

  test('do not say a colour twice', () => {
    const cloth = { ...SLIP.garments[0].cloth, name: 'emerald charmeuse' };
    expect(clothCaption(cloth)).toBe('Emerald charmeuse');
  });

  test('tell season, occasion and a style worth naming', () => {
    expect(momentLine(LEHENGA)).toBe('Winter wedding');
    expect(momentLine(SLIP)).toBe('Summer party, minimal');
    expect(momentLine({ ...SLIP, occasion: 'garden-party', style: 'casual' })).toBe('Summer garden party');
    expect(momentLine(BLAZER)).toBe('Autumn, formal');
    expect(momentLine({ ...SLIP, season: 'any', style: 'casual', occasion: 'casual' })).toBe('');
  });

  test('have a hem for every fabric', () => {
    for (const fabric of FABRICS) {
      const note = hemNote({ ...SLIP.garments[0], cloth: { ...SLIP.garments[0].cloth, fabric } });
      expect(note.length).toBeGreaterThan(4);
      expect(note.length).toBeLessThan(24);
    }
  });
});
