import type { Look } from '@toile/look';
import { ACCESSORIES } from '@toile/look/records';
import { isColour } from '../../is-colour.ts';
import type { Segment } from '../message.ts';
import { bareName, namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const WHAT = '(?:jewell?ery|jewels|ornaments|gehne)';
const GONE = '(?:out|off|gone|away|remove|removed|not needed|nahi(?: chahiye)?|hata ?(?:o|do|dena)|can go)';
const OTHERS = '(?:(?:the|all|any|of|her) )*(?:rest|other|others|remaining)(?: of)?(?: (?:the|her|all))?';
const REST = new RegExp(
  `^(?:and |but )?${OTHERS} ${WHAT} ${GONE}$|^(?:no|remove|lose|without) (?:any )?(?:other|more|further) ${WHAT}$|^(?:remove|lose|drop) ${OTHERS} ${WHAT}$`,
);
const LEAD = '(?:(?:make|turn|change|swap|all|the|her|of|have|do|want|in) )*';
const BE = '(?:(?:to|in|into|for|should|be|all|colou?r|ka|ki) )*';
const NOT =
  '(?: (?:instead of|rather than|not|in place of|and not|nahi) (?:the )?[a-z]+(?: [a-z]+)?| (?:instead|please|only|kar do|karo|chahiye))*';
const DYED: readonly RegExp[] = [
  new RegExp(`^${LEAD}${WHAT} ${BE}([a-z]+(?: [a-z]+)??)${NOT}$`),
  new RegExp(`^${LEAD}([a-z]+(?: [a-z]+)??) ${WHAT}${NOT}$`),
];
const ONLY =
  /^(?:(?:keep|with|and|but) )*(?:just|only) (?:the |her |a |some )?(?:(?:small|tiny|simple|little|plain|light) )?([a-z]+)$/;

const LESS = new RegExp(
  `^(?:less|fewer|no|not so much|too much|remove|reduce|lose|skip)(?: (?:the|all|her|of|so much))* ${WHAT}$`,
);
const BUT_ONE = /^(?:only|just|keep only|keep just|keep|except|but not|leave only)(?: (?:the|her|his))? ([a-z]+)$/;

/** 'Less jewellery, only the tikka': the others go, and what is named stays. */
export function othersGone(look: Look, segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment, i) => {
    const [before, after] = [segments[i - 1]?.text ?? '', segments[i + 1]?.text ?? ''];
    const isThere = (text: string): boolean => namedOn(look, BUT_ONE.exec(text)?.[1] ?? '') !== undefined;
    if (LESS.test(segment.text) && isThere(after)) return [{ ...segment, text: `only ${BUT_ONE.exec(after)?.[1]}` }];
    if (LESS.test(before) && isThere(segment.text)) return [{ ...segment, text: 'no other jewellery' }];
    return [segment];
  });
}

const worn = ({ accessories }: Look) => accessories.filter(({ kind }) => ACCESSORIES[kind].sort === 'jewel');

/** All jewels in one metal, and the jewels that go beside one that stays. */
export const jewels: Frame = (clause, { look, topic }) => {
  const all = worn(look);
  const colour = DYED.map((says) => says.exec(clause)?.[1]).find((said) => said !== undefined && isColour(said));
  if (colour !== undefined && all.length > 0 && !/^(?:add|with|no|remove|give|put)\b/.test(clause)) {
    const inColour = (other: string): string[] =>
      all.map(({ name, kind }) => `the ${kind === 'necklace' ? 'necklace' : name} in ${other}`);
    return { clauses: inColour(colour), of: 'jewellery', inColour };
  }
  const only = ONLY.exec(clause)?.[1];
  const place = only === undefined ? undefined : namedOn(look, bareName(only));
  if (only !== undefined && place?.of === 'accessory' && all.some(({ kind }) => kind === place.kind))
    return { clauses: [], of: only };
  if (!REST.test(clause)) return undefined;
  const kept = topic === undefined ? undefined : namedOn(look, topic);
  const others = all.filter(({ kind }) => !(kept?.of === 'accessory' && kept.kind === kind));
  return {
    clauses: others.map(({ name }) => `remove the ${name}`),
    told: others.length === 0 ? ['No other jewellery is worn here.'] : [],
  };
};
