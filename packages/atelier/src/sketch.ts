/**
 * Reading and drawing for a browser's worker: the very code of the server without its press. Resolved under the condition
 * `browser` it asks nothing of its host but OffscreenCanvas.
 */

import { type FlatDrafter, isRecoloured, type Look } from '@toile/look';
import { type Offers, offersOf } from '#atelier/changing/by-hand/offers.ts';
import { change } from '#atelier/changing/change.ts';
import { tellChange } from '#atelier/changing/tell-change.ts';
import type { Brief, BriefEdit } from '#atelier/draft/brief.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { isUnderstood } from '#atelier/reading/is-understood.ts';
import { refusal } from '#atelier/reading/refusal/refuse.ts';
import { type Croquis, croquisOf } from '#atelier/sheet/croquis/croquis.ts';
import type { FigurePicture } from '#atelier/sheet/page/figure-picture.ts';
import { painterOf } from '#atelier/sheet/page/painter.ts';
import { refusalOfDrawn, refusalOfEdited } from './judge.ts';
import { read } from './read.ts';

export { type Variation, variationsOf, type WantedVariations, type Way } from '#atelier/changing/by-hand/variations.ts';
export type { Brief, BriefEdit } from '#atelier/draft/brief.ts';
export type { Family } from '#atelier/sheet/lettering/type.ts';
export {
  choose,
  type GarmentPlace,
  harmonyOf,
  type NamedColour,
  nameColours,
  paintPerson,
  placesOf,
  recolour,
} from './colourways.ts';

/** How a sheet is drawn. */
export interface SketchOptions {
  /** Pixels. */
  width: number;
  /** Who draws the technical flats of the sheet; without one there are none. */
  draft?: FlatDrafter;
  /** Whether the figure's own picture is wanted in place of the sheet: of the same height, without what is set beside it. */
  isFigure?: boolean;
  /** Told how the figure will stand, before it is painted. */
  onCroquis?: (croquis: Croquis) => void;
}

/** What is told of a sketch before any of it is painted. */
export type { Croquis, Slot } from '#atelier/sheet/croquis/croquis.ts';

export interface Sketch {
  /** What was read. */
  look: Look;
  /** Whether it is the figure's own picture. */
  isFigure: boolean;
  width: number;
  height: number;
  /** RGBA, opaque. */
  data: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * The sheet of a brief; null where the brief is one that is never drawn, or nothing of it was understood. Deterministic in all it is
 * given.
 */
export function sketch(brief: Brief, seed: number, options: SketchOptions): Sketch | null {
  if (refusal(brief)) return null;
  const look = read(brief, seed);
  if (!isUnderstood(brief.words, look.reading) || refusalOfDrawn([brief.words], look)) return null;
  return paint(look, seed, options);
}

/** A Look as words have it that are read against it, what they changed and could not, and its sheet. */
export interface EditSketch extends Sketch {
  /** One line of what changed. */
  told: string;
  isChanged: boolean;
  /** It has other colours, or another medium, and nothing else. */
  isFree: boolean;
  /** What can be chosen of it by hand. */
  offers: Offers;
}

/** The sheet of a changed Look; null where the words, or who would wear them, are such as are never drawn. */
export function sketchEdit(edit: BriefEdit, seed: number, options: SketchOptions): EditSketch | null {
  const changed = change(edit);
  const { look } = changed;
  if (refusalOfEdited([edit.words, ...(edit.family?.said ?? [])], look)) return null;
  return {
    ...paint(look, seed, options),
    told: tellChange(changed),
    isChanged: changed.changed.length > 0,
    isFree: isRecoloured(edit.look, look),
    offers: offersOf(look),
  };
}

function paint(look: Look, seed: number, { width, draft, onCroquis, isFigure = false }: SketchOptions): Sketch {
  const height = Math.round((width * PAGE.height) / PAGE.width);
  const croquis = onCroquis && croquisOf(look, seed, { width, height }, isFigure);
  if (croquis) onCroquis(croquis);
  let figure: FigurePicture | undefined;
  const onFigure = (painted: FigurePicture) => {
    figure = painted;
  };
  const data = painterOf(look.medium, false)(look, seed, { width, height, draft, ...(isFigure && { onFigure }) });
  const shown = figure ?? { data, width, height };
  return { look, isFigure: figure !== undefined, width: shown.width, height: shown.height, data: opaque(shown.data) };
}

/** RGB bytes as RGBA. */
function opaque(rgb: Uint8Array): Sketch['data'] {
  const data = new Uint8ClampedArray((rgb.length / 3) * 4).fill(255);
  for (let i = 0, j = 0; i < rgb.length; i += 3, j += 4) {
    data[j] = rgb[i];
    data[j + 1] = rgb[i + 1];
    data[j + 2] = rgb[i + 2];
  }
  return data;
}
