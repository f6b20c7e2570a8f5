import { draftOf } from '#atelier/reading/draft-of.ts';
import { namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const PUT = '(?:throw|layer|drape|pull|slip|pop|stick|chuck|wrap|wear|put|add|have|with|and)';
const OVER =
  '(?:(?:on|over|across|round|around|about) )?(?:(?:on top(?: of)?|over) ?)?(?:(?:the|her|his|their|both|one) )?(?:everything|it all|it|all of it|all|that|this|shoulders?|outfit|top|look|whole thing|arm|arms)?';
const LAYERED = new RegExp(`^(?:${PUT} )?(?:on )?((?:an?|some) .+?) (?:on top|over|across|on|round|around) ?${OVER}$`);

const NEEDED =
  /^(?:(?:it|this|that|she|he|they|the look|the outfit) )?(?:(?:really|also|just) )*(?:needs?|could use|could do with|is missing|wants) ((?:an?|some) .+)$/;

const UNDER =
  /^(?:(?:put|add|wear|with|have|and|want) )*((?:an? |some )?[a-z]+(?: [a-z]+){1,3}) (?:under|underneath|beneath|inside|below)(?: (?:it|that|this|the [a-z]+))?$/;

/** 'Throw a cardigan over the shoulders', 'layer a stole over everything': it is put on over what is worn. */
export const layered: Frame = (clause, { look }) => {
  const what = [LAYERED, NEEDED, UNDER].map((says) => says.exec(clause)?.[1]).find(Boolean);
  if (what === undefined || /\b(?:and|with|to)\b/.test(what)) return undefined;
  const { things, unread } = draftOf(what);
  const [only] = things;
  // what lies under is seen only where its colour is said
  const isSeen = !UNDER.test(clause) || only?.said.some(({ colour }) => colour);
  if (!isSeen || things.length !== 1 || unread.length > 0 || only?.type === 'footwear') return undefined;
  const name = what.split(' ').at(-1) ?? what;
  return namedOn(look, name)
    ? undefined
    : { clauses: [`add ${what}`], of: name, inColour: (colour) => [`add a ${colour} ${name}`] };
};
