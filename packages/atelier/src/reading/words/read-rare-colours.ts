import { RARE_COLOUR_WORDS_MAX, rareColour } from '#atelier/lexicon/colours/rare-colours.ts';
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
/** Says nothing of clothes by itself: the sea, the rain. */
const isFree = ({ senses }: Mention): boolean => senses.every((sense) => FREE.has(sense.as));
const FREE: ReadonlySet<string> = new Set(['scene', 'remark', 'mood', 'season', 'ignored']);
const follows = (mention: Mention | undefined, words: readonly string[]): boolean =>
  words.includes(mention?.keys.join(' ') ?? '');

const COLOUR_OF = ['colour of', 'shade of', 'hue of', 'tone of', 'colour of the'];
const COLOURED = ['colour', 'coloured', 'hue', 'shade', 'tone', 'toned'];

/** Whether the words around say that a colour stands at `i`: 'in feldgrau', 'the colour of rain', 'romance coloured'. */
function announced(mentions: readonly Mention[], i: number, next: Mention | undefined): 'named' | 'placed' | undefined {
  const before = mentions
    .slice(Math.max(0, i - 3), i)
    .flatMap(({ keys }) => keys)
    .join(' ');
  if (COLOUR_OF.some((words) => before.endsWith(words)) || (next?.gap === 'none' && follows(next, COLOURED)))
    return 'named';
  return mentions[i]?.gap === 'none' && follows(mentions[i - 1], ['in', 'and']) ? 'placed' : undefined;
}

/** The unknown words from `i` on that are one rare colour's name and stand where a colour can stand. */
function colourAt(mentions: readonly Mention[], i: number): Mention | undefined {
  for (let count = RARE_COLOUR_WORDS_MAX; count >= 1; count--) {
    const run = mentions.slice(i, i + count);
    const [first, last] = [run[0], run.at(-1)];
    if (run.length < count || !first || !last || run.slice(1).some((mention) => mention.gap !== 'none')) continue;
    const next = mentions[i + count];
    const told = announced(mentions, i, next);
    if (!run.every((mention) => isUnknown(mention) || (told === 'named' && isFree(mention)))) continue;
    if (!told && !colourable(next) && !follows(next, ['and'])) continue;
    const keys = run.flatMap((mention) => mention.keys);
    const colour = rareColour(keys, told === 'named');
    if (colour) return { ...first, end: last.end, senses: [{ as: 'colour', colour }], keys, plural: false };
  }
  return undefined;
}

/** Gives unknown words their last chance: as names of colours that only a long list knows. Linear in the mentions. */
export function readRareColours(mentions: readonly Mention[]): Mention[] {
  const out: Mention[] = [];
  for (let i = 0; i < mentions.length; ) {
    const mention = mentions[i];
    if (!mention) break;
    const colour = isFree(mention) ? colourAt(mentions, i) : undefined;
    out.push(colour ?? mention);
    i += colour?.keys.length ?? 1;
  }
  return out;
}
