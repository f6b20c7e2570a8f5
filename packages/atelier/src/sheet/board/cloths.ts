/** Cloths of a board: swatches of what was painted, with their names. */

import type { Look } from '@toile/look';
import type { Material } from '#atelier/cloth/build.ts';
import { garmentMaterial } from '#atelier/garments/measures.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';
import { type Sample, samplesOf } from '#atelier/sheet/page/samples.ts';
import { paintSwatch } from '#atelier/sheet/page/swatch.ts';
import { type Board, heightOf, widthOf } from './board.ts';
import { paragraph } from './words.ts';

/** A cloth with the material it was painted with. */
export interface Swatch extends Sample {
  material: Material;
}

function materialOf({ garmentId, border }: Sample, { materials, look }: Board): Material | undefined {
  const used = materials.find(
    (one) => one.garmentId === garmentId && Boolean(one.material.strip) === Boolean(border),
  )?.material;
  if (used || border) return used;
  const garment = allGarments(look).find(({ id }) => id === garmentId);
  return garment && garmentMaterial(garment);
}

const allGarments = ({ garments, companion }: Look): Look['garments'] => [...garments, ...(companion?.garments ?? [])];

/** The cloths of everybody, most telling first. */
export const swatchesOf = (board: Board, most: number): Swatch[] =>
  samplesOf({ ...board.look, garments: allGarments(board.look) })
    .flatMap((sample) => {
      const material = materialOf(sample, board);
      return material ? [{ ...sample, material }] : [];
    })
    .slice(0, most);

export const laySwatch = ({ scene, seed }: Board, { material }: Swatch, rect: Rect): void =>
  paintSwatch(scene, material, { x: rect.left, y: rect.top, width: widthOf(rect), height: heightOf(rect) }, seed);

/** Page units: between a swatch and its name, and between two swatches; how tall a border is beside cloth. */
const CAPTION_GAP = 12;
const GAP = 26;
const STRIP = 0.5;
const CAPTION_LINES = 3;

/** Swatches beside each other, each with its name under it. @returns how low it reaches. */
export function swatchRow(
  board: Board,
  swatches: readonly Swatch[],
  room: Rect,
  most = Number.POSITIVE_INFINITY,
): number {
  if (!swatches.length) return room.top;
  const wide = Math.min(most, (widthOf(room) - GAP * (swatches.length - 1)) / swatches.length);
  const captions = swatches.map(({ caption }) => paragraph(board, caption, { width: wide, most: CAPTION_LINES }));
  const tall = heightOf(room) - CAPTION_GAP - Math.max(...captions.map(({ height }) => height));
  for (const [i, swatch] of swatches.entries()) {
    const left = room.left + i * (wide + GAP);
    const own = swatch.border ? tall * STRIP : tall;
    const top = room.top + tall - own;
    laySwatch(board, swatch, { left, right: left + wide, top, bottom: top + own });
    captions[i].set(left, room.top + tall + CAPTION_GAP);
  }
  return room.bottom;
}

/** Swatches under each other with their names beside them. */
export function swatchColumn(board: Board, swatches: readonly Swatch[], room: Rect, chip: number): number {
  let y = room.top;
  for (const swatch of swatches) {
    const caption = paragraph(board, swatch.caption, {
      width: widthOf(room) - chip - GAP,
      most: CAPTION_LINES,
    });
    const tall = Math.max(swatch.border ? chip * STRIP : chip * TALL, caption.height);
    if (y + tall > room.bottom) break;
    laySwatch(board, swatch, { left: room.left, right: room.left + chip, top: y, bottom: y + tall });
    caption.set(room.left + chip + GAP, y + (tall - caption.height) / 2);
    y += tall + GAP;
  }
  return y - GAP;
}
/** Height of a swatch beside its width. */
const TALL = 0.82;
