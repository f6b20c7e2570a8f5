/**
 * Paints one garment: all its pieces go into one height field and are shaded together, so that a sleeve and a bodice
 * read as one form and a seam is only a line.
 */
import type { Build, Bump, Join, Material, Piece } from '#atelier/cloth/build.ts';
import { isSheer, type Weave } from '#atelier/cloth/fabric-rules.ts';
import { raiseFold } from '#atelier/cloth/folds/raise-fold.ts';
import { ruleOf } from '#atelier/cloth/named-cloths.ts';
import { hasGrain, isPlaced } from '#atelier/cloth/prints/print-rules.ts';
import { isWoven } from '#atelier/cloth/weaves/fine-weave.ts';
import { scoped, zeroBytes, zeros } from '#atelier/kit/fields.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import type { ClothField } from './field.ts';
import { mixShared } from './mix-shared.ts';
import { type Lying, rasterPiece, SEEN } from './raster.ts';
import { shadeField } from './shade-field.ts';

export interface LayerOptions {
  seed: number;
  /** Strength of the shadow it throws on what is below, 0..1. */
  cast?: number;
  /** Page-sized map in which the pixels it covers are given this number. */
  mark?: { map: Uint8Array; as: number };
}

/** Room around the outlines for blurs and cast shadows, page units. */
const PAD = 16;

/** Whether its pattern tells what a crease swallows. */
const showsSlip = (m: Material): boolean => !!m.print || !!m.work || FIGURED.includes(ruleOf(m).weave);
/** In a preview only straight lines tell it. */
const showsBrokenLines = ({ print }: Material): boolean => hasGrain(print);
const FIGURED: readonly Weave[] = ['figured', 'lace', 'sequin', 'quilt', 'cable', 'herringbone'];

/** Whether nothing on it goes by its cloth coordinates. */
const isBare = (m: Material, isNear: boolean): boolean =>
  !m.print && !m.work && !m.strip && !isWoven(ruleOf(m), isNear);

const lieOf = (material: Material, { grain }: Piece, isNear: boolean): Lying => {
  const { print } = material;
  if (!isNear && isBare(material, isNear)) return 'bare';
  return print && isPlaced(print.kind) ? 'placed' : grain?.mirror && hasGrain(print) ? 'mirrored' : 'running';
};

/** Whether cloths meet within one build, or cloth and its shaded inside. */
const isMixed = ({ pieces: [first, ...more] }: Build): boolean =>
  more.some(({ material = 0, dark = 0 }) => material !== (first.material ?? 0) || dark !== (first.dark ?? 0));

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
    shared: isMixed(build) ? { other: zeroBytes(pixels), share: zeros(pixels) } : null,
    slip: materials.some(scene.shows('fold') ? showsSlip : showsBrokenLines)
      ? { x: zeros(pixels), y: zeros(pixels) }
      : null,
  };
  for (const [id, piece] of build.pieces.entries())
    scoped(() => layPiece(scene, field, piece, id, materials[piece.material ?? 0], k));
  return field;
}

function layPiece(scene: Scene, field: ClothField, piece: Piece, id: number, material: Material, k: number): void {
  const lift = piece.lift ?? 0;
  // many narrow pleats lie flat: around those of a preview there is more room than cloth
  const own = scene.bbox([piece.outline], lift || scene.shows('softness') ? PAD / 2 : 1 / k);
  const mask = scene.mask([piece.outline], own, piece.clip);
  if (piece.hole) {
    const hole = scene.mask(piece.hole, own);
    for (let i = 0; i < mask.length; i++) mask[i] *= 1 - hole[i];
  }
  const cloth = rasterPiece(k, own, piece, lieOf(material, piece, scene.shows('thread')), mask);
  const shadow = lift ? scene.blur(mask, own.w, own.h, (1.5 + lift) * k) : null;
  const ox = Math.round(lift * 0.8 * k);
  const oy = Math.round(lift * 0.85 * k);
  const depth = Math.min(1, 0.35 + lift * 0.1);
  const { box, cover, occlusion, u, v, height, piece: pieceAt, shared } = field;
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
      const isUppermost = q >= 0.45 || under < 0.2;
      if (shared) {
        // the lesser of the two keeps its share of the pixel
        shared.other[j] = under < 0.2 || q > 1 - SEEN ? 0 : 1 + (isUppermost ? pieceAt[j] : id);
        shared.share[j] = isUppermost ? 1 - q : q;
      }
      if (isUppermost) {
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
  const profile = new Float64Array(Math.max(0, to - from + 1));
  for (let i = 0; i < profile.length; i++) {
    const d = ((from + i + origin) / scale - middle) / radius;
    profile[i] = Math.exp(-d * d);
  }
  return profile;
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

/** A fold that reaches less far than this many pixels is not seen in a preview. */
const UNSEEN = 1.6;

/** Paints the pieces of one garment (not its lines). Does nothing without pieces. */
export function paintLayer(scene: Scene, build: Build, materials: readonly Material[], o: LayerOptions): void {
  if (build.pieces.length) scoped(() => paintPieces(scene, build, materials, o));
}

function paintPieces(scene: Scene, build: Build, materials: readonly Material[], o: LayerOptions): void {
  const field = layPieces(scene, build, materials);
  for (const join of build.joins) scoped(() => smoothJoin(scene, field, join));
  for (const bump of build.bumps) raiseBump(scene.scale, field, bump);
  for (const fold of build.folds) {
    if (!scene.shows('fold') && fold.width * scene.scale < UNSEEN) continue;
    const { on } = fold;
    const allowed = on ? build.pieces.map((p) => on.includes(p.name)) : null;
    raiseFold(scene.scale, field.box, field.height, fold, field.piece, allowed, field.slip);
  }
  // cloth one sees through hardly darkens what one sees through it
  const cast = (o.cast ?? 0) * (isSheer(materials[0].fabric) ? SHEER_CAST : 1);
  if (cast) scoped(() => castShadow(scene, field, cast));
  shadeField(scene, field, build, materials, o.seed);
  if (field.shared) mixShared(scene, field, field.shared);
  if (o.mark) mark(scene, field, o.mark);
}

function mark(scene: Scene, { box, cover }: ClothField, { map, as }: { map: Uint8Array; as: number }): void {
  for (let y = 0; y < box.h; y++) {
    const to = (y + box.y) * scene.width + box.x;
    const from = y * box.w;
    for (let x = 0; x < box.w; x++) if (cover[from + x] > 0.5) map[to + x] = as;
  }
}
