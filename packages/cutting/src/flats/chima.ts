import { yAt } from '../kit/level.ts';
import { closed, type Pt, poly } from '../kit/path.ts';
import { hemOf, type SkirtFrame } from './skirt-frame.ts';
import type { View } from './view.ts';

/** Straps that hang a chima from the shoulders: width, length over the shoulder to one side, and half their distance, cm. */
const STRAP = { width: 4, long: 24, apart: 9 } as const;
/** How far the wearer's left back laps over the right, cm. */
const LAP = 9;
/** Tapes that go round the breast and tie, cm. */
const TAPE = { width: 2, long: 34 } as const;

/** What a chima has besides its gathers: straps over the shoulders, a back that laps over, tapes that tie it. */
export function chima(view: View, f: SkirtFrame): void {
  const { s } = f;
  const { width, long, apart } = STRAP;
  view.both(
    'inside',
    'seam',
    closed(poly([apart - width / 2, 1], [apart - 2, -long], [apart - 2 + width, -long], [apart + width / 2, 1])),
    'cloth',
  );
  if (view.name === 'front') {
    view.tell([apart, -long * 0.6], `straps ${width} wide, ${long * 2} over the shoulder`);
    return;
  }
  const low: Pt = [LAP * 1.4, yAt(hemOf(f), LAP * 1.4)];
  view.add('details', 'outline', poly([LAP, 0.2], [LAP, s.band], low));
  view.add('details', 'stitch', poly([LAP - 0.8, 0.2], [LAP - 0.8, s.band], [low[0] - 0.8, low[1]]));
  const y = s.band * 0.5;
  for (const [x, lean] of [
    [LAP - 0.4, 1.5],
    [LAP - 0.4, 5],
  ] as const)
    view.add(
      'trims',
      'seam',
      closed(poly([x, y - 1], [x + 2, y - 1], [x + lean + TAPE.width, y + TAPE.long], [x + lean, y + TAPE.long])),
      'cloth',
    );
  view.circle('trims', [LAP + 0.6, y], 1.2, 'cloth');
  view.tell([LAP, s.length * 0.4], 'back laps over, open to the hem');
}
