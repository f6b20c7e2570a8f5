/**
 * Body forms: half-widths in heads at named stations. Limb stations run 0 (root) > 1 (elbow or knee) > 2 (wrist or ankle),
 * torso stations 0 (pit of the neck) > 1 (waist) > 2 (crotch). A build is a form times a few multipliers: one line each.
 */
export type Sex = 'female' | 'male' | 'androgynous';
export type Station = readonly [name: string, t: number, half: number];
export interface Form {
  torso: Station[];
  legOuter: Station[];
  legInner: Station[];
  armOuter: Station[];
  armInner: Station[];
  /** Half-width of the neck, swell of the trapezius, scale of the foot and length of the hand, all in heads. */
  neck: number;
  trap: number;
  foot: number;
  hand: number;
  bust: number;
}

const female: Form = {
  neck: 0.162,
  trap: 0.045,
  foot: 0.98,
  hand: 0.75,
  bust: 1,
  torso: [
    ['armpit', 0.4, 0.51],
    ['bust', 0.53, 0.528],
    ['underbust', 0.71, 0.448],
    ['waist', 1, 0.36],
    ['iliac crest', 1.38, 0.495],
    ['trochanter', 1.74, 0.61],
  ],
  legOuter: [
    ['upper thigh', 0.16, 0.3],
    ['vastus', 0.38, 0.29],
    ['lower thigh', 0.68, 0.215],
    ['above knee', 0.87, 0.162],
    ['knee', 1, 0.156],
    ['below knee', 1.1, 0.166],
    ['calf', 1.27, 0.208],
    ['calf end', 1.48, 0.172],
    ['shin', 1.74, 0.098],
    ['above ankle', 1.9, 0.074],
    ['ankle bone', 2, 0.084],
  ],
  legInner: [
    ['adductor', 0.12, 0.345],
    ['inner thigh', 0.34, 0.29],
    ['sartorius hollow', 0.66, 0.196],
    ['above knee', 0.85, 0.16],
    ['inner knee', 0.96, 0.172],
    ['below knee', 1.1, 0.14],
    ['calf', 1.32, 0.16],
    ['calf low', 1.46, 0.166],
    ['calf end', 1.62, 0.124],
    ['shin', 1.8, 0.084],
    ['ankle bone', 1.95, 0.082],
    ['heel', 2, 0.08],
  ],
  armOuter: [
    ['deltoid', 0.16, 0.108],
    ['deltoid low', 0.32, 0.116],
    ['triceps', 0.56, 0.1],
    ['above elbow', 0.82, 0.084],
    ['elbow', 1, 0.09],
    ['brachioradialis', 1.18, 0.102],
    ['forearm', 1.45, 0.086],
    ['wrist', 1.84, 0.057],
    ['wrist end', 2, 0.056],
  ],
  armInner: [
    ['biceps', 0.42, 0.11],
    ['biceps low', 0.66, 0.094],
    ['above elbow', 0.88, 0.082],
    ['elbow', 1, 0.086],
    ['flexors', 1.2, 0.1],
    ['forearm', 1.46, 0.08],
    ['wrist', 1.84, 0.055],
    ['wrist end', 2, 0.054],
  ],
};

const male: Form = {
  neck: 0.205,
  trap: 0.085,
  foot: 1.1,
  hand: 0.78,
  bust: 0,
  torso: [
    ['armpit', 0.4, 0.63],
    ['latissimus', 0.53, 0.63],
    ['ribs', 0.74, 0.555],
    ['waist', 1.02, 0.475],
    ['iliac crest', 1.38, 0.51],
    ['trochanter', 1.74, 0.595],
  ],
  legOuter: [
    ['upper thigh', 0.16, 0.3],
    ['vastus', 0.38, 0.302],
    ['lower thigh', 0.66, 0.248],
    ['above knee', 0.87, 0.19],
    ['knee', 1, 0.18],
    ['below knee', 1.1, 0.19],
    ['calf', 1.28, 0.232],
    ['calf end', 1.5, 0.19],
    ['shin', 1.74, 0.118],
    ['above ankle', 1.9, 0.092],
    ['ankle bone', 2, 0.1],
  ],
  legInner: [
    ['adductor', 0.12, 0.345],
    ['inner thigh', 0.34, 0.3],
    ['vastus medialis', 0.72, 0.215],
    ['above knee', 0.87, 0.182],
    ['inner knee', 0.96, 0.19],
    ['below knee', 1.1, 0.162],
    ['calf', 1.32, 0.186],
    ['calf low', 1.46, 0.186],
    ['calf end', 1.62, 0.142],
    ['shin', 1.8, 0.098],
    ['ankle bone', 1.95, 0.096],
    ['heel', 2, 0.094],
  ],
  armOuter: [
    ['deltoid', 0.14, 0.158],
    ['deltoid low', 0.3, 0.166],
    ['triceps', 0.54, 0.136],
    ['above elbow', 0.82, 0.114],
    ['elbow', 1, 0.118],
    ['brachioradialis', 1.18, 0.142],
    ['forearm', 1.45, 0.114],
    ['wrist', 1.84, 0.074],
    ['wrist end', 2, 0.072],
  ],
  armInner: [
    ['biceps', 0.42, 0.158],
    ['biceps low', 0.66, 0.128],
    ['above elbow', 0.88, 0.106],
    ['elbow', 1, 0.112],
    ['flexors', 1.2, 0.134],
    ['forearm', 1.46, 0.106],
    ['wrist', 1.84, 0.072],
    ['wrist end', 2, 0.07],
  ],
};

const mixStations = (a: Station[], b: Station[], k: number): Station[] =>
  a.map(([name, t, w], i) => [name, t, w + (b[Math.min(i, b.length - 1)][2] - w) * k]);
const mixForm = (a: Form, b: Form, k: number): Form => ({
  neck: a.neck + (b.neck - a.neck) * k,
  trap: a.trap + (b.trap - a.trap) * k,
  foot: a.foot + (b.foot - a.foot) * k,
  hand: a.hand + (b.hand - a.hand) * k,
  bust: a.bust * (1 - k) * 0.4,
  torso: mixStations(a.torso, b.torso, k),
  legOuter: mixStations(a.legOuter, b.legOuter, k),
  legInner: mixStations(a.legInner, b.legInner, k),
  armOuter: mixStations(a.armOuter, b.armOuter, k),
  armInner: mixStations(a.armInner, b.armInner, k),
});
export const FORMS: Record<Sex, Form> = { female, male, androgynous: mixForm(female, male, 0.5) };

/** Multipliers on a form. Shoulder and hip also move the joints; legs stretches everything below the crotch. */
export interface Build {
  shoulder: number;
  rib: number;
  waist: number;
  hip: number;
  limb: number;
  thigh: number;
  neck: number;
  bust: number;
  /** 0 to 1: how far the belly shows. */
  belly: number;
  legs: number;
  /** Length of hanging arms against the trunk; the young have shorter ones. */
  arms: number;
  /** Heads by which the head is carried lower and forward. */
  stoop: number;
  /** Size of the head against the body; the young have larger ones. */
  head: number;
  /** Size of the whole body on the page. */
  scale: number;
}
const even: Build = {
  shoulder: 1,
  rib: 1,
  waist: 1,
  hip: 1,
  limb: 1,
  thigh: 1,
  neck: 1,
  bust: 1,
  belly: 0,
  legs: 1,
  arms: 1,
  stoop: 0,
  head: 1,
  scale: 1,
};
const SHOULDERS: Record<Sex, number> = { female: 1, male: 1.13, androgynous: 1.06 };

const SIZE: Record<'slim' | 'average' | 'full', Partial<Build>> = {
  slim: { rib: 0.95, waist: 0.93, hip: 0.94, limb: 0.91, thigh: 0.92, neck: 0.96, bust: 0.8 },
  average: {},
  full: {
    shoulder: 1.07,
    rib: 1.25,
    waist: 1.54,
    hip: 1.29,
    limb: 1.34,
    thigh: 1.32,
    neck: 1.14,
    bust: 1.35,
    belly: 0.75,
    legs: 0.985,
  },
};
const AGE: Record<'child' | 'teen' | 'adult' | 'senior', Partial<Build>> = {
  child: {
    shoulder: 0.84,
    rib: 0.94,
    waist: 1.26,
    hip: 0.82,
    limb: 0.9,
    thigh: 0.88,
    neck: 1.02,
    bust: 0,
    belly: 0.1,
    legs: 0.74,
    arms: 0.87,
    head: 1.36,
    scale: 0.84,
  },
  teen: {
    shoulder: 0.9,
    rib: 0.9,
    waist: 1.02,
    hip: 0.85,
    limb: 0.86,
    thigh: 0.86,
    neck: 0.88,
    bust: 0.4,
    legs: 0.9,
    head: 1.06,
  },
  adult: {},
  senior: {
    shoulder: 0.95,
    rib: 1.08,
    waist: 1.26,
    hip: 1.04,
    limb: 1.03,
    neck: 1.04,
    bust: 1.05,
    belly: 0.45,
    legs: 0.945,
    stoop: 0.075,
    head: 1.01,
  },
};

/** The build of a person: the form's shoulders, times size, times age. */
export function buildOf(sex: Sex, size: keyof typeof SIZE, age: keyof typeof AGE): Build {
  const out = { ...even, shoulder: SHOULDERS[sex] };
  for (const by of [SIZE[size], AGE[age]]) {
    for (const key of Object.keys(by) as (keyof Build)[]) {
      const value = by[key] ?? 1;
      if (key === 'belly' || key === 'stoop') out[key] += value;
      else out[key] *= value;
    }
  }
  if (sex === 'male') {
    out.waist = 1 + (out.waist - 1) * 0.9;
    out.hip = 1 + (out.hip - 1) * 0.85;
  }
  return out;
}
