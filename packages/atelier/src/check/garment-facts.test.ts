/** Every garment of the lexicon, drawn small: where it lies on the body and in which colour. */

import { type Garment, type Look, SLEEVE_LENGTHS } from '@toile/look';
import { GARMENTS } from '@toile/look/records';
import { describe, expect, test } from 'vitest';
import { armAxis } from '#atelier/figure/body/landmarks.ts';
import { isDirndl } from '#atelier/garments/world/dirndl.ts';
import { colourDistance } from '#atelier/kit/colour.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { read } from '#atelier/read.ts';
import { taken } from '#atelier/soak.fixture.ts';
import { COLOUR_BAR, checkLook } from './check-look.ts';
import { coloursOf, type Measured, measure, pixelsOf, spanOf } from './measured.ts';
import { randomLook, wordsFor } from './random-look.ts';

const SCALE = 0.2;
const TEAL = { name: 'teal', hex: '#1f6f78' };

/** A garment of the lexicon alone in plain teal cotton, on somebody who stands still and shows it. */
function wornAlone(entry: GarmentEntry, change: (g: Garment) => Garment = (g) => g): Look {
  const look = read({ words: `plain teal ${wordsFor(entry)}` }, 7);
  const dyed = (g: Garment): Garment =>
    g.kind === entry.id
      ? change({
          ...g,
          cloth: { fabric: 'cotton', colour: TEAL, print: { kind: 'solid', colours: [], scale: 'medium' } },
        })
      : g;
  return { ...look, person: { ...look.person, pose: 'relaxed' }, garments: look.garments.map(dyed) };
}

const indexOf = ({ look }: Measured, kind: string): number => look.garments.findIndex((g) => g.kind === kind);

/** Landmarks on the page: the pit of the neck, waist, hip, knee and ankle. */
function heights({ wearer: w }: Measured) {
  const knee = (w.leg[LEFT].knee[1] + w.leg[RIGHT].knee[1]) / 2;
  const ankle = Math.max(w.leg[LEFT].ankle[1], w.leg[RIGHT].ankle[1]);
  return { pit: w.neck.pit[1], waist: w.waist[LEFT][1], hip: Math.max(w.hip[LEFT][1], w.hip[RIGHT][1]), knee, ankle };
}

const UPPER = new Set(['top', 'dress', 'jumpsuit', 'jacket', 'saree', 'choli', 'dupatta']);
const LONG = new Set(['ankle', 'maxi', 'floor', 'full']);
const SHORT = new Set(['micro', 'mini', 'crop', 'waist', 'hip', 'thigh']);

describe('every garment of the lexicon', () => {
  test.each(taken(GARMENTS, 2).map((entry) => [entry.id, entry] as const))(
    '%s lies where it is worn, in its colour',
    (id, entry) => {
      const m = measure(wornAlone(entry), 11, SCALE);
      const index = indexOf(m, id);
      const g = m.look.garments[index];
      expect(g, 'is read and worn').toBeDefined();
      const span = spanOf(m, index);
      if (!g || !span) throw new Error(`${id} is not seen`);
      expect(pixelsOf(m, index).length, 'is seen').toBeGreaterThan(60);
      const at = heights(m);
      if (UPPER.has(g.family)) expect(span.top, 'begins above the waist').toBeLessThan(at.waist);
      else expect(span.top, 'begins at waist or hip').toBeGreaterThan(at.pit);
      if (['skirt', 'trousers', 'lehenga', 'saree', 'dress', 'jumpsuit'].includes(g.family))
        expect(span.bottom, 'covers the hip').toBeGreaterThan(at.hip - 30);
      if (['skirt', 'trousers', 'dress'].includes(g.family) && LONG.has(g.length))
        expect(span.bottom, 'reaches the shin').toBeGreaterThan(at.knee + 60);
      if (['skirt', 'trousers', 'top'].includes(g.family) && SHORT.has(g.length))
        expect(span.bottom, 'ends above the shin').toBeLessThan(at.knee + 40);
      // an apron and the sleeves of a varsity jacket are of another colour by right, and as large as what is seen of the rest
      const isTwoColoured = isDirndl(g) || g.details.some((detail) => detail.id === 'contrast-sleeve');
      const told = coloursOf(m, index).slice(0, isTwoColoured ? 2 : 1);
      const away = Math.min(...told.map((seen) => colourDistance(seen, TEAL.hex)));
      expect(away, `${told} is teal`).toBeLessThan(COLOUR_BAR.opaque);
    },
  );

  const COVERED: Record<(typeof SLEEVE_LENGTHS)[number], readonly [number, number]> = {
    sleeveless: [0, 0.16],
    cap: [0.02, 0.32],
    short: [0.18, 0.55],
    elbow: [0.38, 0.68],
    'three-quarter': [0.55, 0.9],
    long: [0.84, 1],
  };
  test.each(
    SLEEVE_LENGTHS.flatMap((length) => (['t-shirt', 'blouse'] as const).map((kind) => [kind, length] as const)),
  )('the sleeve of a %s that is %s ends where it should on the arm', (kind, length) => {
    const entry = GARMENTS.find(({ id }) => id === kind);
    if (!entry) throw new Error(`${kind} is not in the lexicon`);
    const shape = length === 'sleeveless' ? 'none' : length === 'cap' ? 'cap' : 'set-in';
    const m = measure(
      wornAlone(entry, (g) => ({ ...g, sleeve: { shape, length }, neckline: 'round' })),
      11,
      0.3,
    );
    const own = indexOf(m, kind) + 1;
    const axis = armAxis(m.wearer, -1);
    const { width, scale } = m.scene;
    const on = axis.map(([x, y]) => m.dressed.garmentAt[Math.round(y * scale) * width + Math.round(x * scale)] === own);
    // a wide skirt may hang before the wrist again: the sleeve ends where the arm first stays bare
    const bare = on.findIndex((_, i) => i >= 3 && !on.slice(i, i + 5).includes(true));
    const end = (bare < 0 ? axis.length : bare) / axis.length;
    const [low, high] = COVERED[length];
    expect(end).toBeGreaterThanOrEqual(low);
    expect(end).toBeLessThanOrEqual(high);
  });
});

test('random Looks hold by every mask', () => {
  const faults = Array.from({ length: 16 }, (_, i) => checkLook(randomLook(3000 + i * 37), i)).flat();
  expect(faults).toEqual([]);
});
