import { expect, it, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import { POSE_DATA } from '#atelier/figure/poses/pose-table.ts';
import { vary } from '#atelier/figure/poses/vary.ts';
import { add, scaled, sub } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, SIDES } from '#atelier/kit/side.ts';
import { drawHand } from './draw-hand.ts';
import { placedHand } from './placed-hand.ts';

/** Of the hand's length: so far below the pocket's mouth do fingers reach. */
const FINGERS = 0.47;
/** Of the hand's length: so far below it the pocket's edge at least is drawn. */
const EDGE = 0.02;
/** A change of a channel that is seen. */
const SEEN = 0.02;

it.each(['pocket', 'thumbOut'] as const)(
  '%s: nothing darkens the cloth further below the mouth than hidden fingers reach',
  (hand) => {
    const stance = vary(POSE_DATA.relaxed, { left: { hand }, right: { hand } });
    const w = makeWearer(personOf(), { x: 420, heel: 0, stance });
    for (const side of SIDES) {
      const S = new Scene(0.5, 1);
      S.rgb.fill(0.55);
      S.figure.fill(1);
      drawHand(S, w, side);
      const placed = placedHand(w.body, side);
      if (!placed?.mouth) throw new Error('no pocket');
      const low = Math.max(...placed.mouth.map((p) => w.toPage(p)[1]));
      const dark = [...S.rgb.keys()]
        .filter((i) => S.rgb[i] < 0.55 - SEEN)
        .map((i) => Math.floor(i / 3 / S.width) / S.scale);
      const reach = (Math.max(...dark) - low) / (placed.size * w.perHead);
      expect(reach, side === LEFT ? 'left' : 'right').toBeLessThan(FINGERS);
      expect(reach).toBeGreaterThan(EDGE);
    }
  },
);

test('a hand that has gone in behind the hip draws no pocket on the page', () => {
  const stance = vary(POSE_DATA.relaxed, { left: { hand: 'pocket' } });
  const w = makeWearer(personOf(), { x: 420, heel: 0, stance });
  const darkened = (cloth: number): number => {
    const S = new Scene(0.5, 1);
    S.rgb.fill(0.55);
    S.figure.fill(cloth);
    drawHand(S, w, LEFT);
    const placed = placedHand(w.body, LEFT);
    if (!placed) throw new Error('no hand');
    // what lies lower than any skin of the hand
    const low = Math.max(...placed.shapes.flat().map((p) => w.toPage(p)[1])) + 4;
    return S.rgb.slice(Math.round(low * S.scale) * S.width * 3).filter((v) => v < 0.55 - SEEN).length;
  };
  expect(darkened(1)).toBeGreaterThan(0);
  expect(darkened(0)).toBe(0);
});

test('the welt of a coat runs on to the side of the hand, where its two edges are seen', () => {
  const stance = vary(POSE_DATA.relaxed, { left: { hand: 'pocket' }, right: { hand: 'pocket' } });
  const w = makeWearer(personOf(), { x: 420, heel: 0, stance });
  for (const side of SIDES) {
    const S = new Scene(1, 1);
    S.rgb.fill(0.55);
    S.figure.fill(1);
    drawHand(S, w, side);
    const placed = placedHand(w.body, side);
    if (!placed?.mouth) throw new Error('no pocket');
    const [from, to] = [placed.mouth[0], placed.mouth[placed.mouth.length - 1]];
    const [x, y] = w.toPage(add(from, scaled(sub(to, from), -0.16)));
    const dark = Array.from({ length: 27 }, (_, i) => Math.round(y) - 9 + i).filter(
      (row) => S.rgb[(row * S.width + Math.round(x)) * 3] < 0.5,
    );
    expect(dark[dark.length - 1] - dark[0], side === LEFT ? 'left' : 'right').toBeGreaterThan(4);
  }
});
