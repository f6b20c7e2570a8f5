import type { Accessory } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { drawHead } from '#atelier/figure/draw-head.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { drawLegwear } from './draw-legwear.ts';
import { drawWorn } from './draw-worn.ts';

const BLANK = new Scene(0.25, 1).rgb;

/** Page places of what is painted. */
function painted(paint: (S: Scene, w: Wearer) => void) {
  const S = new Scene(0.25, 1);
  const w = makeWearer(personOf(), { x: 420, heel: 0 });
  paint(S, w);
  const pixels = [...S.rgb.keys()].filter((i) => S.rgb[i] !== BLANK[i]).map((i) => Math.floor(i / 3));
  const xs = pixels.map((i) => (i % S.width) / S.scale);
  const ys = pixels.map((i) => Math.floor(i / S.width) / S.scale);
  const mean = xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length);
  return { w, count: pixels.length, top: Math.min(...ys), mean };
}

const worn = (kind: Accessory['kind'], told: string[] = []) =>
  painted((S, w) =>
    drawWorn(S, w, [{ kind, name: kind, colour: { name: 'gold', hex: '#c9a14a' }, told }], { seed: 1 }),
  );
const socks = (said: string) =>
  painted((S, w) => drawLegwear(S, w, { kind: 'socks', colour: { hex: '#ffffff' }, said })).top;

describe('what is worn is drawn as it is said', () => {
  it('socks reach to where their name says', () => {
    expect(socks('knee socks')).toBeLessThan(socks('socks'));
    expect(socks('over the knee socks')).toBeLessThan(socks('knee socks'));
    expect(socks('ankle socks')).toBeGreaterThan(socks('socks'));
  });

  it.each(['roman numerals', 'rose gold case', 'date window', 'chronograph', 'brown crocodile strap'])(
    'a watch has its %s',
    (said) => {
      const paintedOf = (told: string[]): number => {
        const S = new Scene(1, 1);
        drawWorn(
          S,
          makeWearer(personOf(), { x: 420, heel: 0 }),
          [{ kind: 'watch', name: 'watch', colour: { name: 'gold', hex: '#c9a14a' }, told }],
          { seed: 1 },
        );
        return S.rgb.reduce((sum, value) => sum + value, 0);
      };
      expect(paintedOf([said])).not.toBeCloseTo(paintedOf([]), 1);
    },
  );

  it.each(['hoops', 'studs', 'earrings', 'bindi', 'brooch'] as const)('%s are as large as they are said', (kind) => {
    expect(worn(kind, ['big']).count).toBeGreaterThan(worn(kind).count);
    expect(worn(kind, ['tiny']).count).toBeLessThan(worn(kind).count);
  });

  it("a brooch is on the side of its wearer that is said, on the heart's otherwise", () => {
    const [plain, right] = [worn('brooch'), worn('brooch', ['right'])];
    expect(plain.mean).toBeGreaterThan(plain.w.neck.pit[0]);
    expect(right.mean).toBeLessThan(plain.w.neck.pit[0]);
  });

  it('a moustache lies on a shaven face, thicker where it is said to be', () => {
    const dark = (moustache?: 'pencil' | 'walrus'): number => {
      const S = new Scene(0.25, 1);
      const person = personOf({ presentation: 'male', skin: 'fair-cool', ...(moustache && { moustache }) });
      drawHead(S, makeWearer(person, { x: 420, heel: 0 }), { seed: 1 });
      return S.rgb.reduce((sum, v) => sum + v, 0);
    };
    expect(dark('pencil')).toBeLessThan(dark());
    expect(dark('walrus')).toBeLessThan(dark('pencil'));
  });
});
