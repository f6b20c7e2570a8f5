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

it.each([
  ['an indigo skirt to the floor with silver anklets', false],
  ['a pink kurti, white cropped trousers, silver anklets, tan kolhapuris', true],
])('paints an anklet on an ankle and on no cloth: %s', (words, isSeen) => {
  const look = read({ words }, 7);
  const bare = { ...look, accessories: look.accessories.filter(({ kind }) => kind !== 'anklet') };
  expect(bare.accessories.length).toBeLessThan(look.accessories.length);
  const [worn, without] = [measure(look, 7, 0.3).scene.rgb, measure(bare, 7, 0.3).scene.rgb];
  expect(worn.some((value, i) => Math.abs(value - (without[i] ?? 0)) > 0.04)).toBe(isSeen);
});
