import dxf, { type DxfParser } from 'dxf-parser';
import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Pt } from '../../kit/path.ts';
import { areaOf } from '../../kit/polygon.ts';
import { lookOf, plainGarment } from '../../spec/look.fixture.ts';
import { specify } from '../../spec/specify.ts';
import { draftPattern } from '../draft-pattern.ts';
import { cutLine, seamLine } from '../piece.ts';
import { patternDxf } from './pattern-dxf.ts';
import { patternPdf } from './pattern-pdf.ts';
import { patternSvg } from './pattern-svg.ts';

// its bundle is the class itself, where its types speak of a module
const Parser = dxf as unknown as new () => DxfParser;

const garment = plainGarment('kurta', { length: 'knee', collar: 'mandarin', closure: 'half-placket' });
const pattern = draftPattern(specify(lookOf([garment]), garment));

/** Everything that the pages draw, in the file's own operators. */
function operators(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body = '']) => {
      try {
        return new TextDecoder('latin1').decode(unzlibSync(Buffer.from(body, 'latin1')));
      } catch {
        return '';
      }
    })
    .join('\n');
}

const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

describe('the printed pattern', () => {
  it.each(['a4', 'a0'] as const)('on %s holds a test square of 50.0 mm in the file’s own units', async (paper) => {
    const pdf = await patternPdf(pattern, { title: 'Kurta M', paper });
    const squares = [...operators(pdf).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map(([, , , w, h]) => [
      Number(w),
      Number(h),
    ]);
    const millimetres = squares.map(([w = 0, h = 0]) => [(w * 25.4) / 72, (h * 25.4) / 72]);
    expect(millimetres.some(([w = 0, h = 0]) => Math.abs(w - 50) < 0.01 && Math.abs(h - 50) < 0.01)).toBe(true);
  });

  it('on A4 is a cover and the tiles that a line runs through', async () => {
    const pages = pagesOf(await patternPdf(pattern, { title: 'Kurta M', paper: 'a4' }));
    expect(pages).toBeGreaterThan(10);
    expect(pages).toBeLessThan(40);
  });

  it('as SVG is measured in millimetres, a group for each piece and layer', () => {
    const svg = patternSvg(pattern, 'Kurta M');
    expect(svg).toMatch(/width="[\d.]+mm"/);
    for (const layer of ['cut', 'sew', 'grain', 'notch', 'words']) expect(svg).toContain(`<g id="front-${layer}"`);
  });
});

describe('the DXF', () => {
  const parsed = new Parser().parseSync(patternDxf(pattern, { style: 'Kurta', size: 'M' }));

  it('opens in another library with the same areas of every piece, cut and sewn, within 0.1 %', () => {
    for (const piece of pattern.pieces) {
      const block = parsed?.blocks[`${piece.id.toUpperCase()}_M`];
      for (const [layer, outline] of [
        ['1', cutLine(piece)],
        ['14', seamLine(piece)],
      ] as const) {
        const entity = block?.entities?.find((e) => e.type === 'POLYLINE' && e.layer === layer);
        const vertices = entity && 'vertices' in entity && Array.isArray(entity.vertices) ? entity.vertices : [];
        const area = areaOf(vertices.map((v: { x: number; y: number }): Pt => [v.x / 10, v.y / 10]));
        expect(Math.abs(area / areaOf(outline) - 1), `${piece.id} layer ${layer}`).toBeLessThan(0.001);
      }
    }
  });

  it('keeps grain, notches and words on the layers of AAMA and ASTM', () => {
    const entities = parsed?.blocks.FRONT_M?.entities ?? [];
    const layers = (type: string) => [...new Set(entities.filter((e) => e.type === type).map((e) => e.layer))];
    expect(layers('LINE').sort()).toEqual(['6', '7']);
    expect(layers('POINT')).toEqual(['4']);
    expect(entities.filter((e) => e.type === 'TEXT').length).toBeGreaterThanOrEqual(5);
  });
});
