/** For whom a garment is cut, and what else of the outfit its cut depends on. */

import type { Garment, Look } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';

export interface Fitting {
  readonly f: Wearer;
  /** Decides every fold: the same seed cuts the same garment. */
  readonly seed: number;
}

/** The rest of the outfit as one garment meets it. */
export interface WornWith {
  readonly look: Look;
  /** From the skin outwards. */
  readonly under: readonly Garment[];
  readonly over: readonly Garment[];
  /** Whether boots are worn into which it may go. */
  readonly booted: boolean;
}

/** With nothing over it and nothing under it. */
export const wornAlone = (look: Look): WornWith => ({ look, under: [], over: [], booted: false });

/** A jacket over it leaves nothing of its sleeves to be seen. */
export const hidesSleeves = ({ over }: WornWith): boolean =>
  over.some(({ family, sleeve }) => family === 'jacket' && sleeve.length === 'long');
