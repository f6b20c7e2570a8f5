/** The light rule of each fabric. Light falls from the upper left; a highlight multiplies its colour and never turns white. */
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';

/** Direction the light comes from (x right, y down, z toward the viewer), length 1. */
export const LIGHT = [-0.56, -0.48, 0.675] as const;

/** How the cloth lies at one point, toward the light and on the page: all on one object, as numbers handed over in a call are boxed. */
export interface Facing {
  /** Cosine to the light. */
  lambert: number;
  nx: number;
  ny: number;
  nz: number;
  /** Its place on the page, page units. */
  x: number;
  y: number;
  /** Extra shade where something lies over the cloth, or on its inside, 0..1. */
  occlusion: number;
  /** How deep it lies between folds, 0..1: light reaches it from one side only. */
  hollow: number;
}

/** What even matte black gives back where it faces the lamp. */
const MATTE_ON_BLACK = 0.088;

/** How much of a light beyond full a colour passes on to the other two. */
const SPILL = 0.36;

/** How far shade on white leans to the sky, and on ivory to the cloth's own warmth. */
const COOL_ON_WHITE = 0.03;
const WARM_ON_IVORY = 0.05;
/** Spread between its channels from which pale cloth has a colour of its own. */
const IVORY = { from: 0.03, to: 0.08 } as const;

const luminance = (c: readonly number[]): number => c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11;

/** Shine that follows from the angle to the light alone: a share of the colour itself. */
function shineBy(rule: FabricRule, lambert: number): number {
  switch (rule.shine) {
    case 'ribbon':
      // light thrown back into the dark
      return rule.gloss * 0.14 * smoothstep(0.12, -0.28, lambert);
    case 'soft':
      return rule.gloss * smoothstep(0.72, 0.92, lambert) * 0.6;
    case 'sparkle':
      return rule.gloss * 0.35 * smoothstep(0.7, 0.95, lambert);
    case 'edge':
    case 'sharp':
      return 0;
    case 'none':
      return 0.13 * (1 - rule.nap) * smoothstep(0.74, 0.94, lambert);
  }
}

/** Cosine to the direction of its light from which satin shines. */
const BROAD = 0.9;

/** Shade of satin from which it grows slowly: its dark folds stay open, or it would be rubber. */
const DEEP_SATIN = 0.32;

/** How far pile turns away where its bloom begins and where it is full: broad, or it would be a light on satin. */
const BLOOM = { from: 0.03, to: 0.62 } as const;

/** The rest of the shine: it follows from the way the cloth lies. @param shadow how far it lies in shade, 0..1. */
function shineOf(rule: FabricRule, f: Facing, shadow: number, lit: number): number {
  switch (rule.shine) {
    case 'ribbon': {
      // a broad light that follows the fold, with a narrow one along its crest: narrow ones alone are on latex
      const crest = f.nx * -0.36 + f.ny * -0.12 + f.nz * 0.925;
      if (crest < BROAD || shadow >= 1) return 0;
      const t = smoothstep(BROAD, 0.995, crest);
      return rule.gloss * (0.36 * t + 0.12 * t * t * t * t) * (1 - shadow);
    }
    case 'edge': {
      const turned = 1 - f.nz;
      if (turned <= BLOOM.from) return 0;
      // it glows along flanks; the rim of a hem that lies across would read as piping
      const flank = f.nx * f.nx;
      const level = f.ny * f.ny;
      const across = 1 - 0.85 * smoothstep(0.35, 0.85, level / (flank + level + 0.02));
      return across * rule.gloss * smoothstep(BLOOM.from, BLOOM.to, turned) * (1 + 0.25 * lit);
    }
    case 'sharp': {
      // hard lights: one toward the lamp, a narrow one thrown back from the other side; on thin cloth only along its creases
      const toLamp = f.nx * -0.46 + f.ny * -0.2 + f.nz * 0.865;
      const lamp = rule.cover < 1 ? smoothstep(0.978, 0.998, toLamp) : smoothstep(0.945, 0.985, toLamp);
      return rule.gloss * (1.1 * lamp + 0.4 * smoothstep(0.95, 0.985, f.nx * 0.8 + f.nz * 0.6));
    }
    default:
      return 0;
  }
}

/** What follows from the angle to the light alone, in steps too fine to be seen: four numbers a step. */
const STEPS = 1024;
const MOST = 1.1;
const COLUMNS = 5;

/** Per step: shade before it is deepened, how far it lies in shade, shine, how fully it is lit, and how warm its shade is. */
function lightTable(rule: FabricRule): Float64Array {
  const table = new Float64Array((STEPS + 2) * COLUMNS);
  const isPile = rule.shine === 'edge';
  for (let i = 0; i < STEPS + 2; i++) {
    const lambert = -MOST + (2 * MOST * i) / STEPS;
    // shade is let out with a wet brush toward the light, and set down crisp where the form turns
    const half = smoothstep(0.6 + rule.softness, 0.42 - rule.softness, lambert);
    const core = smoothstep(0.31 + rule.softness, 0.19 - rule.softness, lambert);
    // ground and skin throw light back into what turns away most
    const bounce = smoothstep(0.12, -0.3, lambert);
    table[i * COLUMNS] = rule.span * (isPile ? 0.35 * half + 0.25 * core : 0.62 * half + (0.72 - 0.42 * bounce) * core);
    table[i * COLUMNS + 1] = half;
    table[i * COLUMNS + 2] = shineBy(rule, lambert);
    table[i * COLUMNS + 3] = isPile ? smoothstep(0.2, 0.7, lambert) : smoothstep(0.5, 0.95, lambert);
    table[i * COLUMNS + 4] = 1 - core + 0.8 * bounce;
  }
  return table;
}

/** Shades one colour in place. */
export type Shader = (c: number[], f: Facing) => void;

const SHADERS = new WeakMap<FabricRule, Shader>();

/** The light rule of one fabric. */
export function shaderOf(rule: FabricRule): Shader {
  const known = SHADERS.get(rule);
  if (known) return known;
  const shader = rule.shine === 'edge' ? pileShader(rule) : clothShader(rule);
  SHADERS.set(rule, shader);
  return shader;
}

/** How much faster a colour's lesser channels go down in shade: pigment laid thicker grows richer, not greyer. */
const RICHNESS = 0.34;

/**
 * What `light` lays on, set before it is called: numbers handed over in a call at every pixel would each be put in a box of their own.
 * `warm`: where the shade meets the light, and where light is thrown back into it, 0..1; deep shade is cool. `cool`: by how much what
 * is nearly white turns to the sky's colour in shade; below 0, by how much ivory keeps its own.
 */
const LAID = new Float64Array(5);
const [SHADE, UP, SHEEN, WARM, COOL] = [0, 1, 2, 3, 4] as const;

/** Takes shade away and lays light on. */
function light(c: number[]): void {
  const shade = clamp(LAID[SHADE], -0.08, 0.7);
  const up = LAID[UP];
  const sheen = LAID[SHEEN];
  const warm = LAID[WARM];
  const cool = LAID[COOL];
  const full = 1 + up;
  const most = Math.max(c[0], c[1], c[2], 0.05);
  const rich = shade * RICHNESS;
  const own = rich / most;
  const r = c[0] * (1 - shade * (1.02 - 0.2 * warm + cool) - (rich - own * c[0])) * full + sheen * 0.94;
  const g = c[1] * (1 - shade * (1.04 - 0.06 * warm - Math.abs(cool)) - (rich - own * c[1])) * full + sheen;
  const b = c[2] * (1 - shade * (0.9 + 0.14 * warm - cool) - (rich - own * c[2])) * full + sheen * 1.08;
  // what is more than full goes over into the other colours: a light on gold is pale, not lemon
  const over = Math.max(r, g, b) - 1;
  const spilt = over > 0 ? over * SPILL : 0;
  c[0] = over > 0 ? Math.min(1, r + spilt) : r;
  c[1] = over > 0 ? Math.min(1, g + spilt) : g;
  c[2] = over > 0 ? Math.min(1, b + spilt) : b;
}

/** How pale cloth leans in shade: white to the sky, ivory and blush to themselves. */
function coolOf(c: readonly number[]): number {
  const spread = Math.max(c[0], c[1], c[2]) - Math.min(c[0], c[1], c[2]);
  return lerp(COOL_ON_WHITE, -WARM_ON_IVORY, smoothstep(IVORY.from, IVORY.to, spread));
}

function clothShader(rule: FabricRule): Shader {
  const table = lightTable(rule);
  const { span, shine } = rule;
  // a nap opens dark cloth evenly: neither bright where it meets the lamp nor black where it turns
  const opened = (shine === 'ribbon' ? 0.8 : 0.75) * (1 - 0.6 * rule.nap);
  // the folds of dark satin stay open too
  const deepened = (shine === 'ribbon' ? 0.55 : 1) * (1 - 0.55 * rule.nap);
  const leaning = 0.26 * (1 - 0.4 * rule.nap);
  const isMatte = shine === 'none' || shine === 'soft';
  const isRibbon = shine === 'ribbon';
  const gleam = shine === 'sharp' ? 0.2 : isRibbon ? 0.13 : 0.05;
  // black has no colour for a light to be of: what shines on it is the lamp
  const gleamOnBlack = isRibbon ? 0.05 + rule.gloss * 0.3 : gleam;
  const isGlossy = shine === 'sharp' && rule.gloss > 0.4;
  const isSimple = isMatte || shine === 'sparkle';
  // satin gives the sky back in its shade; what is thrown back warm would gleam like rubber
  const warmth = isRibbon ? 0.45 : 1;
  const paled = isMatte ? 0.75 : isRibbon ? 0.84 : 0.4;
  return (c, f) => {
    const own = luminance(c);
    const { lambert, occlusion, hollow } = f;
    const at = (clamp(lambert, -MOST, MOST) + MOST) * (STEPS / (2 * MOST));
    const step = at | 0;
    const part = at - step;
    const i = step * COLUMNS;
    const fall = table[i] + (table[i + 5] - table[i]) * part;
    const lit = table[i + 3] + (table[i + 8] - table[i + 3]) * part;
    let up = table[i + 2] + (table[i + 7] - table[i + 2]) * part;
    if (!isSimple) up += shineOf(rule, f, table[i + 1] + (table[i + 6] - table[i + 1]) * part, lit);
    const deep = own < 0.28 ? 1 + (0.7 - own * 2.5) * deepened : own > 0.72 && !isGlossy ? 1 - (own - 0.72) * 0.95 : 1;
    const warm = table[i + 4] + (table[i + 9] - table[i + 4]) * part;
    const slope = clamp(0.67 - lambert, -0.25, 0.7);
    let shade = (fall + span * 0.5 * hollow + slope * leaning) * deep + occlusion * 0.4;
    if (isRibbon && shade > DEEP_SATIN) shade = DEEP_SATIN + (shade - DEEP_SATIN) * 0.45;
    const glint = up;
    // darks need their lights opened to show form
    if (own < 0.28) {
      up += opened * (1 - own / 0.28) * lit;
      if (own < 0.2 && f.nz < 0.55)
        up += 0.3 * smoothstep(0.45, 0.85, 1 - f.nz) * smoothstep(0, 0.4, f.nx + f.ny + 0.2);
    }
    const sheen = isMatte
      ? own < 0.22
        ? MATTE_ON_BLACK * smoothstep(0.24, 0.08, own) * lit
        : 0
      : (glint + (up - glint) * 0.4) * (own < 0.2 ? gleamOnBlack : gleam);
    // black is paint, not a hole
    if (own < 0.16) {
      c[0] = 0.06 + c[0] * 0.94;
      c[1] = 0.06 + c[1] * 0.94;
      c[2] = 0.06 + c[2] * 0.94;
    }
    // shade on white is all of one colour: warm in one fold and cool in the next it would look stained
    const pale = own > 0.6 ? smoothstep(0.6, 0.9, own) : 0;
    // and light on it has nowhere to go: ivory would turn to paper
    up *= 1 - paled * (isRibbon ? smoothstep(0.38, 0.85, own) : pale);
    LAID[SHADE] = pale > 0 ? Math.max(shade, -0.08 + 0.06 * pale) : shade;
    LAID[UP] = up;
    LAID[SHEEN] = sheen;
    LAID[WARM] = warm * warmth * (1 - 0.85 * pale);
    LAID[COOL] = pale > 0 ? pale * coolOf(c) : 0;
    light(c);
  };
}

/** Pile drinks the light that meets it and gives it back where it turns away; it alone is deeper than black paint. */
function pileShader(rule: FabricRule): Shader {
  const table = lightTable(rule);
  return (c, f) => {
    const own = luminance(c);
    const { occlusion, hollow } = f;
    const at = (clamp(f.lambert, -MOST, MOST) + MOST) * (STEPS / (2 * MOST));
    const step = at | 0;
    const part = at - step;
    const i = step * COLUMNS;
    const fall = table[i] + (table[i + 5] - table[i]) * part;
    const lit = table[i + 3] + (table[i + 8] - table[i + 3]) * part;
    const n2 = f.nz * f.nz;
    const n4 = n2 * n2;
    const shade =
      fall + rule.span * 0.8 * hollow + 0.42 * lerp(1, 0.2, smoothstep(0.45, 0.85, own)) * n4 * n2 + occlusion * 0.34;
    // on pale pile the glow would burn out
    const up = shineOf(rule, f, 0, lit) * lerp(1, 0.25, smoothstep(0.12, 0.55, own));
    LAID[SHADE] = shade;
    LAID[UP] = up;
    LAID[SHEEN] = up * lerp(0.36, 0.08, smoothstep(0.05, 0.3, own));
    LAID[WARM] = 0;
    LAID[COOL] = 0;
    light(c);
  };
}
