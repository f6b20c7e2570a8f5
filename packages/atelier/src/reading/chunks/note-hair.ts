/** What is said of somebody's hair and beard, with what stands right before it. */
import type { HairStyle } from '@toile/look';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from '#atelier/reading/words/mentions.ts';
import type { OpenChunk } from './chunk.ts';
import { phraseBefore } from './take-phrase.ts';

/** Takes a word for hair into the draft. @returns what it was read as. */
export function noteHair(
  open: OpenChunk,
  mention: Mention,
  sense: Extract<Sense, { as: 'beard' | 'hair' | 'hair-colour' }>,
): string {
  const { draft } = open;
  if (!isPlaitedIn(mention)) takeHairWords(open, mention);
  if (sense.as === 'beard') {
    draft.beard ??= sense.value;
    return sense.value ? 'beard' : 'shaven';
  }
  if (sense.as === 'hair') {
    const tint = HUED.exec(open.text.slice(mention.start, mention.end))?.[1]?.toLowerCase();
    if (tint) draft.hairColour ??= colourNamed(HUES[tint] ?? tint);
    return sense.value ? noteStyle(open, mention, sense.value) : 'hair';
  }
  draft.hairColour ??= sense.colour ?? colourNamed(sense.value);
  return sense.value;
}

/** What is plaited into hair keeps what is said of it: 'a green parandi'. */
const isPlaitedIn = ({ senses }: Mention): boolean => senses.some(({ as }) => as === 'accessory');

/** The colour within a name of a style: 'short grey hair', 'shoulder length black hair'. */
const HUED = /\b(black|brown|blonde?|gr[ae]y|white|silver|red|auburn|ginger)\b/i;
const HUES: Readonly<Record<string, string>> = {
  ...{ black: 'soft black', brown: 'dark brown', blond: 'blonde', red: 'auburn', ginger: 'auburn' },
  ...{ grey: 'silver grey', gray: 'silver grey', silver: 'silver grey' },
};

/** Words for how hair falls, which a cut or a way of tying it overrules: 'long curly hair in a bun'. */
const WEIGHT: Readonly<Record<string, number>> = {
  long: 0,
  'side-part': 0,
  'long-wavy': 1,
  waves: 1,
  curly: 1,
  'long-curly': 1,
  'very-long': 0,
  short: 1,
  // combed back into a bun, hair is a bun
  'slicked-back': 1,
};
const CUT = 2;
const weightOf = (style: HairStyle): number => WEIGHT[style] ?? CUT;

/** A length and a fall that are one style, whatever stands between them: 'short auburn curly hair', 'her curls are long'. */
const AT_LENGTH: Partial<Record<HairStyle, Partial<Record<HairStyle, HairStyle>>>> = {
  long: { curly: 'long-curly', 'short-curly': 'long-curly', waves: 'long-wavy' },
  short: { curly: 'short-curly', 'long-curly': 'short-curly', afro: 'short-afro' },
};
const together = (a: HairStyle, b: HairStyle): HairStyle | undefined => AT_LENGTH[a]?.[b] ?? AT_LENGTH[b]?.[a];

/** One style is drawn, a cut before how it falls; the other is told. @returns what the word was read as. */
function noteStyle({ draft, text }: OpenChunk, { start, end }: Mention, style: HairStyle): string {
  const known = draft.hair;
  draft.hair ??= style;
  if (known === undefined || known === style) return style;
  const both = together(known, style);
  if (both) {
    draft.hair = both;
    return both;
  }
  if (weightOf(known) < weightOf(style)) {
    draft.hair = style;
    const before = draft.spans.findLast(({ as, value }) => as === 'hair' && value === known);
    if (before) Object.assign(before, { value: before.text.toLowerCase(), drawn: false });
    return style;
  }
  draft.spans.push({
    start,
    end,
    text: text.slice(start, end),
    as: 'hair',
    value: text.slice(start, end).toLowerCase(),
    drawn: false,
  });
  return style;
}

/** How the hair is drawn where nothing is said. */
const AS_DRAWN: ReadonlySet<string> = new Set([
  'low',
  'sleek',
  'neat',
  'slick',
  'smooth',
  'tidy',
  'tight',
  'loose',
  'open',
  'flowing',
  'natural',
  'her',
  'his',
]);
/** Colours that no cloth is called by. */
const TINTS: Readonly<Record<string, string>> = { platinum: 'blonde', ash: 'blonde', honey: 'blonde', sandy: 'blonde' };

/** 'long black hair', 'a sleek low ponytail': what stands right before is the hair's; but for colour and length none of it is drawn. */
function takeHairWords(open: OpenChunk, { start, end }: Mention): void {
  const { draft, text, links } = open;
  const waiting = [...links];
  const from = phraseBefore(open, start);
  const taken = waiting.slice(links.length);
  const drawn: [number, number][] = [];
  for (const { said, relative, unknown } of taken) {
    if (said.as === 'colour' && said.colour) draft.hairColour ??= said.colour;
    else if (relative?.id === 'long' || relative?.id === 'short') draft.hair ??= relative.id;
    else continue;
    if (unknown) continue;
    drawn.push([said.start, said.end]);
    draft.spans.push({
      start: said.start,
      end: said.end,
      text: text.slice(said.start, said.end),
      as: 'hair',
      value: said.value,
    });
  }
  const tint = text
    .slice(from, start)
    .toLowerCase()
    .match(/\b(?:platinum|ash|honey|sandy)\b/);
  if (tint) draft.hairColour ??= colourNamed(TINTS[tint[0]] ?? 'blonde');
  const isPlain = [...text.slice(from, start).matchAll(/[^\s-]+/g)].every(
    ({ 0: word, index }) =>
      AS_DRAWN.has(word.toLowerCase()) || drawn.some(([a, b]) => from + index >= a && from + index < b),
  );
  if (isPlain) return;
  const value = text.slice(from, end);
  draft.spans.push({ start: from, end, text: value, as: 'hair', value: value.toLowerCase(), drawn: false });
}
