import type { Brief } from '@toile/atelier';
import type { Stage } from '@toile/contract';

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

/** A finished design. Plain data: it crosses threads and, the picture apart, goes into the database as it is. */
export interface Generated {
  picture: Uint8Array;
  mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
  width: number;
  height: number;
  description: string;
  /** The Look it was drawn from, as plain JSON. */
  look: Record<string, unknown>;
  /** Milliseconds per stage. */
  timings: Record<string, number>;
}

/** A finished design to be drawn once more in another form. Look + seed determine the result. */
export interface RedrawInput extends Pick<GenerateInput, 'seed' | 'designId' | 'signal'> {
  /** As it was given with the design. */
  look: Record<string, unknown>;
  /** Pixels. */
  width: number;
  height: number;
  /** Whether all but the dressed person is left clear. */
  isClear: boolean;
}

export type Redrawn = Pick<Generated, 'picture' | 'mime' | 'width' | 'height'>;

/** What turns a brief into a picture: the atelier, or a hosted model. */
export interface Generator {
  /** Kept with every design: who made it. */
  readonly engine: string;
  /** How many designs it makes at the same time; more would only wait. */
  readonly concurrency: number;
  /** @throws {GeneratorError} when it cannot make this design, or the signal's reason when told to stop. */
  generate(input: GenerateInput): Promise<Generated>;
  /**
   * Draws one of its own designs in another form; absent where it cannot.
   * @throws {GeneratorError} as `generate`
   */
  redraw?(input: RedrawInput): Promise<Redrawn>;
  /** Lets go of threads and connections. Work still going on is rejected. */
  close(): Promise<void>;
}

/** A design could not be made. It is not tried again: the same brief and seed would go the same way. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
}
