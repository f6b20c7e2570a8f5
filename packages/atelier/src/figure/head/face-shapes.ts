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
  /** 0 the lid is highest at its middle, 1 towards the outer corner; its roundness comes from eyeOpen. */
  eyePeak: number;
  /** The fold of the upper lid lies close to the lashes: 0 clear fold, 1 smooth lid. */
  hooded: number;
  browWeight: number;
  browArch: number;
  browLift: number;
  /** Outer end of the brow raised (+) or dropped, heads. */
  browSlant: number;
  noseWidth: number;
  noseLength: number;
  /** Height of the bridge (1 usual), a bump on it (+) or a hollow (-), the tip raised (+). */
  noseBridge: number;
  noseBump: number;
  noseTip: number;
  lipFull: number;
  lipWidth: number;
  /** Share of the upper lip, and depth of its bow. */
  lipUpper: number;
  lipBow: number;
  jaw: number;
  /** Corner of the jaw: round (-) to square (+). */
  square: number;
  /** Height of the chin below the mouth. */
  chin: number;
  cheek: number;
  /** Breadth of the brow. */
  brow: number;
  /** Corners of the mouth raised (+), glance aside and down in widths of the eye, size of the iris. */
  smile: number;
  gaze: number;
  gazeDown: number;
  iris: number;
  /** Lips apart: nothing below a half, 1 wholly. */
  parted: number;
  /** Degrees: the head turned further, tilted to its shoulder, nodding. */
  turn: number;
  roll: number;
  nod: number;
  /** Less than a half none, 1 many. */
  freckles: number;
  /** Where a mole sits; below a half there is none. */
  mole: number;
  /** 0 grown to 1 a child's: features low under a large skull. */
  young: number;
  /** 0 bare to 1 made up for the evening. */
  makeUp: number;
  /** Breadth of the whole head against its height. */
  broad: number;
  /** How far the hair has drawn back over the temples, 0 to 1. */
  recede: number;
}

const SHARED = {
  eyeGap: 1,
  eyeWidth: 1,
  eyePeak: 0.5,
  browSlant: 0.006,
  noseLength: 1,
  noseBridge: 1,
  noseBump: 0,
  noseTip: 0,
  lipUpper: 0.385,
  lipBow: 1.2,
  jaw: 1,
  square: 0,
  chin: 1,
  cheek: 0,
  brow: 0,
  gaze: 0,
  gazeDown: 0.02,
  iris: 0.3,
  parted: 0.3,
  turn: 0,
  roll: 0,
  nod: 0,
  freckles: 0.12,
  mole: 0.22,
  young: 0,
};

export const FACES: Record<'female' | 'male', Face> = {
  female: {
    ...SHARED,
    eyeOpen: 0.52,
    eyeTilt: 0.08,
    hooded: 0.22,
    browWeight: 1.34,
    browArch: 0.72,
    browLift: -0.002,
    noseWidth: 0.98,
    lipFull: 1.02,
    lipWidth: 0.97,
    smile: 0.8,
    makeUp: 0.5,
    broad: 1,
    recede: -1,
  },
  male: {
    ...SHARED,
    eyeOpen: 0.43,
    eyeTilt: 0.04,
    eyeWidth: 0.86,
    hooded: 0.35,
    browWeight: 1.75,
    browArch: 0.5,
    browLift: 0.024,
    noseWidth: 1.2,
    noseLength: 1.06,
    noseBridge: 1.12,
    noseBump: 0.15,
    lipFull: 0.76,
    lipWidth: 1.08,
    lipBow: 0.75,
    square: 0.5,
    cheek: -0.35,
    jaw: 0.97,
    smile: 0.3,
    makeUp: 0,
    broad: 0.95,
    recede: 0.3,
  },
};

/** How far each trait may stray from its mean, either way. */
export const SPREAD: Face = {
  eyeGap: 0.1,
  eyeOpen: 0.13,
  eyeTilt: 0.1,
  eyeWidth: 0.1,
  eyePeak: 0.5,
  hooded: 0.35,
  browWeight: 0.34,
  browArch: 0.22,
  browLift: 0.009,
  browSlant: 0.005,
  noseWidth: 0.2,
  noseLength: 0.11,
  noseBridge: 0.35,
  noseBump: 0.8,
  noseTip: 0.012,
  lipFull: 0.3,
  lipWidth: 0.14,
  lipUpper: 0.1,
  lipBow: 0.6,
  jaw: 0.13,
  square: 0.8,
  chin: 0.22,
  cheek: 0.6,
  brow: 0.5,
  smile: 0.3,
  gaze: 0.05,
  gazeDown: 0.015,
  iris: 0.4,
  parted: 0.2,
  turn: 8,
  roll: 5.5,
  nod: 5,
  freckles: 0.5,
  mole: 0.5,
  young: 0,
  makeUp: 0.45,
  broad: 0.04,
  recede: 0.45,
};

/** Leanings by heritage, added to the mean. A heritage that is not here, or 'any', leans nowhere. */
export const LEANINGS: { words: RegExp; face: Partial<Face>; wave: number }[] = [
  {
    words: /africa|black|caribbean|nigeria|kenya|ethiop|ghana/i,
    face: {
      noseWidth: 0.17,
      noseBridge: -0.25,
      lipFull: 0.26,
      lipUpper: 0.03,
      eyeOpen: 0.04,
      cheek: 0.15,
      freckles: -0.2,
    },
    wave: 0.05,
  },
  {
    words: /^asian$|chin|japan|korea|east.?asia|vietnam|thai/i,
    face: {
      hooded: 0.45,
      eyeTilt: 0.03,
      eyeOpen: -0.07,
      browArch: -0.16,
      noseBridge: -0.25,
      cheek: 0.3,
      broad: 0.02,
      freckles: -0.2,
    },
    wave: -0.03,
  },
  {
    words: /india|south.asia|pakistan|bangla|sri.lanka|nepal/i,
    face: { browWeight: 0.24, eyeOpen: 0.06, eyeWidth: 0.04, lipFull: 0.08, freckles: -0.3 },
    wave: 0.01,
  },
  {
    words: /middle.east|arab|persia|iran|turk|mediterr|egypt/i,
    face: {
      browWeight: 0.3,
      noseLength: 0.03,
      noseBridge: 0.15,
      noseBump: 0.2,
      eyeOpen: 0.05,
      broad: -0.015,
      freckles: -0.2,
    },
    wave: 0.02,
  },
  {
    words: /latin|hispanic|mexic|brazil|colomb/i,
    face: { lipFull: 0.1, browWeight: 0.12, freckles: -0.1 },
    wave: 0.02,
  },
];
