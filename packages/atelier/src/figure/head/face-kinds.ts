import type { Face } from './face-shapes.ts';

/**
 * Kinds of face: traits that go together, added to the mean. Traits that stray one by one even each other out; a kind is seen
 * across the page. Each person has one of these, whatever their heritage.
 */
export const KINDS: readonly Partial<Face>[] = [
  // oval, even
  { browArch: 0.06, noseWidth: -0.05 },
  // fine and long
  {
    broad: -0.05,
    jaw: -0.05,
    chin: 0.12,
    noseLength: 0.09,
    noseWidth: -0.1,
    lipFull: -0.16,
    lipWidth: -0.04,
    eyeOpen: -0.05,
  },
  // round and soft
  {
    broad: 0.05,
    jaw: 0.05,
    square: -0.45,
    cheek: 0.5,
    chin: -0.14,
    noseLength: -0.07,
    noseTip: 0.007,
    eyeOpen: 0.05,
    lipWidth: -0.06,
    browArch: 0.1,
  },
  // strong: a square jaw, level brows, a bridge
  {
    broad: 0.02,
    jaw: 0.07,
    square: 0.6,
    browWeight: 0.24,
    browArch: -0.24,
    noseBridge: 0.25,
    noseBump: 0.4,
    lipWidth: 0.1,
    lipBow: -0.35,
    eyeOpen: -0.06,
  },
  // a heart: broad brow and cheekbones, a small chin, a full mouth
  {
    brow: 0.45,
    cheek: 0.45,
    jaw: -0.1,
    square: -0.3,
    eyeTilt: 0.07,
    eyeWidth: 0.04,
    lipFull: 0.26,
    lipWidth: -0.09,
    noseWidth: -0.08,
    browArch: 0.16,
    browSlant: 0.006,
  },
  // heavy-lidded, eyes that fall outward, a broad nose and mouth
  {
    hooded: 0.32,
    eyeTilt: -0.1,
    eyeOpen: -0.04,
    browSlant: -0.007,
    browLift: 0.006,
    noseWidth: 0.15,
    lipWidth: 0.1,
    lipFull: 0.14,
  },
  // a high bridge with a bump on it, level brows, a thin mouth
  {
    noseBump: 1.1,
    noseBridge: 0.42,
    noseLength: 0.12,
    noseTip: -0.008,
    eyeGap: -0.06,
    browWeight: 0.3,
    browArch: -0.2,
    lipFull: -0.24,
    chin: 0.1,
    cheek: -0.3,
  },
  // eyes wide apart and open, a short nose, a small full mouth
  {
    eyeGap: 0.13,
    eyeWidth: 0.06,
    eyeOpen: 0.14,
    browLift: -0.007,
    browWeight: -0.34,
    noseLength: -0.12,
    noseTip: 0.012,
    noseWidth: -0.1,
    lipFull: 0.2,
    lipWidth: -0.14,
    brow: 0.3,
    jaw: -0.05,
  },
  // narrow eyes that rise, high cheekbones, a long jaw
  {
    eyeTilt: 0.12,
    eyeOpen: -0.12,
    eyePeak: 0.3,
    browSlant: 0.009,
    browArch: 0.2,
    cheek: 0.8,
    jaw: -0.07,
    square: 0.25,
    chin: 0.14,
    lipWidth: 0.08,
  },
  // a snub nose, a broad brow, thin brows, freckles where skin has them
  {
    noseTip: 0.016,
    noseBridge: -0.34,
    noseLength: -0.09,
    noseWidth: 0.1,
    freckles: 0.42,
    broad: 0.03,
    chin: -0.14,
    browWeight: -0.3,
    browArch: -0.1,
    lipUpper: 0.06,
    smile: 0.12,
  },
  // lean and no longer young: deep lids, hollow cheeks, a long nose and chin
  {
    hooded: 0.3,
    eyeOpen: -0.08,
    eyeTilt: -0.05,
    browWeight: -0.2,
    noseLength: 0.13,
    noseBump: 0.3,
    lipFull: -0.3,
    lipWidth: 0.12,
    cheek: -0.7,
    chin: 0.18,
    broad: -0.04,
    square: 0.3,
  },
  // a wide mouth and a strong chin under heavy brows
  {
    lipWidth: 0.22,
    lipFull: 0.26,
    lipBow: -0.3,
    noseWidth: 0.14,
    browWeight: 0.42,
    browArch: -0.14,
    browLift: 0.007,
    jaw: 0.08,
    chin: 0.1,
    eyeGap: -0.04,
  },
];
