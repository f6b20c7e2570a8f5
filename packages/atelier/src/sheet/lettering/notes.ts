/** The notes of a sheet: a few, each about another part of the outfit. */

import type { Look } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { luma } from '#atelier/kit/colour.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { distance, mix, type Point, sub, unit } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { telling } from '#atelier/sheet/flats/flat.ts';
import { type Callout, calloutsFor } from './callouts.ts';
import { heightsAbout, hemHeights, type Note, type NoteInput, type NotePage, placeNote, skirtHeights } from './note.ts';
import { lengthOf, measuringContext } from './type.ts';

/** Within this of an arm or hand, page units, cloth is a sleeve and no hem. */
const SLEEVE = 44;
const HAND = 60;
/** How far down the upper arm a sleeve stands clear of the body, as a share. */
const UPPER = 0.55;
const MOST = 3;
/** Notes beside which nothing plain is said. */
const ENOUGH = 2;
/** Garments that are spoken of. */
const TELLING = 3;

/** Is this pixel of the scene on an arm below the shoulder, or on a hand? */
function armsOf({ arm }: Wearer, { scale, width }: Scene): (pixel: number) => boolean {
  const parts = [arm[LEFT], arm[RIGHT]].flatMap(({ shoulder, elbow, wrist }) => {
    const part = (from: Point, to: Point, beyond: number) => ({
      from,
      along: unit(sub(to, from)),
      length: distance(from, to) + beyond,
    });
    return [part(mix(shoulder, elbow, UPPER), elbow, 0), part(elbow, wrist, HAND)];
  });
  return (pixel) => {
    const x = (pixel % width) / scale;
    const y = Math.floor(pixel / width) / scale;
    return parts.some(({ from, along, length }) => {
      const t = clamp((x - from[0]) * along[0] + (y - from[1]) * along[1], 0, length);
      return (x - from[0] - along[0] * t) ** 2 + (y - from[1] - along[1] * t) ** 2 < SLEEVE ** 2;
    });
  };
}

/**
 * Page heights between which a garment is seen, or null if nothing of it is.
 * @param first @param last the first and the last pixel that may be its.
 */
function heightsOf(
  scene: Scene,
  isGarment: (pixel: number) => boolean,
  first: number,
  last: number,
): { topY: number; hemY: number } | null {
  const { width, height, scale } = scene;
  const enough = 12 * scale;
  const isSeen = (y: number): boolean => {
    let seen = 0;
    for (let x = 0, row = y * width; x < width; x++) if (isGarment(row + x) && ++seen > enough) return true;
    return false;
  };
  // a unit of the page is near enough
  const step = Math.max(1, Math.floor(scale));
  let low = height - 1 - Math.floor((height - 1 - Math.floor(last / width)) / step) * step;
  while (low >= 0 && !isSeen(low)) low -= step;
  if (low < 0) return null;
  let top = Math.floor(first / width / step) * step;
  while (top < low && !isSeen(top)) top += step;
  return { topY: top / scale, hemY: low / scale };
}

/**
 * Lightness of a ground below which chalk stands out more than ink, and up to which only the deepest ink reaches a contrast of 4.5;
 * words across both belong to neither.
 */
const DARK = { chalk: 0.48, across: 0.56, deep: 0.62 } as const;
/** Bare paper is above this, and paler by so much than a field that has an edge: a wash alone is uneven by less. */
const PAPER = { above: 0.92, paler: 0.09 } as const;
const crossesEdge = (darkest: number, palest: number): boolean =>
  (darkest < DARK.chalk && palest >= DARK.across) || (palest > PAPER.above && palest - darkest > PAPER.paler);

/** Above the baseline, page units, where the ground of a line is looked at: under its short letters, and at the head of its tall ones. */
const LOOKED_AT = [6, 21] as const;

/** Where along a line its ground is looked at, as shares of it: a little beyond its ends too, so that no word runs up to an edge. */
const ALONG = [-0.05, 0, 0.25, 0.5, 0.75, 1, 1.05] as const;

/** Least and greatest lightness, 0 to 1, of the ground under the words of a note, looked at in seven places of each line, low and high. */
function groundUnder({ rgb, width, height, scale }: Scene, { lines }: Note, measure: Context2D): [number, number] {
  const lumas = lines.flatMap(({ words, x, y }) => {
    const long = lengthOf(measure, words);
    return LOOKED_AT.flatMap((above) =>
      ALONG.map((t) => {
        const column = clamp(Math.round((x + long * t) * scale), 0, width - 1);
        const at = (Math.min(height - 1, Math.round((y - above) * scale)) * width + column) * 3;
        return luma([rgb[at], rgb[at + 1], rgb[at + 2]]);
      }),
    );
  });
  return [Math.min(...lumas), Math.max(...lumas)];
}

export interface NotesInput extends NotePage {
  look: Look;
  wearer: Wearer;
  /** Per pixel of the scene: 0, or 1 + index of the garment that is seen there. */
  garmentAt: Uint8Array;
}

/** @returns null where nothing of the garment is seen. */
function inputOf({ words, garment, places }: Callout, o: NotesInput, suits: (note: Note) => boolean): NoteInput | null {
  const mark = o.look.garments.indexOf(garment) + 1;
  const isCloth = (pixel: number): boolean => o.garmentAt[pixel] === mark;
  if (typeof places !== 'string')
    return { words, suits, isGarment: isCloth, tries: (side) => heightsAbout(places, side) };
  const isArm = armsOf(o.wearer, o.scene);
  const isGarment = (pixel: number): boolean => isCloth(pixel) && !isArm(pixel);
  const first = o.garmentAt.indexOf(mark);
  const heights = first < 0 ? null : heightsOf(o.scene, isGarment, first, o.garmentAt.lastIndexOf(mark));
  const heightsOn = places === 'hem' ? hemHeights : skirtHeights;
  return heights && { words, suits, isGarment, tries: () => ({ heights: heightsOn(heights.topY, heights.hemY) }) };
}

/** What most garments share is worth a leader where it gives a number to cut by. */
const isWorth = ({ words, tells }: Callout): boolean => tells > 1 || /\d/.test(words);

/** Lightness of chalk and of the deepest ink; contrast as readers of a page need it, of two lightnesses. */
const CHALK = 0.97;
const INK = 0.08;
const linear = (lightness: number): number => lightness ** 2.2 + 0.05;
const contrast = (a: number, b: number): number => linear(Math.max(a, b)) / linear(Math.min(a, b));
/** What all notes of a sheet must reach in one ink to be written in it. */
const ENOUGH_CONTRAST = 3.9;

/** Chalk or ink, one for all notes of a sheet where one stands out on every ground. */
function inked(notes: readonly Note[], grounds: readonly (readonly [number, number])[]): Note[] {
  const chalk = Math.min(...grounds.map(([, palest]) => contrast(CHALK, palest)));
  const ink = Math.min(...grounds.map(([darkest]) => contrast(INK, darkest)));
  const one = Math.max(chalk, ink) > ENOUGH_CONTRAST;
  return notes.map((note, i) => {
    const [darkest] = grounds[i];
    const onDark = one ? chalk > ink : darkest < DARK.chalk;
    return { ...note, onDark, ...(!onDark && darkest < DARK.deep && { onMiddle: true }) };
  });
}

/** At most one note on each part of the figure, what tells most first: a decision, or a number, and few of those alone. */
export function notesFor(o: NotesInput): Note[] {
  const measure = measuringContext();
  const notes: Note[] = [];
  const said = new Set<string>();
  // words half on a wall and half on paper belong to neither
  const suits = (note: Note): boolean => !crossesEdge(...groundUnder(o.scene, note, measure));
  for (const callout of calloutsFor(telling(o.look, TELLING), o.look, o.wearer).filter(isWorth)) {
    const most = callout.tells > 1 ? MOST : ENOUGH;
    if (notes.length >= most || said.has(callout.of) || said.has(callout.words)) continue;
    const input = inputOf(callout, o, suits);
    const last = notes[notes.length - 1];
    // from one side to the other, so that the words balance
    const first = last && last.to[0] > last.from[0] ? 'left' : 'right';
    const note = input && placeNote(o, input, notes, measure, first);
    if (!note) continue;
    notes.push(note);
    said.add(callout.of).add(callout.words);
  }
  return inked(
    notes,
    notes.map((note) => groundUnder(o.scene, note, measure)),
  );
}
