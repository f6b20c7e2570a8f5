/** Pigment over paper: what one washed pixel comes to. */
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';

/** What a wash of shade lets through at its full strength, by what it lies on. */
const SHADE = [0.56, 0.55, 0.68] as const;
const BLUE_SHADE = [0.56, 0.6, 0.59] as const;
const PALE_SHADE = [0.69, 0.675, 0.7] as const;
const SKIN_SHADE = [0.75, 0.58, 0.54] as const;
const FAIR_SHADE = [0.8, 0.67, 0.65] as const;
/** Lights lean cool on dark cloth and warm on skin: how much of a light each channel takes. */
const COOL_LIGHT = [0.94, 0.99, 1.07] as const;
const WARM_LIGHT = [1.04, 1, 0.95] as const;
const DARK_SKIN_LIGHT = [1.25, 1, 0.62] as const;
/** Shade on dark skin is laid thinner: its planes are told by light. */
const DARK_SKIN_SHADE = 0.72;
/** What the air throws back into the shade of dark skin, and what a light adds to it. */
const THROWN_BACK = [0.075, 0.05, 0.065] as const;
const GLOW = [0.1, 0.055, 0.015] as const;

/**
 * The air before black cloth lightens what is darkest of it, in the cloth's own hue, so that its shade is no hole; and the ground
 * throws a little light on its far side.
 */
const OPEN = { by: 0.065, below: 0.085, rim: 0.035, leastHue: 0.55, mostHue: 1.8 } as const;

/** One pixel of wash, as it was decided. Set afresh for each pixel; one object, since there are half a million. */
export interface Touch {
  bare: boolean;
  face: boolean;
  /** 0 to 1: left in light, in half-light, laid in shade, struck dark, lit from behind. */
  white: number;
  half: number;
  shade: number;
  deep: number;
  back: number;
  /** Pigment kept out of light and half-light. */
  lift: number;
  halfLift: number;
  /** How deep the shade is laid, and how much pigment there is beside the usual. */
  depth: number;
  /** First wash under everything but light, on pale cloth. */
  body: number;
  flow: number;
  /** Light that was painted, taken out of the colour before it is washed. */
  painted: number;
}

/** How dark and how pale a colour is, by its luma without light. */
export const darkness = (own: number): number => smoothstep(0.42, 0.14, own);
export const paleness = (own: number): number => smoothstep(0.6, 0.85, own);

/** What the eye may not miss in blues: their lesser channels keep this share of the largest, or denim turns electric. */
const BLUE_FLOOR = 0.36;
/** And green this share where the painted shade was taken out: divided by it a navy would be violet. */
const GREEN_IN_BLUE = { floor: 0.47, from: 0.85, whole: 0.5 } as const;
/** How far shade on cloth leans to the cloth's own hue, and by how much at most: grey laid on beige is dirt. */
const OWN_SHADE = 0.6;
const OWN_MOST = 0.14;
const FLOOR = { skin: 0.03, darkCloth: 0.075 } as const;

/** Washes one colour, in place. @param c red, green and blue of what was painted, 0..1. */
export function washed(c: Float64Array, paper: readonly number[], t: Touch): void {
  const [r0, g0, b0] = [c[0], c[1], c[2]];
  const luma = r0 * 0.3 + g0 * 0.59 + b0 * 0.11 || 1;
  const own = luma / t.painted;
  const dark = darkness(own);
  const pale = paleness(own);
  const blue = smoothstep(0.02, 0.13, (b0 - Math.max(r0, g0)) / t.painted);
  const darkSkin = t.bare ? smoothstep(0.64, 0.36, own) : 0;
  const black = t.bare ? 0 : smoothstep(0.24, 0.1, own);
  const fair = t.bare ? smoothstep(0.55, 0.78, own) : 0;
  const base = t.bare ? lerp(0.92, 1, dark) : lerp(0.9, 1.06, dark);
  const back = t.bare ? 0 : 0.16 * t.back;
  const density = base * t.flow * (1 + (t.bare ? 0.1 : 0.14) * t.shade + 0.14 * t.deep) * (1 - back);
  const laid = t.bare ? lerp(1, DARK_SKIN_SHADE, darkSkin) : lerp(lerp(1, 0.78, dark), 0.9, pale);
  const deeper = t.bare ? 0.16 : lerp(0.52, 0.28, pale);
  const strength =
    (t.depth * laid * t.shade + deeper * t.deep) * (1 - t.back * (t.bare ? 0.5 : 0.35)) +
    t.body * pale * (1 - t.white) * (1 - 0.6 * t.half) * (1 - t.shade * 0.6);
  const floor = Math.max(
    lerp(FLOOR.skin, FLOOR.darkCloth, t.bare ? 0 : dark),
    (blue * BLUE_FLOOR * Math.max(r0, g0, b0)) / t.painted,
  );
  const green =
    (blue * smoothstep(GREEN_IN_BLUE.from, GREEN_IN_BLUE.whole, t.painted) * GREEN_IN_BLUE.floor * b0) / t.painted;
  const lift = t.white * t.lift + t.half * t.halfLift;
  for (let q = 0; q < 3; q++) {
    const hue = clamp(c[q] / t.painted, q === 1 ? Math.max(floor, green) : floor, 1);
    const lean = t.bare
      ? darkSkin > 0
        ? lerp(WARM_LIGHT[q], DARK_SKIN_LIGHT[q], darkSkin)
        : WARM_LIGHT[q]
      : lerp(1, COOL_LIGHT[q], dark);
    const pigment = Math.min(0, Math.log(hue / paper[q]));
    const veil = t.bare
      ? lerp(SKIN_SHADE[q], FAIR_SHADE[q], fair)
      : lerp(lerp(SHADE[q], BLUE_SHADE[q], blue), PALE_SHADE[q], pale * 0.92) *
        clamp(1 + OWN_SHADE * (c[q] / luma - 1), 1 - OWN_MOST, 1 + OWN_MOST);
    const out =
      paper[q] * Math.exp(pigment * density * (1 - Math.min(0.95, lift * lean))) * (1 - clamp(strength) * (1 - veil));
    const tinted = clamp(c[q] / luma, OPEN.leastHue, OPEN.mostHue);
    const air = black * tinted * (OPEN.by * Math.exp(-out / OPEN.below) + t.back * OPEN.rim);
    c[q] = clamp(out + air + darkSkin * (t.back * THROWN_BACK[q] + t.white * GLOW[q]));
  }
}
