import { detailsNamed } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { SLIP } from '#atelier/sheet/looks.fixture.ts';
import { coversFeet, hidesArms, hidesLegs } from './hidden-limbs.ts';

const [slip] = SLIP.garments;
const gown = { ...slip, length: 'floor' } as const;

describe('a hem on the floor', () => {
  it('hides the feet', () => {
    expect(coversFeet([gown])).toBe(true);
    expect(coversFeet([slip])).toBe(false);
  });

  it('hides them under layer upon layer of net', () => {
    const net = { ...gown.cloth, fabric: 'net' } as const;
    expect(coversFeet([{ ...gown, silhouette: 'circle', cloth: net }])).toBe(true);
    expect(coversFeet([{ ...gown, silhouette: 'a-line', cloth: net }])).toBe(false);
  });

  it('does not where a slit or thin cloth lets them be seen', () => {
    expect(coversFeet([{ ...gown, details: detailsNamed(['thigh-slit']) }])).toBe(false);
    expect(coversFeet([{ ...gown, cloth: { ...gown.cloth, fabric: 'chiffon' } }])).toBe(false);
  });
});

describe('long trousers', () => {
  const trousers = {
    ...slip,
    kind: 'trousers',
    family: 'trousers',
    length: 'full',
    cloth: { ...slip.cloth, fabric: 'wool' },
  } as const;

  it.each([[[]], [['side-stripe', 'satin-stripe']], [['side-stripe', 'elasticated-waist']], [['lace-sleeve']]])(
    'hide both legs, with %j',
    (details) => expect(hidesLegs([{ ...trousers, details: detailsNamed(details) }])).toBe(true),
  );

  it.each([['distressed'], ['cut-out'], ['lace-panel'], ['side-slit'], ['wrap-front']])(
    'do not with %s',
    (...details) => expect(hidesLegs([{ ...trousers, details: detailsNamed(details) }])).toBe(false),
  );
});

describe('long sleeves', () => {
  const top = {
    ...slip,
    family: 'top',
    neckline: 'crew',
    cloth: { ...slip.cloth, fabric: 'jersey' },
    sleeve: { shape: 'set-in', length: 'long' },
  } as const;

  it('hide both arms', () => {
    expect(hidesArms([top])).toBe(true);
    expect(hidesArms([slip])).toBe(false);
  });

  it('do not under a sheer jacket, beneath which no other sleeves are drawn', () => {
    const jacket = { ...top, family: 'jacket', cloth: { ...top.cloth, fabric: 'net' } } as const;
    expect(hidesArms([top, jacket])).toBe(false);
    expect(hidesArms([top, { ...jacket, cloth: top.cloth }])).toBe(true);
  });

  it('do not where they end above the wrist, are sheer or open, or begin below the shoulder', () => {
    expect(hidesArms([{ ...top, sleeve: { shape: 'set-in', length: 'three-quarter' } }])).toBe(false);
    expect(hidesArms([{ ...top, cloth: { ...top.cloth, fabric: 'organza' } }])).toBe(false);
    expect(hidesArms([{ ...top, details: detailsNamed(['cold-shoulder']) }])).toBe(false);
    expect(hidesArms([{ ...top, neckline: 'off-shoulder' }])).toBe(false);
  });
});
