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
  hand: 0.79,
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
    ['lower thigh', 0.68, 0.224],
    ['above knee', 0.87, 0.18],
    ['knee', 0.98, 0.174],
    ['below knee', 1.08, 0.17],
    ['calf', 1.32, 0.234],
    ['calf end', 1.52, 0.188],
    ['shin', 1.72, 0.12],
    ['above ankle', 1.87, 0.085],
    ['ankle bone', 1.94, 0.102],
    ['ankle end', 2, 0.08],
  ],
  legInner: [
    ['adductor', 0.12, 0.345],
    ['inner thigh', 0.34, 0.29],
    ['sartorius hollow', 0.66, 0.208],
    ['above knee', 0.84, 0.174],
    ['inner knee', 0.96, 0.186],
    ['below knee', 1.1, 0.148],
    ['calf', 1.3, 0.176],
    ['calf low', 1.46, 0.19],
    ['calf end', 1.62, 0.144],
    ['shin', 1.78, 0.094],
    ['ankle bone', 1.93, 0.104],
    ['heel', 2, 0.08],
  ],
  armOuter: [
    ['deltoid', 0.14, 0.124],
    ['deltoid low', 0.32, 0.124],
    ['triceps', 0.56, 0.108],
    ['above elbow', 0.84, 0.092],
    ['elbow', 1, 0.101],
    ['brachioradialis', 1.2, 0.116],
    ['forearm', 1.48, 0.103],
    ['wrist', 1.8, 0.075],
    ['head of the ulna', 1.93, 0.079],
    ['wrist end', 2, 0.073],
  ],
  armInner: [
    ['biceps', 0.42, 0.118],
    ['biceps low', 0.66, 0.104],
    ['above elbow', 0.88, 0.09],
    ['elbow', 1, 0.097],
    ['flexors', 1.18, 0.116],
    ['forearm', 1.48, 0.099],
    ['wrist', 1.82, 0.072],
    ['wrist end', 2, 0.071],
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
    ['lower thigh', 0.66, 0.254],
    ['above knee', 0.87, 0.206],
    ['knee', 0.98, 0.196],
    ['below knee', 1.08, 0.194],
    ['calf', 1.3, 0.266],
    ['calf end', 1.5, 0.212],
    ['shin', 1.73, 0.13],
    ['above ankle', 1.9, 0.092],
    ['ankle bone', 1.94, 0.11],
    ['ankle end', 2, 0.082],
  ],
  legInner: [
    ['adductor', 0.12, 0.345],
    ['inner thigh', 0.34, 0.3],
    ['vastus medialis', 0.72, 0.222],
    ['above knee', 0.87, 0.192],
    ['inner knee', 0.96, 0.204],
    ['below knee', 1.1, 0.164],
    ['calf', 1.32, 0.194],
    ['calf low', 1.45, 0.212],
    ['calf end', 1.61, 0.156],
    ['shin', 1.79, 0.1],
    ['ankle bone', 1.94, 0.114],
    ['heel', 2, 0.082],
  ],
  armOuter: [
    ['deltoid', 0.14, 0.158],
    ['deltoid low', 0.3, 0.166],
    ['triceps', 0.54, 0.136],
    ['above elbow', 0.82, 0.114],
    ['elbow', 1, 0.118],
    ['brachioradialis', 1.18, 0.144],
    ['forearm', 1.45, 0.12],
    ['wrist', 1.8, 0.084],
    ['head of the ulna', 1.93, 0.09],
    ['wrist end', 2, 0.084],
  ],
  armInner: [
    ['biceps', 0.42, 0.158],
    ['biceps low', 0.66, 0.128],
    ['above elbow', 0.88, 0.106],
    ['elbow', 1, 0.112],
    ['flexors', 1.2, 0.134],
    ['forearm', 1.46, 0.112],
    ['wrist', 1.84, 0.08],
    ['wrist end', 2, 0.082],
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

/** Boys and girls are built alike: straight, narrow-shouldered, small in hand and foot. */
function childForm(sex: Sex): Form {
  const form = mixForm(female, male, sex === 'male' ? 0.58 : 0.46);
  return { ...form, neck: 0.2, trap: 0.03, foot: form.foot * 0.9, hand: form.hand * 0.84, bust: 0 };
}
export const formOf = (sex: Sex, age: keyof typeof AGE): Form => (age === 'child' ? childForm(sex) : FORMS[sex]);

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
  /** Length of the hand; the young have shorter, rounder ones. */
  hand: number;
  /** Heads by which the head is carried lower and forward. */
  stoop: number;
  /** Heads by which a short neck lowers the head; how squarely the body stands, 0 to 1. */
  sink: number;
  square: number;
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
  legs: 0.94,
  arms: 1,
  hand: 1,
  stoop: 0,
  sink: 0.055,
  square: 0,
  head: 1.045,
  scale: 1,
};
/** Men are drawn nearer to life below the hip than women are. */
const MENS_LEGS = 0.955;
/** And fill the height of the page all the same. */
const MENS_SCALE = 1.02;

const SHOULDERS: Record<Sex, number> = { female: 1, male: 1.23, androgynous: 1.1 };

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
    shoulder: 0.83,
    rib: 0.9,
    waist: 1.14,
    hip: 0.82,
    limb: 0.96,
    thigh: 0.9,
    neck: 0.94,
    bust: 0,
    belly: 0.1,
    legs: 0.74,
    arms: 0.84,
    hand: 0.98,
    sink: 0.075,
    square: 0.2,
    head: 1.3,
    scale: 1.03,
  },
  teen: {
    shoulder: 0.9,
    rib: 0.9,
    waist: 1.02,
    hip: 0.85,
    limb: 0.86,
    thigh: 0.86,
    neck: 0.95,
    bust: 0.4,
    square: 0.15,
    sink: 0.035,
    legs: 0.9,
    head: 1.03,
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
    head: 1,
  },
};

/** The build of a person: the form's shoulders, times size, times age. */
export function buildOf(sex: Sex, size: keyof typeof SIZE, age: keyof typeof AGE): Build {
  const out = { ...even, shoulder: SHOULDERS[sex] };
  for (const by of [SIZE[size], AGE[age]]) {
    for (const key of Object.keys(by) as (keyof Build)[]) {
      const value = by[key] ?? 1;
      if (key === 'belly' || key === 'stoop' || key === 'sink' || key === 'square') out[key] += value;
      else out[key] *= value;
    }
  }
  if (sex === 'male') {
    out.head *= 1.03;
    out.waist = 1 + (out.waist - 1) * 0.9;
    out.hip = 1 + (out.hip - 1) * 0.85;
    if (age !== 'child') {
      out.legs *= MENS_LEGS;
      out.scale *= MENS_SCALE;
    }
  }
  return out;
}
