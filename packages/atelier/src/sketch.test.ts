import { expect, test } from 'vitest';
import { draftPlain } from '#atelier/sheet/flats/drafter.fixture.ts';
import { sketch } from './sketch.ts';

/** Share of the strongly coloured pixels in which the given channel leads. */
function leading(data: Uint8ClampedArray, channel: 0 | 1 | 2): number {
  let [strong, led] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const rgb = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    if (Math.max(...rgb) - Math.min(...rgb) < 70) continue;
    strong++;
    if (rgb[channel] === Math.max(...rgb)) led++;
  }
  return led / strong;
}

test('a sketch is the sheet of the brief at the width asked for, the same every time', () => {
  const red = sketch({ words: 'red silk saree' }, 7, { width: 160 });
  expect([red?.width, red?.height, red?.data.length]).toEqual([160, 213, 160 * 213 * 4]);
  expect(red?.look.title.toLowerCase()).toContain('saree');
  expect(leading(red?.data ?? new Uint8ClampedArray(), 0)).toBeGreaterThan(0.9);
  expect(sketch({ words: 'red silk saree' }, 7, { width: 160 })).toEqual(red);
  expect(
    leading(sketch({ words: 'cobalt blue wool coat' }, 7, { width: 160 })?.data ?? new Uint8ClampedArray(), 2),
  ).toBeGreaterThan(0.5);
});

test('what is never drawn is not sketched either', () => {
  expect(sketch({ words: 'a naked woman' }, 1, { width: 160 })).toBeNull();
});

test('the flats of a sketch are whatever the cutter who is handed in draws', () => {
  const plain = sketch({ words: 'red silk dress' }, 7, { width: 320 });
  const drawn = sketch({ words: 'red silk dress' }, 7, { width: 320, draft: draftPlain });
  expect(drawn?.look).toEqual(plain?.look);
  expect(drawn?.data).not.toEqual(plain?.data);
});
