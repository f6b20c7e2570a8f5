import { detailsNamed, type GarmentKind } from '@toile/look';
import { expect, test } from 'vitest';
import { newContext } from '#atelier/kit/canvas.ts';
import { DAY_DRESS } from '#atelier/sheet/looks.fixture.ts';
import { printLayer } from './lay-print.ts';

const [dress] = DAY_DRESS.garments;
const at = { x: 0, y: 0, scale: 2, seed: 3, pixels: 1 };

test('the print lies within the outline and in the colours of the cloth, none where the cloth is plain', () => {
  const c = newContext(80, 60);
  const print = { kind: 'polka' as const, colours: [{ name: 'crimson', hex: '#c01030' }], scale: 'medium' as const };
  const ground = { name: 'navy', hex: '#1a2a5a' };
  const lay = printLayer(c, { ...dress, cloth: { ...dress.cloth, colour: ground, print } }, at);
  lay?.([
    [10, 10],
    [70, 10],
    [70, 50],
    [10, 50],
  ]);
  const { data } = c.getImageData(0, 0, 80, 60);
  const pixel = (x: number, y: number): number[] => [...data.slice((y * 80 + x) * 4, (y * 80 + x) * 4 + 4)];
  expect(pixel(4, 30)[3]).toBe(0);
  const inside = Array.from({ length: 2000 }, (_, i) => pixel(12 + (i % 50), 12 + Math.floor(i / 55)));
  expect(inside.every(([, , , cover]) => cover > 60)).toBe(true);
  expect(inside.some(([r, , b]) => r > b + 60)).toBe(true);
  expect(inside.some(([r, , b]) => b > r + 30)).toBe(true);
  const plain = { ...dress, details: [], cloth: { ...dress.cloth, print: { ...print, kind: 'solid' as const } } };
  expect(printLayer(c, plain, at)).toBeNull();
});

test('a robe bears its needlework on the breast and its field stays plain, as on the figure', () => {
  const print = { ...dress.cloth.print, kind: 'solid' as const };
  const cloth = { ...dress.cloth, fabric: 'cotton' as const, print };
  const painted = (kind: GarmentKind): number => {
    const c = newContext(200, 200);
    printLayer(
      c,
      { ...dress, kind, cloth, details: detailsNamed(['embroidery']) },
      at,
    )?.([
      [0, 0],
      [200, 0],
      [200, 200],
      [0, 200],
    ]);
    return c.getImageData(0, 0, 200, 200).data.filter((v, i) => i % 4 === 3 && v > 0).length;
  };
  expect(painted('dress')).toBeGreaterThan(200);
  expect(painted('caftan')).toBe(0);
});
