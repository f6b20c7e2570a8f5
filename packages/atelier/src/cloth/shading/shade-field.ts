/** Shades the cloth of one garment, pixel by pixel: its dye and pattern, its threads, and the light on them. */

import type { Build, Material, Piece } from '#atelier/cloth/build.ts';
import { ruleOf } from '#atelier/cloth/named-cloths.ts';
import { distortPrint } from '#atelier/cloth/prints/distort-print.ts';
import { hasGrain } from '#atelier/cloth/prints/print-rules.ts';
import { levelFor } from '#atelier/cloth/prints/tile.ts';
import { isSeenAfar, type WeaveOn, weaveOn } from '#atelier/cloth/weaves/fine-weave.ts';
import { die } from '#atelier/kit/chance.ts';
import { luma, type Rgb, rgbOf } from '#atelier/kit/colour.ts';
import { zeros } from '#atelier/kit/fields.ts';
import { BLOT, CLOUD, GRAIN, NOISE_SIDE, noiseColumn, noiseRow } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { type GroundAt, groundOf } from './cloth-ground.ts';
import type { ClothField } from './field.ts';
import { type Facing, LIGHT, type Shader, shaderOf } from './shade.ts';
import { FULL, liesBetween, meanOf, noteShade, shadeBetween, TOLD } from './shade-between.ts';

/** Cloth lying this far below its neighbourhood (mean over the reach) is in the hollow of a fold; page units. */
const HOLLOW_REACH = 7;
const HOLLOW_FROM = 0.15;
const HOLLOW_DEPTH = 1.8;
/** How fast a colour pales in light beyond full. */
const PALING = 0.7;

/** One cloth of the garment, ready to be painted. */
interface Paint {
  dye: Rgb;
  /** Null where the cloth is of its dye alone. */
  groundAt: GroundAt | null;
  /** Null where the cloth is smooth. */
  weave: WeaveOn | null;
  shade: Shader;
  cover: number;
  /** How far its threads are stilled where it is white: all of them in a smooth cloth, where noise reads as dirt. */
  calm: number;
  /** It has no pattern and no lines of its own, and nothing shows through it: in a preview a pixel is the mean of two that are alike. */
  isEven: boolean;
}

function paintsOf(
  scene: Scene,
  field: ClothField,
  build: Build,
  materials: readonly Material[],
  seed: number,
): Paint[] {
  const { scale } = scene;
  const level = levelFor(scale);
  return materials.map((m) => {
    const dye = rgbOf(m.colour);
    const rule = ruleOf(m);
    const groundAt = groundOf(m, field, build.pieces, scale, seed);
    const cover = m.opacity ?? rule.cover;
    return {
      dye,
      groundAt,
      weave: weaveOn(rule, { ground: dye, level, printed: !!m.print }, field, scene.shows('thread')),
      shade: shaderOf(rule),
      cover,
      calm: 0.6 * smoothstep(0.24, 0.08, rule.weaveDepth),
      isEven: !groundAt && cover >= 1 && !isSeenAfar(rule),
    };
  });
}

/** Shade of every piece beyond its folds: evenly, and growing down the page. */
const darkOf = ({ dark = 0, shadeDown: fall }: Piece, y: number): number =>
  dark + (fall ? lerp(fall[1], fall[3], clamp((y - fall[0]) / (fall[2] - fall[0]))) : 0);

/** A garment about to be shaded. */
interface Shading {
  scene: Scene;
  field: ClothField;
  /** Its height smoothed, and the mean height around each pixel, pixels; its cover softened. */
  smooth: Float32Array;
  around: Float32Array;
  rim: Float32Array;
  /** Per piece: its cloth, and its shade in this row. */
  paintOf: readonly Paint[];
  dark: Float64Array;
  /** Moves the noise. */
  offset: number;
  /** In a preview, what became of the pixels shaded so far: `TOLD` numbers each. */
  told: Float32Array | null;
}

/** The pixels of a row that are shaded in one go: from the first, every `step`-th; their neighbours told lie `apart` pixels to both sides. */
interface Course {
  from: number;
  step: number;
  /** 0 where none is told yet. */
  apart: number;
}

/**
 * Colour and light of what is worked on, pixel by pixel. The colour is read and written by its indices alone, as an array is; in one
 * each number stored would be put in a box of its own.
 */
const c = new Float64Array(4) as unknown as number[];
const facing: Facing = { lambert: 0.5, nx: 0.5, ny: 0.5, nz: 0.5, x: 0.5, y: 0.5, occlusion: 0.5, hollow: 0.5 };

// row by row, as a function called often is compiled well
function shadeRow(
  y: number,
  { from, step, apart }: Course,
  { scene, field, smooth: h, around, rim, paintOf, dark, offset, told }: Shading,
): void {
  const { box, cover, occlusion, piece: pieceAt } = field;
  const { rgb, figure, line, light, sort, width, scale } = scene;
  const isBlotted = scene.shows('blot');
  const w = box.w;
  const unit = 1 / scale;
  const hollowFrom = HOLLOW_FROM * scale;
  const hollowShare = 1 / (HOLLOW_DEPTH * scale);
  const py = (y + box.y) * unit;
  const cloudRow = noiseRow(py * 0.9);
  const blotRow = noiseRow(py * 1.5 + offset);
  const grainRow = noiseRow(y + box.y);
  for (let x = from, i = y * w + from; x < w; x += step, i += step) {
    const here = cover[i];
    if (here <= 0.004) continue;
    const px = (x + box.x) * unit;
    const id = pieceAt[i];
    const { dye, groundAt, weave, shade, cover: own, calm: stilled, isEven } = paintOf[id];
    const page = (y + box.y) * width + x + box.x;
    if (apart && isEven && here > FULL && told && liesBetween(told, cover, pieceAt, h, i, apart)) {
      const beside = apart === 1 ? 1 : width;
      meanOf(rgb, (page - beside) * 3, (page + beside) * 3, page * 3, 3);
      meanOf(told, (i - apart) * TOLD, (i + apart) * TOLD, i * TOLD, TOLD);
      if (figure[page] < here) figure[page] = here;
      if (line) line[page] = 0;
      if (sort) sort[page] = 0;
      if (light) light[page] = (light[page - beside] + light[page + beside]) * 0.5;
      continue;
    }
    const level = h[i];
    const left = x > 0 && cover[i - 1] > 0.3 ? h[i - 1] : level;
    const right = x < w - 1 && cover[i + 1] > 0.3 ? h[i + 1] : level;
    const up = y > 0 && cover[i - w] > 0.3 ? h[i - w] : level;
    const down = y < box.h - 1 && cover[i + w] > 0.3 ? h[i + w] : level;
    const gx = (right - left) * 0.5;
    const gy = (down - up) * 0.5;
    const nz = 1 / Math.sqrt(1 + gx * gx + gy * gy);
    facing.nx = -gx * nz;
    facing.ny = -gy * nz;
    facing.nz = nz;
    facing.x = px;
    facing.y = py;
    const cloud = CLOUD[cloudRow + noiseColumn(px * 0.9 + offset)];
    const blot = isBlotted ? BLOT[blotRow + noiseColumn(px * 1.5)] : 0;
    facing.lambert = (LIGHT[2] - gx * LIGHT[0] - gy * LIGHT[1]) * nz + (blot + cloud) * 0.012;
    c[3] = 1;
    if (groundAt) groundAt(i, x, y, gx, c);
    else {
      c[0] = dye[0];
      c[1] = dye[1];
      c[2] = dye[2];
    }
    const texture = weave ? weave(i, c, facing) : 0;
    if (figure[page] < here) figure[page] = here;
    // a hole between threads
    if (c[3] === 0) continue;
    const inner = rim[i];
    const lightness = luma(c);
    // noise on white reads as dirt
    const calm = lightness > 0.6 ? 1 - stilled * smoothstep(0.6, 0.9, lightness) : 1;
    // near an edge of the cloth the air around it would count as depth
    const deep = around[i] - level - hollowFrom;
    facing.hollow = deep > 0 ? Math.min(1, deep * hollowShare) * clamp(inner * 2 - 1) : 0;
    facing.occlusion = dark[id] + occlusion[i] * 0.8;
    if (!told) shade(c, facing);
    else {
      const r = c[0];
      const g = c[1];
      const b = c[2];
      if (!apart || !shadeBetween(told, (i - apart) * TOLD, (i + apart) * TOLD, lightness, c, facing)) shade(c, facing);
      noteShade(told, i * TOLD, r, g, b, lightness, c, facing);
    }
    let alpha = here * c[3];
    const turned = inner < 0.95 ? Math.min(1, 1.9 - inner * 2) : 0;
    let q =
      1 - (texture + cloud * 0.05 + GRAIN[grainRow + noiseColumn(x + box.x)] * 0.022) * calm - turned * turned * 0.09;
    if (own < 1) {
      // sheer cloth is seen twice where it turns away, and where its edge is rolled
      const rolled = smoothstep(0.93, 0.82, inner);
      alpha *= clamp(own + 0.2 * smoothstep(0.85, 0.3, nz) + 0.16 * rolled);
      q -= rolled * 0.07;
    }
    const to = page * 3;
    // a light beyond full pales a colour and keeps its hue: cut off one by one, gold would turn to lemon
    const most = Math.max(c[0], c[1], c[2]) * q;
    const pale = most > 1 ? Math.min(1, (most - 1) * PALING) : 0;
    const k0 = most > 1 ? (q / most) * (1 - pale) : q;
    rgb[to] += (clamp(c[0] * k0 + pale) - rgb[to]) * alpha;
    rgb[to + 1] += (clamp(c[1] * k0 + pale) - rgb[to + 1]) * alpha;
    rgb[to + 2] += (clamp(c[2] * k0 + pale) - rgb[to + 2]) * alpha;
    if (line) line[page] *= 1 - alpha;
    if (sort) sort[page] *= 1 - alpha;
    if (light) light[page] += ((luma(c) + 0.08) / (lightness + 0.08) - light[page]) * alpha;
  }
}

/** Every `every`-th row from the first, and how its pixels are gone through. */
interface Rows {
  first: number;
  every: number;
  courses: readonly Course[];
}

const WHOLE: readonly Rows[] = [{ first: 0, every: 1, courses: [{ from: 0, step: 1, apart: 0 }] }];

/** First every second pixel of every second row, then what lies between. @param w pixels from row to row. */
const sparsely = (w: number): readonly Rows[] => [
  {
    first: 0,
    every: 2,
    courses: [
      { from: 0, step: 2, apart: 0 },
      { from: 1, step: 2, apart: 1 },
    ],
  },
  { first: 1, every: 2, courses: [{ from: 0, step: 1, apart: w }] },
];

/** Paints the laid cloth of a garment onto the page. */
export function shadeField(
  scene: Scene,
  field: ClothField,
  build: Build,
  materials: readonly Material[],
  seed: number,
): void {
  const { box, cover } = field;
  const k = scene.scale;
  const main = ruleOf(materials[0]);
  const h = scene.blur(field.height, box.w, box.h, main.round * k);
  const around = scene.blur(field.height, box.w, box.h, HOLLOW_REACH * k);
  const rim = scene.blur(cover, box.w, box.h, 3.5 * k);
  distortPrint(
    field,
    build.pieces,
    h,
    k,
    materials.map(({ print }) => hasGrain(print)),
  );
  const paints = paintsOf(scene, field, build, materials, seed);
  const shading: Shading = {
    scene,
    field,
    smooth: h,
    around,
    rim,
    paintOf: build.pieces.map((piece) => paints[piece.material ?? 0]),
    dark: new Float64Array(build.pieces.length),
    offset: die(NOISE_SIDE, seed, 'cloth.noise'),
    told: scene.shows('shade') ? null : zeros((cover.length + box.w) * TOLD),
  };
  for (const { first, every, courses } of shading.told ? sparsely(box.w) : WHOLE)
    for (let y = first; y < box.h; y += every) {
      build.pieces.forEach((piece, n) => {
        shading.dark[n] = darkOf(piece, (y + box.y) / k);
      });
      for (const course of courses) shadeRow(y, course, shading);
    }
}
