/**
 * `npm run bench -- draw [--count N] [--scale S]`: milliseconds of each stage of a drawing at 1024 × 1365, warm, and how many
 * times the encoding alone the whole drawing takes. Medians over several Looks; CPU time, so that a busy machine does
 * not show.
 */
import { parseArgs } from 'node:util';
import { plainFlat } from '@toile/cutting/flat';
import type { Look } from '@toile/look';
import sharp from 'sharp';
import { type DrawStage, draw, drawPreview, encode, PICTURE_SIZE, read } from '../packages/atelier/src/index.ts';
import { BRIEFS } from './draw/briefs.ts';
import { threadMemory } from './draw/memory.ts';

/** The whole may take at most this many times the encoding. */
const BAR = 12;
/** A preview may take at most this share of the whole, sixteen at once this share of one after the other, and a worker this many MB. */
const PREVIEW_BAR = 0.1;
const TOGETHER_BAR = 1;
const MEMORY_BAR = 400;
/** Rounds of drawings after which little is compiled any more. */
const ROUNDS = 8;
/** How often each preview is measured: one is so short that a single collection of garbage makes it half as dear again. */
const PREVIEWS = 5;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** CPU milliseconds of a preview. */
async function previewCost(words: string, seed: number): Promise<number> {
  const look = read({ words }, seed);
  const began = cpu();
  await drawPreview(look, seed, { draft: plainFlat });
  return cpu() - began;
}

/** CPU of sixteen middling pictures drawn at once, as a share of the same drawn one after the other. */
async function together(): Promise<number> {
  const size = { width: 384, height: 512 };
  const looks = Array.from({ length: 16 }, (_, i) => read({ words: BRIEFS[i % BRIEFS.length] ?? '' }, i));
  const serial = cpu();
  for (const [i, look] of looks.entries()) await draw(look, i, { ...size, draft: plainFlat });
  const atOnce = cpu();
  await Promise.all(looks.map((look, i) => draw(look, i, { ...size, draft: plainFlat })));
  return (cpu() - atOnce) / (atOnce - serial);
}

function tell(name: string, value: number, bar: number, digits: number): void {
  const said = value.toFixed(digits).padStart(8);
  console.log(`  ${name.padEnd(10)}${said}  (at most ${bar})`);
  if (value > bar) process.exitCode = 1;
}

interface Sample {
  stages: Record<'reading' | DrawStage, number>;
  whole: number;
  encoding: number;
}

async function measure(words: string, seed: number, scale: number | undefined): Promise<Sample> {
  const began = cpu();
  const look: Look = read({ words }, seed);
  const reading = cpu() - began;
  const picture = await draw(look, seed, { draft: plainFlat, ...(scale && { scale }) });
  const whole = cpu() - began;
  const { data, info } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height, channels: 3 } as const;
  const before = cpu();
  await encode(pixels, { format: 'jpeg', engine: 'bench' });
  return { stages: { reading, ...picture.timings }, whole, encoding: cpu() - before };
}

/** @param args of the command line. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string' }, scale: { type: 'string' } } });
  const count = Number(values.count ?? BRIEFS.length);
  const scale = values.scale ? Number(values.scale) : undefined;
  sharp.concurrency(1);
  const memory = await threadMemory();
  // warm: a server has drawn everything before, and its code is compiled
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, words] of BRIEFS.entries()) {
      await measure(words, 900 + 10 * round + i, scale);
      await previewCost(words, 900 + 10 * round + i);
    }
  const samples: Sample[] = [];
  for (let i = 0; i < count; i++) samples.push(await measure(BRIEFS[i % BRIEFS.length] ?? '', i + 1, scale));
  const of = (pick: (s: Sample) => number): string => median(samples.map(pick)).toFixed(1).padStart(8);
  console.log(`${PICTURE_SIZE.width} × ${PICTURE_SIZE.height}, median of ${samples.length} drawings, milliseconds`);
  for (const stage of ['reading', 'cutting', 'painting', 'pressing'] as const)
    console.log(`  ${stage.padEnd(10)}${of((s) => s.stages[stage])}`);
  console.log(`  whole     ${of((s) => s.whole)}  (CPU)`);
  console.log(`  encoding  ${of((s) => s.encoding)}  (CPU, alone)`);
  tell('ratio', median(samples.map((s) => s.whole / s.encoding)), BAR, 1);
  const whole = median(samples.map((s) => s.whole));
  tell('memory MB', memory, MEMORY_BAR, 0);
  const previews: number[] = [];
  for (let round = 0; round < PREVIEWS; round++)
    for (let i = 0; i < count; i++) previews.push(await previewCost(BRIEFS[i % BRIEFS.length] ?? '', i + 1));
  tell('preview', median(previews) / whole, PREVIEW_BAR, 3);
  tell('sixteen', await together(), TOGETHER_BAR * 1.05, 2);
}
