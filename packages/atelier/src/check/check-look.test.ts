import { expect, test } from 'vitest';
import { LEFT } from '#atelier/kit/side.ts';
import { BLAZER, SLIP } from '#atelier/sheet/looks.fixture.ts';
import { CHECK_SCALE, checkLook, faultsOf } from './check-look.ts';
import { inside, type Measured, measure } from './measured.ts';

const painted = (look = SLIP): Measured => measure(look, 3, CHECK_SCALE);
const rulesOf = (m: Measured): string[] => [...new Set(faultsOf(m).map(({ rule }) => rule))];

test.each([SLIP, BLAZER])('finds nothing in a sound picture', (look) => {
  expect(checkLook(look, 3)).toEqual([]);
});

test('finds what stands at the edge of the sheet', () => {
  const m = painted();
  m.scene.figure[40] = 1;
  expect(rulesOf(m)).toEqual(['sheet']);
});

test('finds a hole between body and cloth', () => {
  const m = painted();
  const { width, scale } = m.scene;
  const [x, y] = [
    Math.round(m.wearer.neck.pit[0] * scale),
    Math.round(((m.wearer.underbust[LEFT][1] + m.wearer.waist[LEFT][1]) / 2) * scale),
  ];
  for (let dy = 0; dy < 4; dy++) for (let dx = 0; dx < 4; dx++) m.scene.figure[(y + dy) * width + x + dx] = 0;
  expect(rulesOf(m)).toContain('hole');
});

test('finds a leg that shows through trousers', () => {
  const m = painted(BLAZER);
  const bare = inside(m.scene, [m.wearer.lineToPage(m.wearer.body.shapes.leg[LEFT])]);
  bare.forEach((on, at) => {
    if (on) m.dressed.garmentAt[at] = 0;
  });
  expect(rulesOf(m)).toContain('limb');
});

test('finds cloth of another colour, and a pixel that is none', () => {
  const [first] = SLIP.garments;
  if (!first) throw new Error('the fixture has no garment');
  const m = painted();
  const asked = { ...first, cloth: { ...first.cloth, colour: { name: 'crimson', hex: '#9c2335' } } };
  expect(rulesOf({ ...m, look: { ...SLIP, garments: [asked] } })).toEqual(['colour']);
  m.scene.rgb[99] = Number.NaN;
  expect(rulesOf(m)).toEqual(['unfinished']);
});
