import { expect, test } from 'vitest';
import { Scene } from '#atelier/kit/scene.ts';
import { goRound } from './go-round.ts';

const SIZE = 100;
const [LEFT, RIGHT] = [20, 80];

/** A white band 16 to 84 painted round a figure 20 to 80: how light each column of its middle row is. */
function row(): { light: number[]; figure: number[] } {
  const S = new Scene(1, 3, '#000000', { width: SIZE, height: SIZE });
  for (let y = 0; y < SIZE; y++) S.figure.fill(1, y * SIZE + LEFT, y * SIZE + RIGHT);
  const outline: [number, number][] = [
    [LEFT - 4, 45],
    [RIGHT + 4, 45],
    [RIGHT + 4, 55],
    [LEFT - 4, 55],
  ];
  goRound(S, outline, () => {
    for (let y = 45; y < 55; y++)
      for (let x = LEFT - 4; x < RIGHT + 4; x++) {
        S.rgb.fill(1, (y * SIZE + x) * 3, (y * SIZE + x + 1) * 3);
        S.figure[y * SIZE + x] = 1;
      }
  });
  const middle = 50 * SIZE;
  return {
    light: Array.from({ length: SIZE }, (_, x) => S.rgb[(middle + x) * 3]),
    figure: [...S.figure.slice(middle, middle + SIZE)],
  };
}

test('nothing that goes round a figure stands off it by more than its own thickness', () => {
  const { light, figure } = row();
  for (const x of [LEFT - 4, LEFT - 3, RIGHT + 2, RIGHT + 3]) {
    expect(light[x]).toBe(0);
    expect(figure[x]).toBe(0);
  }
  expect(light[LEFT + 1]).toBeGreaterThan(0.3);
});

test('both its ends turn away into shade', () => {
  const { light } = row();
  expect(light[LEFT + 1]).toBeLessThan(0.9 * light[50]);
  expect(light[RIGHT - 2]).toBeLessThan(0.9 * light[50]);
  expect(light[50]).toBe(1);
});
