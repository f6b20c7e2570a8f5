/**
 * Paints one garment: all its pieces go into one height field and are shaded together, so that a sleeve and a bodice
 * read as one form and a seam is only a line.
 */
import type { Build, Bump, Join, Material, Piece } from '#atelier/cloth/build.ts';
import { ruleOf, type Weave } from '#atelier/cloth/fabrics.ts';
import type { ClothField } from '#atelier/cloth/field.ts';
import { weaveOn } from '#atelier/cloth/fine-weave.ts';
import { groundOf } from '#atelier/cloth/ground.ts';
import { hasGrain, isPlaced } from '#atelier/cloth/prints.ts';
import { raiseFold, rasterPiece, SEEN } from '#atelier/cloth/raster.ts';
import { LIGHT, shadeColour } from '#atelier/cloth/shade.ts';
import { levelFor } from '#atelier/cloth/tile.ts';
import { luma, rgbOf } from '#atelier/paint/colour.ts';
import { scoped, zeros } from '#atelier/paint/fields.ts';
import { clamp, lerp, smoothstep } from '#atelier/paint/geometry.ts';
import { BLOT, CLOUD, GRAIN, noiseAt } from '#atelier/paint/noise.ts';
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
/** Room around the outlines for blurs and cast shadows, drawing units. */
const PAD = 16;

/** Whether its pattern tells what a crease swallows. */
const showsSlip = (m: Material): boolean => !!m.print || !!m.work || FIGURED.includes(ruleOf(m).weave);
const FIGURED: readonly Weave[] = ['figured', 'lace', 'sequin', 'quilt'];

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
    piece: new Uint8Array(pixels),
    slip: materials.some(showsSlip) ? { x: zeros(pixels), y: zeros(pixels) } : null,
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
  const { box, cover, occlusion } = field;
  for (let y = 0; y < own.h; y++) {
    const gy = y + own.y - box.y;
    if (gy < 0 || gy >= box.h) continue;
    for (let x = 0; x < own.w; x++) {
      const gx = x + own.x - box.x;
      if (gx < 0 || gx >= box.w) continue;
      const i = y * own.w + x;
      const j = gy * box.w + gx;
      if (shadow && cover[j] > 0 && x >= ox && y >= oy)
        occlusion[j] = Math.max(occlusion[j], shadow[(y - oy) * own.w + x - ox] * depth);
      const q = mask[i];
      if (q <= SEEN) continue;
      if (q >= 0.45 || cover[j] < 0.2) {
        field.u[j] = cloth.u[i];
        field.v[j] = cloth.v[i];
        field.height[j] = cloth.height[i];
        field.piece[j] = id;
      }
      occlusion[j] *= 1 - q;
      cover[j] += (1 - cover[j]) * q;
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
    const x = (i % own.w) + own.x - box.x;
    const y = Math.floor(i / own.w) + own.y - box.y;
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

function raiseBump(scale: number, { box, height }: ClothField, bump: Bump): void {
  const reach = 2.2;
  const x0 = Math.max(0, Math.floor((bump.at[0] - bump.rx * reach) * scale - box.x));
  const x1 = Math.min(box.w - 1, Math.ceil((bump.at[0] + bump.rx * reach) * scale - box.x));
  const y0 = Math.max(0, Math.floor((bump.at[1] - bump.ry * reach) * scale - box.y));
  const y1 = Math.min(box.h - 1, Math.ceil((bump.at[1] + bump.ry * reach) * scale - box.y));
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const dx = ((x + box.x) / scale - bump.at[0]) / bump.rx;
      const dy = ((y + box.y) / scale - bump.at[1]) / bump.ry;
      height[y * box.w + x] += bump.height * scale * Math.exp(-dx * dx - dy * dy);
    }
  }
}

/** A soft shadow down and to the right, on the figure only. */
function castShadow(scene: Scene, { box, cover }: ClothField, strength: number): void {
  const k = scene.scale;
  const soft = scene.blur(cover, box.w, box.h, 4.5 * k);
  const dx = Math.round(5 * k);
  const dy = Math.round(7 * k);
  for (let y = dy; y < box.h; y++) {
    for (let x = dx; x < box.w; x++) {
      const s = soft[(y - dy) * box.w + x - dx];
      if (s < 0.01) continue;
      const page = (y + box.y) * scene.width + x + box.x;
      const q = s * scene.figure[page] * strength;
      if (scene.light) scene.light[page] *= 1 - q * 0.58;
      scene.rgb[page * 3] *= 1 - q * 0.56;
      scene.rgb[page * 3 + 1] *= 1 - q * 0.62;
      scene.rgb[page * 3 + 2] *= 1 - q * 0.52;
    }
  }
}

function shadeField(scene: Scene, field: ClothField, build: Build, materials: readonly Material[], seed: number): void {
  const { box, cover, occlusion } = field;
  const k = scene.scale;
  const main = ruleOf(materials[0]);
  const h = scene.blur(field.height, box.w, box.h, main.round * k);
  const around = scene.blur(field.height, box.w, box.h, HOLLOW_REACH * k);
  const rim = scene.blur(cover, box.w, box.h, 3.5 * k);
  const level = levelFor(k);
  const paints = materials.map((m) => {
    const ground = rgbOf(m.colour);
    const rule = ruleOf(m);
    return {
      rule,
      groundAt: groundOf(m, field, build.pieces, k, seed),
      cover: m.opacity ?? rule.cover,
      weave: weaveOn(rule, { ground, level, printed: !!m.print }, field),
    };
  });
  const offset = (seed * 97) % 512;
  const c = [0, 0, 0, 1];
  const facing = { lambert: 0, nx: 0, ny: 0, nz: 1 };
  const w = box.w;
  for (let y = 0; y < box.h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const here = cover[i];
      if (here <= 0.004) continue;
      const px = (x + box.x) / k;
      const py = (y + box.y) / k;
      const piece = build.pieces[field.piece[i]];
      const paint = paints[piece.material ?? 0];
      const left = x > 0 && cover[i - 1] > 0.3 ? h[i - 1] : h[i];
      const right = x < w - 1 && cover[i + 1] > 0.3 ? h[i + 1] : h[i];
      const up = y > 0 && cover[i - w] > 0.3 ? h[i - w] : h[i];
      const down = y < box.h - 1 && cover[i + w] > 0.3 ? h[i + w] : h[i];
      const gx = (right - left) * 0.5;
      const gy = (down - up) * 0.5;
      const nz = 1 / Math.sqrt(1 + gx * gx + gy * gy);
      facing.nx = -gx * nz;
      facing.ny = -gy * nz;
      facing.nz = nz;
      const cloud = noiseAt(CLOUD, px * 0.9 + offset, py * 0.9);
      facing.lambert =
        facing.nx * LIGHT[0] +
        facing.ny * LIGHT[1] +
        nz * LIGHT[2] +
        noiseAt(BLOT, px * 1.5, py * 1.5 + offset) * 0.012 +
        cloud * 0.012;
      c[3] = 1;
      paint.groundAt(i, x, y, gx, gy, c);
      const texture = paint.weave(i, c, facing, px, py);
      const turned = clamp((1 - rim[i]) * 2 - 0.1);
      // noise on white reads as dirt
      const calm = 1 - 0.6 * smoothstep(0.6, 0.9, luma(c));
      const down1 = piece.shadeDown;
      const gradient = down1 ? lerp(down1[1], down1[3], clamp((py - down1[0]) / (down1[2] - down1[0]))) : 0;
      // near an edge of the cloth the air around it would count as depth
      const hollow = clamp(((around[i] - h[i]) / k - HOLLOW_FROM) / HOLLOW_DEPTH) * clamp(rim[i] * 2 - 1);
      const unlit = scene.light ? luma(c) : 0;
      shadeColour(c, paint.rule, facing, (piece.dark ?? 0) + gradient + occlusion[i] * 0.8, hollow);
      const grain = noiseAt(GRAIN, x + box.x, y + box.y);
      // sheer cloth is seen twice where it turns away, and where its edge is rolled
      const rolled = paint.cover < 1 ? smoothstep(0.93, 0.82, rim[i]) : 0;
      const sheer = paint.cover < 1 ? clamp(paint.cover + 0.34 * smoothstep(0.92, 0.4, nz) + 0.26 * rolled) : 1;
      const q = 1 - (texture + cloud * 0.03 + grain * 0.018) * calm - turned * turned * 0.09 - rolled * 0.07;
      const page = (y + box.y) * scene.width + x + box.x;
      const alpha = here * sheer * c[3];
      for (let a = 0; a < 3; a++) {
        const to = page * 3 + a;
        scene.rgb[to] = lerp(scene.rgb[to], clamp(c[a] * q), alpha);
      }
      if (scene.figure[page] < here) scene.figure[page] = here;
      if (scene.line) scene.line[page] *= 1 - alpha;
      if (scene.light) scene.light[page] = lerp(scene.light[page], (luma(c) + 0.08) / (unlit + 0.08), alpha);
    }
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
  const { cast } = o;
  if (cast) scoped(() => castShadow(scene, field, cast));
  shadeField(scene, field, build, materials, o.seed);
  if (o.mark) {
    const { box, cover } = field;
    for (let y = 0; y < box.h; y++)
      for (let x = 0; x < box.w; x++)
        if (cover[y * box.w + x] > 0.5) o.mark.map[(y + box.y) * scene.width + x + box.x] = o.mark.as;
  }
}
