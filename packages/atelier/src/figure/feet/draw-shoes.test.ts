import { detailsNamed, FOOTWEAR, type Garment } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { SIDES } from '#atelier/kit/side.ts';
import { drawHemShadow, drawShoes, heelOf, hemOnFloor } from './draw-shoes.ts';
import { shoeKit } from './shoe-kit.ts';
import { curlOf } from './shoe-sections.ts';
import { heelHeight, shoeOf } from './shoes.ts';

const BLANK = new Scene(0.25, 1).rgb;
const touched = (S: Scene): number => S.rgb.reduce((n, v, i) => n + (v !== BLANK[i] ? 1 : 0), 0);

describe('shoes', () => {
  it.each(FOOTWEAR)('draw %s', (kind) => {
    const S = new Scene(0.25, 1);
    drawShoes(S, makeWearer(personOf(), { x: 420, heel: heelOf(kind) }), { kind, colour: { hex: '#7a4a30' } });
    expect(touched(S)).toBeGreaterThan(300);
  });
});

describe('a cut of shoe', () => {
  it.each([
    ['block-heel', 'wedge'],
    ['block-heel', 'platform'],
    ['flat', 'rope-sole'],
    ['flat', 'instep-strap'],
    ['oxford', 'brogue'],
    ['oxford', 'monk'],
    ['loafer', 'tassel'],
    ['ankle-boot', 'chelsea'],
    ['ankle-boot', 'laced-boot'],
    ['ankle-boot', 'suede'],
    ['knee-boot', 'riding'],
    ['knee-boot', 'over-knee'],
    ['knee-boot', 'western'],
    ['knee-boot', 'rubber'],
    ['ankle-boot', 'chukka'],
    ['ankle-boot', 'fur-trim'],
    ['sandal', 'gladiator'],
    ['slide', 'toe-post'],
    ['loafer', 'boat-shoe'],
    ['sneaker', 'high-top'],
  ] as const)('%s is told from a plain one where it is a %s', (kind, cut) => {
    const painted = (details: string[]): Float32Array => {
      const S = new Scene(0.5, 1);
      drawShoes(S, makeWearer(personOf(), { x: 420, heel: heelOf(kind) }), {
        kind,
        colour: { hex: '#7a4a30' },
        details: detailsNamed(details),
      });
      return S.rgb;
    };
    const [plain, own] = [painted([]), painted([cut])];
    expect(own.reduce((sum, v, i) => sum + (Math.abs(v - plain[i]) > 0.06 ? 1 : 0), 0)).toBeGreaterThan(12);
  });
});

it('a kitten heel is half as high as a pump’s', () => {
  const [pump, kitten] = [heelHeight('pump'), heelHeight('pump', detailsNamed(['kitten']))];
  expect(kitten / pump).toBeCloseTo(0.5, 1);
});

it('fur makes a low boot another boot, and of other shoes nothing', () => {
  for (const kind of FOOTWEAR.filter((shoe) => shoe !== 'ankle-boot'))
    expect(shoeOf(kind, detailsNamed(['fur-trim'])), kind).toEqual(shoeOf(kind));
});

describe('juttis', () => {
  it('curl at both toes', () => {
    const w = makeWearer(personOf({ pose: 'relaxed' }), { x: 420, heel: 0 });
    for (const side of SIDES) {
      const { at, shoe } = shoeKit(new Scene(0.1, 1), w, { kind: 'mojari', colour: { hex: '#333333' } }, side);
      const tops = curlOf(shoe).map(([z, x, , , top]) => at([x, top, z])[1]);
      expect(Math.max(...tops) - tops[tops.length - 1], String(side)).toBeGreaterThan(0.04);
    }
  });
});

describe('a hem on the floor', () => {
  const cut = (family: string, length: string, silhouette: string): Garment =>
    ({ family, length, silhouette }) as unknown as Garment;

  it('is as wide as its cut, and none above the floor', () => {
    expect(hemOnFloor([cut('dress', 'knee', 'a-line')])).toBe(0);
    const slim = hemOnFloor([cut('dress', 'floor', 'mermaid')]);
    expect(slim).toBeGreaterThan(0);
    expect(hemOnFloor([cut('choli', 'hip', 'fitted'), cut('lehenga', 'floor', 'circle')])).toBeGreaterThan(slim);
  });

  it('shades the ground under it as wide as it reaches', () => {
    const shaded = (reach: number): number => {
      const S = new Scene(0.25, 1);
      drawHemShadow(S, makeWearer(personOf(), { x: 420, heel: 0 }), reach);
      return touched(S);
    };
    expect(shaded(0)).toBe(0);
    expect(shaded(1.7)).toBeGreaterThan(shaded(0.6) * 1.5);
  });
});
