/**
 * Paints one garment: all its pieces go into one height field and are shaded together, so that a sleeve and a bodice
 * read as one form and a seam is only a line.
 */
import type { Build, Bump, Join, Material, Piece } from '#atelier/cloth/build.ts';
import { drawIn } from '#atelier/cloth/draw-in.ts';
import { isSheer, ruleOf, type Weave } from '#atelier/cloth/fabrics.ts';
import type { ClothField } from '#atelier/cloth/field.ts';
import { type WeaveOn, weaveOn } from '#atelier/cloth/fine-weave.ts';
import { type GroundAt, groundOf } from '#atelier/cloth/ground.ts';
import { hasGrain, isPlaced } from '#atelier/cloth/prints.ts';
import { raiseFold } from '#atelier/cloth/raise-fold.ts';
import { rasterPiece, SEEN } from '#atelier/cloth/raster.ts';
import { type Facing, LIGHT, type Shader, shaderOf } from '#atelier/cloth/shade.ts';
import { levelFor } from '#atelier/cloth/tile.ts';
import { luma, type Rgb, rgbOf } from '#atelier/paint/colour.ts';
import { scoped, zeroBytes, zeros } from '#atelier/paint/fields.ts';
import { clamp, lerp, smoothstep } from '#atelier/paint/geometry.ts';
import { BLOT, CLOUD, GRAIN, noiseColumn, noiseRow } from '#atelier/paint/noise.ts';
import type { Scene } from '#atelier/paint/scene.ts';

export interface LayerOptions {
  seed: number;
  /** Strength of the shadow it throws on what is below, 0..1. */
  cast?: number;
  /** Page-sized map in which the pixels it covers are given this number. */
  mark?: { map: Uint8Array; as: number };
}

/** Cloth lying this far below its neighbourhood (mean over the reach) is in the hollow of a fold; drawing units. */
const HOLLOW_REACH = 7;
const HOLLOW_FROM = 0.15;
const HOLLOW_DEPTH = 1.8;
/** How fast a colour pales in light beyond full. */
const PALING = 0.7;
/** Room around the outlines for blurs and cast shadows, drawing units. */
const PAD = 16;

/** Whether its pattern tells what a crease swallows. */
const showsSlip = (m: Material): boolean => !!m.print || !!m.work || FIGURED.includes(ruleOf(m).weave);
/** In a preview only straight lines tell it. */
const showsBrokenLines = ({ print }: Material): boolean => hasGrain(print);
const FIGURED: readonly Weave[] = ['figured', 'lace', 'sequin', 'quilt', 'cable', 'herringbone'];

const lieOf = ({ print }: Material, { grain }: Piece): 'mirrored' | 'placed' | 'running' =>
  print && isPlaced(print.kind) ? 'placed' : grain?.mirror && hasGrain(print) ? 'mirrored' : 'running';

function layPieces(scene: Scene, build: Build, materials: readonly Material[]): ClothField {
  const k = scene.scale;
  const box = scene.bbox(
    build.pieces.map((p) => p.outline),
    PAD,
  );
  const pixels = box.w * box.h;
  const field: ClothField = {
    box,
    cover: zeros(pixels),
    u: zeros(pixels),
    v: zeros(pixels),
    height: zeros(pixels),
    occlusion: zeros(pixels),
    piece: zeroBytes(pixels),
    slip: materials.some(scene.isPreview ? showsBrokenLines : showsSlip)
      ? { x: zeros(pixels), y: zeros(pixels) }
      : null,
  };
  for (const [id, piece] of build.pieces.entries())
    scoped(() => layPiece(scene, field, piece, id, materials[piece.material ?? 0], k));
  return field;
}

function layPiece(scene: Scene, field: ClothField, piece: Piece, id: number, material: Material, k: number): void {
  const own = scene.bbox([piece.outline], PAD / 2);
  const mask = scene.mask([piece.outline], own, piece.clip);
  if (piece.hole) {
    const hole = scene.mask(piece.hole, own);
    for (let i = 0; i < mask.length; i++) mask[i] *= 1 - hole[i];
  }
  const cloth = rasterPiece(k, own, piece, lieOf(material, piece), mask);
  const lift = piece.lift ?? 0;
  const shadow = lift ? scene.blur(mask, own.w, own.h, (1.5 + lift) * k) : null;
  const ox = Math.round(lift * 0.8 * k);
  const oy = Math.round(lift * 0.85 * k);
  const depth = Math.min(1, 0.35 + lift * 0.1);
  const { box, cover, occlusion, u, v, height, piece: pieceAt } = field;
  // the part of its own box that lies in the garment's
  const x0 = Math.max(0, box.x - own.x);
  const x1 = Math.min(own.w, box.x + box.w - own.x);
  const y0 = Math.max(0, box.y - own.y);
  const y1 = Math.min(own.h, box.y + box.h - own.y);
  for (let y = y0; y < y1; y++) {
    const row = y * own.w;
    const to = (y + own.y - box.y) * box.w + own.x - box.x;
    const fallen = (y - oy) * own.w - ox;
    for (let x = x0; x < x1; x++) {
      const j = to + x;
      const under = cover[j];
      if (shadow && under > 0 && x >= ox && y >= oy) {
        const shade = shadow[fallen + x] * depth;
        if (shade > occlusion[j]) occlusion[j] = shade;
      }
      const q = mask[row + x];
      if (q <= SEEN) continue;
      if (q >= 0.45 || under < 0.2) {
        u[j] = cloth.u[row + x];
        v[j] = cloth.v[row + x];
        height[j] = cloth.height[row + x];
        pieceAt[j] = id;
      }
      occlusion[j] *= 1 - q;
      cover[j] = under + (1 - under) * q;
    }
  }
}

/** Within the band around a seam both pieces share one smoothed height. */
function smoothJoin(scene: Scene, field: ClothField, join: Join): void {
  const k = scene.scale;
  const { box, cover, height } = field;
  const own = scene.bbox([join.curve], join.radius * 2.4);
  const pixels = own.w * own.h;
  const band = scene.blur(scene.strokeMask(join.curve, join.radius * 1.7, own), own.w, own.h, join.radius * 0.55 * k);
  const known = zeros(pixels);
  const sum = zeros(pixels);
  const indexIn = (i: number): number => {
    const row = (i / own.w) | 0;
    const x = i - row * own.w + own.x - box.x;
    const y = row + own.y - box.y;
    return x < 0 || y < 0 || x >= box.w || y >= box.h ? -1 : y * box.w + x;
  };
  for (let i = 0; i < pixels; i++) {
    const j = indexIn(i);
    if (j < 0 || cover[j] <= 0.4) continue;
    sum[i] = height[j];
    known[i] = 1;
  }
  const softSum = scene.blur(sum, own.w, own.h, join.radius * 0.8 * k);
  const softKnown = scene.blur(known, own.w, own.h, join.radius * 0.8 * k);
  for (let i = 0; i < pixels; i++) {
    if (!known[i]) continue;
    const j = indexIn(i);
    height[j] = lerp(height[j], softSum[i] / Math.max(0.02, softKnown[i]), clamp(band[i] * 1.15));
  }
}

/** How far a bump reaches, in its own radii. */
const BUMP_REACH = 2.2;

/** A bump's profile along one side of the box: its share of the height at each pixel from `from` to `to`. */
function bumpAlong(from: number, to: number, origin: number, scale: number, middle: number, radius: number) {
  return Float64Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => {
    const d = ((from + i + origin) / scale - middle) / radius;
    return Math.exp(-d * d);
  });
}

function raiseBump(scale: number, { box, height }: ClothField, bump: Bump): void {
  const [ax, ay] = bump.at;
  const x0 = Math.max(0, Math.floor((ax - bump.rx * BUMP_REACH) * scale - box.x));
  const x1 = Math.min(box.w - 1, Math.ceil((ax + bump.rx * BUMP_REACH) * scale - box.x));
  const y0 = Math.max(0, Math.floor((ay - bump.ry * BUMP_REACH) * scale - box.y));
  const y1 = Math.min(box.h - 1, Math.ceil((ay + bump.ry * BUMP_REACH) * scale - box.y));
  const across = bumpAlong(x0, x1, box.x, scale, ax, bump.rx);
  const down = bumpAlong(y0, y1, box.y, scale, ay, bump.ry);
  for (let y = y0; y <= y1; y++) {
    const rise = bump.height * scale * down[y - y0];
    for (let x = x0; x <= x1; x++) height[y * box.w + x] += rise * across[x - x0];
  }
}

/** Share of its shadow that sheer cloth throws. */
const SHEER_CAST = 0.3;

/** A soft shadow down and to the right, on the figure only. */
function castShadow(scene: Scene, { box, cover }: ClothField, strength: number): void {
  const k = scene.scale;
  const soft = scene.blur(cover, box.w, box.h, (3.5 + 3 * strength) * k);
  const dx = Math.round((3.4 + 3.6 * strength) * k);
  const dy = Math.round((4 + 10 * strength) * k);
  const { rgb, figure, light, width } = scene;
  for (let y = dy; y < box.h; y++) {
    const from = (y - dy) * box.w - dx;
    const to = (y + box.y) * width + box.x;
    for (let x = dx; x < box.w; x++) {
      const s = soft[from + x];
      if (s < 0.01) continue;
      const page = to + x;
      const q = s * figure[page] * strength;
      if (q === 0) continue;
      if (light) light[page] *= 1 - q * 0.68;
      rgb[page * 3] *= 1 - q * 0.68;
      rgb[page * 3 + 1] *= 1 - q * 0.72;
      rgb[page * 3 + 2] *= 1 - q * 0.6;
    }
  }
}

/** One cloth of the garment, ready to be painted. */
interface Paint {
  dye: Rgb;
  /** Null where the cloth is of its dye alone. */
  groundAt: GroundAt | null;
  /** Null where the cloth is smooth. */
  weave: WeaveOn | null;
  shade: Shader;
  cover: number;
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
    return {
      dye,
      groundAt: groundOf(m, field, build.pieces, scale, seed),
      weave: weaveOn(rule, { ground: dye, level, printed: !!m.print }, field, scene.isPreview),
      shade: shaderOf(rule),
      cover: m.opacity ?? rule.cover,
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
}

/**
 * Colour and light of what is worked on, pixel by pixel. The colour is read and written by its indices alone, as an array is; in one
 * each number stored would be put in a box of its own.
 */
const c = new Float64Array(4) as unknown as number[];
const facing: Facing = { lambert: 0.5, nx: 0.5, ny: 0.5, nz: 0.5, x: 0.5, y: 0.5, occlusion: 0.5, hollow: 0.5 };

// row by row, as a function called often is compiled well
function shadeRow(y: number, { scene, field, smooth: h, around, rim, paintOf, dark, offset }: Shading): void {
  const { box, cover, occlusion, piece: pieceAt } = field;
  const { rgb, figure, line, light, width, scale, isPreview } = scene;
  const w = box.w;
  const unit = 1 / scale;
  const hollowFrom = HOLLOW_FROM * scale;
  const hollowShare = 1 / (HOLLOW_DEPTH * scale);
  const py = (y + box.y) * unit;
  const cloudRow = noiseRow(py * 0.9);
  const blotRow = noiseRow(py * 1.5 + offset);
  const grainRow = noiseRow(y + box.y);
  for (let x = 0, i = y * w; x < w; x++, i++) {
    const here = cover[i];
    if (here <= 0.004) continue;
    const px = (x + box.x) * unit;
    const id = pieceAt[i];
    const { dye, groundAt, weave, shade, cover: own } = paintOf[id];
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
    const blot = isPreview ? 0 : BLOT[blotRow + noiseColumn(px * 1.5)];
    facing.lambert = (LIGHT[2] - gx * LIGHT[0] - gy * LIGHT[1]) * nz + (blot + cloud) * 0.012;
    c[3] = 1;
    if (groundAt) groundAt(i, x, y, gx, c);
    else {
      c[0] = dye[0];
      c[1] = dye[1];
      c[2] = dye[2];
    }
    const texture = weave ? weave(i, c, facing) : 0;
    const page = (y + box.y) * width + x + box.x;
    if (figure[page] < here) figure[page] = here;
    // a hole between threads
    if (c[3] === 0) continue;
    const inner = rim[i];
    const lightness = luma(c);
    // noise on white reads as dirt
    const calm = lightness > 0.6 ? 1 - 0.6 * smoothstep(0.6, 0.9, lightness) : 1;
    // near an edge of the cloth the air around it would count as depth
    const deep = around[i] - level - hollowFrom;
    facing.hollow = deep > 0 ? Math.min(1, deep * hollowShare) * clamp(inner * 2 - 1) : 0;
    facing.occlusion = dark[id] + occlusion[i] * 0.8;
    shade(c, facing);
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
    if (light) light[page] += ((luma(c) + 0.08) / (lightness + 0.08) - light[page]) * alpha;
  }
}

function shadeField(scene: Scene, field: ClothField, build: Build, materials: readonly Material[], seed: number): void {
  const { box, cover } = field;
  const k = scene.scale;
  const main = ruleOf(materials[0]);
  const h = scene.blur(field.height, box.w, box.h, main.round * k);
  const around = scene.blur(field.height, box.w, box.h, HOLLOW_REACH * k);
  const rim = scene.blur(cover, box.w, box.h, 3.5 * k);
  drawIn(
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
    offset: (seed * 97) % 512,
  };
  for (let y = 0; y < box.h; y++) {
    build.pieces.forEach((piece, n) => {
      shading.dark[n] = darkOf(piece, (y + box.y) / k);
    });
    shadeRow(y, shading);
  }
}

/** Paints the pieces of one garment (not its lines). Does nothing without pieces. */
export function paintLayer(scene: Scene, build: Build, materials: readonly Material[], o: LayerOptions): void {
  if (build.pieces.length) scoped(() => paintPieces(scene, build, materials, o));
}

function paintPieces(scene: Scene, build: Build, materials: readonly Material[], o: LayerOptions): void {
  const field = layPieces(scene, build, materials);
  for (const join of build.joins) scoped(() => smoothJoin(scene, field, join));
  for (const bump of build.bumps) raiseBump(scene.scale, field, bump);
  for (const fold of build.folds) {
    const { on } = fold;
    const allowed = on ? build.pieces.map((p) => on.includes(p.name)) : null;
    raiseFold(scene.scale, field.box, field.height, fold, field.piece, allowed, field.slip);
  }
  // cloth one sees through hardly darkens what one sees through it
  const cast = (o.cast ?? 0) * (isSheer(materials[0].fabric) ? SHEER_CAST : 1);
  if (cast) scoped(() => castShadow(scene, field, cast));
  shadeField(scene, field, build, materials, o.seed);
  if (o.mark) mark(scene, field, o.mark);
}

function mark(scene: Scene, { box, cover }: ClothField, { map, as }: { map: Uint8Array; as: number }): void {
  for (let y = 0; y < box.h; y++) {
    const to = (y + box.y) * scene.width + box.x;
    const from = y * box.w;
    for (let x = 0; x < box.w; x++) if (cover[from + x] > 0.5) map[to + x] = as;
  }
}
