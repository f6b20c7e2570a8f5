/**
 * `npm run techpack -- "<words>" [--sizes XS-3XL] [--garment kurta] --out pack.pdf` (or .xlsx; .csv for the points of measure alone): cover,
 * flats with measures, graded points, bill, cost, cutting list, make, care. `--json` prints the specifications alone.
 */
import { packGarments, packPdf, packXlsx, pointsTable, SAMPLE_PRICES, sizesTable, tablesCsv } from '../src/index.ts';
import { commandFrom, formatOf, main, save, specsOf } from './arguments.ts';

await main(async (args) => {
  const command = commandFrom(args, '"mustard cotton kurta with a mandarin collar"');
  const { look, sizes, out, json, words } = command;
  const cut = specsOf({ ...command, wanted: {} });
  const worn = { ...look, garments: cut.flatMap(({ garment: { id } }) => look.garments.filter((g) => g.id === id)) };
  if (out) {
    const format = formatOf(out, ['pdf', 'xlsx', 'csv']);
    const garments = packGarments(worn, sizes, SAMPLE_PRICES, { which: 'all' });
    const date = new Date().toISOString().slice(0, 10);
    const revisions = [{ number: 1, date, by: '', note: `first issue, from: ${words}`, changes: [] }];
    const options = { number: 'TP-0001', sizes, revisions };
    if (format === 'pdf') await save(out, await packPdf(look, garments, options));
    else if (format === 'xlsx') await save(out, await packXlsx(garments, [sizesTable(look, sizes)]));
    else await save(out, tablesCsv(garments.map(pointsTable)));
    if (!json) console.log(`${look.title}: ${out}`);
  }
  if (json) process.stdout.write(`${JSON.stringify(cut)}\n`);
});
