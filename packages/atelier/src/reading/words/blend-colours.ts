import type { Colour } from '@toile/look';
import { oklch } from '#atelier/kit/colour.ts';
import { mixed } from '#atelier/lexicon/colours/named-colour.ts';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';
import { isHead } from './senses.ts';

/** Patterns that are made of the colours said before them: 'blue-grey stripes' are blue and grey. */
const OF_SEVERAL: ReadonlySet<string> = new Set([
  'stripe',
  'plaid',
  'gingham',
  'houndstooth',
  'checkerboard',
  'polka',
  'argyle',
  'colour-block',
  'tie-dye',
  'ombre',
  'camouflage',
  'chevron',
]);

/** Names that every colour's hue goes by: after a name of its own they only say the hue. */
const PLAIN_NAMES: ReadonlySet<string> = new Set(
  'red orange yellow green blue purple pink brown violet teal turquoise'.split(' '),
);
/** 'Rust orange' and 'coral pink' are one colour: how far a name of its own may lie from the hue after it, degrees. */
const SAME_HUE = 50;

/** Hues further apart than this are two colours beside each other, whatever joins their names. Degrees. */
const ONE_HUE = 75;
/** How far 'greenish' leans the colour after it. */
const LEAN = 0.35;

const colourOf = ({ senses }: Mention): Colour | undefined => {
  const sense = senses.find((other): other is Extract<Sense, { as: 'colour' }> => other.as === 'colour');
  return sense && !senses.some((other) => isHead(other)) ? sense.colour : undefined;
};

/** Greys, browns and olives take on a hue; every other colour is one. */
function isNeutral(hex: string): boolean {
  const { c, h } = oklch(hex);
  return c < 0.035 || (c < 0.11 && h > 35 && h < 125);
}

const isMetal = ({ name }: Colour): boolean => /\b(?:gold|golden|silver|copper|bronze|metal)/.test(name);
/** Black and white. */
function isExtreme({ hex }: Colour): boolean {
  const { l, c } = oklch(hex);
  return l < 0.27 || (l > 0.9 && c < 0.06);
}
/** 'blue-black' and 'grey-white' are one; 'red-black' and 'black-white' are two. */
const takesExtreme = ({ hex }: Colour): boolean => isNeutral(hex) || (oklch(hex).h > 130 && oklch(hex).h < 320);

function apart(a: Colour, b: Colour): number {
  const between = Math.abs(oklch(a.hex).h - oklch(b.hex).h);
  return Math.min(between, 360 - between);
}

/** What is patterned ahead, before a thing is named: a pattern of several colours, any other, or none. */
function patternAhead(mentions: readonly Mention[], from: number): 'several' | 'one' | undefined {
  // 'a grey-green and white check': the second colour of the pattern is named apart
  const [and, other] = mentions.slice(from, from + 2);
  if (and?.keys[0] === 'and' && other && colourOf(other)) return 'one';
  for (const { senses, gap } of mentions.slice(from, from + 5)) {
    if (gap === 'stop') return undefined;
    for (const sense of senses)
      if (sense.as === 'attribute' && sense.entry.as === 'print' && sense.entry.id !== 'solid')
        return OF_SEVERAL.has(sense.entry.is.print ?? '') ? 'several' : 'one';
    if (senses.some(isHead)) return undefined;
  }
  return undefined;
}

/** Whether two names of colours side by side are one colour's name: 'olive-grey', 'grey blue', 'greenish grey'. */
function areOne(a: Colour, b: Colour, between: string, pattern: 'several' | 'one' | undefined): boolean {
  if (isMetal(a) || isMetal(b) || isExtreme(a) || pattern === 'several') return false;
  if (isExtreme(b)) return between === '-' && pattern === undefined && takesExtreme(a);
  const neutral = isNeutral(a.hex) || isNeutral(b.hex);
  if (between === '-') return neutral || apart(a, b) <= ONE_HUE;
  if (between !== ' ') return false;
  const isShadeOf = PLAIN_NAMES.has(b.name) && !PLAIN_NAMES.has(a.name) && !isNeutral(a.hex) && apart(a, b) <= SAME_HUE;
  // 'green emerald', as who learnt the colours before the language has it
  const isTurned = PLAIN_NAMES.has(a.name) && !PLAIN_NAMES.has(b.name) && !isNeutral(b.hex) && apart(a, b) <= SAME_HUE;
  return isShadeOf || (pattern === undefined && (neutral || isTurned));
}

/** The colour that two mentions name together. */
function blend(first: Mention, second: Mention, text: string, pattern: 'several' | 'one' | undefined) {
  const [a, b] = [colourOf(first), colourOf(second)];
  if (!a || !b || second.gap !== 'none') return undefined;
  const between = text.slice(first.end, second.start).replace(/[‐‑]/, '-');
  const leans = /ish$/.test(first.keys.at(-1) ?? '') && /^[ -]$/.test(between);
  if (!leans && !areOne(a, b, between, pattern)) return undefined;
  return mixed(a, b, leans ? 1 - LEAN : 0.5, text.slice(first.start, second.end).toLowerCase());
}

/** Reads two names that mean one colour as that colour. Linear in the mentions. */
export function blendColours(mentions: readonly Mention[], text: string): Mention[] {
  const out: Mention[] = [];
  mentions.forEach((mention, i) => {
    const last = out.at(-1);
    const colour = last && blend(last, mention, text, patternAhead(mentions, i + 1));
    if (!last || !colour) out.push(mention);
    else
      out[out.length - 1] = {
        ...last,
        end: mention.end,
        senses: [{ as: 'colour', colour }],
        keys: [...last.keys, ...mention.keys],
      };
  });
  return out;
}
