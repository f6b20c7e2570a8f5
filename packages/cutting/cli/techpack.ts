/**
 * `npm run techpack -- "<words>" [--sizes XS-3XL] --out pack.pdf` (or .xlsx): cover, flats with measures, graded points, bill, cost,
 * cutting list, make, care. `--json` prints the specifications alone.
 */
import { packGarments, packPdf, packXlsx, SAMPLE_PRICES, sizesTable, specifyLook } from '../src/index.ts';
import { commandFrom, formatOf, main, save } from './arguments.ts';

await main(async (args) => {
  const { look, sizes, out, json, words } = commandFrom(args, '"mustard cotton kurta with a mandarin collar"');
  if (out) {
    const format = formatOf(out, ['pdf', 'xlsx']);
    const garments = packGarments(look, sizes, SAMPLE_PRICES);
    const date = new Date().toISOString().slice(0, 10);
    const options = { number: 'TP-0001', sizes, revisions: [{ number: 1, date, what: `first issue, from: ${words}` }] };
    await save(
      out,
      format === 'pdf' ? await packPdf(look, garments, options) : await packXlsx(garments, [sizesTable(look, sizes)]),
    );
    if (!json) console.log(`${look.title}: ${out}`);
  }
  if (json) process.stdout.write(`${JSON.stringify(specifyLook(look))}\n`);
});
