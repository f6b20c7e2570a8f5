import { detailsNamed, FABRICS } from '@toile/look';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PRICES } from '../cloth/prices.ts';
import { flatten } from '../kit/path.ts';
import { SIZE_TABLES } from '../measures/size-tables.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import { careOf } from './care.ts';
import { CARE_SYMBOLS } from './care-symbols.ts';
import { packPdf } from './pack-pdf.ts';
import { packGarments, pointsTable, sizesTable, worksTable } from './pack-tables.ts';
import { packXlsx } from './pack-xlsx.ts';
import { tablesCsv } from './table-csv.ts';
import { worksFlat } from './works-page.ts';

const look = lookOf([plainGarment('kurta', { length: 'knee' }), plainGarment('churidar'), plainGarment('dupatta')]);
const { sizes } = SIZE_TABLES.women;
const garments = packGarments(look, sizes, SAMPLE_PRICES);

describe('the tech pack', () => {
  it('grades every point evenly: one step up to XL, one from there', () => {
    const [kurta] = garments;
    for (const p of kurta?.spec.points ?? []) {
      const row =
        kurta?.sizes.map((s) => s.points.find((q) => q.part === p.part && q.id === p.id)?.value ?? Number.NaN) ?? [];
      const steps = row.slice(1).map((v, i) => Math.round((v - (row[i] ?? 0)) * 100) / 100);
      expect(new Set(steps.slice(0, 4)).size, p.id).toBe(1);
      expect(new Set(steps.slice(4)).size, p.id).toBe(1);
    }
  });

  it('is a PDF of a cover, five pages a garment and the size table at the least', async () => {
    const pdf = await packPdf(look, garments, {
      number: 'TP-0007',
      sizes,
      revisions: [{ number: 2, date: '2026-11-22', by: 'Rani', note: 'sleeve shortened', changes: [] }],
    });
    const pages =
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(1 + 5 * garments.length + 1);
  });

  it('is a workbook with a sheet for each table and the numbers as numbers', async () => {
    const files = unzipSync(await packXlsx(garments, [sizesTable(look, sizes)]));
    const sheets = Object.keys(files).filter((name) => /worksheets\/sheet\d+\.xml$/.test(name));
    expect(sheets.length).toBe(1 + 8 * garments.length);
    const first = files['xl/worksheets/sheet2.xml'];
    expect(first && new TextDecoder().decode(first)).toContain('<v>105</v>');
  });

  it('writes CSV that no sheet runs as a formula', () => {
    const csv = tablesCsv([{ title: 't', head: ['a', 'b'], rows: [['=1+1', 'say "no", please']] }]);
    expect(csv).toBe('\uFEFFa,b\r\n\'=1+1,"say ""no"", please"\r\n');
  });

  it('marks the order of bytes once, before the first of several tables', () => {
    const table = { title: 't', head: ['a'], rows: [['1']] };
    expect(tablesCsv([table, table])).toBe('\uFEFFa\r\n1\r\n\r\na\r\n1\r\n');
  });

  it('draws a care symbol of every kind for every cloth: wash, bleach, tumble, iron', () => {
    for (const fabric of FABRICS) {
      const symbols = careOf(fabric).map(({ symbol }) => symbol);
      for (const kind of ['wash', 'bleach', 'tumble', 'iron'])
        expect(symbols.filter((symbol) => symbol.startsWith(kind)).length, `${fabric} ${kind}`).toBe(1);
      // what must not be washed is cleaned, or by whom is said
      expect(symbols.includes('wash-no')).toBe(symbols.some((symbol) => /clean/.test(symbol)));
    }
    for (const [symbol, { lines, dots }] of Object.entries(CARE_SYMBOLS))
      for (const [x, y] of [...lines, ...dots].flatMap((path) => flatten(path)))
        expect(x >= 0 && x <= 10 && y >= 0 && y <= 10, symbol).toBe(true);
  });

  it('says where each embroidery lies, and draws it there on a page of its own', async () => {
    const worked = lookOf([
      plainGarment('kurta', {
        length: 'knee',
        details: detailsNamed(['embroidery', 'embroidery-hem', 'embroidery-sleeve', 'lotus-motif']),
      }),
    ]);
    const [kurta] = packGarments(worked, sizes, SAMPLE_PRICES);
    if (!kurta) throw new Error('no garment');
    const t = kurta.spec.parts.torso;
    if (!t) throw new Error('no torso');
    expect(worksTable(kurta).rows.map(([mark, what]) => `${mark} ${what}`)).toEqual([
      'A lotus embroidery',
      'B lotus embroidery',
      'C lotus embroidery',
    ]);
    for (const { area } of kurta.spec.works.filter((work) => work.area)) {
      expect(area?.x0).toBeGreaterThanOrEqual(-t.hem / 2);
      expect(area?.x1).toBeLessThanOrEqual(t.hem / 2);
      expect(area?.y1).toBeLessThanOrEqual(t.length);
    }
    const hem = kurta.spec.works[1];
    expect(hem?.width).toBe(t.hem);
    const [front] = worksFlat(kurta).views;
    expect(front?.dimensions.map(({ text }) => text)).toContain(`B ${t.hem}`);
    const pagesOf = async (of: typeof look) => {
      const pack = packGarments(of, sizes, SAMPLE_PRICES);
      const pdf = await packPdf(of, pack, { number: 'TP-0001', sizes, revisions: [] });
      return (
        Buffer.from(pdf)
          .toString('latin1')
          .match(/\/Type \/Page\b/g)?.length ?? 0
      );
    };
    const plain = lookOf([plainGarment('kurta', { length: 'knee' })]);
    expect(await pagesOf(worked)).toBe((await pagesOf(plain)) + 1);
  });

  it('says of every point where it is from', () => {
    const [kurta] = garments;
    if (!kurta) throw new Error('no garment');
    for (const row of pointsTable(kurta).rows)
      expect(row.at(-1)).toMatch(/from your words|house standard|to be checked/);
  });
});
