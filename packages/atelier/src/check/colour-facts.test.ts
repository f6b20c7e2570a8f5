/** Every colour of the lexicon, as the swatch that is pinned to the sheet: the very material and painter of the clothes. */
import { expect, test } from 'vitest';
import { colourDistance, hexOf, type Rgb } from '#atelier/kit/colour.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { COLOURS } from '#atelier/lexicon/colours/colours.ts';
import { paintSwatch } from '#atelier/sheet/page/swatch.ts';

const PAGE = { width: 60, height: 60 } as const;
const BOX = { x: 8, y: 8, width: 44, height: 44 } as const;
/** A dyed cotton may differ from its name by so much at most: blacks are lifted, or no fold would be seen on them. */
const CLOSE = 8;

/** Mean colour in the middle of a swatch. */
function seen(colour: string): string {
  const scene = new Scene(0.5, 3, '#f4efe6', PAGE);
  paintSwatch(scene, { fabric: 'cotton', colour }, BOX, 3);
  const sum: Rgb = [0, 0, 0];
  let count = 0;
  for (let y = 11; y < 19; y++)
    for (let x = 11; x < 19; x++, count++)
      for (let c = 0; c < 3; c++) sum[c] += scene.rgb[(y * scene.width + x) * 3 + c];
  scene.release();
  return hexOf([sum[0] / count, sum[1] / count, sum[2] / count]);
}

test('every colour is painted as it is named', () => {
  const off = COLOURS.filter(({ hex }) => colourDistance(seen(hex), hex) > CLOSE);
  expect(off.map(({ name, hex }) => `${name} ${hex} is painted ${seen(hex)}`)).toEqual([]);
});

test('no two colours by different names are painted alike', () => {
  const painted = COLOURS.map(({ hex }) => seen(hex));
  expect(new Set(painted).size).toBe(new Set(COLOURS.map(({ hex }) => hex)).size);
});
