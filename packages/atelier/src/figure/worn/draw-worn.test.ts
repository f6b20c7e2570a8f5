import { ACCESSORY_KINDS, type Accessory, type AccessoryKind, detailsNamed, type Person } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { DRAWN_ACCESSORIES, drawWorn } from './draw-worn.ts';

const BLANK = new Scene(0.25, 1).rgb;
const accessoryOf = (kind: AccessoryKind, details: string[] = []): Accessory => ({
  kind,
  name: kind,
  colour: { name: 'gold', hex: '#d1a445' },
  details: detailsNamed(details),
});

/** Values of the page that one accessory changes. */
function touched(accessory: Accessory, person: Partial<Person> = {}, coat?: () => boolean): number {
  const S = new Scene(0.25, 1);
  drawWorn(S, makeWearer(personOf(person), { x: 420, heel: 0 }), [accessory], { seed: 1, coat });
  return S.rgb.reduce((n, v, i) => n + (v !== BLANK[i] ? 1 : 0), 0);
}

describe('what is worn on the body', () => {
  it.each(ACCESSORY_KINDS.filter((kind) => DRAWN_ACCESSORIES.has(kind)))('draws %s where it can be seen', (kind) => {
    const hair = { style: 'bun', colour: { name: 'black', hex: '#2b2528' } } as const;
    expect(touched(accessoryOf(kind), { hair })).toBeGreaterThan(0);
  });

  it('carries a tote, a basket and a briefcase as three things', () => {
    const carried = [[], ['tote'], ['woven'], ['briefcase']].map((details) => touched(accessoryOf('bag', details)));
    expect(Math.min(...carried)).toBeGreaterThan(0);
    expect(new Set(carried).size).toBe(4);
  });

  it.each(['racket', 'cricket bat', 'baseball bat', 'folder', 'newspaper', 'trekking pole', 'bouquet'])(
    'grips a %s, which reaches beyond the hand that holds it',
    (name) => {
      const held = { ...accessoryOf('held'), name };
      expect(touched(held)).toBeGreaterThan(0);
      expect(touched({ ...held, name: 'iced coffee' })).toBe(0);
    },
  );

  it('draws long gloves up over the elbow, short ones on the hands alone', () => {
    const [short, long] = [[], ['long']].map((details) => touched(accessoryOf('gloves', details)));
    expect(long).toBeGreaterThan(short * 1.8);
  });

  it.each(['suspenders', 'tie', 'necklace'] as const)(
    'lays %s under the coat, whose pixels stay as they are',
    (kind) => {
      expect(touched(accessoryOf(kind), {}, () => true)).toBe(0);
    },
  );

  it('leaves out what it does not know', () => {
    expect(touched(accessoryOf('sword'))).toBe(0);
  });
});
