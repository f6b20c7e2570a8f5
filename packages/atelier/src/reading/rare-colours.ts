import { RARE_COLOUR_WORDS_MAX, rareColour } from '#atelier/lexicon/rare-colours.ts';
import type { Mention } from './mentions.ts';

const isUnknown = (mention: Mention | undefined): mention is Mention => mention?.senses.length === 0;

/** What a colour may stand before: something one wears, or another quality of it. */
const COLOURABLE: ReadonlySet<string> = new Set([
  'garment',
  'set',
  'footwear',
  'accessory',
  'attribute',
  'part',
  'relative',
  'colour',
]);
const colourable = (mention: Mention | undefined): boolean =>
  mention?.gap === 'none' && mention.senses.some((sense) => COLOURABLE.has(sense.as));
const follows = (mention: Mention | undefined, words: readonly string[]): boolean =>
  words.includes(mention?.keys.join(' ') ?? '');

/** The unknown words from `i` on that are one rare colour's name and stand where a colour can stand. */
function colourAt(mentions: readonly Mention[], i: number): Mention | undefined {
  for (let count = RARE_COLOUR_WORDS_MAX; count >= 1; count--) {
    const run = mentions.slice(i, i + count);
    const [first, last] = [run[0], run.at(-1)];
    if (run.length < count || !first || !last || !run.every(isUnknown)) continue;
    if (run.slice(1).some((mention) => mention.gap !== 'none')) continue;
    const next = mentions[i + count];
    const stands =
      colourable(next) || (first.gap === 'none' && follows(mentions[i - 1], ['in', 'and'])) || follows(next, ['and']);
    const colour = stands ? rareColour(run.flatMap((mention) => mention.keys)) : undefined;
    if (colour)
      return {
        start: first.start,
        end: last.end,
        gap: first.gap,
        senses: [{ as: 'colour', colour }],
        keys: run.flatMap((mention) => mention.keys),
      };
  }
  return undefined;
}

/** Gives unknown words their last chance: as names of colours that only a long list knows. Linear in the mentions. */
export function readRareColours(mentions: readonly Mention[]): Mention[] {
  const out: Mention[] = [];
  for (let i = 0; i < mentions.length; ) {
    const mention = mentions[i];
    if (!mention) break;
    const colour = isUnknown(mention) ? colourAt(mentions, i) : undefined;
    out.push(colour ?? mention);
    i += colour?.keys.length ?? 1;
  }
  return out;
}
