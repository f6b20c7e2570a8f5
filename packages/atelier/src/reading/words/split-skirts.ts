/** 'A gathered skirt' tells how a dress falls where one is spoken of, and is a skirt where none is. */
import { LEXICON, type Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';

const SKIRTED: ReadonlySet<string> = new Set(['dress', 'lehenga', 'saree', 'jumpsuit']);
const SKIRT: readonly Sense[] = LEXICON.next.get('skirt')?.senses ?? [];

const namesSkirted = ({ senses }: Mention): boolean =>
  senses.some(
    (sense) =>
      (sense.as === 'garment' && SKIRTED.has(sense.entry.family)) ||
      (sense.as === 'set' && sense.entry.pieces.some((piece) => SKIRTED.has(piece))),
  );
const isOfSkirt = ({ senses, keys }: Mention): boolean =>
  keys.length > 1 && keys.at(-1) === 'skirt' && senses.every(({ as }) => as === 'attribute' || as === 'detail');

/** Names the skirt in such words where no dress is named before or after them. Linear in the mentions. */
export function splitSkirts(mentions: readonly Mention[], text: string): readonly Mention[] {
  if (!mentions.some(isOfSkirt) || mentions.some(namesSkirted)) return mentions;
  return mentions.flatMap((mention) => {
    const noun = isOfSkirt(mention) ? /\s(\S+)$/.exec(text.slice(mention.start, mention.end)) : null;
    if (!noun) return [mention];
    const at = mention.start + noun.index;
    const quality: Mention = { ...mention, end: at, keys: mention.keys.slice(0, -1), plural: false };
    return [quality, { ...mention, start: at + 1, gap: 'none', keys: ['skirt'], senses: SKIRT }];
  });
}
