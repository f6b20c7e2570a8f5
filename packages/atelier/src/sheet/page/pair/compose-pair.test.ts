import { peopleOf } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { drawVector } from '#atelier/draw-vector.ts';
import { colourDistance } from '#atelier/kit/colour.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { read } from '#atelier/read.ts';
import { composePair } from './compose-pair.ts';
import { paintPair } from './paint-pair.ts';
import { standPair } from './stand-pair.ts';

const SCALE = 0.3;
const PAIRS = [
  'groom in a green sherwani, bride in a red lehenga',
  'mother in a blue gown and her daughter in a yellow frock',
  'two men, one in a black trench coat, the other in a white kurta',
].map((words) => [words, read({ words }, 4)] as const);

const paint = (look: (typeof PAIRS)[number][1]) => {
  const sheet = composePair(look, 4, { page: PAGE, scale: SCALE, medium: 'watercolour' });
  const pair = standPair(look, 4, PAGE);
  return { sheet, pair };
};

describe('the sheet of two people', () => {
  test.each(PAIRS)('of %s shows both whole, each in their own half', (_, look) => {
    const { pair } = paint(look);
    const [left, right] = pair.standing.map(({ wearer }) => wearer.origin[0]);
    expect(left).toBeLessThan(right);
    for (const { wearer } of pair.standing) {
      expect(wearer.head.o[1]).toBeGreaterThan(0);
      expect(wearer.floor).toBeLessThan(pair.page.height);
    }
  });

  test.each(PAIRS)('of %s holds pixels of every garment that each is asked to wear', (_, look) => {
    const { sheet, pair } = paint(look);
    const { garmentAt } = paintPair(sheet.scene, pair.standing);
    const seen = new Set(garmentAt);
    const asked = peopleOf(look).flatMap(({ garments, reading }) =>
      garments.map(({ id }) => reading.sources[`${id}.kind`] === 'words'),
    );
    expect(asked.filter(Boolean).length).toBeGreaterThan(1);
    asked.forEach((isAsked, i) => {
      if (isAsked) expect(seen.has(i + 1)).toBe(true);
    });
  });

  test.each(PAIRS)('of %s leaves a margin of paper round the figures', (_, look) => {
    const { scene } = paint(look).sheet;
    const edge = (at: number): boolean => at % scene.width === 0 || at % scene.width === scene.width - 1;
    expect([...scene.figure].some((share, at) => share > 0.5 && edge(at))).toBe(false);
  });

  test("lays each one's swatches on their own side, of their own cloths", () => {
    const [[, look]] = PAIRS;
    const { plan } = paint(look).sheet;
    const first = new Set(look.garments.map(({ id }) => id));
    for (const { garmentId, x } of plan.samples) expect(x < PAGE.width / 2).toBe(first.has(garmentId));
    expect(new Set(plan.samples.map(({ garmentId }) => first.has(garmentId))).size).toBe(2);
  });

  test('stands a child before the grown, and lower', () => {
    const { standing } = standPair(PAIRS[1][1], 4, PAGE);
    const [mother, daughter] = standing.map(({ wearer }) => wearer.floor - wearer.head.o[1]);
    expect(daughter / mother).toBeGreaterThan(0.6);
    expect(daughter / mother).toBeLessThan(0.8);
  });

  test('is drawn in vectors with the colours of both', () => {
    const [[, look]] = PAIRS;
    const fills = [...drawVector(look, 4, { background: 'transparent' }).matchAll(/fill="(#[0-9a-f]{6})"/g)].map(
      ([, hex]) => hex ?? '',
    );
    const sherwani = look.garments.find(({ kind }) => kind === 'sherwani');
    const lehenga = look.companion?.garments.find(({ kind }) => kind === 'lehenga');
    for (const garment of [sherwani, lehenga]) {
      const hex = garment?.cloth.colour.hex ?? '';
      expect(Math.min(...fills.map((fill) => colourDistance(fill, hex)))).toBeLessThan(14);
    }
  });
});
