/** The person in the clothes, from the hair behind the back to the earrings: the one place that knows this order. */

import { type Accessory, asksFor, type Look } from '@toile/look';
import { ACCESSORIES, factsOf } from '@toile/look/records';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { drawBackHair, drawHead, faceOnSheet } from '#atelier/figure/draw-head.ts';
import { drawWorn } from '#atelier/figure/worn/draw-worn.ts';
import { drawBagsBehind, drawBagsOver } from '#atelier/figure/worn/draw-worn-bags.ts';
import { drawVeilBehind } from '#atelier/figure/worn/veils/draw-bridal-veil.ts';
import { cutterOf } from '#atelier/garments/cutters.ts';
import { coversHead, type Dressed, dressHead, dressPerson } from '#atelier/garments/dress-person.ts';
import type { Scene } from '#atelier/kit/scene.ts';

/** A chin lies over its collar: media that lay each cloth by itself would carry the cloth's colour onto it. */
function clearFace(scene: Scene, wearer: Wearer, seed: number, { outfit, garmentAt }: Dressed): void {
  const face = coversHead(outfit) ? null : faceOnSheet(wearer, seed);
  if (!face) return;
  const box = scene.bbox([face]);
  const mask = scene.mask([face], box);
  for (let i = 0; i < mask.length; i++)
    if (mask[i] > 0.5) garmentAt[(box.y + Math.floor(i / box.w)) * scene.width + box.x + (i % box.w)] = 0;
}

/** What is on the back lies under a cape, which hides it. */
const liesOver = ({ kind }: Accessory): boolean => kind !== 'backpack';

/**
 * Paints a dressed person over whatever the scene holds; shadows on the ground are not part of it.
 * @param onStep told how much of the figure is painted, 0 to 1.
 */
export function paintFigure(
  scene: Scene,
  wearer: Wearer,
  look: Look,
  seed: number,
  onStep?: (share: number) => void,
): Dressed {
  const cover = look.accessories.find(({ kind }) => ACCESSORIES[kind].hair === 'covers')?.colour.hex;
  const hat = look.accessories.some(({ kind }) => ACCESSORIES[kind].hair === 'presses') ? 'hat' : undefined;
  const under = look.garments.some((g) => asksFor(g, 'head-cover')) ? 'veil' : hat;
  const head = { seed, under, ...(cover && { cover }) } as const;
  const bags = look.garments.some((g) => cutterOf(g) === 'cape') ? look.accessories.filter(liesOver) : look.accessories;
  drawVeilBehind(scene, wearer, look.accessories, seed);
  drawBagsBehind(scene, wearer, bags, seed);
  drawBackHair(scene, wearer, head);
  const dressed = dressPerson(scene, wearer, look, seed);
  onStep?.(0.83);
  drawBagsOver(scene, wearer, bags, seed);
  drawHead(scene, wearer, head);
  dressHead(scene, dressed);
  if (scene.line) clearFace(scene, wearer, seed, dressed);
  const outer = look.garments.map((g) => g.layer === 'outer' || factsOf(g).vest === true);
  const coat = outer.includes(true) ? (pixel: number) => outer[dressed.garmentAt[pixel] - 1] === true : undefined;
  const cloth = (pixel: number): boolean => (dressed.garmentAt[pixel] ?? 0) > 0;
  drawWorn(scene, wearer, look.accessories, { seed, coat, cloth });
  onStep?.(1);
  return dressed;
}
