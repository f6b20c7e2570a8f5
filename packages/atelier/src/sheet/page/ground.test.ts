import { type Mood, SEASONS } from '@toile/look';
import { converter } from 'culori';
import { describe, expect, test } from 'vitest';
import { hexOf } from '#atelier/kit/colour.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEHENGA, LOOKS, SLIP } from '#atelier/sheet/looks.fixture.ts';
import { BACKDROP_KINDS, type BackdropKind, type Stage } from '#atelier/sheet/page/backdrop/backdrop.ts';
import { layGround } from './ground.ts';
import { groundColours, paperOf } from './ground-colours.ts';

const oklab = converter('oklab');
const lightness = (hex: string): number => converter('oklch')(hex)?.l ?? 0;
const STAGE: Stage = { left: 30, right: 640, top: 34, foot: 1251, figureX: 343, reach: 110, seed: 3 };
const SCALE = 0.125;
/** How far a wash runs out at this scale, where the points of its grid lie 40 page units apart. */
const REACH = 44;
const laid = (kind: BackdropKind, stage: Stage = STAGE): Scene => {
  const scene = new Scene(SCALE, 3, paperOf(LEHENGA));
  layGround(scene, { kind, stage, colours: groundColours(LEHENGA) });
  return scene;
};

/** How far two colours lie apart in OKLab. */
function between(a: string, b: string): number {
  const [p, q] = [oklab(a), oklab(b)];
  return p && q ? Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b) : 0;
}

describe('the ground', () => {
  test('is washed in tints that stay within 14% of the paper, drawn into within 24%', () => {
    for (const look of LOOKS) {
      const { wash, deep } = groundColours(look);
      expect(lightness(paperOf(look)) - lightness(wash), look.title).toBeLessThan(0.14);
      expect(lightness(paperOf(look)) - lightness(deep), look.title).toBeLessThan(0.24);
    }
  });

  test('never has the colour of the clothes before it', () => {
    for (const look of LOOKS) {
      const { wash } = groundColours(look);
      for (const { cloth } of look.garments) expect(between(cloth.colour.hex, wash), look.title).toBeGreaterThan(0.04);
    }
  });

  test.each(BACKDROP_KINDS)('of %s is quiet, keeps to its stage and leaves the columns paper', (kind) => {
    const scene = laid(kind);
    const paper = lightness(paperOf(LEHENGA));
    let washed = 0;
    let darkest = 1;
    for (let y = 0; y < scene.height; y++)
      for (let x = 0; x < scene.width; x++) {
        const i = (y * scene.width + x) * 3;
        const here = lightness(hexOf([...scene.rgb.subarray(i, i + 3)]));
        if (x / SCALE > STAGE.right + REACH) expect(here, `${x}, ${y}`).toBeCloseTo(paper, 2);
        if (here < paper - 0.01) washed++;
        darkest = Math.min(darkest, here);
      }
    const share = washed / (scene.rgb.length / 3);
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.7);
    expect(paper - darkest).toBeLessThan(kind === 'evening' ? 0.56 : 0.3);
  });

  test('is another for another seed, and the same for the same', () => {
    for (const kind of BACKDROP_KINDS) {
      expect(laid(kind).rgb, kind).toEqual(laid(kind).rgb);
      expect(laid(kind).rgb, kind).not.toEqual(laid(kind, { ...STAGE, seed: 4 }).rgb);
    }
  });

  test('never lays pale clothes on pale paper', () => {
    for (const season of SEASONS) {
      const [dress] = SLIP.garments;
      const white = { ...dress, cloth: { ...dress.cloth, colour: { name: 'white', hex: '#fbfaf6' } } };
      expect(lightness(paperOf({ ...SLIP, season, garments: [white] })), season).toBeLessThan(0.89);
    }
  });

  test('grows deeper with a dark mood and louder with a playful one', () => {
    expect(lightness(paperOf({ ...SLIP, mood: 'moody' }))).toBeLessThan(lightness(paperOf(SLIP)) - 0.02);
    const chroma = (mood: Mood): number => converter('oklch')(groundColours({ ...LEHENGA, mood }).wash)?.c ?? 0;
    expect(chroma('playful')).toBeGreaterThan(chroma('composed'));
    expect(chroma('serene')).toBeLessThan(chroma('composed'));
  });

  test('takes another paper for every season and an older one for vintage', () => {
    const papers = SEASONS.map((season) => paperOf({ ...SLIP, season }));
    expect(new Set(papers).size).toBe(5);
    expect(paperOf({ ...SLIP, style: 'vintage' })).not.toBe(paperOf(SLIP));
  });
});
