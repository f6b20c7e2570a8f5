/**
 * Character of a face, apart from its view: ratios round 1 (or offsets in heads). One of these is mixed for every person from
 * the seed, leaning to what the heritage makes likely. Features differ as people do; nothing is a type.
 */
export interface Face {
  /** Distance between the eyes, opening of the lids, rise of the outer corner, width. */
  eyeGap: number;
  eyeOpen: number;
  eyeTilt: number;
  eyeWidth: number;
  /** The fold of the upper lid lies close to the lashes: 0 clear fold, 1 smooth lid. */
  hooded: number;
  browWeight: number;
  browArch: number;
  browLift: number;
  noseWidth: number;
  noseLength: number;
  lipFull: number;
  lipWidth: number;
  jaw: number;
  /** Corners of the mouth raised (+), glance aside in widths of the eye, size of the iris. */
  smile: number;
  gaze: number;
  iris: number;
  /** 0 bare to 1 made up for the evening. */
  makeUp: number;
}

export const FACES: Record<'female' | 'male', Face> = {
  female: {
    eyeGap: 1,
    eyeOpen: 0.8,
    eyeTilt: 0.1,
    eyeWidth: 1,
    hooded: 0.2,
    browWeight: 1.05,
    browArch: 0.75,
    browLift: 0.01,
    noseWidth: 1.02,
    noseLength: 1,
    lipFull: 1.02,
    lipWidth: 0.9,
    jaw: 1,
    smile: 0.7,
    gaze: 0,
    iris: 0.5,
    makeUp: 0.5,
  },
  male: {
    eyeGap: 1,
    eyeOpen: 0.67,
    eyeTilt: 0.03,
    eyeWidth: 0.96,
    hooded: 0.3,
    browWeight: 1.5,
    browArch: 0.4,
    browLift: 0.024,
    noseWidth: 1.16,
    noseLength: 1.03,
    lipFull: 0.72,
    lipWidth: 0.96,
    jaw: 1,
    smile: 0.3,
    gaze: 0,
    iris: 0.2,
    makeUp: 0,
  },
};

/** How far each trait may stray from its mean, either way. */
export const SPREAD: Face = {
  eyeGap: 0.07,
  eyeOpen: 0.12,
  eyeTilt: 0.06,
  eyeWidth: 0.07,
  hooded: 0.25,
  browWeight: 0.32,
  browArch: 0.55,
  browLift: 0.013,
  noseWidth: 0.16,
  noseLength: 0.07,
  lipFull: 0.3,
  lipWidth: 0.13,
  jaw: 0.075,
  smile: 0.6,
  gaze: 0.07,
  iris: 0.5,
  makeUp: 0.45,
};

/** Leanings by heritage, added to the mean. A heritage that is not here, or 'any', leans nowhere. */
export const LEANINGS: { words: RegExp; face: Partial<Face>; wave: number }[] = [
  {
    words: /africa|black|caribbean|nigeria|kenya|ethiop|ghana/i,
    face: { noseWidth: 0.14, lipFull: 0.24, eyeOpen: 0.02 },
    wave: 0.05,
  },
  {
    words: /^asian$|chin|japan|korea|east.?asia|vietnam|thai/i,
    face: { hooded: 0.45, eyeTilt: 0.03, eyeOpen: -0.06, browArch: -0.25 },
    wave: -0.03,
  },
  {
    words: /india|south.asia|pakistan|bangla|sri.lanka|nepal/i,
    face: { browWeight: 0.22, eyeOpen: 0.05, eyeWidth: 0.03, lipFull: 0.06 },
    wave: 0.01,
  },
  {
    words: /middle.east|arab|persia|iran|turk|mediterr|egypt/i,
    face: { browWeight: 0.28, noseLength: 0.03, eyeOpen: 0.03 },
    wave: 0.02,
  },
  { words: /latin|hispanic|mexic|brazil|colomb/i, face: { lipFull: 0.1, browWeight: 0.12 }, wave: 0.02 },
];

/** What years do to a face, added to the mean: the young are round-eyed and unpainted, the old softer and heavier-lidded. */
export const YEARS: Record<'child' | 'teen' | 'adult' | 'senior', Partial<Face>> = {
  child: {
    eyeWidth: 0.14,
    eyeOpen: 0.1,
    iris: 0.8,
    noseWidth: -0.16,
    noseLength: -0.13,
    lipWidth: -0.12,
    lipFull: -0.06,
    browWeight: -0.25,
    browArch: -0.25,
    browLift: -0.008,
    jaw: 0.09,
    makeUp: -1,
    smile: 0.8,
  },
  teen: {
    eyeWidth: 0.07,
    eyeOpen: 0.07,
    iris: 0.4,
    noseWidth: -0.08,
    noseLength: -0.06,
    lipWidth: -0.05,
    browWeight: -0.05,
    browArch: -0.2,
    jaw: 0.015,
    makeUp: -0.45,
    smile: 0.3,
  },
  adult: {},
  senior: {
    eyeWidth: -0.05,
    eyeOpen: -0.09,
    hooded: 0.2,
    browWeight: -0.25,
    browArch: -0.15,
    noseWidth: 0.08,
    noseLength: 0.05,
    lipFull: -0.14,
    jaw: 0.05,
    makeUp: -0.2,
    smile: 0.5,
  },
};
/** A fuller body has a rounder jaw. */
export const FULLNESS: Record<'slim' | 'average' | 'full', number> = { slim: 0, average: 0.01, full: 0.075 };
