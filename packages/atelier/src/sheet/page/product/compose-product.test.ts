import { describe, expect, it } from 'vitest';
import { PAGE, type Scene } from '#atelier/kit/scene.ts';
import { look } from '#atelier/read.fixture.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';
import { taken } from '#atelier/soak.fixture.ts';
import { describe as describeLook } from '#atelier/writing/describe.ts';
import { countWords } from '#atelier/writing/words.ts';
import { composeProduct, composeViews } from './compose-product.ts';

const SCALE = 0.25;
const PRODUCTS = [
  ...['red ankle boots', 'brown brogues', 'knee high black boots', 'rose gold heeled sandals'],
  ...['a brown leather tote bag', 'black clutch', 'green backpack', 'camel fedora', 'red beret'],
  ...['gold jhumkas', 'pearl necklace', 'aviator sunglasses', 'gold watch', 'silver bangles', 'navy scarf'],
];

const composed = (words: string) => {
  const asked = look(words);
  if (!asked.product) throw new Error(`no product: ${words}`);
  return { asked, product: asked.product };
};

describe.each(taken(PRODUCTS, 2))('the sheet of %s', (words) => {
  const { asked, product } = composed(words);
  const views = composeViews(asked, product, 1, PAGE.width);

  it('has three views', () => {
    expect(views).toHaveLength(3);
  });

  it('shows the thing over 55 % of its height, or over the width of the page where it is broader than high', () => {
    const [hero] = views;
    const { left, right, top, bottom } = hero?.thing ?? { left: 0, right: 0, top: 0, bottom: 0 };
    expect(Math.max((bottom - top) / PAGE.height / 0.55, (right - left) / PAGE.width / 0.85)).toBeGreaterThanOrEqual(1);
  });

  it('holds pixels of it in every view', () => {
    const { scene } = composeProduct(asked, product, 1, { page: PAGE, scale: SCALE });
    for (const { thing, view, window } of views) {
      const rows = [Math.max(thing.top, window.top), Math.min(thing.bottom, window.bottom)].map((y) => y * SCALE);
      const columns = [Math.max(thing.left, window.left), Math.min(thing.right, window.right)].map((x) => x * SCALE);
      let painted = 0;
      for (let y = Math.ceil(rows[0] ?? 0); y < (rows[1] ?? 0); y++)
        for (let x = Math.ceil(columns[0] ?? 0); x < (columns[1] ?? 0); x++)
          if ((scene.figure[y * scene.width + x] ?? 0) > 0.5) painted++;
      expect(painted, view.words).toBeGreaterThan(40);
    }
    scene.release();
  });

  it('is told as what it is, in 60 to 140 words', () => {
    for (const seed of [1, 2, 3]) {
      const told = describeLook(asked, seed);
      expect(told.toLowerCase()).toContain(asked.title.toLowerCase());
      expect(countWords(told)).toBeGreaterThanOrEqual(60);
      expect(countWords(told)).toBeLessThanOrEqual(140);
    }
  });
});

/** What is painted of a window, page units: the box round everything that is no ground. */
function paintedWithin(scene: Scene, window: Rect): Rect {
  const box: Rect = { left: window.right, right: window.left, top: window.bottom, bottom: window.top };
  for (let y = Math.ceil(window.top * SCALE); y < window.bottom * SCALE; y++)
    for (let x = Math.ceil(window.left * SCALE); x < window.right * SCALE; x++) {
      if ((scene.figure[y * scene.width + x] ?? 0) <= 0.5) continue;
      box.left = Math.min(box.left, x / SCALE);
      box.right = Math.max(box.right, (x + 1) / SCALE);
      box.top = Math.min(box.top, y / SCALE);
      box.bottom = Math.max(box.bottom, (y + 1) / SCALE);
    }
  return box;
}

it.each(['black clutch', 'a brown leather tote bag', 'red silk potli'])(
  '%s stands by itself: nothing is painted beyond it, no arm that carries it and no cloth behind it',
  (words) => {
    const { asked, product } = composed(words);
    const [hero] = composeViews(asked, product, 1, PAGE.width);
    if (!hero) throw new Error(`no view of ${words}`);
    const { scene } = composeProduct(asked, product, 1, { page: PAGE, scale: SCALE });
    const painted = paintedWithin(scene, hero.window);
    scene.release();
    const pixel = 2 / SCALE;
    expect(painted.left).toBeGreaterThanOrEqual(hero.thing.left - pixel);
    expect(painted.right).toBeLessThanOrEqual(hero.thing.right + pixel);
    expect(painted.top).toBeGreaterThanOrEqual(hero.thing.top - pixel);
    expect(painted.bottom).toBeLessThanOrEqual(hero.thing.bottom + pixel);
    expect(painted.bottom - painted.top).toBeGreaterThan((hero.thing.bottom - hero.thing.top) / 2);
  },
);

describe('named centimetres', () => {
  it('stand on dimension lines as long as the thing is on the sheet', () => {
    const { asked, product } = composed('a brown tote bag, 27 x 31 cm');
    const { plan, scene } = composeProduct(asked, product, 1, { page: PAGE, scale: 0.5 });
    scene.release();
    const [hero] = composeViews(asked, product, 1, PAGE.width);
    expect(plan.dimensions.map(({ words }) => words)).toEqual(['W 27 cm', 'H 31 cm']);
    const [width, height] = plan.dimensions;
    expect([width?.from[0], width?.to[0]]).toEqual([hero?.thing.left, hero?.thing.right]);
    expect(height?.to[1]).toBe(hero?.thing.bottom);
  });
});
