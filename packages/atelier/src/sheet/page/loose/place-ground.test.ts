import { describe, expect, it } from 'vitest';
import { luma, rgbOf } from '#atelier/kit/colour.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { look } from '#atelier/read.fixture.ts';
import type { LooseStage } from './loose-forms.ts';
import { looseGroundOf } from './loose-ground.ts';
import { formOfPlace, placeSaidOf } from './place-ground.ts';

const STAGE: LooseStage = {
  ...{ left: 30, right: 640, figureX: 343, headY: 80, foot: PAGE.height - 34 },
  ...{ side: 1, offset: 3 },
};
const across = Array.from({ length: 40 }, (_, i) => 50 + i * 14);
const down = Array.from({ length: 60 }, (_, i) => 60 + i * 19);

const PLACES = [
  ...(['on a beach', 'in a garden', 'in a forest', 'in a desert', 'mountains behind', 'in a flower field'] as const),
  ...(['in the snow', 'on a city street', 'under a stone arch', 'by a window', 'on marble steps'] as const),
  ...(['by a river', 'at the ghats of Varanasi', 'by a swimming pool', 'on a pier', 'on the red carpet'] as const),
  ...(['at golden hour', 'against a brick wall'] as const),
];

describe.each(PLACES)('a white dress %s', (where) => {
  const said = placeSaidOf(look(`a woman in a white dress, standing ${where}`));
  if (!said) throw new Error(`no place: ${where}`);
  const form = formOfPlace(said);

  it('stands before more than one tone', () => {
    const laid = across.flatMap((x) => down.map((y) => form(x, y, STAGE)));
    expect(Math.max(...laid) - Math.min(...laid)).toBeGreaterThan(0.25);
  });

  it('has a ground of paint alone, that ends at the columns', () => {
    for (const x of across)
      for (const y of down) {
        expect(form(x, y, STAGE)).toBeGreaterThanOrEqual(0);
        expect(form(x, y, STAGE)).toBeLessThan(1.5);
      }
    expect(form(700, 600, STAGE)).toBe(0);
  });
});

it('a wall has the colour that is said of it, paler where it is pale', () => {
  const tint = (words: string) => looseGroundOf(look(words), 7).tint;
  expect(tint('a black gown against a red wall')).toEqual(rgbOf('#c0202e').map(() => expect.any(Number)));
  const [deep, pale] = ['blue wall', 'pale blue wall'].map((wall) => luma(tint(`a black gown against a ${wall}`)));
  expect(pale).toBeGreaterThan(deep ?? 1);
});

it('a sky is over the place that is said with it, whichever comes first', () => {
  const place = (words: string) => placeSaidOf(look(words));
  expect(place('golden hour at the ghats, a red saree')).toEqual({ place: 'ghat', sky: 'golden' });
  expect(place('golden hour. a red saree, standing on a beach')).toEqual({ place: 'sea', sky: 'golden' });
});

it('nobody who says no place stands in one', () => {
  expect(placeSaidOf(look('a woman in a white dress'))).toBeUndefined();
});
