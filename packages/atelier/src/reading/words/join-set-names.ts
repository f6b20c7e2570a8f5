import type { Mention } from './mentions.ts';

/** Words that may stand between the two names of one set. */
const BETWEEN = 2;

const isSet = ({ senses }: Mention): boolean => senses.length > 0 && senses.every(({ as }) => as === 'set');
/** It names no garment of its own: 'two-piece', 'co-ord'. */
const isAnyTwo = ({ senses }: Mention): boolean =>
  senses.length > 0 && senses.every((sense) => sense.as === 'set' && sense.entry.pieces.includes('top'));

/** 'A two-piece business suit' is the suit: a name that stands for any two pieces goes where the set's own follows in one breath. */
export function joinSetNames(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter((mention, i) => {
    if (!isAnyTwo(mention)) return true;
    const after = mentions.slice(i + 1, i + 2 + BETWEEN);
    const next = after.findIndex(isSet);
    return next < 0 || after.slice(0, next + 1).some(({ gap }) => gap !== 'none');
  });
}
