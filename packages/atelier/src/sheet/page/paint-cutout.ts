/** The dressed person alone, on nothing: for shop pages and collages. */

import { HOUSE_MEDIUM, type Look, type Medium } from '@toile/look';
import { clamp } from '#atelier/kit/numbers.ts';
import { reduced } from '#atelier/kit/reduce.ts';
import { PAGE, Scene } from '#atelier/kit/scene.ts';
import { develop } from '#atelier/sheet/media/develop.ts';
import { MEDIUM_PAPER } from '#atelier/sheet/media/medium-paper.ts';
import type { Sitter } from '#atelier/sheet/media/watercolour/watercolour.ts';
import { loneWearer } from './lone-wearer.ts';
import { paintFigure } from './paint-figure.ts';
import { sharpnessOf } from './paint-sheet.ts';
import { paintPair, sitterOfPair } from './pair/paint-pair.ts';
import { standPair } from './pair/stand-pair.ts';
import { type Frame, windowFor } from './sheet.ts';
import { sitterOf } from './sitter.ts';

export interface CutoutOptions {
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** Painted pixels per pixel of the picture. */
  fineness?: number | undefined;
  medium?: Medium | undefined;
  onStep?: (step: 'cutting' | 'painting', progress: number) => void;
}

/**
 * What covers a pixel and how much of it, from the same paint over black and over white: every stroke and glaze is linear
 * in what lies below, so what differs between the two is what shines through. Straight alpha, 4 bytes a pixel.
 */
export function uncover(overBlack: Float32Array, overWhite: Float32Array): Uint8Array {
  const pixels = overBlack.length / 3;
  const out = new Uint8Array(pixels * 4);
  for (let p = 0; p < pixels; p++) {
    const i = p * 3;
    let through = 0;
    for (let c = 0; c < 3; c++) through += overWhite[i + c] - overBlack[i + c];
    const alpha = clamp(1 - through / 3, 0, 1);
    if (alpha < 1 / 510) continue;
    for (let c = 0; c < 3; c++) out[p * 4 + c] = clamp(Math.round((overBlack[i + c] / alpha) * 255), 0, 255);
    out[p * 4 + 3] = Math.round(alpha * 255);
  }
  return out;
}

/** Everybody of a Look as they are painted with nothing round them. */
interface Posed {
  /** Painted pixels per unit of the page, which is as they see it. */
  scale: number;
  page: { width: number; height: number };
  sitter: Sitter;
  /** Gives whose each pixel is. */
  paint: (scene: Scene, onStep: (share: number) => void) => Uint8Array;
}

function posedFor(look: Look, seed: number, asked: Posed['page'], scale: number): Posed {
  if (look.companion) {
    const { standing, zoom, page } = standPair(look, seed, asked);
    const paint: Posed['paint'] = (scene, onStep) => paintPair(scene, standing, onStep).garmentAt;
    return { scale: scale * zoom, page, sitter: sitterOfPair(standing, false), paint };
  }
  const wearer = loneWearer(look, asked.width);
  const paint: Posed['paint'] = (scene, onStep) => paintFigure(scene, wearer, look, seed, onStep).garmentAt;
  return { scale, page: asked, sitter: sitterOf(wearer, look, false), paint };
}

/** The people alone on the paper of a medium that is not linear in its ground. */
function developed(posed: Posed, seed: number, medium: Medium, onStep: CutoutOptions['onStep']): Scene {
  const scene = new Scene(posed.scale, seed, MEDIUM_PAPER[medium], posed.page, true);
  const garmentAt = posed.paint(scene, (share) => onStep?.('painting', 0.08 + share * 0.6));
  develop(scene, { medium, garmentAt, sitter: posed.sitter });
  return scene;
}

/** A drawing lifted off its paper: the figure covers, beyond it whatever pigment there is. Straight alpha. */
export function lifted({ rgb, figure, paper }: Pick<Scene, 'rgb' | 'figure' | 'paper'>): Uint8Array {
  const out = new Uint8Array(figure.length * 4);
  for (let p = 0; p < figure.length; p++) {
    let least = 1;
    for (let c = 0; c < 3; c++) least = Math.min(least, rgb[p * 3 + c] / paper[c]);
    const alpha = Math.max(figure[p], clamp(1 - least));
    if (alpha < 1 / 100) continue;
    for (let c = 0; c < 3; c++) {
      const own = (rgb[p * 3 + c] - paper[c] * (1 - alpha)) / alpha;
      out[p * 4 + c] = clamp(Math.round(own * 255), 0, 255);
    }
    out[p * 4 + 3] = Math.round(alpha * 255);
  }
  return out;
}

/** A cut figure in its place on a clear picture. */
function onNothing(cut: Uint8Array, frame: Frame, { width, height }: CutoutOptions): Uint8Array {
  if (frame.width === width && frame.height === height) return cut;
  const out = new Uint8Array(width * height * 4);
  for (let y = 0; y < frame.height; y++) {
    const row = cut.subarray(y * frame.width * 4, (y + 1) * frame.width * 4);
    out.set(row, ((y + frame.top) * width + frame.left) * 4);
  }
  return out;
}

/** RGBA bytes, straight alpha, `width` × `height` × 4: the figure in the middle, its surroundings clear. */
export function paintCutout(look: Look, seed: number, o: CutoutOptions): Uint8Array {
  const frame = windowFor(o.width, o.height);
  const { unit, scale } = sharpnessOf(frame, o.fineness);
  const page = { width: frame.width / unit, height: PAGE.height };
  const posed = posedFor(look, seed, page, scale);
  const over = (ground: string, from: number): Scene => {
    const scene = new Scene(posed.scale, seed, ground, posed.page);
    posed.paint(scene, (share) => o.onStep?.('painting', from + share * 0.4));
    return scene;
  };
  const rgbOf = (scene: Scene): Float32Array => reduced(scene.rgb, 3, scene, frame);
  const medium = o.medium ?? HOUSE_MEDIUM;
  if (medium === 'gouache') {
    const [black, white] = [over('#000000', 0.08), over('#ffffff', 0.48)];
    const cut = uncover(rgbOf(black), rgbOf(white));
    black.release();
    white.release();
    return onNothing(cut, frame, o);
  }
  const scene = developed(posed, seed, medium, o.onStep);
  const cut = lifted({ rgb: rgbOf(scene), figure: reduced(scene.figure, 1, scene, frame), paper: scene.paper });
  scene.release();
  return onNothing(cut, frame, o);
}
