/** What gathers a sleeve, and what is drawn at its end. */

import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import type { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { layRolledEnd } from './rolled-end.ts';
import type { SleeveCut } from './sleeve-cuts.ts';
import { type Sleeve, sleeveName } from './sleeve-parts.ts';

/** Gathers at the head run down, gathers at the cuff run up; most fade before half their way. */
export function gathers(
  sleeve: Sleeve,
  folds: FoldSet,
  cut: SleeveCut,
  of: { fabric: FabricRule; next: () => number },
): void {
  const { fabric, next } = of;
  const name = sleeveName(sleeve.side);
  const lay = (from: number, to: number, share: number): void => {
    let u = -0.95;
    while (u < 0.85) {
      u += 0.14 + next() * 0.22;
      const reach = next() < 0.6 ? 0.2 + next() * 0.25 : 0.55 + next() * 0.45;
      const at = clamp(u, -0.92, 0.92);
      folds.lay({
        points: sleeve.panel.line([
          [at * share, from],
          [at, lerp(from, to, reach * 0.5)],
          [at * 1.04 + (next() - 0.5) * 0.1, lerp(from, to, reach)],
        ]),
        width: 5 + reach * 7,
        height: 2.6 + next() * 2.4,
        ...(next() < 0.75 && { ink: 0.3 + next() * 0.4 }),
        from: 0,
        to: 0.5 + next() * 0.35,
        on: [name],
      });
    }
  };
  const head = Math.min(0.5, 0.2 / cut.end);
  if (cut.gathers === 'head') lay(0.03, head, 0.8);
  else lay(cut.hem === 'cuff' ? 0.93 : 0.88, 0.48, 0.85);
  if (cut.gathers === 'head' && cut.hem === 'band') lay(0.9, 0.6, 0.8);
  if (cut.gathers === 'head' || cut.end < 0.7) return;
  // a full sleeve falls from the shoulder in long pipes
  for (let i = 0; i < 2 + Math.round(next()); i++) {
    const u = -0.6 + i * 0.55 + (next() - 0.5) * 0.3;
    folds.lay({
      points: sleeve.panel.line([
        [u * 0.5, 0.1 + next() * 0.12],
        [u * 0.9, 0.5],
        [u + (next() - 0.5) * 0.2, 0.7 + next() * 0.14],
      ]),
      width: fabric.foldWidth * (0.7 + next() * 0.4),
      height: fabric.foldHeight * (0.5 + next() * 0.35),
      ink: 0.25 + next() * 0.3,
      from: 0.1,
      to: 0.8,
      on: [name],
    });
  }
}

/** Cuff, rib, band or stitched hem. */
export function endLines(sleeve: Sleeve, cut: SleeveCut): void {
  const { panel, lines } = sleeve;
  if (cut.hem === 'rolled') layRolledEnd(sleeve, cut);
  else if (cut.hem === 'cuff') {
    const button = ellipse(panel.map(sleeve.side * 0.42, 0.967), 2.1, 2.1, 12);
    lines.push(
      { kind: 'detail', points: panel.row(0.945) },
      { kind: 'stitch', points: panel.row(0.985), weight: 0.7 },
      { kind: 'detail', points: [...button, button[0]], weight: 1.1 },
    );
  } else if (cut.hem === 'rib') {
    lines.push({ kind: 'detail', points: panel.row(0.945), weight: 0.8 });
    for (let u = -0.8; u < 0.9; u += 0.2)
      lines.push({
        kind: 'seam',
        points: panel.line(
          [
            [u, 0.95],
            [u, 0.995],
          ],
          3,
        ),
        weight: 0.6,
      });
  } else if (cut.hem === 'band') lines.push({ kind: 'detail', points: panel.row(0.91) });
  else if (cut.hem === 'plain' && cut.end < 0.9)
    lines.push({ kind: 'stitch', points: panel.row(cut.end > 0.4 ? 0.965 : 0.93, -0.95, 0.95), weight: 0.6 });
}
