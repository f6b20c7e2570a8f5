import type { Colour, Look } from '@toile/look';
import { colourDistance } from '#atelier/kit/colour.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';
import { colourOf } from '../naming/colour-of.ts';

const PAUSE = /(\s*[,.;!?\n]+(?=\s|$)\s*)/;
const OWNER = '(?:the |her |his |its |their )?';
const NAME = "([a-z]+(?:'s)?(?: [a-z]+)?)";
const END = '(?=$| and | but | please| too| also| kar| de| instead)';
/** 'That teal colour of the bag', 'the same red as the suspenders', 'in the white of the blouse'. */
const NAMED_COLOUR = new RegExp(
  `\\b(?:in |of )?(?:(?:the |that )(?:exact(?:ly)? )?(?:same )?|same )([a-z]+)(?: colou?r| shade)? (?:of|as|like|from) ${OWNER}${NAME}${END}`,
);
/** 'Yellow like her sister's frock'. */
const LIKE_THAT = new RegExp(`\\b(?:in )?([a-z]+(?: [a-z]+)?) (?:just )?like ${OWNER}(?:[a-z]+'s )?${NAME}${END}`);
/** 'A turban in that colour', of what was spoken of before; by itself it is how what is put in its place stays. */
const THAT_COLOUR =
  /(?<=\S )(?:in |of )?(?:that|the same|this|same) (?:colou?r|shade)(?! (?:of|as|like|for|with|from)\b)/;
/** One for another, which keeps its colour anyway. */
const EXCHANGING = /\b(?:swap|replace|instead of|in place of|change|exchange|jagah|badle|hata ke|hata kar)\b/;
/** 'That rust colour' is rust. */
const THAT_NAMED = /\b(?:in )?that ([a-z]+(?: [a-z]+)?) (?:colou?r|shade)\b/;
/** 'Everything silver make it teal': one colour for another, wherever it is. */
const EVERYTHING =
  /^(?:and |so )?(?:every ?thing|all|whatever)(?: that(?:'s| is))?(?: in)? ([a-z]+(?: [a-z]+)?),? (?:make (?:it|that|them)|should be|to be|turn|do|in|into|to|change (?:it )?to) (?:in )?(.+)$/;
/** Goes on about what was named before it. */
const GOES_ON =
  /^(?:and |but )?(?:in |of )?(?:(?:that|the same|same) [a-z]+ (?:as|like|of) |in that colou?r$|[a-z]+ (?:just )?like (?:the|her|his) )/;

/** The last thing named that has a colour here. */
function lastNamed(look: Look, said: string): string | undefined {
  // what is to go has a colour as well
  const words = said.replace(/\b(?:no|without|remove|lose|drop|not) /g, '');
  const thing = draftOf(words).things.findLast(
    ({ start, end }) => colourOf(look, words.slice(start, end)) !== undefined,
  );
  const name = thing && words.slice(thing.start, thing.end);
  // what is said of a thing stands before its name
  return name?.split(' ').at(-1);
}

/** Names something new, of which no colour is said. */
const isBareThing = (words: string): boolean => {
  const { things, floating } = draftOf(words);
  return things.length === 1 && ![...floating, ...things.flatMap(({ said }) => said)].some(({ colour }) => colour);
};

/** A likeness by itself is of the thing that was named before it: 'a bow tie too, same red as the suspenders'. */
function joined(parts: readonly string[]): string[] {
  const found: string[] = [];
  parts.forEach((part, i) => {
    const before = found.at(-2) ?? '';
    const isOfBefore =
      i % 2 === 0 && GOES_ON.test(part) && !EXCHANGING.test(before) && isBareThing(before) && !isBareTopic(part);
    if (isOfBefore)
      found.splice(-2, 2, `${before.replace(/ (?:too|also|as well)$/, '')} ${part.replace(/^(?:and|but) /, '')}`);
    else found.push(part);
  });
  return found;
}
/** Names what it is of by itself: 'same for the cuffs'. */
const isBareTopic = (part: string): boolean => /\bsame (?:for|with|on|goes)\b/.test(part);

/** What somebody calls a colour is that of the thing where the one name holds the other. */
const isNearly = (own: Colour | undefined, said: string): boolean => {
  const named = draftOf(said).floating.find(({ colour }) => colour)?.colour;
  return (
    own !== undefined && (own.name.includes(said) || (named !== undefined && colourDistance(own.hex, named.hex) < NEAR))
  );
};
/** So far apart two colours may still go by one name. */
const NEAR = 30;

/** 'Yellow' of 'yellow like her sister's frock'; a colour may have two words, and a thing may stand before it. */
function inColour(said: string, before: string): string {
  const [first = '', last = ''] = before.split(' ');
  if (isColour(before) && !/^(?:ones?|it|them|too|also|her|him)$/.test(first)) return `in ${before}`;
  return last !== '' && isColour(last) ? `${first} in ${last}` : said;
}

/** Colours that are named by what has them, said so that they can be read: of which thing, or by their own name. Lower case in and out. Pure. */
export function withReferences(look: Look, words: string): string {
  if (!/\b(?:same|that|this|like|everything|all|of|as)\b/.test(words)) return words;
  const parts = joined(words.split(PAUSE));
  return parts
    .map((part, i) => {
      if (i % 2 === 1) return part;
      const alike = part.replace(LIKE_THAT, (said: string, colour: string) => inColour(said, colour));
      const named = alike
        .replace(NAMED_COLOUR, (said: string, colour: string, other: string) =>
          !isColour(colour)
            ? said
            : isNearly(colourOf(look, other), colour)
              ? `in the same colour as the ${other}`
              : `in ${colour}`,
        )
        .replace(THAT_NAMED, (said: string, colour: string) => (isColour(colour) ? colour : said));
      const before = parts.slice(0, i).join('');
      const that =
        THAT_COLOUR.test(named) && !EXCHANGING.test(named)
          ? lastNamed(look, `${before}${named.slice(0, THAT_COLOUR.exec(named)?.index)}`)
          : undefined;
      const colour = that === undefined ? undefined : colourOf(look, that)?.name;
      const spelled = colour && isColour(colour) ? named.replace(THAT_COLOUR, () => `in ${colour}`) : named;
      const [, old = '', fresh = ''] = EVERYTHING.exec(spelled) ?? [];
      if (!old || !isColour(old)) return spelled;
      const source = /\bsame colou?r as (?:the )?(.+)$/.exec(fresh)?.[1];
      const name = source
        ? colourOf(look, source)?.name
        : draftOf(fresh).floating.find((one) => one.colour)?.colour?.name;
      return name ? `change ${old} to ${name}` : spelled;
    })
    .join('');
}
