import { expect, it } from 'vitest';
import { emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { renderBuild } from '#atelier/cloth/render.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import type { Point } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { RIGHT } from '#atelier/kit/side.ts';
import { overCuff } from './shirt-cuff.ts';

it('a line of the jacket’s body stops at the cuff of the shirt, which lies before it', () => {
  const f = makeWearer(personOf({ presentation: 'male' }), { x: 420, heel: 0 });
  const [x, y] = f.arm[RIGHT].wrist;
  const column = (at: number): Point[] => Array.from({ length: 9 }, (_, i): Point => [at, y - 60 + i * 15]);
  const bare = { ...emptyBuild(), panel: new Panel(column(x - 9), column(x + 9)), side: RIGHT };
  const { pieces } = overCuff(f, bare, 0);
  const [cuff] = pieces;
  const inked = (lines: boolean): Float32Array => {
    const S = new Scene(1, 1);
    const contour = { kind: 'shade', points: column(x), weight: 1 } as const;
    renderBuild(
      S,
      { ...emptyBuild(), pieces, lines: lines ? [contour] : [] },
      [{ fabric: 'cotton', colour: '#dfe8f2' }],
      {
        seed: 1,
      },
    );
    return S.rgb;
  };
  const [without, with_] = [inked(false), inked(true)];
  const ys = cuff.outline.map((p) => p[1]);
  const middle = Math.round((Math.min(...ys) + Math.max(...ys)) / 2);
  const changed = (row: number): boolean => {
    for (let at = Math.round(x) - 4; at < x + 4; at++) {
      const i = (row * new Scene(1, 1).width + at) * 3;
      if (Math.abs(without[i] - with_[i]) > 0.02) return true;
    }
    return false;
  };
  expect(changed(middle)).toBe(false);
  expect(changed(Math.round(y) - 45)).toBe(true);
});
