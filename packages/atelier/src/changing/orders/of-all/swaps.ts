import { draftOf } from '#atelier/reading/draft-of.ts';
import { bareName, calledOn, namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const SWAP = /^(?:swap|replace|exchange|trade|switch|substitute)(?: out)? (.+?) (?:for|with|by) (an? .+)$/;

/** What is worn beside the clothes given up for a part of them: 'the beanie for a hood'. */
export const swaps: Frame = (clause, { look }) => {
  const [, old = '', fresh = ''] = SWAP.exec(clause) ?? [];
  if (old === '' || /\b(?:and|but)\b/.test(fresh)) return undefined;
  const name = calledOn(look, bareName(old));
  const isBeside = name !== undefined && namedOn(look, name)?.of === 'accessory';
  const { things, floating } = draftOf(fresh);
  if (!isBeside || things.length > 0 || floating.length === 0) return undefined;
  return { clauses: [`remove the ${name}`, `add ${fresh}`], of: fresh.split(' ').at(-1), isGoing: true };
};
