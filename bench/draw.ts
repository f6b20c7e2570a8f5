/**
 * `npm run bench -- draw [--count N] [--scale S]`: milliseconds of each stage of a drawing at 1024 × 1365, warm, and how many
 * times the encoding alone the whole drawing takes. Medians over several Looks; CPU time, so that a busy machine does
 * not show.
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type DrawStage, draw, type Look, PICTURE_SIZE, press, read } from '../packages/atelier/src/index.ts';

const BRIEFS = [
  'emerald satin slip dress with a cowl neck',
  'navy wool trouser suit with an ivory silk shirt',
  'crimson brocade lehenga with a marigold dupatta',
  'sage green silk saree with a temple border',
  'marigold cable knit sweater and a corduroy skirt',
  'white linen kurta with block print and churidar for men',
  'floral cotton day dress with puff sleeves',
  'oversized grey hoodie with black joggers',
];
/** The whole may take at most this many times the encoding. */
const BAR = 25;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Sample {
  stages: Record<'reading' | DrawStage, number>;
  whole: number;
  encoding: number;
}

async function measure(words: string, seed: number, scale: number | undefined): Promise<Sample> {
  const began = cpu();
  const look: Look = read({ words }, seed);
  const reading = cpu() - began;
  const picture = await draw(look, seed, { ...(scale && { scale }) });
  const whole = cpu() - began;
  const { data, info } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height, channels: 3 } as const;
  const before = cpu();
  await press(pixels, { format: 'jpeg', engine: 'bench' });
  return { stages: { reading, ...picture.timings }, whole, encoding: cpu() - before };
}

/** @param args of the command line. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string' }, scale: { type: 'string' } } });
  const count = Number(values.count ?? BRIEFS.length);
  const scale = values.scale ? Number(values.scale) : undefined;
  sharp.concurrency(1);
  for (const [i, words] of BRIEFS.slice(0, 3).entries()) await measure(words, 900 + i, scale);
  const samples: Sample[] = [];
  for (let i = 0; i < count; i++) samples.push(await measure(BRIEFS[i % BRIEFS.length] ?? '', i + 1, scale));
  const of = (pick: (s: Sample) => number): string => median(samples.map(pick)).toFixed(1).padStart(8);
  console.log(`${PICTURE_SIZE.width} × ${PICTURE_SIZE.height}, median of ${samples.length} drawings, milliseconds`);
  for (const stage of ['reading', 'cutting', 'painting', 'pressing'] as const)
    console.log(`  ${stage.padEnd(10)}${of((s) => s.stages[stage])}`);
  console.log(`  whole     ${of((s) => s.whole)}  (CPU)`);
  console.log(`  encoding  ${of((s) => s.encoding)}  (CPU, alone)`);
  const ratio = median(samples.map((s) => s.whole / s.encoding));
  console.log(`  ratio     ${ratio.toFixed(1).padStart(8)}  (at most ${BAR})`);
  if (ratio > BAR) process.exitCode = 1;
}
