/**
 * `npm run bench -- cut [looks]`: random Looks (2,000 unless said otherwise) through specification, flat and pattern, each checked for
 * edges that cross themselves, measures below 0 and seams that do not sew; then what a flat, a pattern and a tech pack take.
 */
import { GARMENT_KINDS } from '@toile/look';
import {
  draftPattern,
  drawFlat,
  flatSvg,
  packGarments,
  packPdf,
  SAMPLE_PRICES,
  SIZE_TABLES,
} from '../packages/cutting/src/index.ts';
import { faultsOf } from '../packages/cutting/src/pattern/faults.ts';
import { anyGarment, lookOf, plainGarment, seeded } from '../packages/cutting/src/spec/look.fixture.ts';
import { specify } from '../packages/cutting/src/spec/specify.ts';

const PEOPLE = [
  { person: { presentation: 'female' }, who: 'women' },
  { person: { presentation: 'male' }, who: 'men' },
  { person: { ageGroup: 'child' }, who: 'children' },
] as const;

function sweep(count: number): void {
  const random = seeded(2026);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // the list is never empty and the index lies inside it
  const faults: string[] = [];
  let undrafted = 0;
  for (let i = 0; i < count; i++) {
    const { person, who } = pick(PEOPLE);
    const garment = anyGarment(pick(GARMENT_KINDS), random);
    const spec = specify(lookOf([garment], person), garment, { size: pick(SIZE_TABLES[who].sizes) });
    const pattern = draftPattern(spec);
    drawFlat(spec);
    if (pattern.undrafted) undrafted += 1;
    for (const fault of faultsOf(spec, pattern)) faults.push(`${i} ${garment.kind} ${who} ${spec.size}: ${fault}`);
  }
  console.log(`${count} random looks: ${faults.length} faults, ${undrafted} said not to be drafted`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
}

async function median(times: number, run: () => unknown): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await run();
    took.push(performance.now() - start);
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

export async function run(args: string[]): Promise<void> {
  sweep(Number(args[0] ?? 2000));
  const kinds = ['t-shirt', 'shirt', 'kurta', 'anarkali', 'lehenga', 'jeans', 'blazer', 'sherwani', 'saree'] as const;
  console.log('ms, median of 9:      flat  pattern');
  for (const kind of kinds) {
    const garment = plainGarment(kind, { length: kind === 'anarkali' ? 'maxi' : 'knee' });
    const spec = specify(lookOf([garment]), garment);
    const flat = await median(9, () => flatSvg([{ flat: drawFlat(spec), garment }]));
    const pattern = await median(9, () => draftPattern(spec));
    console.log(`${kind.padEnd(20)} ${flat.toFixed(1).padStart(6)} ${pattern.toFixed(1).padStart(8)}`);
  }
  const look = lookOf([plainGarment('kurta', { length: 'knee' }), plainGarment('churidar'), plainGarment('dupatta')]);
  const { sizes } = SIZE_TABLES.women;
  const options = {
    number: 'TP-0000',
    sizes,
    revisions: [{ number: 1, date: '2026-11-22', by: '', note: 'bench', changes: [] }],
  };
  const pack = await median(3, () => packPdf(look, packGarments(look, sizes, SAMPLE_PRICES), options));
  console.log(`tech pack of three   ${pack.toFixed(0)} ms`);
}
