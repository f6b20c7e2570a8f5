/**
 * `npm run flats -- "<words>" [--size M | --measures bust=96,…] [--garment kurta] [--white] [--no-dimensions] --out flats.svg` (or
 * .pdf, .png): true flats of the garments that the words name, and under each what was ordered and is not drawn; `--everything` draws what
 * the house chose to go with them as well. `--json` prints the specifications, each with its notes.
 */
import sharp from 'sharp';
import { calloutsOf, drawFlat, flatPdf, flatSvg, notesOf, stylingOf } from '../src/index.ts';
import { commandFrom, formatOf, main, save, specsOf } from './arguments.ts';

await main(async (args) => {
  const command = commandFrom(args, '"mustard cotton kurta with a mandarin collar"');
  const { look } = command;
  const specs = specsOf(command);
  const foot = stylingOf(look, specs);
  if (command.out) {
    const format = formatOf(command.out, ['svg', 'pdf', 'png']);
    const dimensions = command.flags['no-dimensions'] !== true;
    const ground = command.flags.white === true ? ('white' as const) : ('cloth' as const);
    const drawings = specs.map((spec) => ({
      flat: drawFlat(spec, { dimensions, ...(dimensions && { callouts: calloutsOf(look, spec) }) }),
      garment: spec.garment,
      notes: notesOf(look, spec),
    }));
    const note = `${specs[0]?.who ?? ''} ${specs[0]?.size ?? ''}, cm`;
    if (format === 'pdf') await save(command.out, await flatPdf(drawings, { ground, note, ...(foot && { foot }) }));
    else {
      const svg = flatSvg(drawings, { ground, note, ...(foot && { foot }) });
      await save(
        command.out,
        format === 'svg' ? svg : await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer(),
      );
    }
  }
  const notes = specs.map((spec) => notesOf(look, spec));
  if (command.json) {
    process.stdout.write(`${JSON.stringify(specs.map((spec, nth) => ({ ...spec, notes: notes[nth] })))}\n`);
    return;
  }
  console.log(`${specs.length} flats, ${specs[0]?.who} ${specs[0]?.size}: ${command.out}`);
  specs.forEach(({ name }, nth) => {
    for (const note of notes[nth] ?? []) console.log(`${name}: ${note}`);
  });
  if (foot) console.log(foot);
});
