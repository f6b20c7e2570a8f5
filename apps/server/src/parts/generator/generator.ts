import type { Brief } from '@toile/atelier';
import type { BoardFormat, BoardLayout, Stage } from '@toile/contract';
import type { Look } from '@toile/look';
import type { CallLog } from './call-log.ts';

/** One design to make. Brief + seed determine the result. */
export interface GenerateInput {
  brief: Brief;
  /** Unsigned 32-bit integer. */
  seed: number;
  /** Goes into the picture's provenance metadata. */
  designId: string;
  /** Told as the work goes on; progress runs from 0 to 1 over the whole work. */
  onStage: (stage: Stage, progress: number) => void;
  /** Ends the work early; `generate` then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** One design, and the log of what was asked of others for it. */
export interface LoggedInput extends GenerateInput {
  calls: CallLog;
  /** Aborts shortly before the design is late: what it can do without is then left out. */
  hurry: AbortSignal;
}

/** A finished design. Plain data: it crosses threads and, the picture apart, goes into the database as it is. */
export interface Generated {
  picture: Uint8Array;
  mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
  width: number;
  height: number;
  /** The figure alone, where the picture is a sheet that was drawn with one; of the same kind and height. */
  figure?: Uint8Array;
  description: string;
  /** The Look it was drawn from. */
  look: Look;
  /** Milliseconds per stage. */
  timings: Record<string, number>;
  /** Who made it in the generator's place, and why. */
  standIn?: { engine: string; reason: GenerationFault };
}

/** A finished design to be drawn once more in another form. Look + seed determine the result. */
export interface RedrawInput extends Pick<GenerateInput, 'seed' | 'designId' | 'signal'> {
  look: Look;
  /** Pixels. */
  width: number;
  height: number;
  /** Whether all but the dressed person is left clear. */
  isClear: boolean;
  /** Where it is laid out anew instead of drawn as it was. */
  board?: { layout: BoardLayout; format: BoardFormat };
}

export type Redrawn = Pick<Generated, 'picture' | 'mime' | 'width' | 'height'>;

/** What turns a brief into a picture: the atelier, or a hosted model. */
export interface Generator {
  /** Kept with every design: who made it. */
  readonly engine: string;
  /** How many designs it makes at the same time, or holds until it is their turn; more would only wait. */
  readonly concurrency: number;
  /**
   * Waits until it is this person's turn, where turns are dealt out; gives how to end the turn.
   * @throws the signal's reason when told to stop waiting.
   */
  takeTurn?(person: string, signal: AbortSignal): Promise<() => void>;
  /** @throws {GeneratorError} when it cannot make this design, or the signal's reason when told to stop. */
  generate(input: LoggedInput): Promise<Generated>;
  /**
   * Draws a finished design in another form; absent where it cannot.
   * @throws {GeneratorError} as `generate`
   */
  redraw?(input: RedrawInput): Promise<Redrawn>;
  /** Whose designs `redraw` takes, where those are not its own. */
  readonly redraws?: string;
  /** Lets go of threads and connections. Work still going on is rejected. */
  close(): Promise<void>;
}

/** A generator that asks nobody. */
export interface Atelier extends Generator {
  generate(input: GenerateInput): Promise<Generated>;
}

/**
 * How a model of others can fail a design: it could not be reached, gave no answer, answered with an error, declined the
 * brief, answered what cannot be read or is no picture, answered without a picture, or was asked before by an attempt
 * whose end nobody knows.
 */
export type GenerationFault = 'unreachable' | 'silent' | 'api-error' | 'refused' | 'invalid' | 'incomplete' | 'lost';

/** A design could not be made. It is not tried again: the same brief and seed would go the same way. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
  /** Where a model of others failed it. */
  readonly fault: GenerationFault | undefined;
  /** What its owner is told, where the fault's own message does not say enough. */
  readonly told: string | undefined;

  constructor(message: string, options: ErrorOptions & { fault?: GenerationFault; told?: string } = {}) {
    super(message, options);
    this.fault = options.fault;
    this.told = options.told;
  }
}
