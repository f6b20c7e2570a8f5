import { setTimeout as sleep } from 'node:timers/promises';
import { sampleLook } from '@toile/look/sample';
import sharp from 'sharp';
import {
  type Atelier,
  type Generated,
  type GenerateInput,
  GeneratorError,
  type RedrawInput,
  type Redrawn,
} from '../../apps/server/src/parts/generator/generator.ts';

/** Picture of the fake, pixels: large enough for every preview width to differ, quick to encode. */
const SIZE = { width: 768, height: 1024 };

/** Keeps designs whose brief says `held` from being drawn for as long as a test looks at the waiting. */
export class Gate {
  #way = Promise.withResolvers<void>();

  get opened(): Promise<void> {
    return this.#way.promise;
  }

  open(): void {
    this.#way.resolve();
  }

  shut(): void {
    this.#way = Promise.withResolvers();
  }
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** What a word of the brief makes the fake do before it draws. Any other word is drawn at once. */
const BEHAVIOUR: Record<string, (input: GenerateInput, gate: Gate) => Promise<void> | void> = {
  fail: () => {
    throw new GeneratorError('the fake was asked to fail');
  },
  slow: async ({ signal }) => void (await sleep(700, undefined, { signal })),
  hang: ({ signal }) => abortOf(signal),
  held: ({ signal }, gate) => Promise.race([gate.opened, abortOf(signal)]),
  crash: () => void process.kill(process.pid, 'SIGKILL'),
};

/**
 * A generator for tests with the real interface: slow, failing, hanging or fatal on demand, else a small real picture
 * in a colour made of the seed, with a figure of its own where the brief says `figured`.
 */
export function openFakeGenerator(concurrency = 2, gate = new Gate()): Atelier {
  const closing = new AbortController();
  return {
    engine: 'fake',
    concurrency,
    async generate(input) {
      const signal = AbortSignal.any([input.signal, closing.signal]);
      input.onStage('reading', 0.1);
      for (const word of input.brief.words.toLowerCase().split(/\W+/))
        await BEHAVIOUR[word]?.({ ...input, signal }, gate);
      signal.throwIfAborted();
      input.onStage('painting', 0.6);
      return draw(input);
    },
    redraw: (input) => redraw({ ...input, signal: AbortSignal.any([input.signal, closing.signal]) }),
    close: async () => closing.abort(new Error('closed')),
  };
}

async function draw({ brief, seed, designId }: GenerateInput): Promise<Generated> {
  const { locks } = brief;
  const kept = locks ? `, with ${locks.slots.join(' and ')} of: ${locks.look.title}` : '';
  const background = `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`;
  const picture = await sharp({ create: { ...SIZE, channels: 3, background } })
    .withExif({ IFD0: { Software: 'Toile fake', DocumentName: designId } })
    .jpeg()
    .toBuffer();
  return {
    picture,
    ...(brief.words.includes('figured') && { figure: await drawFigure(background) }),
    mime: 'image/jpeg',
    ...SIZE,
    description: `An outfit for: ${brief.words}${kept}`,
    look: brief.edit ? await changed({ brief, seed }) : sampleLook({ title: brief.words }),
    timings: { painting: 1 },
  };
}

/** An edit is read as the real ones read it. */
async function changed({ brief, seed }: Pick<GenerateInput, 'brief' | 'seed'>): Promise<Generated['look']> {
  const { read } = await import('@toile/atelier');
  return read(brief, seed);
}

/** Of two thirds of a sheet's width over its height, as the atelier's are. */
const drawFigure = (background: string): Promise<Uint8Array> =>
  sharp({ create: { width: Math.round((SIZE.height * 2) / 3), height: SIZE.height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Fails for a Look whose title says `once`. A clear form has a clear left half. */
async function redraw({ look, seed, width, height, isClear, signal }: RedrawInput): Promise<Redrawn> {
  if (look.title.includes('once')) throw new GeneratorError('the fake was asked to fail');
  signal.throwIfAborted();
  const background = `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`;
  const sheet = sharp({ create: { width, height, channels: 4, background } });
  if (!isClear) return { picture: await sheet.removeAlpha().jpeg().toBuffer(), mime: 'image/jpeg', width, height };
  const clear = { create: { width: width / 2, height, channels: 4, background: '#fff' } } as const;
  const cut = sheet.composite([{ input: clear, left: 0, top: 0, blend: 'dest-out' }]);
  return { picture: await cut.png().toBuffer(), mime: 'image/png', width, height };
}
