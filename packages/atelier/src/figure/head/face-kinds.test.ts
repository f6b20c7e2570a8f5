import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { KINDS } from './face-kinds.ts';
import { faceOf } from './face-of.ts';
import { type Face, SPREAD } from './face-shapes.ts';

/** Traits that are told at the size of a sheet, where a head is a finger broad. */
const SEEN = [
  'eyeGap',
  'eyeOpen',
  'eyeTilt',
  'browWeight',
  'browArch',
  'noseLength',
  'noseBridge',
  'lipFull',
  'lipWidth',
  'jaw',
  'square',
  'chin',
  'cheek',
] as const satisfies readonly (keyof Face)[];

/** How far two faces are apart, in the strays of a trait. */
const apart = (a: Partial<Face>, b: Partial<Face>): number =>
  Math.hypot(...SEEN.map((trait) => ((a[trait] ?? 0) - (b[trait] ?? 0)) / SPREAD[trait]));

describe('faces', () => {
  it('come in twelve kinds that are told apart', () => {
    expect(KINDS.length).toBeGreaterThanOrEqual(12);
    for (const [i, a] of KINDS.entries())
      for (const [k, b] of KINDS.entries()) if (i < k) expect(apart(a, b), `kinds ${i} and ${k}`).toBeGreaterThan(1);
  });

  it.each(['black evening dress', 'red silk saree', 'linen shirt and chinos for a man'])(
    'of 24 sheets of one prompt are hardly ever alike, and never in more than three: %s',
    (words) => {
      const faces = Array.from({ length: 24 }, (_, i) => {
        const seed = 100 + 37 * i;
        return faceOf(read({ words }, seed).person, seed);
      });
      for (const face of faces) expect(faces.filter((other) => apart(face, other) < 2).length).toBeLessThanOrEqual(3);
    },
  );
});
