import { converter } from 'culori';
import { describe, expect, test } from 'vitest';
import { hexOf } from '#atelier/paint/colour.ts';
import { LEHENGA, LOOKS, SLIP } from '#atelier/paint/looks.fixture.ts';
import { layGround } from '#atelier/paint/page/ground.ts';
import { paperOf, washOf } from '#atelier/paint/page/palette.ts';
import { Scene } from '#atelier/paint/scene.ts';

const lightness = (hex: string): number => converter('oklch')(hex)?.l ?? 0;
const WASHES = ['bloom', 'panel', 'arch', 'disc', 'horizon', 'slant', 'tall', 'base', 'side'] as const;

describe('the ground', () => {
  test('differs from the paper by less than 12% wherever the wash lies', () => {
    for (const look of LOOKS) expect(lightness(paperOf(look)) - lightness(washOf(look)), look.title).toBeLessThan(0.12);
  });

  test.each(WASHES)('of a %s darkens a part of the page, never to more than 12%, and leaves the rest paper', (wash) => {
    const paper = paperOf(LEHENGA);
    const scene = new Scene(0.25, 3, paper);
    layGround(scene, { wash, colour: washOf(LEHENGA), figureX: 380, sideX: 700 });
    let washed = 0;
    let darkest = 1;
    for (let i = 0; i < scene.rgb.length; i += 3) {
      const here = lightness(hexOf([...scene.rgb.subarray(i, i + 3)]));
      if (here < lightness(paper) - 0.01) washed++;
      darkest = Math.min(darkest, here);
    }
    const share = washed / (scene.rgb.length / 3);
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.6);
    expect(lightness(paper) - darkest).toBeLessThan(0.12);
  });

  test('is bare paper without a wash', () => {
    const scene = new Scene(0.1, 3, paperOf(SLIP));
    layGround(scene, { wash: 'none', colour: '#000000', figureX: 380, sideX: 700 });
    expect([...new Set(Array.from(scene.rgb, (v) => v.toFixed(5)))].length).toBeLessThanOrEqual(3);
  });

  test('never lays pale clothes on pale paper', () => {
    for (const season of ['spring', 'summer', 'autumn', 'winter', 'any']) {
      const [dress] = SLIP.garments;
      const white = { ...dress, cloth: { ...dress.cloth, colour: { name: 'white', hex: '#fbfaf6' } } };
      expect(lightness(paperOf({ ...SLIP, season, garments: [white] })), season).toBeLessThan(0.89);
    }
  });

  test('grows deeper with a dark mood and louder with a playful one', () => {
    expect(lightness(paperOf({ ...SLIP, mood: 'moody' }))).toBeLessThan(lightness(paperOf(SLIP)) - 0.02);
    const chroma = (mood: string): number => converter('oklch')(washOf({ ...LEHENGA, mood }))?.c ?? 0;
    expect(chroma('playful')).toBeGreaterThan(chroma('composed'));
    expect(chroma('serene')).toBeLessThan(chroma('composed'));
  });

  test('takes another paper for every season and an older one for vintage', () => {
    const papers = ['spring', 'summer', 'autumn', 'winter', 'any'].map((season) => paperOf({ ...SLIP, season }));
    expect(new Set(papers).size).toBe(5);
    expect(paperOf({ ...SLIP, style: 'vintage' })).not.toBe(paperOf(SLIP));
  });
});
