import type { Pt } from '../../kit/path.ts';
import { isMade } from '../../spec/made/made.ts';
import type { Frame } from './frame.ts';

/** A zip closes so far up over the waist, cm. */
const ZIPPED = 12;
/** How far past the centre a zip that closes aside begins, cm. */
const ASIDE = 7;

/** How far the over edge of a front stands past the centre, cm. */
export const overlapOf = (f: Frame): number =>
  isMade(f.g, 'asymmetric-zip') ? ASIDE : (f.t.overlap ?? 2) / (f.g.closure === 'double-breasted' ? 1 : 1.2);

/** Where the roll of the lapel ends: at the first button. */
export const breakOf = (f: Frame): number =>
  f.t.stance ?? Math.min(f.t.waistAt - (f.g.closure === 'zip' ? ZIPPED : 0), f.bottom - 12);

/** The drawn point where two fronts meet, for those whose neck ends nowhere else; undefined for a plain neck. */
export function crossingOf(f: Frame): { at: Pt; word: string } | undefined {
  switch (f.g.collar) {
    case 'notch':
    case 'peak':
    case 'shawl':
      return { at: [overlapOf(f) * (f.men ? -1 : 1), breakOf(f)], word: 'break' };
    case 'cross':
      return { at: [0, f.t.frontNeck], word: 'crossing' };
    default:
      return isMade(f.g, 'camp-collar') && f.t.stance !== undefined
        ? { at: [0, f.t.frontNeck], word: 'break' }
        : undefined;
  }
}
