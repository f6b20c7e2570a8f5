import { partBetween } from '../kit/level.ts';
import { between, closed, curve, moved, type Pt, poly } from '../kit/path.ts';
import { opensAtSide } from '../spec/placed.ts';
import type { LegFrame } from './legs-frame.ts';
import { dipAt, elasticOfLegs, strokes } from './legs-made.ts';
import type { View } from './view.ts';

/** Elastic in the casing: short strokes, and gathers from its seam; drawcord where it says so. */
export function elastic(view: View, f: LegFrame): void {
  const { l } = f;
  const front = view.name === 'front';
  const lies = elasticOfLegs(f, front);
  if (lies) strokes(view, f, lies);
  if (front && (f.g.closure === 'drawstring' || f.kind === 'salwar' || f.kind === 'patiala' || f.kind === 'churidar'))
    cord(view, f);
  if (f.kind === 'elastic' && front && l.pocket !== undefined) {
    const low = l.band + l.pocket;
    const x = f.w - 4.2;
    const mouth: Pt = [x, l.band + dipAt(f, true, x)];
    view.both('seams', 'seam', poly(mouth, [f.outAt(low), low]));
    view.both('topstitch', 'stitch', poly([x - 0.7, mouth[1] + 0.1], [f.outAt(low) - 0.9, low - 0.4]));
  }
  if (l.cuff && f.kind === 'elastic') cuffRib(view, f, l.cuff);
}

function cord(view: View, f: LegFrame): void {
  const y = f.dip + f.l.band / 2;
  view.circle('trims', [1.6, y], 0.4).circle('trims', [-1.6, y], 0.4);
  view.both('trims', 'seam', curve([1.6, y + 0.3], [3, y + 3], [2, y + 8], [2.8, y + 12]));
}

function cuffRib(view: View, f: LegFrame, cuff: number): void {
  for (let i = 1; i < 9; i++) {
    const top: Pt = between(
      [f.innAt(f.bottom - cuff), f.bottom - cuff],
      [f.outAt(f.bottom - cuff), f.bottom - cuff],
      i / 9,
    );
    view.both('details', 'fold', poly(top, between([f.hemIn, f.bottom], [f.hemOut, f.bottom], i / 9)));
    if (i % 2) view.both('folds', 'fold', poly(top, [top[0], top[1] - 4]));
  }
}

/** Belt, pleats into it, stiffened ankle band. */
export function salwar(view: View, f: LegFrame): void {
  const { l } = f;
  const belt = l.belt ?? 18;
  const edge = f.outAt(belt);
  view.both('seams', 'seam', poly([0, belt], [edge, belt]));
  elastic(view, f);
  const n = f.kind === 'patiala' ? 9 : 5;
  const deep = f.kind === 'patiala' ? 0.82 : 0.4;
  for (let i = 0; i < n; i++) {
    const k = (i + 0.6) / (n + 0.6);
    const top: Pt = [edge * k, belt];
    const target: Pt = [f.innAt(f.bottom) + (f.hemOut - f.hemIn) * k, f.bottom];
    view.both(
      'folds',
      'fold',
      curve(
        top,
        [top[0] * 1.02, belt + (f.bottom - belt) * deep * 0.4],
        between(top, target, deep * 0.8),
        between(top, target, deep),
      ),
    );
  }
  const poncha = l.cuff ?? 4;
  // its upper edge is a seam, its stiffening is quilted
  view.both(
    'seams',
    'seam',
    poly([f.innAt(f.bottom - poncha), f.bottom - poncha], [f.outAt(f.bottom - poncha), f.bottom - poncha]),
  );
  for (const up of [poncha * 0.66, poncha * 0.33])
    view.both(
      'topstitch',
      'stitch',
      poly([f.innAt(f.bottom - up), f.bottom - up], [f.outAt(f.bottom - up), f.bottom - up]),
    );
}

export function churidar(view: View, f: LegFrame): void {
  elastic(view, f);
  const rings = 7;
  for (let i = 0; i < rings; i++) {
    const y = f.bottom - 2.6 - i * 2.5;
    view.both(
      'folds',
      'fold',
      curve([f.innAt(y), y], [f.innAt(y) + 4, y + 1.6], [f.outAt(y) - 4, y + 1.6], [f.outAt(y), y - 0.4]),
    );
  }
  if (view.name === 'back')
    for (let i = 0; i < 4; i++)
      view.both(
        'trims',
        'seam',
        poly([f.innAt(f.bottom) + 0.6, f.bottom - 2 - i * 3], [f.innAt(f.bottom) + 1.6, f.bottom - 2 - i * 3]),
      );
}

/** Length of a zip in the side seam, cm. */
const SIDE_ZIP = 20;

export function sharara(view: View, f: LegFrame): void {
  elastic(view, f);
  if (opensAtSide(f.g) && view.name === 'front') {
    const foot = f.l.band + SIDE_ZIP;
    view.add('trims', 'outline', moved(partBetween(f.out, 0.4, foot), -0.5, 0));
    view.tell([f.outAt(foot * 0.6) - 0.5, foot * 0.6], 'zip in the left side seam');
  }
  const y = f.l.joint ?? 56;
  if (view.name === 'front') view.tell([f.outAt(y) * 0.8, y], 'gota or lace over the joint');
  const [a, b] = [f.innAt(y), f.outAt(y)];
  view.both('seams', 'seam', poly([a, y], [b, y]));
  view.both('trims', 'seam', closed(poly([a, y - 1.4], [b, y - 1.4], [b, y + 1], [a, y + 1])), 'border');
  for (let i = 0; i < 11; i++) {
    // each at its share of the width, so that it follows the side as it flares
    const k = (i + 0.5) / 11;
    const at = (level: number): Pt => [f.innAt(level) + (f.outAt(level) - f.innAt(level)) * k, level];
    const low = y + 1 + (f.bottom - y - 1) * (i % 2 ? 0.94 : 0.4);
    const levels = [0.2, 0.4, 0.6, 0.8, 1].map((share) => y + 1 + (low - y - 1) * share);
    view.both('folds', 'fold', poly([a + (b - a) * k, y + 1], ...levels.map(at)));
  }
}

/** Cowl folds from the waist to between the legs. */
export function dhoti(view: View, f: LegFrame): void {
  elastic(view, f);
  for (let i = 0; i < 6; i++) {
    const k = i / 6;
    view.both(
      'folds',
      'fold',
      curve(
        [f.w * (1 - k * 0.8), f.l.band + 1],
        [f.w * (1.1 - k * 0.5), f.crotch * 0.6 + k * 8],
        [f.hemOut * 0.7, f.crotch + 6 + k * 16],
        [f.innAt(f.crotch + 3 + k * 18), f.crotch + 3 + k * 18],
      ),
    );
  }
}
