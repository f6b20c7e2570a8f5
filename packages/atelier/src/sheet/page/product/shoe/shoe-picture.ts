/** One view of shoes as pixels: their colours, how much of each pixel they cover, and the shade on the floor. */
import { noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { type Camera, LIGHT, onFloor, SKY, seen } from './camera.ts';
import { eachPixel } from './each-pixel.ts';
import { floorShade } from './floor-shadow.ts';
import { ShadeMap } from './shade-map.ts';
import { type Lights, shadePixel } from './shade-pixel.ts';
import type { Placed } from './surface.ts';

/** Where the picture's pixels lie: its first one, and how many there are to a length of a foot. */
interface PictureFrame {
  x: number;
  y: number;
  width: number;
  height: number;
  perFoot: number;
}

export interface ShoePicture {
  /** sRGB 0..1, three a pixel; cover and drawn line 0..1; shade of the floor 0..1. */
  rgb: Float32Array;
  cover: Float32Array;
  line: Float32Array;
  floor: Float32Array;
}

/** Samples across a pixel, where pixels are few enough. */
const FINE = 2;
const MANY = 2_400_000;
/** A step in depth that is drawn as a line, lengths of a foot. */
const STEP = 0.022;
const NOTHING = -1e9;
/** Marks a sample whose colour is laid. */
const SEEN = 0x8000;
/** Pixels between two places of the floor that are asked for their shade. */
const COARSE = 4;

interface Samples {
  width: number;
  height: number;
  depth: Float32Array;
  /** Which surface lies uppermost, from 1; 0 = none. */
  owner: Uint16Array;
}

/** Right, down and towards the eye, in samples. */
function projected({ points }: Placed, camera: Camera, frame: PictureFrame, fine: number): Float32Array {
  const out = new Float32Array(points.length);
  const k = frame.perFoot * fine;
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = seen(camera, [points[i], points[i + 1], points[i + 2]]);
    out[i] = x * k - frame.x * fine;
    out[i + 1] = y * k - frame.y * fine;
    out[i + 2] = z;
  }
  return out;
}

/** What of each surface is seen. */
function sampled(
  surfaces: readonly Placed[],
  pixels: readonly Float32Array[],
  size: Pick<Samples, 'width' | 'height'>,
): Samples {
  const depth = new Float32Array(size.width * size.height).fill(NOTHING);
  const owner = new Uint16Array(depth.length);
  for (const [i, surface] of surfaces.entries())
    eachPixel(surface, pixels[i], size, {
      isNear: (at, z) => z > depth[at],
      put: (at, z) => {
        depth[at] = z;
        owner[at] = i + 1;
      },
    });
  return { ...size, depth, owner };
}

/** Lays the colours of what is seen: each surface is lit once a pixel, however many samples of that it has. */
function coloured(
  surfaces: readonly Placed[],
  pixels: readonly Float32Array[],
  samples: Samples,
  lay: { lights: Lights; fine: number; rgb: Float32Array; across: number },
): void {
  const { width, depth, owner } = samples;
  const { lights, fine, rgb, across } = lay;
  const share = 1 / (fine * fine);
  const out = new Float32Array(3);
  const last = { of: new Uint16Array(rgb.length / 3), rgb: new Float32Array(rgb.length) };
  for (const [i, surface] of surfaces.entries())
    eachPixel(surface, pixels[i], samples, {
      isNear: (at, z) => owner[at] === i + 1 && Math.fround(z) >= depth[at],
      put: (at, _, place) => {
        const cell = Math.floor(Math.floor(at / width) / fine) * across + Math.floor((at % width) / fine);
        const p = cell * 3;
        if (last.of[cell] !== i + 1) {
          shadePixel(surface, place, lights, out);
          last.of[cell] = i + 1;
          last.rgb.set(out, p);
        }
        for (let c = 0; c < 3; c++) rgb[p + c] += last.rgb[p + c] * share;
        owner[at] |= SEEN;
      },
    });
}

/** How strongly a sample is drawn as an edge: against nothing, against another part, against what lies behind it. */
const EDGE = { outline: 1, part: 0.72, behind: 0.85 } as const;

/** @param reach samples to the neighbours that are asked. */
function edgeAt(samples: Samples, groups: readonly number[], [x, y]: readonly [number, number], reach: number): number {
  const { width, height, depth, owner } = samples;
  const at = y * width + x;
  const own = depth[at];
  const group = groups[(owner[at] & ~SEEN) - 1];
  let most = 0;
  for (let k = 0; k < 4; k++) {
    const [nx, ny] = [x + (k === 0 ? reach : k === 1 ? -reach : 0), y + (k === 2 ? reach : k === 3 ? -reach : 0)];
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
    const there = ny * width + nx;
    const step = own - depth[there];
    if (depth[there] === NOTHING) return EDGE.outline;
    if (step > STEP) most = Math.max(most, EDGE.behind);
    else if (step > -STEP / 3 && groups[(owner[there] & ~SEEN) - 1] !== group) most = Math.max(most, EDGE.part);
  }
  return most;
}

/** Ink is the thing's own colour, deep and warm; lines are lost and found. */
const INK = { keep: 0.2, hue: [0.11, 0.075, 0.09], deep: 0.85, least: 0.72, more: 0.5, slow: 0.012 } as const;

/** Cover of each pixel, and the lines within it. */
function outlined(
  samples: Samples,
  groups: readonly number[],
  picture: ShoePicture,
  { fine, across }: { fine: number; across: number },
): void {
  const { width, height, depth } = samples;
  const share = 1 / (fine * fine);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (depth[y * width + x] === NOTHING) continue;
      const to = Math.floor(y / fine) * across + Math.floor(x / fine);
      picture.cover[to] += share;
      const edge = edgeAt(samples, groups, [x, y], fine);
      if (edge === 0) continue;
      const lost = INK.least + INK.more * noiseBetween(TREMOR, x * INK.slow, y * INK.slow);
      picture.line[to] += share * clamp(edge * lost) * INK.deep;
    }
}

/** Colours of what is there alone, however little of a pixel that is. */
function whole({ rgb, cover }: ShoePicture): void {
  for (let i = 0; i < cover.length; i++) if (cover[i] > 0) for (let c = 0; c < 3; c++) rgb[i * 3 + c] /= cover[i];
}

/** Draws the lines into the colours. */
export function inked({ rgb, cover, line }: ShoePicture): void {
  for (let i = 0; i < cover.length; i++) {
    if (line[i] === 0) continue;
    const drawn = line[i] / cover[i];
    for (let c = 0; c < 3; c++) {
      const own = rgb[i * 3 + c];
      rgb[i * 3 + c] = lerp(own, own * INK.keep + INK.hue[c] * (1 - INK.keep), drawn);
    }
  }
}

function shadeFloor(floor: Float32Array, { x, y, width, height, perFoot }: PictureFrame, lights: Lights): void {
  const [w, h] = [Math.ceil(width / COARSE) + 2, Math.ceil(height / COARSE) + 2];
  const coarse = new Float32Array(w * h);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const p = onFloor(lights.camera, (i * COARSE + x) / perFoot, (j * COARSE + y) / perFoot);
      coarse[j * w + i] = p ? floorShade(lights, p) : 0;
    }
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const [u, v] = [i / COARSE, j / COARSE];
      const at = Math.floor(v) * w + Math.floor(u);
      const [fx, fy] = [u - Math.floor(u), v - Math.floor(v)];
      const above = lerp(coarse[at], coarse[at + 1], fx);
      floor[j * width + i] = lerp(above, lerp(coarse[at + w], coarse[at + w + 1], fx), fy);
    }
}

/** @param groups of each surface which it is drawn as one with. */
export function pictureOf(
  surfaces: readonly Placed[],
  groups: readonly number[],
  camera: Camera,
  frame: PictureFrame,
): ShoePicture {
  const lights: Lights = { camera, sun: new ShadeMap(surfaces, LIGHT), sky: new ShadeMap(surfaces, SKY) };
  const { width: across, height: down } = frame;
  const fine = across * down > MANY ? 1 : FINE;
  const count = across * down;
  const picture: ShoePicture = {
    rgb: new Float32Array(count * 3),
    cover: new Float32Array(count),
    line: new Float32Array(count),
    floor: new Float32Array(count),
  };
  const pixels = surfaces.map((surface) => projected(surface, camera, frame, fine));
  const samples = sampled(surfaces, pixels, { width: across * fine, height: down * fine });
  coloured(surfaces, pixels, samples, { lights, fine, rgb: picture.rgb, across });
  outlined(samples, groups, picture, { fine, across });
  whole(picture);
  shadeFloor(picture.floor, frame, lights);
  return picture;
}
