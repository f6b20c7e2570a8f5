/**
 * `npm run pattern -- "<words>" [--size M | --measures bust=96,…] [--garment kurta] [--everything] [--paper a4|a0] --out pattern.pdf` (or .svg, .dxf):
 * sewing patterns at 1:1. Several garments make several files, the kind before the ending. `--json` prints the specifications alone.
 */
import {
  cuttingList,
  draftPattern,
  makingSteps,
  patternDxf,
  patternPdf,
  patternSvg,
  type Specification,
} from '../src/index.ts';
import { commandFrom, formatOf, main, save, specsOf, UsageError } from './arguments.ts';

type Format = 'pdf' | 'svg' | 'dxf';

const titleOf = (spec: Specification) => `${spec.name} · ${spec.who} ${spec.size}`;

async function bytesOf(spec: Specification, format: Format, paper: 'a4' | 'a0'): Promise<Uint8Array | string> {
  const pattern = draftPattern(spec);
  if (format === 'svg') return patternSvg(pattern, titleOf(spec));
  if (format === 'dxf') return patternDxf(pattern, { style: spec.name, size: spec.size });
  return patternPdf(pattern, {
    title: titleOf(spec),
    paper,
    notes: [...cuttingList(pattern), '', ...makingSteps(spec, pattern)],
  });
}

await main(async (args) => {
  const command = commandFrom(args, '"mustard cotton kurta with a mandarin collar"');
  const specs = specsOf(command);
  const { paper = 'a4' } = command.flags;
  if (paper !== 'a4' && paper !== 'a0') throw new UsageError(`--paper: "${String(paper)}" is neither a4 nor a0`);
  if (command.out) {
    const { out } = command;
    const format = formatOf(out, ['pdf', 'svg', 'dxf']);
    for (const spec of specs) {
      const file = specs.length === 1 ? out : out.replace(/\.\w+$/, () => `-${spec.kind}.${format}`);
      await save(file, await bytesOf(spec, format, paper));
      const { undrafted } = draftPattern(spec);
      if (!command.json)
        console.log(
          `${titleOf(spec)}: ${file}${undrafted ? ` (${undrafted.why} Nearest: ${undrafted.nearest}.)` : ''}`,
        );
    }
  }
  if (command.json) process.stdout.write(`${JSON.stringify(specs)}\n`);
});
