import { expect, it } from 'vitest';
import { measure } from '#atelier/check/measured.ts';
import { faceOnSheet } from '#atelier/figure/draw-head.ts';
import { read } from '#atelier/read.ts';

it('gives a chin that lies over its collar to nobody but its wearer', () => {
  const seed = 63;
  const { scene, wearer, dressed } = measure(read({ words: 'yellow raincoat for a little girl' }, seed), seed, 0.3);
  const face = faceOnSheet(wearer, seed) ?? [];
  const box = scene.bbox([face]);
  const mask = scene.mask([face], box);
  const inFace = [...mask.keys()].filter((i) => mask[i] > 0.5);
  const cloth = inFace.filter(
    (i) => dressed.garmentAt[(box.y + Math.floor(i / box.w)) * scene.width + box.x + (i % box.w)],
  );
  expect(inFace.length).toBeGreaterThan(100);
  expect(cloth).toEqual([]);
});
