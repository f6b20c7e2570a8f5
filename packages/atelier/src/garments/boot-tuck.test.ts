import { detailsNamed, type Garment, type Look, type Person } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { legShape } from '#atelier/figure/body/landmarks.ts';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { heelOf } from '#atelier/figure/feet/draw-shoes.ts';
import { at } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { endInBoot } from './boot-tuck.ts';
import { dressPerson } from './dress-person.ts';
import { clothOf, lookOf, trousersOf } from './outfits.fixture.ts';

const blue = clothOf('denim', '#2040ff');
const inBoots = (g: Partial<Garment>, details: string[], person: Partial<Person> = {}): Look => ({
  ...lookOf([trousersOf({ length: 'full', cloth: blue, ...g })], person),
  footwear: {
    kind: 'knee-boot',
    name: 'boots',
    colour: { name: 'red', hex: '#e01010' },
    details: detailsNamed(details),
  },
});

interface Worn {
  w: Wearer;
  /** What lies at a place of the page. */
  seen: (x: number, y: number) => 'boot' | 'cloth' | null;
}
function wear(look: Look): Worn {
  const S = new Scene(0.5, 1);
  const w = makeWearer(look.person, { x: 420, heel: heelOf(look.footwear.kind, look.footwear.details) });
  dressPerson(S, w, look, 1);
  const seen = (x: number, y: number): 'boot' | 'cloth' | null => {
    const i = (Math.round(y * S.scale) * S.width + Math.round(x * S.scale)) * 3;
    const [r, , b] = S.rgb.subarray(i, i + 3);
    return r > b * 1.7 && S.figure[i / 3] > 0.9 ? 'boot' : b > r * 1.5 ? 'cloth' : null;
  };
  return { w, seen };
}
/** What is seen on the page in the box of a leg between two shares of its shin, every second unit. */
function onShin({ w, seen }: Worn, s: Side, from: number, to: number): ('boot' | 'cloth' | null)[] {
  const { knee, ankle } = w.leg[s];
  const out: ReturnType<Worn['seen']>[] = [];
  for (let y = lerp(knee[1], ankle[1], from); y < lerp(knee[1], ankle[1], to); y += 2)
    for (let x = Math.min(knee[0], ankle[0]) - 60; x < Math.max(knee[0], ankle[0]) + 60; x += 2) out.push(seen(x, y));
  return out;
}

describe('narrow legs in tall boots, straight ones in rubber', () => {
  it.each([
    ['skinny jeans', { silhouette: 'slim', fit: 'tight' }, [], {}],
    ['a man’s slim trousers in riding boots', { silhouette: 'slim' }, ['riding'], { presentation: 'male' }],
    ['a child’s joggers in wellies', { silhouette: 'jogger', fit: 'relaxed' }, ['rubber'], { ageGroup: 'child' }],
    ['straight jeans in wellies', { silhouette: 'straight' }, ['rubber'], {}],
    ['a churidar', { silhouette: 'churidar', fit: 'tight' }, [], { build: 'full' }],
    ['leggings in cowboy boots', { silhouette: 'slim', fit: 'tight' }, ['western'], { pose: 'walk' }],
  ] as const)('go into the shaft: %s', (_, g, details, person) => {
    const worn = wear(inBoots(g, [...details], person));
    for (const s of SIDES) {
      const { middle: C } = legShape(worn.w, s);
      expect(worn.seen(...at(C, 0.8)), 'over the shin').toBe('boot');
      expect(worn.seen(...at(C, 0.3)), 'over the thigh').toBe('cloth');
      expect(onShin(worn, s, 0.6, 0.95), 'nor beside the shaft').not.toContain('cloth');
    }
  });
});

describe('skinny jeans', () => {
  it('go into ankle boots too', () => {
    const look = inBoots({ silhouette: 'slim', fit: 'tight' }, ['chelsea'], { pose: 'steady' });
    const worn = wear({ ...look, footwear: { ...look.footwear, kind: 'ankle-boot' } });
    for (const s of SIDES) {
      expect(worn.seen(...at(legShape(worn.w, s).middle, 0.96))).toBe('boot');
      expect(onShin(worn, s, 0.93, 1)).not.toContain('cloth');
    }
  });
});

describe('wide and straight legs', () => {
  it.each(['wide', 'straight', 'flared'] as const)('fall over tall boots: %s', (silhouette) => {
    // a straight leg goes into rubber
    for (const details of [[], ...(silhouette === 'straight' ? [] : [['rubber']]), ['over-knee']]) {
      const worn = wear(inBoots({ silhouette }, details));
      for (const s of SIDES) {
        const shin = onShin(worn, s, 0, 0.85);
        expect(shin).toContain('cloth');
        expect(shin, 'no shaft beside the cloth').not.toContain('boot');
      }
    }
  });
});

describe('where trousers end', () => {
  it('is told by the boot: none go into shoes or ankle boots, tailored ones not into laced boots', () => {
    const [slim] = inBoots({ silhouette: 'slim' }, []).garments;
    const wool = { ...slim, cloth: clothOf('wool', '#333333') };
    const shod = (kind: Look['footwear']['kind'], ...details: string[]) => ({
      footwear: { kind, name: '', colour: { name: '', hex: '#111111' }, details: detailsNamed(details) },
    });
    expect(endInBoot(shod('oxford'), slim)).toBeNull();
    expect(endInBoot(shod('ankle-boot', 'chelsea'), slim)).toBeNull();
    expect(endInBoot(shod('ankle-boot', 'laced-boot'), wool)).toBeNull();
    const ends = [
      shod('knee-boot', 'over-knee'),
      shod('knee-boot'),
      shod('knee-boot', 'western'),
      shod('ankle-boot', 'laced-boot'),
    ].map((look) => endInBoot(look, slim) ?? 0);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends[0]).toBeGreaterThan(0.3);
  });
});
