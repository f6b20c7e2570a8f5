/**
 * The arm whose hand lies on the hip, as data: where elbow and wrist stand, and both edges as named points. The upper arm and the
 * forearm, which comes towards us and is seen shortened, are unequal curves; between them the elbow is a soft corner with the ulna's point.
 */

/** A point of an edge: its place, then how far along that place and how far out from its axis. */
export interface Mark {
  name: string;
  /** On the upper arm or the forearm: `along` is a share of its length. At the elbow: `along` is heads past the joint, and `out` goes away from the bend. */
  on: 'upper' | 'elbow' | 'fore';
  along: number;
  /** Heads, of a limb of usual breadth; less than 0 inside the bend. */
  out: number;
}

export interface BentArm {
  /** From the shoulder's point down the side away from the bend. */
  outer: readonly Mark[];
  /** From the armpit down the side of the bend. */
  inner: readonly Mark[];
}

const upper = (name: string, along: number, out: number): Mark => ({ name, on: 'upper', along, out });
const elbow = (name: string, along: number, out: number): Mark => ({ name, on: 'elbow', along, out });
const fore = (name: string, along: number, out: number): Mark => ({ name, on: 'fore', along, out });

export const WOMANS_ARM: BentArm = {
  outer: [
    upper('deltoid', 0.13, 0.13),
    upper('deltoid low', 0.28, 0.124),
    upper('triceps', 0.54, 0.104),
    upper('hollow above the elbow', 0.84, 0.08),
    elbow('tendon', -0.05, 0.092),
    elbow('point of the ulna', 0.012, 0.107),
    elbow('under the point', 0.075, 0.08),
    fore('flexors', 0.34, 0.096),
    fore('forearm', 0.58, 0.08),
    fore('wrist', 0.84, 0.066),
    fore('wrist end', 1, 0.07),
  ],
  inner: [
    upper('biceps', 0.4, 0.114),
    upper('biceps low', 0.62, 0.104),
    upper('above the crook', 0.84, 0.09),
    elbow('crook', 0, -0.094),
    fore('brachioradialis', 0.3, 0.112),
    fore('forearm', 0.54, 0.09),
    fore('wrist', 0.84, 0.064),
    fore('wrist end', 1, 0.066),
  ],
};

export const MANS_ARM: BentArm = {
  outer: [
    upper('deltoid', 0.14, 0.142),
    upper('deltoid low', 0.32, 0.144),
    upper('triceps', 0.56, 0.134),
    upper('hollow above the elbow', 0.84, 0.1),
    elbow('tendon', -0.06, 0.108),
    elbow('point of the ulna', 0.014, 0.144),
    elbow('under the point', 0.09, 0.1),
    fore('flexors', 0.34, 0.122),
    fore('forearm', 0.58, 0.102),
    fore('wrist', 0.82, 0.078),
    fore('wrist end', 1, 0.078),
  ],
  inner: [
    upper('biceps', 0.42, 0.142),
    upper('biceps low', 0.64, 0.128),
    upper('above the crook', 0.84, 0.108),
    elbow('crook', 0, -0.116),
    fore('brachioradialis', 0.3, 0.138),
    fore('forearm', 0.54, 0.112),
    fore('wrist', 0.84, 0.076),
    fore('wrist end', 1, 0.078),
  ],
};

/**
 * Where the joints stand. `wrist`: how far down the trunk (1 waist, 2 crotch) and how far outside its flank, but no further outside the
 * shoulder than `most`, heads. `elbow`: from the
 * shoulder, heads out and down, and the most it stands out. `fore`: the least and most length at which the forearm is seen, heads.
 */
export interface OnHip {
  wrist: { down: number; outside: number; most: number };
  elbow: { out: number; down: number; most: number };
  fore: { least: number; most: number };
}
export const WOMAN_ON_HIP: OnHip = {
  wrist: { down: 1.12, outside: 0.14, most: 0.14 },
  elbow: { out: 0.66, down: 0.94, most: 0.72 },
  fore: { least: 0.86, most: 1 },
};
export const MAN_ON_HIP: OnHip = {
  wrist: { down: 1.02, outside: 0.14, most: 0.14 },
  elbow: { out: 0.62, down: 0.98, most: 0.72 },
  fore: { least: 0.88, most: 1.04 },
};
