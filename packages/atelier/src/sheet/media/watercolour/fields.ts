/** The fields that decide where light and shade of a figure lie. */
import { zeros } from '#atelier/kit/fields.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { type Round, roundsLight } from './body-rounds.ts';
import { combed } from './fold-flow.ts';
import type { Handling } from './handlings.ts';
import { BARE, meanNear, type Plate, THING, turnOf } from './plate.ts';

export interface WashFields {
  /** What shade is decided on, near 0; less is darker. */
  tone: Float32Array;
  /** What light is decided on, near 0; more is lighter. */
  light: Float32Array;
  /** Light of the folds alone, 1 = the colour of the cloth. */
  fold: Float32Array;
  /** Streaks of the brush along the folds. */
  streak: Float32Array;
  /** How limbs, and the very edge, turn to the lamp. */
  limb: Float32Array;
  edge: Float32Array;
}

/** Page units over which folds, the broad form, the whole outline, limbs and edges are seen. */
const OVER = { fold: 1.7, form: 11, outline: 15, limb: 7, edge: 3.2 } as const;
/** From this ridge on a cloth shines on its ridges, and hardly on its broad form. */
const SHINY = 1.2;
const SHINY_FORM = 0.55;
/** What a nap that turns the light about leaves of the body's rounds. */
const NAPPED = 0.15;
/** No light lies along a contour itself. */
const OFF_EDGE = 0.06;

/** @param handlings by owner. @param offset moves the streaks. */
export function fieldsOf(
  plate: Plate,
  handlings: readonly Handling[],
  rounds: readonly Round[],
  offset: number,
): WashFields {
  const fold = meanNear(plate, plate.light, OVER.fold);
  const form = meanNear(plate, plate.light, OVER.form);
  const outline = turnOf(plate, OVER.outline);
  const limb = turnOf(plate, OVER.limb);
  const edge = turnOf(plate, OVER.edge);
  const flow = combed(plate, fold, offset);
  const body = roundsLight(plate, rounds);
  const tone = zeros(fold.length);
  const light = zeros(fold.length);
  for (let i = 0; i < tone.length; i++) {
    const id = plate.owner[i];
    if (id === BARE || id === THING) {
      tone[i] = (fold[i] + form[i]) * 0.5 - 1 + outline[i] * 0.1 + limb[i] * 0.05;
      light[i] = tone[i] + limb[i] * 0.08 + outline[i] * 0.06;
      continue;
    }
    const { ridge, trust, broad } = handlings[id];
    const shape = ridge > SHINY ? SHINY_FORM : 1;
    const round = body[i] * lerp(NAPPED, 1, trust);
    tone[i] =
      (flow.light[i] + (form[i] - flow.light[i]) * broad - 1) * trust + outline[i] * lerp(0.12, 0.26, broad) + round;
    light[i] =
      (form[i] - 1) * 0.5 * trust * shape +
      (flow.light[i] - form[i]) * 0.7 * ridge * trust +
      outline[i] * 0.17 * shape +
      limb[i] * 0.07 -
      Math.max(0, edge[i]) * OFF_EDGE +
      round;
  }
  return { tone, light, fold, streak: flow.streak, limb, edge };
}
