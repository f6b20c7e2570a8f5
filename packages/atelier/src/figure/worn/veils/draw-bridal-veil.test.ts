import type { Accessory } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import { drawWorn } from '#atelier/figure/worn/draw-worn.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { look } from '#atelier/read.fixture.ts';
import { drawVeilBehind } from './draw-bridal-veil.ts';

const BLANK = new Scene(0.25, 1).rgb;
const veil = (colour: string, told: string[] = []): Accessory => ({
  kind: 'veil',
  name: 'veil',
  colour: { name: 'said', hex: colour },
  told,
});

/** The page's heights between which a veil is painted, and how light it is on the whole. */
function painted(paint: (S: Scene, w: Wearer) => void, back = false) {
  const S = new Scene(0.25, 1);
  const wearer = makeWearer(personOf({ pose: back ? 'back' : 'contrapposto' }), { x: 420, heel: 0 });
  paint(S, wearer);
  const pixels = [...S.rgb.keys()].filter((i) => S.rgb[i] !== BLANK[i]);
  const ys = pixels.map((i) => Math.floor(i / 3 / S.width) / S.scale);
  const light = pixels.reduce((sum, i) => sum + (S.rgb[i] ?? 0), 0) / Math.max(1, pixels.length);
  return { wearer, count: pixels.length, low: Math.max(0, ...ys), light };
}
const behind = (a: Accessory) => painted((S, w) => drawVeilBehind(S, w, [a], 1));

describe("a bride's veil", () => {
  it('falls behind her as far as it is said', () => {
    const [short, usual, long] = [veil('#f4ecd8', ['short']), veil('#f4ecd8'), veil('#f4ecd8', ['cathedral'])].map(
      behind,
    );
    expect(short?.low).toBeLessThan(usual?.low ?? 0);
    expect(usual?.low).toBeLessThan(long?.low ?? 0);
    expect(long?.low).toBeGreaterThan((long?.wearer.floor ?? 0) - 20);
  });

  it('is black where it is black', () => {
    expect(behind(veil('#1d1b1e')).light).toBeLessThan(behind(veil('#f7f5f0')).light - 0.2);
  });

  it('lies over her hair and her dress from behind, and is gathered on her crown from in front', () => {
    const over = (back: boolean): number =>
      painted((S, w) => drawWorn(S, w, [veil('#f4ecd8')], { seed: 1 }), back).count;
    expect(over(true)).toBeGreaterThan(10 * over(false));
    expect(over(false)).toBeGreaterThan(0);
  });

  it('is told of as drawn', () => {
    for (const words of ['a white satin wedding gown with a cathedral veil', 'white wedding gown, long veil, bouquet'])
      expect(look(words).reading.notDrawn.join(' ')).not.toMatch(/veil/);
  });
});
