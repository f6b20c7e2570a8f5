/** Threads that hang: at a hem, and in tiers one over another. */

import type { Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { arcLength, resample, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';

/** Between two threads, page units, and their tones beside the cloth's. */
const APART = 3;
const TONES = [1.22, 0.62, 0.86] as const;

/** On cloth nearly black threads are told by the light on them. */
const NEARLY_BLACK = 0.2;
const ON_BLACK = [0.42, 0.06, 0.22] as const;

const toneOf = (colour: string, i: number): string =>
  lumaOf(colour) < NEARLY_BLACK ? mixHex(colour, '#cfcad2', ON_BLACK[i % 3] ?? 0) : shadeHex(colour, TONES[i % 3] ?? 1);

/** Heights (v) at which tiers hang, the lowest first, and how much of the next each covers. */
const TIERS = [0.84, 0.7, 0.56, 0.42] as const;
const OVER = 1.02;
/** The shade under a tier, at the roots of the one below: its weight, and how dark it is. */
const ROOTS = { weight: 5, dark: 0.35 } as const;

interface Fringe {
  length: number;
  seed: number;
  colour: string;
}

/** Threads in the cloth's own colour, lighter and darker in turn. */
export function fringeAlong(edge: readonly Point[], { length, seed, colour }: Fringe): Line[] {
  const next = stream(seed, 'trimmings.fringe');
  const line = resample(edge, Math.max(12, Math.round(arcLength(edge) / APART)));
  return line.map((p, i) => ({
    kind: 'overlap',
    colour: toneOf(colour, i),
    isCord: true,
    points: spline(
      [p, add(p, [(next() - 0.5) * 3, length * 0.5]), add(p, [(next() - 0.5) * 5, length * (0.85 + next() * 0.3)])],
      4,
    ),
    weight: 0.95,
  }));
}

/** Tiers of fringe above that of the hem, each lying over the one below it. */
export function fringeInTiers(panel: Panel, { seed, colour }: Omit<Fringe, 'length'>): Line[] {
  const length = panel.length() * (TIERS[0] - TIERS[1]) * OVER;
  return TIERS.flatMap((v, i) => {
    const row = panel.row(v, -0.98, 0.98, 40);
    const roots: Line = { kind: 'overlap', points: row, weight: ROOTS.weight, colour: shadeHex(colour, ROOTS.dark) };
    return [...fringeAlong(row, { length, seed: branch(seed, 'trimmings.fringe.tier', i), colour }), roots];
  });
}
