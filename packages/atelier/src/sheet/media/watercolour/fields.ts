/** The fields that decide where light and shade of a figure lie. */
import { zeros } from '#atelier/kit/fields.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
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
  /** How the whole outline does. */
  outline: Float32Array;
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

/** A hand: its middle, and how far it reaches, page units. */
export interface HandPlace {
  x: number;
  y: number;
  reach: number;
}

/** How much of a light is left on fingers, which are too thin for lights of paper. */
const ON_FINGERS = 0.5;

/** Shares of a hand's reach between which it passes into the forearm. */
const INTO_ARM = { from: 0.7, to: 1.15 } as const;

/**
 * What the outline of the whole figure tells of a cell: nothing where a hand is, which lies half on the page and half on cloth and
 * may not change its colour between them.
 */
function toldByOutline(hands: readonly HandPlace[], px: number, py: number): number {
  let told = 1;
  for (const { x, y, reach } of hands) {
    const away = Math.hypot(px - x, py - y) / reach;
    if (away < INTO_ARM.to) told = Math.min(told, smoothstep(INTO_ARM.from, INTO_ARM.to, away));
  }
  return told;
}

/** Bare skin alone: the light of dark cloth beside it, which is laid on strongly, is not its own. */
const skinOf = (plate: Plate): Plate => ({
  ...plate,
  figure: plate.figure.map((cover, i) => (plate.owner[i] === BARE ? cover : 0)),
});

/** What fields are read from. @param handlings by owner. @param offset moves the streaks. */
interface Read {
  plate: Plate;
  handlings: readonly Handling[];
  rounds: readonly Round[];
  hands: readonly HandPlace[];
  offset: number;
}

export function fieldsOf({ plate, handlings, rounds, hands, offset }: Read): WashFields {
  const fold = meanNear(plate, plate.light, OVER.fold);
  const form = meanNear(plate, plate.light, OVER.form);
  const skin = skinOf(plate);
  const skinFold = meanNear(skin, plate.light, OVER.fold);
  const skinForm = meanNear(skin, plate.light, OVER.form);
  const outline = turnOf(plate, OVER.outline);
  const limb = turnOf(plate, OVER.limb);
  const edge = turnOf(plate, OVER.edge);
  const flow = combed(plate, fold, offset);
  const body = roundsLight(plate, rounds);
  const tone = zeros(fold.length);
  const light = zeros(fold.length);
  const [left, top] = [plate.box.x, plate.box.y].map((v) => v / plate.step / plate.scale);
  for (let i = 0; i < tone.length; i++) {
    const id = plate.owner[i];
    if (id === BARE || id === THING) {
      const column = i % plate.w;
      const row = (i - column) / plate.w;
      const told = id === BARE ? toldByOutline(hands, column / plate.scale + left, row / plate.scale + top) : 1;
      const [near, broad] = id === BARE ? [skinFold[i], skinForm[i]] : [fold[i], form[i]];
      tone[i] = lerp(near, (near + broad) * 0.5, told) - 1 + (outline[i] * 0.1 + limb[i] * 0.05) * told;
      light[i] = tone[i] * lerp(ON_FINGERS, 1, told) + (limb[i] * 0.08 + outline[i] * 0.06) * told;
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
  return { tone, light, fold, streak: flow.streak, limb, edge, outline };
}
