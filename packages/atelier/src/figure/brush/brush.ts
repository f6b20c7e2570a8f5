/**
 * The figure's brush: watercolour forms, glazes and ink in heads, laid on the scene's page. Same paper, grain and ink as the
 * clothes; only the light rule of skin and hair is its own.
 */

import { hexOf, luma, rgbOf } from '#atelier/kit/colour.ts';
import { sparse } from '#atelier/kit/curves.ts';
import { scoped, zeros } from '#atelier/kit/fields.ts';
import { inkShapes } from '#atelier/kit/ink-shapes.ts';
import { BLOT, CLOUD, GRAIN, noiseAt } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Detail } from '#atelier/kit/preview.ts';
import type { Box, Scene } from '#atelier/kit/scene.ts';
import { HEAD, type Heads, type PageUnits } from '#atelier/kit/units.ts';
import { HalfMask } from './half-mask.ts';
import { ribbon, type Stroke, USUAL_BREADTH } from './ribbon.ts';

/** Four stops from light to deep, and the ink of their lines; see data/tones.ts. */
export interface Ramp {
  light: string;
  base: string;
  shade: string;
  deep: string;
  ink: string;
  /** It is a person's skin. */
  isSkin?: true;
}
/** A patch of shade (d > 0) or light (d < 0) within a form. */
export interface Tone {
  pts: Point[];
  d: number;
  /** Blur of its edge, heads. */
  soft?: number;
}
export interface FormOptions {
  tones?: Tone[];
  /** Radius of the rounding, heads. */
  round?: number;
  /** How strongly the rounding takes light and shade; 1 = usual, a face less. */
  relief?: number;
  /** Tone of the flat form: 0 light, 1 deep. */
  base?: number;
  clip?: Point[][];
  grain?: number;
  alpha?: number;
  /** Pigment at the drying edge, 1 = usual. */
  edge?: number;
  /** How far tones are gathered into brush shapes, 0 airbrush to 1 poster. */
  steps?: number;
  /** Dissolves towards a point, so that a limb grows out of the body. */
  fade?: { from: Point; r0: number; r1: number };
}
type Shapes = readonly Point[][];
/** Coverage over a box. */
interface Veil {
  m: Float32Array;
  b: Box;
}
/** A field at half the scene's size, `w` wide. */
interface HalfField {
  /** Tone, and how far inside the form: 1 within, falling towards its edge. */
  t: Float32Array;
  rim: Float32Array;
  w: number;
}

/** The edges a brush knows, heads: crisp, soft, washed, misted, and one that turns with the whole form. */
const EDGES = [0.014, 0.036, 0.078, 0.15, 0.3];
/** The most that a form's rounding may lighten or darken it. */
const MOST_LIGHT = 0.25;
const MOST_SHADE = 0.46;
/** Dark skin is far lighter in the light than its own colour: this share of the difference is told to media that ask. */
const HELD = 0.25;
/** Those a preview tells apart. */
const FEWER_EDGES = [0.014, 0.13];
const edgeOf = (soft: number, edges: readonly number[]): number =>
  edges.find((edge, i) => soft <= (edge + (edges[i + 1] ?? 9)) / 2) ?? soft;

/** Tones gathered into brush shapes less than this are hardly gathered. */
const BARELY = 0.2;

/** In a preview: pixels within which a point tells nothing beside the one before it, and how much coarser a line is. */
const NEAREST = 1.9;
const COARSER = 4.2;
/** Pixels per page unit from which a line is looked at so closely that its points must lie nearer together. */
const CLOSE = 3;
/** In a preview: pixels of breadth below which a stroke is not seen, and below which two are drawn as one of twice the breadth. */
const UNSEEN = 0.18;
const HAIR = 0.5;
/** Of `MANY` hairs or more those finer than this are left out. */
const FINEST = 0.3;
const MANY = 6;
/** In a preview: pixels by which an edge may be softened and still be crisp. */
const CRISP = 1.3;
/** In a preview: patches weaker than this are not told from the form. */
const FAINT = 0.1;

/** Points from which a shape's thinned outline is kept: those of a body are asked for by every person who has it. */
const KEPT_FROM = 40;
const THINNED = new WeakMap<readonly Point[], { least: number; line: readonly Point[] }>();

/** The outline without points nearer than `least` to the one before. */
function fewer(shape: readonly Point[], least: number): readonly Point[] {
  if (shape.length < KEPT_FROM) return sparse(shape, least);
  const known = THINNED.get(shape);
  if (known?.least === least) return known.line;
  const line = sparse(shape, least);
  THINNED.set(shape, { least, line });
  return line;
}

/** e to the power of a small negative number, within a hundredth and in a quarter of the time. */
function decay(x: number): number {
  const a = 1 + x / 32;
  const b = a * a;
  const c = b * b;
  const d = c * c;
  const e = d * d;
  return e * e;
}

// row by row, as a function called often is compiled well
/** Light and shade of one row of a rounded form of cover `m`, whose softened cover slopes towards its edges. */
function turnRow(t: Float32Array, m: Float32Array, soft: Float32Array, row: number, w: number, gain: number): void {
  for (let i = row + 1, end = row + w - 1; i < end; i++) {
    if (m[i] === 0) continue;
    const slope = (soft[i + 1] - soft[i - 1]) * 0.8 + (soft[i + w] - soft[i - w]) * 0.55;
    // nears its most and never dwells there: a plateau would show as a bevel
    const turn = -slope * gain;
    t[i] += turn / (1 + (turn < 0 ? -turn / MOST_LIGHT : turn / MOST_SHADE));
  }
}

/** Adds what was spread of a group of patches. */
function addSigned(t: Float32Array, spread: Float32Array, sign: 1 | -1): void {
  for (let i = 0; i < t.length; i++) t[i] += spread[i] * sign;
}

/** The strokes that are seen at `k` pixels per head: of many hairs every second one, twice as broad. */
function seen(strokes: readonly Stroke[], k: number): Stroke[] {
  const lines = strokes.filter((s) => s.pts.length > 1 && (s.w ?? USUAL_BREADTH) * k > UNSEEN);
  let hairs = 0;
  return lines.flatMap((s) => {
    const w = s.w ?? USUAL_BREADTH;
    if (w * k > HAIR || lines.length < MANY) return s;
    if (w * k < FINEST) return [];
    return hairs++ % 2 ? [] : { ...s, w: w * 2 };
  });
}

/** Patches that share edge and sign, in a preview their edge alone: they are filled and blurred in one go. */
function byEdge(tones: readonly Tone[], isNear: boolean): { soft: number; sign: 1 | -1; tones: Tone[] }[] {
  const groups = new Map<string, { soft: number; sign: 1 | -1; tones: Tone[] }>();
  for (const tone of tones) {
    if (!isNear && Math.abs(tone.d) < FAINT) continue;
    const soft = edgeOf(tone.soft ?? 0.05, isNear ? EDGES : FEWER_EDGES);
    const sign = tone.d < 0 && isNear ? -1 : 1;
    const name = `${sign} ${soft}`;
    const group = groups.get(name) ?? { soft, sign, tones: [] };
    group.tones.push(tone);
    groups.set(name, group);
  }
  return [...groups.values()];
}

export class Brush {
  readonly scene: Scene;
  /** Scene pixels per head. */
  readonly pixelsPerHead: number;
  private readonly perHead: PageUnits;
  readonly toSheet: (p: Point) => Point;

  /** @param perHead page units to a head, @param toSheet the way from the caller's space, in heads, to the sheet. */
  constructor(scene: Scene, perHead: PageUnits, toSheet: (p: Point) => Point) {
    this.scene = scene;
    this.perHead = perHead;
    this.toSheet = toSheet;
    this.pixelsPerHead = perHead * scene.scale;
  }

  /** Is the page so small that a line finer than a pixel need not be drawn? */
  /** Whether a pixel is small enough to show it. */
  shows(detail: Detail): boolean {
    return this.scene.shows(detail);
  }

  /** The colour of the page at some points, evened. */
  colourAt(points: readonly Point[]): string {
    const { rgb, scale, width, height } = this.scene;
    const sum = [0, 0, 0];
    for (const point of points) {
      const [x, y] = this.toSheet(point);
      const column = clamp(Math.round(x * scale), 0, width - 1);
      const at = (clamp(Math.round(y * scale), 0, height - 1) * width + column) * 3;
      for (let q = 0; q < 3; q++) sum[q] += rgb[at + q] / points.length;
    }
    return hexOf(sum);
  }

  private sheet(shapes: Shapes): Point[][] {
    if (this.shows('outline')) return shapes.map((s) => s.map(this.toSheet));
    return shapes.map((s) => fewer(s, NEAREST / this.pixelsPerHead).map(this.toSheet));
  }
  private box(shapes: Shapes, pad: number): Box {
    return this.scene.bbox(shapes, pad / this.scene.scale);
  }
  /** Blur of a box-sized field by a radius in heads. */
  private soften(field: Float32Array, b: Box, heads: Heads): Float32Array {
    const r = heads * this.pixelsPerHead;
    return r < (this.shows('softness') ? 0.6 : CRISP) ? field : this.scene.blur(field, b.w, b.h, r * 0.58);
  }

  /**
   * The tone of a form before grain: its flat base, light from the upper left on its rounding, and its patches. All of it is
   * soft, so it is computed at half size and enlarged by `lay`.
   */
  private toneField(outline: Point[][], b: Box, o: FormOptions): HalfField {
    const w = (b.w >> 1) + 2;
    const h = (b.h >> 1) + 2;
    const half = new HalfMask(b, w, h, this.scene.scale / 2);
    const t = zeros(w * h).fill(o.base ?? 0.3);
    const round = (o.round ?? 0.11) * this.pixelsPerHead;
    const m = half.fill([{ shapes: outline, alpha: 1 }]);
    const soft = round < 1.2 ? m : this.scene.blur(m, w, h, round * 0.29);
    const gain = round * 0.45 * (o.relief ?? 1);
    for (let y = 1; y < h - 1; y++) turnRow(t, m, soft, y * w, w, gain);
    for (const group of byEdge(o.tones ?? [], this.shows('tone'))) {
      const layers = group.tones.map((q) => ({ shapes: this.sheet([q.pts]), alpha: q.d * group.sign }));
      scoped(() => {
        const patch = half.fill(layers);
        const r = group.soft * this.pixelsPerHead * 0.29;
        const spread = r < 0.5 ? patch : this.scene.blur(patch, w, h, r);
        addSigned(t, spread, group.sign);
      });
    }
    return { t, rim: this.shows('softness') ? this.scene.blur(m, w, h, 0.0064 * this.pixelsPerHead) : soft, w };
  }

  /** One painted form: a union of shapes, toned, with a watercolour edge and grain. */
  form(shapes: Shapes, ramp: Ramp, o: FormOptions = {}): void {
    scoped(() => this.paintForm(shapes, ramp, o));
  }

  private paintForm(shapes: Shapes, ramp: Ramp, o: FormOptions): void {
    const { scene } = this;
    const outline = this.sheet(shapes);
    const b = this.box(outline, 3);
    const m = scene.mask(outline, b, o.clip && this.sheet(o.clip));
    const t = this.toneField(outline, b, o);
    if (o.fade) this.dissolve(m, b, o.fade);
    this.lay(m, t, b, ramp, o);
  }

  private dissolve(m: Float32Array, b: Box, fade: { from: Point; r0: number; r1: number }): void {
    const [fx, fy] = this.toSheet(fade.from);
    const k = this.scene.scale;
    const from = fade.r0 * this.pixelsPerHead;
    const to = fade.r1 * this.pixelsPerHead;
    for (let y = 0; y < b.h; y++)
      for (let x = 0; x < b.w; x++) {
        const i = y * b.w + x;
        if (m[i] === 0) continue;
        const dx = x + b.x - fx * k;
        const dy = y + b.y - fy * k;
        m[i] *= smoothstep(from, to, Math.sqrt(dx * dx + dy * dy));
      }
  }

  private lay(m: Float32Array, field: HalfField, b: Box, ramp: Ramp, o: FormOptions): void {
    const { rgb, figure, line, light, sort, width } = this.scene;
    const isBlotted = this.shows('blot');
    const kind = ramp.isSkin ? 1 : -1;
    const own = luma(rgbOf(ramp.base)) + 0.08;
    const c = [ramp.light, ramp.base, ramp.shade, ramp.deep].map(rgbOf);
    const grain = o.grain ?? 1;
    // gathered so little, tones in a preview are as they are
    const asked = o.steps ?? 0.16;
    const steps = asked < BARELY && !this.shows('tone') ? 0 : asked;
    const alpha = o.alpha ?? 1;
    const wet = 0.2 * (o.edge ?? 1);
    const f = HEAD / this.pixelsPerHead;
    const { t, rim, w: half } = field;
    for (let y = 0; y < b.h; y++) {
      const row = (y >> 1) * half;
      const fy = (y & 1) * 0.5 + 0.25;
      for (let x = 0; x < b.w; x++) {
        const i = y * b.w + x;
        const a = m[i] * alpha;
        if (a < 0.004) continue;
        const X = x + b.x;
        const Y = y + b.y;
        const h = row + (x >> 1);
        const fx = (x & 1) * 0.5 + 0.25;
        const above = t[h] + (t[h + 1] - t[h]) * fx;
        const below = t[h + half] + (t[h + half + 1] - t[h + half]) * fx;
        const blot = isBlotted ? noiseAt(BLOT, X * f * 1.1 + 90, Y * f * 1.1) : 0;
        const cloud = isBlotted ? noiseAt(CLOUD, X * f * 0.8, Y * f * 0.8) : 0;
        let v = above + (below - above) * fy + (cloud * 0.05 + blot * 0.024) * grain;
        if (steps > 0) {
          const shapes =
            0.33 * smoothstep(0.08, 0.26, v) + 0.34 * smoothstep(0.4, 0.58, v) + 0.33 * smoothstep(0.78, 1, v);
          v = lerp(v, shapes, steps);
        }
        v = clamp(v) * 3;
        const j = Math.min(2, Math.floor(v));
        const u = v - j;
        const e = clamp((1 - rim[h]) * 1.7 - 0.12);
        const dark = 1 - (e * e * wet + (noiseAt(GRAIN, X, Y) * 0.02 + blot * 0.012) * grain);
        const at = Y * width + X;
        const p = at * 3;
        const A = c[j];
        const B = c[j + 1];
        rgb[p] += ((A[0] + (B[0] - A[0]) * u) * dark - rgb[p]) * a;
        rgb[p + 1] += ((A[1] + (B[1] - A[1]) * u) * dark - rgb[p + 1]) * a;
        rgb[p + 2] += ((A[2] + (B[2] - A[2]) * u) * dark - rgb[p + 2]) * a;
        if (figure[at] < a) figure[at] = a;
        if (line) line[at] *= 1 - a;
        if (sort) sort[at] += (kind - sort[at]) * a;
        if (light) {
          const lit = (lerp(luma(A), luma(B), u) + 0.08) / own;
          light[at] = lerp(light[at], lit > 1 ? 1 + (lit - 1) * HELD : lit, a);
        }
      }
    }
  }

  /** Coverage of shapes softened by heads and cut to clip, with its box. */
  private veil(shapes: Shapes, soft: number, clip?: Shapes): Veil {
    const outline = this.sheet(shapes);
    const b = this.box(outline, soft * this.pixelsPerHead * 2 + 2);
    const m = this.soften(this.scene.mask(outline, b), b, soft);
    if (clip) {
      const cut = this.scene.mask(this.sheet(clip), b);
      for (let i = 0; i < m.length; i++) m[i] *= cut[i];
    }
    return { m, b };
  }

  /** A transparent glaze (blush, cast shadow): multiplies the page. `only` keeps it on the person and the clothes. */
  glaze(shapes: Shapes, colour: string, density: number, soft = 0.03, clip?: Shapes, only = false): void {
    scoped(() => this.stain(this.veil(shapes, soft, clip), colour, density, only));
  }

  private stain({ m, b }: Veil, colour: string, density: number, only: boolean): void {
    const { rgb, figure, width } = this.scene;
    const [lr, lg, lb] = rgbOf(colour).map((v) => Math.log(Math.max(0.02, v)));
    for (let y = 0; y < b.h; y++)
      for (let x = 0; x < b.w; x++) {
        const at = (y + b.y) * width + x + b.x;
        const a = m[y * b.w + x] * density * (only ? figure[at] : 1);
        if (a < 0.003) continue;
        rgb[at * 3] *= decay(lr * a);
        rgb[at * 3 + 1] *= decay(lg * a);
        rgb[at * 3 + 2] *= decay(lb * a);
      }
  }

  /** An opaque touch (eye white, catch light, light on dark skin). */
  touch(shapes: Shapes, colour: string, alpha = 1, soft = 0, clip?: Shapes): void {
    scoped(() => this.cover(this.veil(shapes, soft, clip), colour, alpha));
  }

  private cover({ m, b }: Veil, colour: string, alpha: number): void {
    const { rgb, line, light, width } = this.scene;
    const c = rgbOf(colour);
    for (let y = 0; y < b.h; y++)
      for (let x = 0; x < b.w; x++) {
        const a = m[y * b.w + x] * alpha;
        if (a < 0.003) continue;
        const at = (y + b.y) * width + x + b.x;
        if (line) line[at] *= 1 - a;
        if (light) light[at] += (1 - light[at]) * a;
        const p = at * 3;
        for (let q = 0; q < 3; q++) rgb[p + q] += (c[q] - rgb[p + q]) * a;
      }
  }

  /** Ink strokes in one colour; hide swallows lines inside its shapes, clip keeps only what lies inside. */
  ink(strokes: readonly Stroke[], colour: string, o: { hide?: Shapes; clip?: Shapes; alpha?: number } = {}): void {
    const list = seen(strokes, this.shows('outline') ? Number.POSITIVE_INFINITY : this.pixelsPerHead);
    if (!list.length) return;
    const coarser = this.shows('outline') ? Math.min(1, CLOSE / this.scene.scale) : COARSER;
    const rgb = rgbOf(colour);
    const alpha = o.alpha ?? 0.92;
    inkShapes(this.scene, [
      {
        inked: list.map((s) => ({
          shape: ribbon(s, this.perHead, coarser).map(this.toSheet),
          rgb,
          alpha: (s.a ?? 1) * alpha,
        })),
        clip: o.clip && this.sheet(o.clip),
        cut: o.hide && this.sheet(o.hide),
      },
    ]);
  }
}
