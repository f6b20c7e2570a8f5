/** Every neckline, length, silhouette, collar and closure, on one plain dress, top or skirt: what it changes in the picture. */

import {
  CLOSURES,
  COLLARS,
  type Garment,
  LENGTHS,
  type Length,
  type Look,
  NECKLINES,
  type Neckline,
  type Silhouette,
  SLEEVE_SHAPES,
} from '@toile/look';
import { describe, expect, test } from 'vitest';
import { centreX } from '#atelier/figure/body/landmarks.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { DAY_DRESS } from '#atelier/sheet/looks.fixture.ts';
import { type Measured, measure, pixelsOf, spanOf } from './measured.ts';

const SCALE = 0.2;
const [FIXTURE] = DAY_DRESS.garments;
const PLAIN: Garment = {
  ...FIXTURE,
  cloth: {
    fabric: 'cotton',
    colour: { name: 'teal', hex: '#1f6f78' },
    print: { kind: 'solid', colours: [], scale: 'medium' },
  },
  silhouette: 'a-line',
  length: 'knee',
  neckline: 'round',
  collar: 'none',
  closure: 'none',
  sleeve: { shape: 'none', length: 'sleeveless' },
  details: [],
};

/** One garment over nothing, on somebody whose arms hang clear of the body. */
function worn(change: Partial<Garment>, scale = SCALE): Measured {
  const look: Look = {
    ...DAY_DRESS,
    accessories: [],
    person: { ...DAY_DRESS.person, pose: 'steady', hair: { ...DAY_DRESS.person.hair, style: 'bun' } },
    garments: [{ ...PLAIN, ...change }],
  };
  return measure(look, 5, scale);
}
/** Paint and ink, which are kept apart here. */
const drawn = ({ scene: { rgb, line } }: Measured): string =>
  [rgb, line].map((field) => (field ? Buffer.from(field.buffer).toString('base64') : '')).join();

/** Page y at which the garment begins in the middle of the front. */
function frontOf(m: Measured): number {
  const { garmentAt } = m.dressed;
  const { width, height, scale } = m.scene;
  for (let y = 0; y < height; y++)
    if (garmentAt[y * width + Math.round(centreX(m.wearer, y / scale) * scale)]) return y / scale;
  return Number.POSITIVE_INFINITY;
}

/** Width of the garment over the last stretch above its hem, page units. */
function hemWidth(m: Measured): number {
  const span = spanOf(m, 0);
  if (!span) return 0;
  const { width, scale } = m.scene;
  const row = Math.floor((span.bottom - 24) * scale);
  const on = pixelsOf(m, 0)
    .filter((at) => Math.floor(at / width) === row)
    .map((at) => at % width);
  return (Math.max(...on) - Math.min(...on)) / scale;
}

/** Is the garment on the outer part of either shoulder? */
function onShoulders(m: Measured): number {
  const { garmentAt } = m.dressed;
  const { width, scale } = m.scene;
  return [m.wearer.shoulder[LEFT], m.wearer.shoulder[RIGHT]].filter(([x, y]) => {
    const inward = x < m.wearer.neck.pit[0] ? 1 : -1;
    const px = Math.round((x + inward * 14) * scale);
    return [4, 10, 16].some((dy) => garmentAt[Math.round((y + dy) * scale) * width + px] > 0);
  }).length;
}

describe('necklines', () => {
  const BARE: Partial<Record<Neckline, number>> = {
    strapless: 0,
    straps: 0,
    halter: 0,
    'off-shoulder': 0,
    'one-shoulder': 1,
  };
  test.each(NECKLINES)('%s leaves the shoulders it should', (neckline) => {
    const sleeve: Garment['sleeve'] =
      neckline in BARE ? { shape: 'none', length: 'sleeveless' } : { shape: 'set-in', length: 'short' };
    const covered = onShoulders(worn({ neckline, sleeve }));
    if (neckline === 'sweetheart' || neckline === 'cowl') return expect(covered).toBeGreaterThanOrEqual(0);
    expect(covered).toBe(BARE[neckline] ?? 2);
  });

  test('lie in their order from the throat to the waist', () => {
    const order: Neckline[] = ['turtle', 'crew', 'round', 'scoop', 'v', 'plunging'];
    const sleeve: Garment['sleeve'] = { shape: 'set-in', length: 'short' };
    const fronts = order.map((neckline) => frontOf(worn({ neckline, sleeve }, 0.4)));
    for (const [i, y] of fronts.entries())
      if (i) expect(y, `${order[i]} under ${order[i - 1]}`).toBeGreaterThan(fronts[i - 1]);
  });
});

describe('lengths', () => {
  const FROM_THE_TOP: Length[] = ['mini', 'knee', 'midi', 'ankle', 'floor'];
  test.each(['dress', 'skirt'] as const)('of a %s end in their order', (family) => {
    const layer = family === 'dress' ? 'one-piece' : 'bottom';
    const ends = FROM_THE_TOP.map((length) => spanOf(worn({ family, layer, length }), 0)?.bottom ?? 0);
    for (const [i, y] of ends.entries()) if (i) expect(y, FROM_THE_TOP[i]).toBeGreaterThan(ends[i - 1] + 20);
  });

  test('of trousers end in their order', () => {
    const order: Length[] = ['micro', 'thigh', 'knee', 'midi', 'cropped', 'ankle', 'full'];
    const ends = order.map(
      (length) => spanOf(worn({ family: 'trousers', layer: 'bottom', silhouette: 'straight', length }), 0)?.bottom ?? 0,
    );
    for (const [i, y] of ends.entries()) if (i) expect(y, order[i]).toBeGreaterThan(ends[i - 1] + 6);
  });

  test('of a top end in their order, none of them lost', () => {
    const order: Length[] = ['crop', 'waist', 'hip', 'thigh', 'knee'];
    const ends = order.map((length) => spanOf(worn({ family: 'top', layer: 'base', length }), 0)?.bottom ?? 0);
    for (const [i, y] of ends.entries()) if (i) expect(y, order[i]).toBeGreaterThan(ends[i - 1] + 10);
    for (const length of LENGTHS) expect(spanOf(worn({ family: 'top', layer: 'base', length }, 0.1), 0)).not.toBeNull();
  });
});

describe('silhouettes', () => {
  test('of skirts widen at the hem from pencil to circle', () => {
    const order: Silhouette[] = ['pencil', 'straight', 'a-line', 'flared', 'circle'];
    const hems = order.map((silhouette) =>
      hemWidth(worn({ family: 'skirt', layer: 'bottom', silhouette, length: 'midi' })),
    );
    for (const [i, w] of hems.entries()) if (i) expect(w, order[i]).toBeGreaterThan(hems[i - 1]);
  });

  test('of trousers widen at the hem from slim to palazzo', () => {
    const order: Silhouette[] = ['slim', 'straight', 'wide', 'palazzo'];
    const hems = order.map((silhouette) =>
      hemWidth(worn({ family: 'trousers', layer: 'bottom', silhouette, length: 'full' })),
    );
    for (const [i, w] of hems.entries()) if (i) expect(w, order[i]).toBeGreaterThan(hems[i - 1]);
  });
});

describe('what is sewn on', () => {
  const different = (pictures: readonly string[]): number => new Set(pictures).size;

  test('every collar that is more than a name changes the picture', () => {
    const sleeve: Garment['sleeve'] = { shape: 'set-in', length: 'short' };
    const shirts = COLLARS.map((collar) =>
      drawn(worn({ family: 'top', layer: 'base', length: 'hip', collar, sleeve })),
    );
    expect(different(shirts)).toBeGreaterThan(9);
  });

  test('every closure that shows on a dress changes it', () => {
    const plain = drawn(worn({ closure: 'none' }));
    for (const closure of CLOSURES.filter((c) => !['none', 'open', 'drawstring'].includes(c)))
      expect(drawn(worn({ closure })) === plain, closure).toBe(false);
  });

  test('every shape of sleeve is its own', () => {
    const sleeved = SLEEVE_SHAPES.map((shape) => {
      const length = shape === 'none' ? 'sleeveless' : 'long';
      return drawn(worn({ sleeve: { shape, length } }));
    });
    expect(different(sleeved)).toBe(SLEEVE_SHAPES.length);
  });
});
