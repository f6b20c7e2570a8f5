import type { PictureModel } from '#server/config/models-config.ts';
import type { Log } from '#server/log.ts';
import type { ModelAnswer } from '../call-log.ts';
import { type Atelier, type Generated, type Generator, GeneratorError, type LoggedInput } from '../generator.ts';
import { askPicture } from './ask-picture.ts';
import { type Answered, callModel } from './call-model.ts';
import { createCircuit } from './circuit.ts';
import type { Describer } from './describer.ts';
import type { Desk, Plan, PressedPicture } from './desk.ts';
import { createFairTurns } from './fair-turns.ts';
import { unusable } from './hosted-fault.ts';
import { costOfPicture } from './prices.ts';
import { createWaitingProgress } from './waiting-progress.ts';
import type { Watch } from './watched-fetch.ts';

export interface HostedOptions {
  model: PictureModel;
  key: string | undefined;
  desk: Desk;
  /** Writes the words to a picture; the atelier does if absent. */
  describer?: Describer;
  /** Draws other forms of what it drew itself and, with the fallback, what the model could not. */
  atelier: Atelier;
  /** Designs that may be under way or waiting in the whole installation. */
  capacity: number;
  log: Log;
}

/** Shares of the whole work, as the bar shows it: reading, then the model, then the press. */
const PLANNED = 0.06;
const PAINTED = 0.94;
/** Milliseconds a model is thought to take before one has been seen. */
const EXPECTED = 15_000;

/** Designs held here at least, and for each turn there is: enough to deal turns out fairly. */
const HELD = { least: 16, each: 4 } as const;

const placesOf = (turns: number, capacity: number): number =>
  Math.max(turns, Math.min(capacity, Math.max(HELD.least, turns * HELD.each)));

/** What one design passes from step to step. */
interface Job {
  input: LoggedInput;
  plan: Plan;
}

/** Makes pictures with a model of somebody else, from the same briefs and Looks as the atelier. */
export function openHostedGenerator(options: HostedOptions): Generator {
  const { model, desk, describer, atelier, capacity } = options;
  const engine = `${model.provider}:${model.model}`;
  const turns = createFairTurns(model.concurrency);
  const askForPicture = pictureAsker(options, engine);
  const waiting = createWaitingProgress(EXPECTED);
  return {
    engine,
    concurrency: placesOf(model.concurrency, capacity),
    takeTurn: turns.take,
    async generate(input) {
      const { brief, seed, designId, calls, signal, hurry, onStage } = input;
      const began = performance.now();
      onStage('reading', PLANNED / 2);
      const plan = await desk.plan({ brief, seed });
      onStage('cutting', PLANNED);
      const job = { input, plan };
      const planned = performance.now();
      const tell = (share: number) => onStage('painting', PLANNED + share * (PAINTED - PLANNED));
      const words = describer?.({ look: plan.look, facts: plan.prompt, designId, calls, signal, hurry });
      // Should the picture fail, nobody waits for the words.
      words?.catch(() => undefined);
      const picture = await waiting.during(pictureOf(options, askForPicture, job), tell);
      const painted = performance.now();
      onStage('pressing', PAINTED);
      const description = (await words) ?? plan.description;
      const timings = { reading: Math.round(planned - began), painting: Math.round(painted - planned) };
      return { ...picture, look: plan.look, description, timings };
    },
    ...(atelier.redraw && { redraw: atelier.redraw, redraws: atelier.engine }),
    close: async () => {
      await Promise.all([desk.close(), atelier.close()]);
    },
  };
}

type Painted = Pick<Generated, 'picture' | 'figure' | 'mime' | 'width' | 'height' | 'standIn'>;

async function pictureOf(
  { model, atelier, log }: HostedOptions,
  ask: (job: Job) => Promise<PressedPicture>,
  job: Job,
): Promise<Painted> {
  try {
    return await ask(job);
  } catch (error) {
    const { signal, designId } = job.input;
    signal.throwIfAborted();
    const reason = error instanceof GeneratorError ? error.fault : undefined;
    // What a model declines is not drawn behind its back.
    if (!model.hasFallback || !reason || reason === 'refused') throw error;
    log.warn({ err: error, designId }, 'the atelier draws a design, as the model did not');
    const {
      look: _,
      description: __,
      timings: ___,
      ...painted
    } = await atelier.generate({
      ...job.input,
      onStage: () => undefined,
    });
    return { ...painted, standIn: { engine: atelier.engine, reason } };
  }
}

function pictureAsker({ model, key, desk, log }: HostedOptions, engine: string): (job: Job) => Promise<PressedPicture> {
  const names = { setting: 'GENERATOR', model } as const;
  const circuit = createCircuit();
  const ask = async ({ input, plan }: Job, signal: AbortSignal, watch: Watch): Promise<Answered<PressedPicture>> => {
    const { seed, designId, calls } = input;
    const bytes = await askPicture({ model, key, names }, { prompt: plan.prompt, seed, designId, signal }, watch);
    const pressed = await desk.press({ bytes, engine, designId }).catch((cause: unknown) => {
      throw unusable(names, 'invalid', 'with what is no whole picture', cause);
    });
    const { picture: _, ...size } = pressed;
    // An attempt that follows a crash then finds the picture; without it, it gives the token back.
    const sha256 = await calls.keep(pressed.picture).catch((error: unknown) => {
      log.warn({ err: error, designId }, 'a picture could not be kept');
      return undefined;
    });
    return { value: pressed, costMicros: costOfPicture(model), ...(sha256 && { answer: { sha256, ...size } }) };
  };
  return (job) =>
    callModel<PressedPicture>({
      names,
      purpose: 'picture',
      calls: job.input.calls,
      circuit,
      attempts: 2,
      signal: job.input.signal,
      ask: (signal, watch) => ask(job, signal, watch),
      priceOfNothing: () => costOfPicture(model),
      recall: (answer) => recallPicture(job, answer),
    });
}

async function recallPicture({ input }: Job, answer: ModelAnswer): Promise<PressedPicture> {
  if (!('sha256' in answer)) throw new GeneratorError('the log of calls holds words in the place of a picture');
  const { sha256, ...size } = answer;
  return { picture: await input.calls.fetch(sha256), ...size };
}
