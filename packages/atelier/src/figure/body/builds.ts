/** Builds: a form times a few multipliers, one line each. */
import type { Sex } from './forms.ts';

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
  legs: 0.975,
  arms: 1,
  hand: 1,
  stoop: 0,
  sink: 0.055,
  square: 0,
  head: 0.97,
  scale: 1,
};
/** Men are drawn nearer to life below the hip than women are. */
const MENS_LEGS = 0.955;
/** Their heads beside women's, of men and of boys, and how much stouter their limbs are than the form says. */
const MENS_HEAD = { grown: 0.98, boy: 1.01 };
const MENS_LIMBS = { arm: 1.02, leg: 1.08 };
/** And fill the height of the page all the same. */
const MENS_SCALE = 1.02;

const SHOULDERS: Record<Sex, number> = { female: 0.97, male: 1.29, androgynous: 1.1 };

const SIZE: Record<'slim' | 'average' | 'full', Partial<Build>> = {
  slim: { rib: 0.95, waist: 0.93, hip: 0.94, limb: 0.91, thigh: 0.92, neck: 0.96, bust: 0.8 },
  average: {},
  full: {
    shoulder: 1.1,
    rib: 1.32,
    waist: 1.74,
    hip: 1.42,
    limb: 1.4,
    thigh: 1.44,
    neck: 1.2,
    bust: 1.45,
    belly: 0.85,
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
    legs: 0.713,
    arms: 0.84,
    hand: 0.98,
    sink: 0.075,
    square: 0.2,
    head: 1.4,
    scale: 1.05,
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
    head: 1.07,
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
    out.head *= age === 'child' ? MENS_HEAD.boy : MENS_HEAD.grown;
    if (age !== 'child') {
      out.limb *= MENS_LIMBS.arm;
      out.thigh *= MENS_LIMBS.leg;
    }
    out.waist = 1 + (out.waist - 1) * 0.9;
    out.hip = 1 + (out.hip - 1) * 0.85;
    if (age !== 'child') {
      out.legs *= MENS_LEGS;
      out.scale *= MENS_SCALE;
    }
  }
  return out;
}
