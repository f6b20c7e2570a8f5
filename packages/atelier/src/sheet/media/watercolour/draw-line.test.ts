import { expect, it } from 'vitest';
import { Scene } from '#atelier/kit/scene.ts';
import { drawLine } from './draw-line.ts';
import { BARE, plateOf, THING } from './plate.ts';

const SIZE = 80;
const MIDDLE = SIZE / 2;

/** What a colour of such a luma comes to where a line of such a breadth is drawn on it at the head, as a share of it. */
function keptUnderLine(colour: number, owner: number, breadth: number): number[] {
  const S = new Scene(1, 3, undefined, { width: SIZE, height: SIZE }, true);
  if (!S.line) throw new Error('the lines are not apart');
  S.figure.fill(1);
  S.rgb.fill(colour);
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < breadth; x++) S.line[y * SIZE + MIDDLE + x] = 1;
  const owners = new Uint8Array(SIZE * SIZE).fill(owner);
  const light = new Float32Array(SIZE * SIZE).fill(1);
  const heads = [{ x: MIDDLE, y: 0, h: SIZE }];
  drawLine({ scene: S, plate: plateOf(S, light, owners), owner: owners, painted: S.rgb.slice(), heads, offset: 0 });
  return Array.from({ length: SIZE }, (_, x) => S.rgb[(MIDDLE * SIZE + x) * 3] / colour);
}
const darkest = (row: number[]): number => Math.min(...row);

it('a line in fair hair leaves half its colour: lines laid close are no black patch', () => {
  expect(darkest(keptUnderLine(0.6, THING, 2))).toBeGreaterThan(0.5);
});

it('a line swells less on skin than on what is worn', () => {
  const broad = (owner: number): number => keptUnderLine(0.7, owner, 1).reduce((sum, kept) => sum + (1 - kept), 0);
  expect(broad(BARE)).toBeLessThan(broad(1));
});
