/**
 * `npm run flats -- "<words>" [--size M | --measures bust=96,…] [--garment kurta] [--white] [--no-dimensions] --out flats.svg` (or
 * .pdf, .png): true flats of every garment. `--json` prints the specifications alone.
 */
import sharp from 'sharp';
import { drawFlat, flatPdf, flatSvg, specifyLook } from '../src/index.ts';
import { commandFrom, formatOf, main, save } from './arguments.ts';

await main(async (args) => {
  const command = commandFrom(args, '"mustard cotton kurta with a mandarin collar"');
  const specs = specifyLook(command.look, command.wanted).filter((s) => !command.garment || s.kind === command.garment);
  if (command.out) {
    const format = formatOf(command.out, ['svg', 'pdf', 'png']);
    const dimensions = command.flags['no-dimensions'] !== true;
    const ground = command.flags.white === true ? ('white' as const) : ('cloth' as const);
    const drawings = specs.map((spec) => ({ flat: drawFlat(spec, { dimensions }), garment: spec.garment }));
    const note = `${specs[0]?.who ?? ''} ${specs[0]?.size ?? ''}, cm`;
    if (format === 'pdf') await save(command.out, await flatPdf(drawings, { ground, note }));
    else {
      const svg = flatSvg(drawings, { ground, note });
      await save(
        command.out,
        format === 'svg' ? svg : await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer(),
      );
    }
  }
  if (command.json) process.stdout.write(`${JSON.stringify(specs)}\n`);
  else console.log(`${specs.length} flats, ${specs[0]?.who} ${specs[0]?.size}: ${command.out}`);
});
