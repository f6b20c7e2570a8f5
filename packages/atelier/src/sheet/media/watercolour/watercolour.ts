/**
 * Watercolour, the house's own medium: two or three grouped values by cloth, the paper kept for light, a coloured line that is
 * heavy in the shade and lost towards the lamp.
 */
import { die } from '#atelier/kit/chance.ts';
import { borrowPage, giveBack, scoped, zeroBytes } from '#atelier/kit/fields.ts';
import { NOISE_SIDE } from '#atelier/kit/noise.ts';
import { times } from '#atelier/kit/numbers.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import type { Round } from './body-rounds.ts';
import { drawLine } from './draw-line.ts';
import { fieldsOf, type HandPlace } from './fields.ts';
import { type ClothSeen, type Handling, handlingOf, PLAIN, SKIN, THINGS } from './handlings.ts';
import { type HeadPlace, layWashes } from './lay-washes.ts';
import { BARE, plateOf, THING } from './plate.ts';
import { valuesOf } from './values.ts';

/** What a painter sees of the person and the clothes beside their colours. */
export interface Sitter {
  heads?: readonly HeadPlace[];
  hands?: readonly HandPlace[];
  /** In the order of `garmentAt`. */
  cloths: readonly ClothSeen[];
  rounds: readonly Round[];
  /** The ground is dark: lights are set with body white. */
  onDark?: boolean;
}

/** From how much of it on a pixel is bare skin, or a thing, whatever cloth lies below it. */
const SURE = 0.5;

/** Whose each pixel is. */
function ownersOf({ figure, sort }: Scene, garmentAt: Uint8Array): Uint8Array {
  const owner = zeroBytes(figure.length);
  owner.set(garmentAt);
  if (sort)
    for (let i = 0; i < owner.length; i++) {
      if (sort[i] > SURE) owner[i] = BARE;
      else if (sort[i] < -SURE) owner[i] = THING;
    }
  return owner;
}

/** How every owner takes a wash; cloth that nobody told of is taken for plain. */
const handlingsOf = (cloths: readonly ClothSeen[]): Handling[] =>
  times(BARE + 1, (owner) => {
    if (owner === BARE) return SKIN;
    if (owner === THING) return THINGS;
    const cloth = cloths[owner - 1];
    return cloth ? handlingOf(cloth) : PLAIN;
  });

/** Works in place on a scene with its lines apart. @param garmentAt per pixel: 0, or 1 + index of the garment that lies there. */
export function watercolour(scene: Scene, garmentAt: Uint8Array, sitter: Sitter): void {
  const { light } = scene;
  if (!light) return;
  const offset = die(NOISE_SIDE, scene.seed, 'watercolour.noise');
  const handlings = handlingsOf(sitter.cloths);
  scoped(() => {
    const painted = borrowPage(scene.rgb.length);
    painted.set(scene.rgb);
    const owner = ownersOf(scene, garmentAt);
    const plate = plateOf(scene, light, owner);
    const fields = fieldsOf({ plate, handlings, rounds: sitter.rounds, hands: sitter.hands ?? [], offset });
    const values = valuesOf(plate, scene, fields, handlings);
    const { heads = [] } = sitter;
    layWashes({ scene, plate, fields, values, owner, painted, heads, bodyWhite: sitter.onDark === true, offset });
    drawLine({ scene, plate, owner, painted, heads, offset });
    giveBack(painted);
  });
}
