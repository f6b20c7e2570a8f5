import type { AccessoryKind } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, SIDES } from '#atelier/kit/side.ts';
import { drawBagsBehind, drawBagsOver } from './draw-worn-bags.ts';

const BLANK = new Scene(0.25, 1).rgb;
const bag = (kind: AccessoryKind) => [{ kind, name: kind, colour: { name: 'tan', hex: '#b98653' } }];

/** Page boxes of what is painted. */
function painted(paint: (S: Scene, w: Wearer) => void, pose: 'relaxed' | 'back' = 'relaxed') {
  const S = new Scene(0.25, 1);
  const w = makeWearer(personOf({ pose }), { x: 420, heel: 0 });
  paint(S, w);
  const points = Array.from(S.rgb.keys()).filter((i) => S.rgb[i] !== BLANK[i]);
  const ys = points.map((i) => Math.floor(i / 3 / S.width) / S.scale);
  return { w, count: points.length, top: Math.min(...ys), low: Math.max(...ys) };
}

describe('bags that hang on the body', () => {
  test('a backpack stands out behind the body and hangs by straps before it', () => {
    const behind = painted((S, w) => drawBagsBehind(S, w, bag('backpack'), 1));
    const over = painted((S, w) => drawBagsOver(S, w, bag('backpack'), 1));
    expect(behind.count).toBeGreaterThan(over.count);
    expect(over.count).toBeGreaterThan(0);
    expect(behind.low).toBeGreaterThan(over.low);
  });

  test('a backpack rises over the shoulders, so that it is seen and not only its straps', () => {
    const { w, top } = painted((S, at) => drawBagsBehind(S, at, bag('backpack'), 1));
    const shoulders = SIDES.map((s) => w.toPage(w.body.trap[s][4])[1]);
    expect(top).toBeLessThan(Math.min(...shoulders) - w.perHead * 0.25);
  });

  test('a backpack is seen whole from behind, and nothing of it lies behind a turned back', () => {
    expect(painted((S, w) => drawBagsBehind(S, w, bag('backpack'), 1), 'back').count).toBe(0);
    const whole = painted((S, w) => drawBagsOver(S, w, bag('backpack'), 1), 'back');
    expect(whole.count).toBeGreaterThan(painted((S, w) => drawBagsOver(S, w, bag('backpack'), 1)).count);
  });

  test('a crossbody bag hangs from the shoulder to the hip', () => {
    const { w, top, low } = painted((S, at) => drawBagsOver(S, at, bag('crossbody'), 1));
    expect(top).toBeLessThan(w.neck.pit[1] + 12);
    expect(low).toBeGreaterThan(w.highHip[LEFT][1]);
    expect(low).toBeLessThan(w.leg[LEFT].knee[1]);
  });

  test('other accessories are left to others', () => {
    expect(painted((S, w) => drawBagsOver(S, w, bag('potli'), 1)).count).toBe(0);
  });
});
