/** How leather, suede, rubber, metal and cloth take the light. */
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { luma, type Rgb, rgbOf } from '#atelier/kit/colour.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Finish, Matter } from './shoe-plan.ts';
import { dot, type Vec } from './vectors.ts';

/** Colours of a matter from its shade to its light. */
interface Stops {
  deep: Rgb;
  shade: Rgb;
  base: Rgb;
  light: Rgb;
  ink: Rgb;
  glint: Rgb;
}

const WHITE: Rgb = [1, 0.985, 0.95];
const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];

/** How much of white is in the light of near-white and of dark matters. */
function stopsOf({ hex, finish }: Matter): Stops {
  const ramp = rampOf(hex);
  const base = rgbOf(hex);
  const isPale = luma(base) > 0.72;
  const isBright = finish === 'metal' || finish === 'foil' || finish === 'sequins';
  const light = mixed(rgbOf(ramp.light), WHITE, isPale ? 0.5 : isBright ? 0.16 : 0.04);
  const cool: Rgb = [0.5, 0.52, 0.58];
  return {
    deep: isPale ? mixed(rgbOf(ramp.deep), cool, 0.4) : rgbOf(ramp.deep),
    shade: isPale ? mixed(mixed(base, cool, 0.5), rgbOf(ramp.shade), 0.2) : rgbOf(ramp.shade),
    base: rgbOf(ramp.base),
    light,
    ink: rgbOf(ramp.ink),
    glint: mixed(light, WHITE, isBright ? 0.75 : 0.82),
  };
}

const cache = new WeakMap<Matter, Stops>();
/** The same matter has the same colours. */
export function stopsFor(matter: Matter): Stops {
  const known = cache.get(matter);
  if (known) return known;
  const made = stopsOf(matter);
  cache.set(matter, made);
  return made;
}

/** Where the stops lie on the scale from shade to light. */
const SCALE = { deep: 0.06, shade: 0.3, base: 0.6, light: 0.97 } as const;

/** The colour at a place of the scale, written to `out`. */
export function tone({ deep, shade, base, light }: Stops, k: number, out: Float32Array): void {
  const [from, to, t] =
    k < SCALE.shade
      ? [deep, shade, smoothstep(SCALE.deep, SCALE.shade, k)]
      : k < SCALE.base
        ? [shade, base, (k - SCALE.shade) / (SCALE.base - SCALE.shade)]
        : [base, light, clamp((k - SCALE.base) / (SCALE.light - SCALE.base))];
  for (let c = 0; c < 3; c++) out[c] = from[c] + (to[c] - from[c]) * t;
}

interface Gloss {
  /** Exponent of the glint, and how strong it is. */
  sharp: number;
  strong: number;
  /** How much of a room's windows and floor is mirrored. */
  mirror: number;
  /** Lightness of its edge against the light: nap. */
  nap: number;
  /** How far its lights and shades lie apart. */
  contrast: number;
}

const GLOSS: Readonly<Record<Finish, Gloss>> = {
  leather: { sharp: 26, strong: 0.5, mirror: 0.2, nap: 0, contrast: 1.06 },
  patent: { sharp: 60, strong: 0.75, mirror: 0.62, nap: 0, contrast: 1.12 },
  suede: { sharp: 5, strong: 0.06, mirror: 0, nap: 0.2, contrast: 0.86 },
  cloth: { sharp: 4, strong: 0.03, mirror: 0, nap: 0.06, contrast: 0.84 },
  satin: { sharp: 12, strong: 0.5, mirror: 0.2, nap: 0, contrast: 1.16 },
  rubber: { sharp: 14, strong: 0.22, mirror: 0.05, nap: 0, contrast: 0.85 },
  metal: { sharp: 40, strong: 0.7, mirror: 0.5, nap: 0, contrast: 1.3 },
  foil: { sharp: 20, strong: 0.6, mirror: 0.34, nap: 0, contrast: 1.16 },
  sequins: { sharp: 16, strong: 0.5, mirror: 0.15, nap: 0, contrast: 1.1 },
  fur: { sharp: 3, strong: 0.03, mirror: 0, nap: 0.3, contrast: 0.8 },
};

export const glossOf = ({ finish }: Matter): Gloss => GLOSS[finish];

/** Light on a room's wall: a window high at the left, a strip of it, the dark of the floor. */
export function mirroredAt(n: Vec, eye: Vec): number {
  const k = 2 * dot(n, eye);
  const [x, y, z] = [n[0] * k - eye[0], n[1] * k - eye[1], n[2] * k - eye[2]];
  const window =
    smoothstep(0.34, 0.44, y) * smoothstep(0.97, 0.86, y) * smoothstep(0.12, -0.02, x) * smoothstep(-0.86, -0.74, x);
  const strip = smoothstep(0.52, 0.6, x) * smoothstep(0.78, 0.7, x) * smoothstep(0.05, 0.3, y) * 0.45;
  const tall = smoothstep(-0.8, -0.68, x) * smoothstep(-0.36, -0.52, x) * smoothstep(-0.8, -0.5, y) * 0.9;
  const floor = smoothstep(-0.5, -0.8, y) * 0.4;
  return Math.max(window, tall) + strip - floor * (z > -0.4 ? 1 : 0.5);
}
