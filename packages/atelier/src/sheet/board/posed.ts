/** Who is on a design's page, and how much room they take: about the plumb line and the floor, in units of the sheet. */
import type { Look, Pose } from '@toile/look';
import { FLOOR, makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { heelOf } from '#atelier/figure/feet/draw-shoes.ts';
import { poseFor, stanceFor } from '#atelier/figure/poses/stance-for.ts';
import { drawnParts } from '#atelier/garments/drawn-parts.ts';
import { outfitOf } from '#atelier/garments/outfit.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { SIDES } from '#atelier/kit/side.ts';
import { type Standing, standPair } from '#atelier/sheet/page/pair/stand-pair.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';

interface Posing {
  look: Look;
  seed: number;
  /** From the middle of the group. */
  x: number;
  size: number;
}

export interface Posed {
  people: readonly Posing[];
  /** What they take: left and top are less than 0. */
  extent: Rect;
}

/** Somebody of a group where the group's plumb line and floor are. */
export function standAt({ look, x, size }: Posing, at: { x: number; floor: number }): Wearer {
  const heel = heelOf(look.footwear.kind, look.footwear.details);
  const person = { ...look.person, pose: poseFor(look) };
  return makeWearer(person, { x: at.x + x, floor: at.floor, heel, size, stance: stanceFor(look) });
}

function peopleOn(look: Look, seed: number): Posing[] {
  if (!look.companion) return [{ look, seed, x: 0, size: 1 }];
  const { standing, page } = standPair(look, seed, PAGE);
  return standing.map(({ look: worn, wearer, seed: own }: Standing) => ({
    look: worn,
    seed: own,
    x: wearer.origin[0] - page.width / 2,
    size: wearer.perHead / standAt({ look: worn, seed: own, x: 0, size: 1 }, { x: 0, floor: FLOOR }).perHead,
  }));
}

/** Beyond the crown and the wrists, heads; beyond cloth and below the floor, page units. */
const BEYOND = { crown: 0.3, hand: 0.62, cloth: 8, floor: 26 } as const;

/** Where somebody stands on their own sheet: what lies beyond it counts as unseen. */
export const SHEET = { x: PAGE.width / 2, floor: FLOOR } as const;

function extentOf(one: Posing): Rect {
  const wearer = standAt({ ...one, x: 0 }, SHEET);
  const boxes = drawnParts(outfitOf(wearer, one.look, one.seed)).map(({ box }) => box);
  const { h, o } = wearer.head;
  const hands = SIDES.map((side) => wearer.arm[side].wrist);
  const head = o[1] - h * BEYOND.crown;
  const on = {
    left: Math.min(...boxes.map(({ x }) => x - BEYOND.cloth), ...hands.map(([x]) => x - h * BEYOND.hand)),
    right: Math.max(...boxes.map(({ x, w }) => x + w + BEYOND.cloth), ...hands.map(([x]) => x + h * BEYOND.hand)),
    top: Math.min(head, ...boxes.map(({ y }) => y - BEYOND.cloth)),
  };
  const across = one.x - SHEET.x;
  return { left: on.left + across, right: on.right + across, top: on.top - SHEET.floor, bottom: BEYOND.floor };
}

/** Deterministic in Look and seed. */
export function posedOf(look: Look, seed: number): Posed {
  const people = peopleOn(look, seed);
  const extents = people.map(extentOf);
  return {
    people,
    extent: {
      left: Math.min(...extents.map(({ left }) => left)),
      right: Math.max(...extents.map(({ right }) => right)),
      top: Math.min(...extents.map(({ top }) => top)),
      bottom: BEYOND.floor,
    },
  };
}

function inPose(look: Look, poseOf: (pose: Pose) => Pose): Look {
  const turned = <T extends { person: Look['person'] }>(worn: T): T => ({
    ...worn,
    person: { ...worn.person, pose: poseOf(worn.person.pose) },
  });
  return { ...turned(look), ...(look.companion && { companion: turned(look.companion) }) };
}

/** The same people seen from behind. */
export const fromBehind = (look: Look): Look => inPose(look, () => 'back');

/** The same people; who shows their back stands turned round. */
export const fromFront = (look: Look): Look => inPose(look, (pose) => (pose === 'back' ? 'relaxed' : pose));

/** Does anybody of them show their back? What is draped is shown turned, never from behind. */
export const isBehind = ({ people }: Posed): boolean => people.some((one) => standAt(one, SHEET).back);
