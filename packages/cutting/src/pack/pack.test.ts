import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PRICES } from '../cloth/prices.ts';
import { SIZE_TABLES } from '../measures/size-tables.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import { packPdf } from './pack-pdf.ts';
import { packGarments, pointsTable, sizesTable } from './pack-tables.ts';
import { packXlsx } from './pack-xlsx.ts';
import { tableCsv } from './table-csv.ts';

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
    const csv = tableCsv({ title: 't', head: ['a', 'b'], rows: [['=1+1', 'say "no", please']] });
    expect(csv).toBe('\uFEFFa,b\r\n\'=1+1,"say ""no"", please"\r\n');
  });

  it('says of every point where it is from', () => {
    const [kurta] = garments;
    if (!kurta) throw new Error('no garment');
    for (const row of pointsTable(kurta).rows)
      expect(row.at(-1)).toMatch(/from your words|house standard|to be checked/);
  });
});
