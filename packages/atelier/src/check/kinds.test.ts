/** Each value of the table is read, drawn so that it is seen beside its plain neighbour, and never told as not drawn. */
import type { Garment, Look } from '@toile/look';
import { expect, test } from 'vitest';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { read } from '#atelier/read.ts';
import { taken } from '#atelier/soak.fixture.ts';
import { HAIR_KINDS, KINDS, type Kind, type Sight, TOLD } from './kinds.fixture.ts';
import { type Measured, measure, pixelsOf } from './measured.ts';

const SEED = 7;
/** Pixels per page unit: half the usual picture. */
const SCALE = 0.53;
/** A change of any channel that is seen. */
const SEEN = 0.06;
/** Pixels that must change for a mark to be seen, and how far from its place, page units. */
const LEAST = 25;
const ABOUT = 75;

const indexOf = (look: Look, { read: slots, detail }: Kind): number =>
  look.garments.findIndex(
    (g) =>
      Object.entries(slots).every(([slot, value]) => g[slot as keyof Garment] === value) &&
      (!detail || g.details.some(({ id }) => id === detail)),
  );

type Place = Extract<Sight, { at: string }>['at'];

function heightOf({ wearer, scene }: Measured, pixels: readonly number[], place: Place): number {
  const { bust, waist, hip, leg } = wearer;
  const mean = (a: readonly number[], b: readonly number[]): number => ((a[1] ?? 0) + (b[1] ?? 0)) / 2;
  const heights: Record<Place, () => number> = {
    bust: () => mean(bust[LEFT], bust[RIGHT]),
    waist: () => mean(waist[LEFT], waist[RIGHT]),
    hip: () => mean(hip[LEFT], hip[RIGHT]),
    knee: () => mean(leg[LEFT].knee, leg[RIGHT].knee),
    hem: () => lowest(pixels, scene.width) - 12,
  };
  return heights[place]();
}

const lowest = (pixels: readonly number[], width: number): number =>
  pixels.reduce((low, at) => Math.max(low, Math.floor(at / width)), 0) / SCALE;

/** From its leftmost to its rightmost pixel about a height, page units. */
function breadth({ scene: { width } }: Measured, pixels: readonly number[], y: number): number {
  const near = pixels.filter((at) => Math.abs(Math.floor(at / width) / SCALE - y) < 4).map((at) => at % width);
  return near.length > 0 ? (Math.max(...near) - Math.min(...near)) / SCALE : 0;
}

function changedAbout(a: Measured, b: Measured, y: number): number {
  const { rgb, line, width } = a.scene;
  const apart = (p: ArrayLike<number> | null, q: ArrayLike<number> | null, at: number): boolean =>
    Math.abs((p?.[at] ?? 0) - (q?.[at] ?? 0)) > SEEN;
  let changed = 0;
  for (let at = 0; at < rgb.length / 3; at++) {
    if (Math.abs(Math.floor(at / width) / SCALE - y) > ABOUT) continue;
    if (apart(line, b.scene.line, at) || [0, 1, 2].some((c) => apart(rgb, b.scene.rgb, at * 3 + c))) changed++;
  }
  return changed;
}

test.each(taken(KINDS, 2))('$field: $words', (kind) => {
  const asked = read({ words: kind.words }, SEED);
  const index = indexOf(asked, kind);
  expect(index, `read as ${JSON.stringify(kind.read)} ${kind.detail ?? ''}`).toBeGreaterThanOrEqual(0);
  expect(asked.reading.notDrawn.join(' ')).not.toMatch(new RegExp(kind.field));
  const look: Look = { ...asked, person: { ...asked.person, pose: 'relaxed' } };
  const plain: Look = {
    ...look,
    garments: look.garments.map((g, i) => (i === index ? { ...g, ...kind.plain } : g)),
  };
  const [shown, bare] = [measure(look, SEED, SCALE), measure(plain, SEED, SCALE)];
  const [mine, other] = [pixelsOf(shown, index), pixelsOf(bare, index)];
  const { seen } = kind;
  if (seen.is === 'marked') expect(changedAbout(shown, bare, heightOf(shown, mine, seen.at))).toBeGreaterThan(LEAST);
  else if (!('at' in seen)) {
    const by = lowest(mine, shown.scene.width) - lowest(other, bare.scene.width);
    expect(seen.is === 'longer' ? by : -by).toBeGreaterThan(seen.by);
  } else {
    const y = heightOf(shown, mine, seen.at);
    const by = breadth(shown, mine, y) - breadth(bare, other, y);
    expect(seen.is === 'wider' ? by : -by).toBeGreaterThan(seen.by);
  }
});

test.each(TOLD)('what no front view shows is told: %s', (words) => {
  expect(read({ words }, SEED).reading.notDrawn).not.toEqual([]);
});

/** Pixels about the head that tell one style of hair from another. */
const STYLED = 60;

test.each(taken(HAIR_KINDS, 2))('hair: %s is %s and no %s', (words, style, apart) => {
  const asked = read({ words: `a woman in a white T-shirt and blue jeans, ${words}` }, SEED);
  expect(asked.person.hair.style).toBe(style);
  expect(asked.reading.notDrawn).toEqual([]);
  const worn = (hair: Look['person']['hair']['style']): Measured =>
    measure(
      { ...asked, person: { ...asked.person, pose: 'relaxed', hair: { ...asked.person.hair, style: hair } } },
      SEED,
      SCALE,
    );
  const [shown, other] = [worn(style), worn(apart)];
  const crown = shown.wearer.head.o[1];
  expect(changedAbout(shown, other, crown + ABOUT)).toBeGreaterThan(STYLED);
});
