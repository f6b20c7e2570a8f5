import { yAt } from './level.ts';
import { curve, join, type Path, type Pt } from './path.ts';

/** Width of a fold at the hem and how far it swings to either side of the line it hangs from, cm. */
const WAVE = { width: 13, swing: 0.9 } as const;

export interface WavedHem {
  hem: Path;
  /** Where the cloth turns back between two folds, from the side to the centre. */
  turns: readonly Pt[];
}

/** A hem that falls in folds: it swings about its line, from the side to the centre, and lies level at the centre. */
export function wavedHem(line: Path, half: number): WavedHem {
  const n = 2 * Math.max(2, Math.round(half / WAVE.width)) + 1;
  const at = (i: number): Pt => {
    const x = (half * (n - i)) / n;
    const swing = i === 0 ? 0 : i % 2 ? WAVE.swing : -WAVE.swing;
    return [x, (i === 0 ? line.from[1] : yAt(line, x)) + swing];
  };
  const parts = Array.from({ length: n }, (_, i): Path => {
    const [a, b] = [at(i), at(i + 1)];
    const reach = (a[0] - b[0]) * 0.45;
    // leaves the side along the line that it hangs from
    const first: Pt = i === 0 ? [a[0] - reach, a[1] + (b[1] - a[1]) * 0.6] : [a[0] - reach, a[1]];
    return curve(a, first, [b[0] + reach, b[1]], b);
  });
  const [first = line, ...rest] = parts;
  const turns = Array.from({ length: n }, (_, i) => i)
    .filter((i) => i > 0 && i % 2 === 0)
    .map(at);
  return { hem: join(first, ...rest), turns };
}
