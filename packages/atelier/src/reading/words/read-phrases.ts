/** Phrases that a pattern knows better than a list: where something ends, fastenings out of sight, what is said of hair. */
import type { HairStyle } from '@toile/look';
import { BEGINS_END, endIn, LONGEST_END, SLIT_GOES, SLIT_TO } from '#atelier/lexicon/language/ends.ts';
import { BEGINS_FASTENING, fasteningIn, LONGEST_FASTENING } from '#atelier/lexicon/language/fastenings.ts';
import { BEGINS_HAIR, HAIR_HAS, isSaidOfHair, LONGEST_HAIR } from '#atelier/lexicon/language/hair-said-of.ts';
import {
  BEGINS_STANCE,
  IN_HAND,
  isStance,
  LONGEST_IN_HAND,
  LONGEST_STANCE,
  stanceDrawn,
} from '#atelier/lexicon/language/stances.ts';
import { foldWord } from '#atelier/lexicon/language/tokenise.ts';
import { LEXICON, type Node, type Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';
import { isHead } from './senses.ts';

/** A kind of phrase, read off folded words. */
interface Pattern {
  begins: ReadonlySet<string>;
  longest: number;
  read(words: string): Sense | undefined;
}

/** How a phrase of the lexicon shapes a garment. */
function shapeOf(phrase: string): Sense | undefined {
  let at: Node | undefined = LEXICON;
  for (const word of phrase.split(' ')) at = at?.next.get(foldWord(word));
  return at?.senses.find(({ as }) => as === 'attribute' || as === 'relative');
}

const FASTENINGS: Pattern = {
  begins: BEGINS_FASTENING,
  longest: LONGEST_FASTENING,
  read(words) {
    const entry = fasteningIn(words);
    return entry && { as: 'attribute', entry };
  },
};
const ENDS: Pattern = {
  begins: BEGINS_END,
  longest: LONGEST_END,
  read(words) {
    const phrase = endIn(words);
    return phrase === undefined ? undefined : shapeOf(phrase);
  },
};
/** 'hair dyed pink': the colour after it is the hair's. */
const DYED: ReadonlySet<string> = new Set(['dyed', 'coloured', 'tinted', 'bleached', 'turning', 'going', 'is']);

const SLITS: Pattern = {
  begins: new Set([
    'up',
    'all',
    'right',
    'to',
    'till',
    'until',
    'upto',
    'from',
    'at',
    'above',
    'below',
    'on',
    'starting',
    ...SLIT_GOES,
  ]),
  longest: 6,
  read: (words) => (SLIT_TO.test(words) ? { as: 'place', at: words } : undefined),
};
const STANCES: Pattern = {
  begins: BEGINS_STANCE,
  longest: LONGEST_STANCE,
  read(words) {
    const value = stanceDrawn(words);
    if (value) return { as: 'pose', value };
    return isStance(words) ? { as: 'remark', of: 'pose' } : undefined;
  },
};
const IN_HANDS: Pattern = {
  begins: new Set(['in']),
  longest: LONGEST_IN_HAND,
  read: (words) => (IN_HAND.test(words) ? { as: 'held' } : undefined),
};
const isStanceAlready = ({ senses }: Mention): boolean => senses.some(({ as }) => as === 'pose');

/** What somebody does with their limbs, where no stance that is drawn is part of it. */
function stanceAt(mentions: readonly Mention[], i: number): { count: number; sense: Sense } | undefined {
  const found = phraseAt(STANCES, mentions, i);
  const isOther = found?.sense.as !== 'pose' && mentions.slice(i, i + (found?.count ?? 0)).some(isStanceAlready);
  return isOther ? undefined : found;
}

/** 'In the hand she has a hat' holds it; 'a hat in her hand' tells of how somebody stands. */
function inHandAt(mentions: readonly Mention[], i: number): { count: number; sense: Sense } | undefined {
  const found = phraseAt(IN_HANDS, mentions, i);
  if (!found) return undefined;
  const next = mentions[i + found.count];
  const isLast = next?.gap !== 'none' || (next.senses[0]?.as === 'connective' && next.senses[0].role !== 'article');
  if (!isLast) return found;
  const isHeldThing = mentions[i - 1]?.senses.some(isHead) ?? false;
  return { ...found, sense: isHeldThing ? { as: 'ignored', id: 'homonym' } : { as: 'remark', of: 'pose' } };
}

const OF_HAIR: Sense = { as: 'remark', of: 'hair' };
const SAID_OF_HAIR: Pattern = {
  begins: BEGINS_HAIR,
  longest: LONGEST_HAIR,
  read: (words) => (isSaidOfHair(words) ? OF_HAIR : undefined),
};

/** How hair of no style of its own is drawn when it is so. */
const STYLED: readonly (readonly [words: RegExp, style: HairStyle])[] = [
  [/\b(?:buzzed|shaved)\b/, 'crop'],
  [/\b(?:straightened)\b/, 'long'],
  [/\bcrimped|curled\b/, 'long-wavy'],
  [/\b(?:gelled|slicked|combed|brushed|swept|greased|oiled)\b.*\bback\b/, 'side-part'],
  [/\b(?:pulled|scraped|tied|tie|drawn|held|gathered|caught|clipped|pinned)\b.*\bback\b/, 'ponytail'],
  [
    /\b(?:piled|pinned|tied|tie|swept|gathered|clipped|coiled|twisted|wrapped)\b.*\b(?:up|high|nape)\b|\bpiled\b/,
    'bun',
  ],
  [
    /\b(?:left|let|worn|falling|flowing|cascading|tumbling|hanging|spilling|styled)\b.*\b(?:loose|open|down|out|free)\b/,
    'long',
  ],
  [
    /\b(?:falling|flowing|cascading|tumbling|spilling|reaching|past|below|down)\b.*\b(?:back|waist|hip|chest|bust|shoulder|elbow)\b/,
    'long',
  ],
];
const isBareHair = (mention: Mention | undefined): boolean =>
  mention?.senses.some((sense) => (sense.as === 'hair' && sense.value === null) || sense.as === 'hair-colour') ?? false;

/** What is said of hair, as its style where it has no other. */
function saidOfHair(words: string, last: Mention | undefined): Sense {
  const style = isBareHair(last) ? STYLED.find(([said]) => said.test(words))?.[1] : undefined;
  return style ? { as: 'hair', value: style } : OF_HAIR;
}

const isHair = (mention: Mention | undefined): boolean =>
  mention?.senses.some((sense) => sense.as === 'hair' || sense.as === 'hair-colour' || sense === OF_HAIR) ?? false;

const THINGS: ReadonlySet<Sense['as']> = new Set<Sense['as']>(['garment', 'set', 'footwear', 'accessory', 'hair']);
const isThing = ({ senses }: Mention): boolean => senses.length > 0 && senses.every(({ as }) => THINGS.has(as));
/** A noun that the phrase would stand before: 'a side zip boot', 'fringe jacket'. */
const isBefore = (next: Mention | undefined): boolean =>
  next?.gap === 'none' && next.senses.some(({ as }) => THINGS.has(as) && as !== 'hair');

/** The longest phrase of a pattern that begins with mention `i`. */
function phraseAt(
  { begins, longest, read }: Pattern,
  mentions: readonly Mention[],
  i: number,
): { count: number; sense: Sense } | undefined {
  if (!begins.has(mentions[i]?.keys[0] ?? '')) return undefined;
  let keys: string[] = [];
  let found: { count: number; sense: Sense } | undefined;
  for (let n = 0; keys.length <= longest; n++) {
    const mention = mentions[i + n];
    if (!mention || (n > 0 && mention.gap !== 'none')) break;
    // 'cut off at the ribs', 'pooling over the shoes'
    const isWhosePocket = mentions[i + n + 1]?.keys[0] === 'pocket';
    if (isThing(mention) && n > 0 && !isWhosePocket && !/^(?:pool|puddl)/.test(keys[0] ?? '')) break;
    keys = [...keys, ...mention.keys];
    const sense = read(keys.join(' '));
    if (sense) found = { count: n + 1, sense };
  }
  return found;
}

/** How many mentions after 'with' what hair has may stand, and after a slit how far it goes. */
const FAR = 6;

/** 'with a blunt fringe', 'and copper highlights': how many mentions from `i` on; 0 where none. */
function hadByHair(mentions: readonly Mention[], i: number): number {
  const [first] = mentions[i]?.keys ?? [];
  if (first !== 'with' && first !== 'and' && first !== '&' && first !== 'in') return 0;
  for (let n = 1; n <= FAR; n++) {
    const mention = mentions[i + n];
    if (mention?.gap !== 'none' || isThing(mention)) return 0;
    if (HAIR_HAS.has(mention.keys.at(-1) ?? '')) return isBefore(mentions[i + n + 1]) ? 0 : n + 1;
  }
  return 0;
}

/** Where a slit is: what may stand between it and how far it goes. */
const PLACE_OF_SLIT =
  /^(?:on|at|in|along|down|of|the|her|his|both|each|either|every|one|all|side|left|right|front|back|centre|center|leg|seam)$/;

/** 'slit to the knee', 'slits on both sides up to mid-thigh': whether words from `i` on tell of a slit not far before. */
function isAfterSlit(mentions: readonly Mention[], i: number): boolean {
  for (let n = i; n > Math.max(0, i - FAR) && mentions[n]?.gap === 'none'; n--) {
    const keys = mentions[n - 1]?.keys ?? [];
    const rest = keys.slice(keys.findLastIndex((key) => /^(?:slit|split)$/.test(key)) + 1);
    if (!rest.every((key) => PLACE_OF_SLIT.test(key))) return false;
    if (rest.length < keys.length) return true;
  }
  return false;
}

const endsBreath = (mention: Mention | undefined): boolean =>
  mention?.gap !== 'none' || /^(?:as|like|in|with)$/.test(mention.keys[0] ?? '');

/** The colour that hair is said to be dyed. */
function dyedHair(mentions: readonly Mention[], i: number): { count: number; sense: Sense } | undefined {
  const [first, next] = [mentions[i], mentions[i + 1]];
  const colour = next?.gap === 'none' ? next.senses.find((sense) => sense.as === 'colour') : undefined;
  // 'hair short and grey': a colour joined to hair, with nothing after it, is the hair's
  const isJoined = /^(?:and|&)$/.test(first?.keys.join(' ') ?? '') && endsBreath(mentions[i + 2]);
  const isSaid = isJoined || DYED.has(first?.keys[0] ?? '');
  if (!isSaid || colour?.as !== 'colour' || isBefore(mentions[i + 2])) return undefined;
  return { count: 2, sense: { as: 'hair-colour', value: colour.colour.name, colour: colour.colour } };
}

/** @param last the hair that was named in the same breath, with no thing since */
function phrase(
  mentions: readonly Mention[],
  i: number,
  last: Mention | undefined,
): { count: number; sense: Sense } | undefined {
  const first = mentions[i];
  if (i > 0 && first?.gap === 'none' && last) {
    const dyed = dyedHair(mentions, i);
    if (dyed) return dyed;
    const had = hadByHair(mentions, i);
    if (had > 0) return { count: had, sense: OF_HAIR };
    const said = phraseAt(SAID_OF_HAIR, mentions, i);
    if (said) {
      const words = mentions.slice(i, i + said.count).flatMap(({ keys }) => keys);
      return { ...said, sense: saidOfHair(words.join(' '), last) };
    }
  }
  if (isAfterSlit(mentions, i)) {
    const to = phraseAt(SLITS, mentions, i);
    if (to) return to;
  }
  return (
    stanceAt(mentions, i) ?? inHandAt(mentions, i) ?? phraseAt(FASTENINGS, mentions, i) ?? phraseAt(ENDS, mentions, i)
  );
}

/** Puts the words of each such phrase together. Linear in the number of mentions. */
export function readPhrases(mentions: readonly Mention[]): Mention[] {
  const out: Mention[] = [];
  let hair: Mention | undefined;
  for (let i = 0; i < mentions.length; ) {
    const first = mentions[i];
    if (!first) break;
    if (first.gap !== 'none' || isThing(first)) hair = undefined;
    if (isHair(first)) hair = first;
    const found = phrase(mentions, i, hair === first ? undefined : hair);
    const last = mentions[i + (found?.count ?? 1) - 1];
    if (found && last) {
      const run = mentions.slice(i, i + found.count);
      // 'with a fringe' tells of the fringe
      const { start } = (found.sense === OF_HAIR && first.senses[0]?.as === 'connective' && run[1]) || first;
      out.push({
        ...first,
        start,
        end: last.end,
        keys: run.flatMap(({ keys }) => keys),
        senses: [found.sense],
        plural: false,
      });
    } else out.push(first);
    i += found?.count ?? 1;
  }
  return out;
}
