import { detailsNamed, FABRICS, type Fabric, type Garment, type Print } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { FROGS } from '#atelier/garments/upper/front-closure.ts';
import { lumaOf } from '#atelier/kit/colour.ts';
import type { Point } from '#atelier/kit/points.ts';
import { hemNote } from '#atelier/sheet/lettering/sheet-words.ts';
import { DAY_DRESS } from '#atelier/sheet/looks.fixture.ts';
import { SvgPen } from '#atelier/sheet/vector/svg-pen.ts';
import { drawFlat } from './draw-flat.ts';
import { flatOf } from './flat.ts';
import { boundsOf, type Mark, type View } from './pen.ts';
import { type Strokes, weaveMarks } from './weave-marks.ts';

const plain: Print = { kind: 'solid', colours: [], scale: 'medium' };
const cotton: Garment['cloth'] = { ...DAY_DRESS.garments[0].cloth, fabric: 'cotton', print: plain };
const base: Garment = {
  ...DAY_DRESS.garments[0],
  cloth: cotton,
  silhouette: 'a-line',
  length: 'knee',
  neckline: 'round',
  collar: 'none',
  closure: 'none',
  sleeve: { shape: 'none', length: 'sleeveless' },
  details: [],
};
const jacket: Garment = {
  ...base,
  family: 'jacket',
  layer: 'outer',
  silhouette: 'straight',
  length: 'hip',
  sleeve: { shape: 'set-in', length: 'long' },
};
const marksOf = (garment: Garment, view: View = 'front'): Mark[] => flatOf(garment, DAY_DRESS, view).marks;
const lines = (garment: Garment, weight: string): Point[][] =>
  marksOf(garment).flatMap((m) => (m.kind === 'line' && m.weight === weight ? [m.points] : []));
const withPrint = (kind: Print['kind'], colours = [{ name: 'white', hex: '#ffffff' }]): Garment => ({
  ...base,
  cloth: { ...cotton, print: { kind, colours, scale: 'medium' } },
});

describe('a flat tells of its garment', () => {
  test.each([
    ['short', 'elbow'],
    ['elbow', 'three-quarter'],
    ['three-quarter', 'long'],
  ] as const)('%s sleeves that end above %s ones', (less, more) => {
    const reach = (length: Garment['sleeve']['length']): number =>
      flatOf({ ...jacket, length: 'crop', sleeve: { shape: 'set-in', length } }, DAY_DRESS, 'front').bounds.right;
    expect(reach(less)).toBeLessThan(reach(more));
  });

  test('long sleeves to the wrist, whatever the coat', () => {
    const [{ right }, body] = [jacket, { ...jacket, sleeve: base.sleeve }].map(
      (garment) => flatOf(garment, DAY_DRESS, 'front').bounds,
    );
    expect(right).toBeGreaterThan(body.right * 1.5);
  });

  test('a ribbed hem and cuff only where the cloth worn has them', () => {
    const ribs = (garment: Garment): number => lines(garment, 'rib').length;
    expect(ribs({ ...jacket, details: detailsNamed(['rib']) })).toBeGreaterThan(ribs(jacket) + 10);
    expect(ribs({ ...jacket, sleeve: { shape: 'raglan', length: 'long' } })).toBe(ribs(jacket));
  });

  test('the side on which a slanted hem hangs lower, mirrored from behind', () => {
    const slant = (details: string[], view: View): number => {
      const points = marksOf({ ...base, details: detailsNamed(details) }, view).flatMap((m) => m.points);
      const lowest = (side: number): number => Math.max(...points.filter(([x]) => x * side > 12).map(([, y]) => y));
      return lowest(1) - lowest(-1);
    };
    expect(Math.abs(slant([], 'front'))).toBeLessThan(3);
    expect(slant(['asymmetric-hem'], 'front')).toBeGreaterThan(5);
    expect(slant(['asymmetric-hem'], 'back')).toBeLessThan(-5);
  });

  test('as many frogs and buttons as the figure wears', () => {
    const { frog, none } = Object.fromEntries(
      (['frog', 'none'] as const).map((closure) => [closure, marksOf({ ...base, collar: 'mandarin', closure })]),
    );
    const rings = frog.filter((m) => m.kind === 'fill' && m.tone === 'trim');
    expect(rings).toHaveLength(FROGS);
    expect(frog.length).toBeGreaterThan(none.length + FROGS * 2);
  });

  test('the collar in its own colour', () => {
    const white = { name: 'white', hex: '#ffffff' };
    const fills = marksOf({ ...base, collar: 'peter-pan', trims: { collar: white } });
    expect(fills.some((m) => m.kind === 'fill' && m.of === white.hex)).toBe(true);
    expect(marksOf({ ...base, collar: 'peter-pan' }).some((m) => m.kind === 'fill' && m.of)).toBe(false);
  });

  test('the pleats of a pleated skirt', () => {
    const seams = (silhouette: Garment['silhouette']): number =>
      lines({ ...base, family: 'skirt', layer: 'bottom', silhouette }, 'seam').length;
    expect(seams('pleated')).toBeGreaterThan(seams('a-line') + 3);
  });

  test('a cape as a cape from behind too', () => {
    const cape: Garment = { ...jacket, details: detailsNamed(['cape']), closure: 'open' };
    const width = (view: View): number => {
      const { left, right } = flatOf(cape, DAY_DRESS, view).bounds;
      return right - left;
    };
    expect(Math.abs(width('back') / width('front') - 1)).toBeLessThan(0.1);
  });

  test.each(['floral', 'stripe', 'polka', 'paisley', 'animal', 'plaid', 'ikat', 'chevron'] as const)(
    'its %s print',
    (kind) => {
      expect(lines(withPrint('solid'), 'print')).toHaveLength(0);
      expect(lines(withPrint(kind), 'print').length).toBeGreaterThan(4);
    },
  );

  test('a dye that deepens toward the hem in steps too small to be seen', () => {
    const steps = marksOf(withPrint('ombre')).flatMap((m) => (m.kind === 'fill' && m.of ? [lumaOf(m.of)] : []));
    const light = steps.slice(0, 28);
    expect(light).toHaveLength(28);
    expect(light).toEqual(light.toSorted((a, b) => a - b));
    expect(Math.max(...light.slice(1).map((l, i) => l - light[i]))).toBeLessThan(0.05);
  });

  test('its picture in front alone', () => {
    const shirt: Garment = {
      ...withPrint('graphic'),
      family: 'top',
      length: 'hip',
      details: detailsNamed(['graphic']),
    };
    const pictures = (view: View): number => marksOf(shirt, view).filter((m) => m.kind === 'fill' && m.band).length;
    expect(pictures('front')).toBe(1);
    expect(pictures('back')).toBe(0);
  });

  test.each(['saree', 'dupatta'] as const)('the border of a %s along its edges and across its end', (family) => {
    const red = { name: 'red', hex: '#c02020' };
    const cloth: Garment = { ...base, family, layer: 'drape' };
    const bands = (garment: Garment): number => marksOf(garment).filter((m) => m.kind === 'fill' && m.band).length;
    expect(bands({ ...cloth, border: { kind: 'temple', colour: red, accent: red } })).toBeGreaterThan(4);
    expect(bands(cloth)).toBe(0);
  });

  test('a band of needlework in slices that follow each other and lie on it, from behind too', () => {
    const worked: Garment = { ...base, details: detailsNamed(['embroidery']) };
    const [band] = marksOf(worked).flatMap((m) => (m.kind === 'fill' && m.band ? [m.band.slices()] : []));
    for (const [i, { origin, along }] of band.slice(0, -1).entries()) {
      const next = band[i + 1].origin;
      expect(Math.hypot(origin[0] + along[0] - next[0], origin[1] + along[1] - next[1])).toBeLessThan(1.5);
    }
    for (const view of ['front', 'back'] as const)
      for (const mark of marksOf(worked, view)) {
        if (mark.kind === 'line' || !mark.band) continue;
        const { left, right, top, bottom } = boundsOf([mark]);
        for (const { origin, along, across } of mark.band.slices()) {
          const [x, y] = [0, 1].map((i) => origin[i] + (along[i] + across[i]) / 2);
          expect(x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1).toBe(true);
        }
      }
  });

  test('blocks of colour, in as many parts as the cloth has', () => {
    const tones = (garment: Garment): Set<string> =>
      new Set(marksOf(garment).flatMap((m) => (m.kind === 'fill' ? [m.tone] : [])));
    const white = { name: 'white', hex: '#ffffff' };
    expect(tones(withPrint('solid'))).not.toContain('block');
    expect(tones(withPrint('colour-block', [white]))).toContain('block');
    expect(tones(withPrint('colour-block', [white]))).not.toContain('middle');
    expect(tones(withPrint('colour-block', [white, white]))).toContain('middle');
  });

  test('flowers on a flowered dupatta, none where none are worn', () => {
    const flowered = withPrint('floral');
    const [flower] = lines({ ...flowered, family: 'dupatta', layer: 'drape' }, 'print');
    expect(flower).toHaveLength(31);
    const worked: Garment = { ...base, details: detailsNamed(['floral-motif', 'embroidery']) };
    expect(lines(worked, 'print')[0]).toHaveLength(31);
    expect(lines({ ...worked, family: 'dupatta', layer: 'drape' }, 'print')).toHaveLength(0);
  });

  test('a stripe in the direction in which it is worn', () => {
    const top: Garment = { ...withPrint('stripe'), family: 'top', length: 'hip' };
    const level = (garment: Garment): boolean =>
      lines(garment, 'print').every(([a, b]) => Math.abs(a[1] - b[1]) < 0.01);
    expect(level(top)).toBe(true);
    expect(level(withPrint('stripe'))).toBe(false);
  });

  test('a cowl on straps from behind as its straps hold it', () => {
    const cowl: Garment = { ...base, silhouette: 'slip', neckline: 'cowl' };
    expect(marksOf(cowl, 'back')).toEqual(marksOf({ ...cowl, neckline: 'straps' }, 'back'));
  });

  test('a border in its own thread', () => {
    const red = { name: 'red', hex: '#c02020' };
    const bordered: Garment = {
      ...base,
      family: 'lehenga',
      length: 'floor',
      border: { kind: 'zari', colour: red, accent: red },
    };
    const fills = marksOf(bordered).flatMap((m) => (m.kind === 'fill' && m.tone === 'trim' ? [m.of] : []));
    expect(fills.length).toBeGreaterThan(0);
    expect(fills).not.toContain(undefined);
  });

  test('a halter as high behind the neck as in front', () => {
    const halter: Garment = { ...base, neckline: 'halter' };
    const top = (view: View): number => flatOf(halter, DAY_DRESS, view).bounds.top;
    expect(top('back')).toBeCloseTo(top('front'), 1);
  });
});

/** What a flat is drawn with on a sheet, one element a mark. */
function drawnIn(garment: Garment): string {
  const pen = new SvgPen();
  drawFlat(pen, flatOf(garment, DAY_DRESS, 'front'), { x: 0, y: 0, scale: 2, unit: 1 });
  return pen.markup;
}
const inCloth = (fabric: Fabric, hex = '#3f7d4c'): Garment => ({
  ...base,
  cloth: { ...cotton, fabric, colour: { name: 'a colour', hex } },
});

describe('the cloth of a flat', () => {
  test.each(['#16765a', '#f1cd3f', '#1f4a38', '#8b8b8c', '#f7f5f0'])('has its true colour: %s', (hex) => {
    expect(drawnIn(inCloth('cotton', hex))).toContain(`fill="${hex}"`);
  });

  test('is hardly lighter where it is black', () => {
    const fills = [...drawnIn(inCloth('wool', '#1d1b1e')).matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex);
    expect(Math.min(...fills.map(lumaOf))).toBeLessThan(lumaOf('#1d1b1e') + 0.06);
  });

  test('shows its seams: paler than dark cloth, darker than light cloth, and an outline that is always dark', () => {
    const inks = (hex: string): number[] =>
      [...drawnIn(inCloth('cotton', hex)).matchAll(/stroke="(#[0-9a-f]{6})"/g)].map(([, ink]) => lumaOf(ink));
    expect(Math.max(...inks('#232f4f'))).toBeGreaterThan(lumaOf('#232f4f') + 0.3);
    expect(Math.max(...inks('#f1cd3f'))).toBeLessThan(lumaOf('#f1cd3f') - 0.3);
    expect(Math.min(...inks('#232f4f'))).toBeLessThan(0.15);
  });

  const square: Point[] = [
    [0, 0],
    [60, 0],
    [60, 60],
    [0, 60],
  ];
  const markOf = (fabric: Fabric, isPrinted = false): Strokes[] | undefined =>
    weaveMarks(FABRIC_RULES[fabric], isPrinted)?.(square, 1);

  test('is told by a mark of its own where it has one, and by none where it is plain', () => {
    const told = ['knit', 'cable-knit', 'corduroy', 'quilted', 'sequin', 'lace', 'denim', 'tweed', 'fur'] as const;
    const marks = told.map((fabric) => markOf(fabric) ?? []);
    expect(new Set(marks.map((groups) => JSON.stringify(groups))).size).toBe(told.length);
    for (const groups of marks) expect(groups.flatMap(({ lines }) => lines).length).toBeGreaterThan(5);
    for (const fabric of ['poplin', 'satin', 'velvet'] as const) expect(markOf(fabric)).toBeUndefined();
    expect(drawnIn(inCloth('knit'))).not.toBe(drawnIn(inCloth('wool')));
  });

  test('keeps its mark within the piece', () => {
    for (const fabric of FABRICS)
      for (const [x, y] of (markOf(fabric) ?? []).flatMap(({ lines }) => lines.flat())) {
        expect(Math.min(x, y)).toBeGreaterThan(-3);
        expect(Math.max(x, y)).toBeLessThan(63);
      }
  });

  test('shows ribs through a print, and no twill', () => {
    expect(markOf('knit', true)).toBeDefined();
    expect(markOf('denim', true)).toBeUndefined();
  });
});

describe('the parts of a flat', () => {
  test('of sheer cloth are pale where no lining lies behind, and of full colour where one does', () => {
    const sheer: Garment = { ...inCloth('organza'), sleeve: { shape: 'puff', length: 'short' } };
    const tones = marksOf(sheer).flatMap((m) => (m.kind === 'fill' ? [m.tone] : []));
    expect(tones).toContain('sheer');
    expect(tones).toContain('cloth');
    expect(marksOf({ ...sheer, cloth: cotton }).some((m) => m.kind === 'fill' && m.tone === 'sheer')).toBe(false);
  });

  test('have buttons in their own colour', () => {
    const red = { name: 'red', hex: '#c02020' };
    const shirt: Garment = { ...jacket, closure: 'buttons', trims: { buttons: red } };
    expect(marksOf(shirt).filter((m) => m.kind === 'fill' && m.of === red.hex).length).toBeGreaterThan(2);
  });

  test('are sewn in the thread of denim where it is read on the cloth', () => {
    const jeans: Garment = { ...inCloth('denim', '#1c1f2c'), family: 'trousers', layer: 'bottom', length: 'full' };
    const threads = marksOf(jeans).flatMap((m) => (m.kind === 'line' && m.of ? [m.weight] : []));
    expect(threads.length).toBeGreaterThan(3);
    expect(threads.every((weight) => weight === 'stitch')).toBe(true);
  });

  test('are outlined only where the garment ends', () => {
    const marks = marksOf({ ...jacket, collar: 'notch', neckline: 'lapel', closure: 'single-breasted' });
    const { left, right } = boundsOf(marks);
    const within = (m: Mark): boolean => m.points.every(([x]) => x > left * 0.1 && x < right * 0.1);
    expect(marks.filter((m) => m.kind === 'line' && m.weight === 'contour').length).toBeGreaterThan(1);
    expect(marks.some((m) => m.kind === 'line' && m.weight === 'outline' && m.points.length > 8 && within(m))).toBe(
      false,
    );
  });
});

describe('the back of a flat', () => {
  const middle = (garment: Garment): number =>
    marksOf(garment, 'back').filter(
      (m) => m.kind === 'line' && m.weight === 'stitch' && m.points.every(([x]) => Math.abs(x) < 2),
    ).length;
  const kimono: Garment = { ...base, silhouette: 'straight', sleeve: { shape: 'kimono', length: 'long' } };
  test('has a zip in a dress that does not open in front', () => {
    expect(middle(base)).toBeGreaterThan(0);
  });
  test.each([
    ['wrapped', { ...base, neckline: 'wrap', closure: 'wrap' }],
    ['buttoned', { ...base, closure: 'buttons' }],
    ['a kimono', { ...kimono, closure: 'wrap', details: detailsNamed(['obi']) }],
  ] as [string, Garment][])('has no zip where the front is %s', (_, garment) => {
    expect(middle(garment)).toBe(0);
  });
});

describe('the note of a hem', () => {
  const hooded: Garment = { ...jacket, collar: 'hood' };
  const lace: Garment = { ...base, cloth: { ...cotton, fabric: 'lace' } };
  test.each([
    ['a hooded jacket without a rib', hooded, /^(?!.*[Rr]ib)/],
    ['a ribbed jacket', { ...hooded, details: detailsNamed(['rib']) }, /Ribbed/],
    ['lace cut straight', lace, /^(?!.*[Ss]callop)/],
    ['lace with scallops', { ...lace, details: detailsNamed(['scallop']) }, /Scalloped/],
    ['a frilled dress', { ...base, details: detailsNamed(['ruffle']) }, /frill/],
  ])('says of %s only what is seen', (_, garment, words) => {
    expect(hemNote(garment)).toMatch(words);
  });
});
