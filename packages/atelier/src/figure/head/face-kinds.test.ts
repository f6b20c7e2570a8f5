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

  /** Faces of one prompt under many seeds. */
  const many = (words: string, n: number) =>
    Array.from({ length: n }, (_, i) => faceOf(read({ words }, 100 + 37 * i).person, 100 + 37 * i));
  const range = (values: number[]): number => Math.max(...values) - Math.min(...values);

  it('of men slant their brows by eight degrees and more from one to another, on jaws of other breadths', () => {
    /** Length of a brow, heads. */
    const BROW = 0.218;
    const men = many('linen shirt and chinos for a man', 24);
    expect((Math.atan(range(men.map((face) => face.browSlant)) / BROW) * 180) / Math.PI).toBeGreaterThan(8);
    expect(range(men.map((face) => face.jaw))).toBeGreaterThan(0.2);
    expect(range(men.map((face) => face.lipWidth))).toBeGreaterThan(0.4);
  });

  it('of children have no corner to their jaws yet', () => {
    for (const child of [...many('dungarees for a boy of eight', 24), ...many('cotton frock for a girl of eight', 24)])
      expect(child.square).toBeLessThan(0.25);
  });
});
