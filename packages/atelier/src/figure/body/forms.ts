/**
 * Body forms: half-widths in heads at named stations. Limb stations run 0 (root) > 1 (elbow or knee) > 2 (wrist or ankle),
 * torso stations 0 (pit of the neck) > 1 (waist) > 2 (crotch).
 */
import type { Person } from '@toile/look';

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
  neck: 0.15,
  trap: 0.045,
  foot: 0.98,
  hand: 0.77,
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
    ['deltoid', 0.14, 0.146],
    ['deltoid low', 0.32, 0.138],
    ['triceps', 0.56, 0.108],
    ['above elbow', 0.84, 0.078],
    ['point of the ulna', 1.01, 0.102],
    ['under the point', 1.1, 0.092],
    ['brachioradialis', 1.26, 0.112],
    ['forearm', 1.48, 0.098],
    ['wrist', 1.8, 0.069],
    ['head of the ulna', 1.93, 0.075],
    ['wrist end', 2, 0.07],
  ],
  armInner: [
    ['biceps', 0.42, 0.122],
    ['biceps low', 0.66, 0.1],
    ['above elbow', 0.88, 0.08],
    ['elbow', 1, 0.086],
    ['flexors', 1.24, 0.112],
    ['forearm', 1.52, 0.09],
    ['wrist', 1.82, 0.067],
    ['wrist end', 2, 0.068],
  ],
};

const male: Form = {
  neck: 0.203,
  trap: 0.1,
  foot: 1.16,
  hand: 0.78,
  bust: 0,
  torso: [
    ['armpit', 0.4, 0.69],
    ['latissimus', 0.53, 0.695],
    ['ribs', 0.74, 0.65],
    ['waist', 1.02, 0.585],
    ['iliac crest', 1.38, 0.595],
    ['trochanter', 1.74, 0.63],
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
    ['deltoid', 0.14, 0.142],
    ['deltoid low', 0.3, 0.148],
    ['triceps', 0.54, 0.132],
    ['above elbow', 0.82, 0.106],
    ['point of the ulna', 1.01, 0.132],
    ['under the point', 1.1, 0.118],
    ['brachioradialis', 1.24, 0.136],
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
/** How much of a bust is left of a form that is mixed with a man's, beside its share. */
const MIXED_BUST = 0.4;
const mixForm = (a: Form, b: Form, k: number): Form => ({
  neck: a.neck + (b.neck - a.neck) * k,
  trap: a.trap + (b.trap - a.trap) * k,
  foot: a.foot + (b.foot - a.foot) * k,
  hand: a.hand + (b.hand - a.hand) * k,
  bust: a.bust * (1 - k) * MIXED_BUST,
  torso: mixStations(a.torso, b.torso, k),
  legOuter: mixStations(a.legOuter, b.legOuter, k),
  legInner: mixStations(a.legInner, b.legInner, k),
  armOuter: mixStations(a.armOuter, b.armOuter, k),
  armInner: mixStations(a.armInner, b.armInner, k),
});
export const FORMS: Record<Sex, Form> = { female, male, androgynous: mixForm(female, male, 0.5) };

/**
 * Boys and girls are built alike: straight, narrow-shouldered, small in hand and foot. How far from a woman's form to a man's,
 * then what is a child's own: heads, and shares of a grown foot and hand.
 */
const CHILD = { mixed: { boy: 0.58, girl: 0.46 }, neck: 0.2, trap: 0.03, foot: 0.9, hand: 0.84 } as const;

function childForm(sex: Sex): Form {
  const { mixed, neck, trap, foot, hand } = CHILD;
  const form = mixForm(female, male, sex === 'male' ? mixed.boy : mixed.girl);
  return { ...form, neck, trap, foot: form.foot * foot, hand: form.hand * hand, bust: 0 };
}

export const formOf = (sex: Sex, age: Person['ageGroup']): Form => (age === 'child' ? childForm(sex) : FORMS[sex]);
