import { closed, poly } from '../kit/path.ts';
import { wrapped } from '../kit/wrapped.ts';
import type { Callout } from './callouts.ts';
import { withLabels } from './labels.ts';
import { type Flat, View } from './view.ts';

/** The empty frame in the place of a figure, cm; its lines of words, and where they begin. */
const FRAME = { half: 62, least: 34, from: 8, line: 4.2, letters: 64, large: 7 } as const;

/**
 * The sheet of what no template cuts: it says so in large letters, and tells what was ordered in the place of a figure that would be
 * another garment's.
 */
export function noFigure(name: string, missing: string, told: readonly Callout[]): Flat {
  const view = new View('front');
  const lines = told.flatMap(({ text }) => wrapped(`– ${text}`, FRAME.letters));
  const high = Math.max(FRAME.least, FRAME.from + FRAME.large * 2 + lines.length * FRAME.line + FRAME.line);
  view.add('details', 'fold', closed(poly([-FRAME.half, 0], [FRAME.half, 0], [FRAME.half, high], [-FRAME.half, high])));
  view.announce([0, FRAME.from], `NOT DRAWN: ${missing.toUpperCase()}`);
  view.announce([0, FRAME.from + FRAME.large], 'NO TEMPLATE CUTS IT');
  for (const [nth, text] of lines.entries()) view.say([0, FRAME.from + FRAME.large * 2 + nth * FRAME.line], text);
  return { name, views: [withLabels(view)] };
}
