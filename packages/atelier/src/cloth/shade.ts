/** The light rule of each fabric. Light falls from the upper left; a highlight multiplies its colour and never turns white. */
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import { clamp, lerp, smoothstep } from '#atelier/paint/geometry.ts';

/** Direction the light comes from (x right, y down, z toward the viewer), length 1. */
export const LIGHT = [-0.56, -0.48, 0.675] as const;

/** How the cloth lies toward the light at one point. */
export interface Facing {
  /** Cosine to the light. */
  lambert: number;
  nx: number;
  ny: number;
  nz: number;
}

/** What even matte black gives back where it faces the lamp. */
const MATTE_ON_BLACK = 0.055;

/** How much of a light beyond full a colour passes on to the other two. */
const SPILL = 0.36;

const luminance = (c: readonly number[]): number => c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11;

/** Extra brightness from the fabric's shine: a share of the colour itself. */
function shineOf(rule: FabricRule, f: Facing, shadow: number): number {
  switch (rule.shine) {
    case 'ribbon': {
      // one long light along the crest of a fold: crisp toward the light, dying softly away from it; and light thrown back into the dark
      const crest = f.nx * -0.36 + f.ny * -0.12 + f.nz * 0.925;
      const ribbon = smoothstep(0.93, 0.998, crest) ** 1.4;
      return rule.gloss * (0.62 * ribbon * (1 - shadow) + 0.32 * smoothstep(0.12, -0.28, f.lambert));
    }
    case 'soft':
      return rule.gloss * smoothstep(0.72, 0.92, f.lambert) * 0.6;
    case 'edge': {
      // it glows along flanks; the rim of a hem that lies across would read as piping
      const flank = f.nx * f.nx;
      const level = f.ny * f.ny;
      const across = 1 - 0.85 * smoothstep(0.35, 0.85, level / (flank + level + 0.02));
      return (
        across * rule.gloss * smoothstep(0.04, 0.42, 1 - f.nz) ** 1.2 * (1 + 0.5 * smoothstep(0.2, 0.7, f.lambert))
      );
    }
    case 'sharp':
      // hard lights: one toward the lamp, a narrow one thrown back from the other side
      return (
        rule.gloss *
        (1.1 * smoothstep(0.945, 0.985, f.nx * -0.46 + f.ny * -0.2 + f.nz * 0.865) +
          0.4 * smoothstep(0.95, 0.985, f.nx * 0.8 + f.nz * 0.6))
      );
    case 'sparkle':
      return rule.gloss * 0.35 * smoothstep(0.7, 0.95, f.lambert);
    default:
      return 0.13 * smoothstep(0.74, 0.94, f.lambert);
  }
}

/**
 * Shades one colour in place.
 * @param occlusion extra shade where something lies over the cloth, or on its inside, 0..1.
 * @param hollow how deep the point lies between folds, 0..1: light reaches it from one side only.
 */
export function shadeColour(c: number[], rule: FabricRule, f: Facing, occlusion: number, hollow = 0): void {
  const light = luminance(c);
  const deep = light < 0.28 ? lerp(1.7, 1, light / 0.28) : light > 0.72 ? lerp(1, 0.82, (light - 0.72) / 0.28) : 1;
  const half = smoothstep(0.56 + rule.softness, 0.5 - rule.softness, f.lambert);
  const core = smoothstep(0.3 + rule.softness, 0.2 - rule.softness, f.lambert);
  // ground and skin throw light back into what turns away most
  const bounce = smoothstep(0.08, -0.3, f.lambert) * 0.3;
  const slope = clamp(0.67 - f.lambert, -0.25, 0.7);
  let shade =
    (rule.span * (0.62 * half + (0.68 - bounce) * core + 0.6 * hollow) + slope * 0.1) * deep + occlusion * 0.34;
  // pile drinks the light that meets it and gives it back where it turns away
  if (rule.shine === 'edge')
    shade =
      rule.span * (0.35 * half + 0.25 * core + 0.8 * hollow) +
      0.46 * lerp(1, 0.4, smoothstep(0.45, 0.85, light)) * f.nz ** 10 +
      occlusion * 0.34;
  let up = shineOf(rule, f, half);
  // on pale pile the glow would burn out
  if (rule.shine === 'edge') up *= lerp(1, 0.25, smoothstep(0.12, 0.55, light));
  // darks need their lights opened to show form; dark pile shows it at its edges alone
  const opens = rule.shine !== 'edge';
  if (opens && light < 0.28) up += 0.75 * (1 - light / 0.28) * smoothstep(0.5, 0.95, f.lambert);
  if (opens && light < 0.2) up += 0.3 * smoothstep(0.45, 0.85, 1 - f.nz) * smoothstep(0, 0.4, f.nx + f.ny + 0.2);
  const sheen =
    rule.shine === 'none' || rule.shine === 'soft'
      ? MATTE_ON_BLACK * smoothstep(0.22, 0.06, light) * smoothstep(0.5, 0.95, f.lambert)
      : up * (rule.shine === 'sharp' ? 0.2 : opens ? 0.05 : lerp(0.36, 0.08, smoothstep(0.05, 0.3, light)));
  shade = clamp(shade, -0.08, 0.7);
  // black is paint, not a hole; only pile is deeper than paint
  if (light < 0.16 && opens) {
    c[0] = 0.06 + c[0] * 0.94;
    c[1] = 0.06 + c[1] * 0.94;
    c[2] = 0.06 + c[2] * 0.94;
  }
  // shadows lean to the cool side: blue loses least
  c[0] = c[0] * (1 - shade * 1.06) * (1 + up) + sheen;
  c[1] = c[1] * (1 - shade * 1.08) * (1 + up) + sheen;
  c[2] = c[2] * (1 - shade * 0.9) * (1 + up) + sheen;
  // what is more than full goes over into the other colours: a light on gold is pale, not lemon
  const over = Math.max(c[0], c[1], c[2]) - 1;
  if (over <= 0) return;
  for (let i = 0; i < 3; i++) c[i] = Math.min(1, c[i] + over * SPILL);
}
