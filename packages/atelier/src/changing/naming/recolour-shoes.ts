import type { Thing } from '#atelier/draft/draft.ts';
import { stems } from '../places/stems.ts';
import { mark, type Work } from '../work.ts';

/** Whether shoes are called as those that are worn are, by the last word of their name. */
export function isAsWorn({ look }: Pick<Work, 'look'>, { start, end }: Thing, clause: string): boolean {
  const [name, ...more] = stems(clause.slice(start, end));
  return name !== undefined && more.length === 0 && stems(look.footwear.name).at(-1) === name && !NEW.test(clause);
}
const NEW = /\b(?:an?|some|add|instead|other|new|different)\b/;

/** 'The boots yellow' of whoever wears boots: they stay what they are. @returns whether that was meant */
export function recolourShoes({ look }: Work, { said, start, end }: Thing, clause: string): boolean {
  const [name, ...more] = stems(clause.slice(start, end));
  const [first, ...others] = said;
  const isWorn = name !== undefined && more.length === 0 && stems(look.footwear.name).includes(name);
  if (!isWorn || !first?.colour || others.length > 0) return false;
  look.footwear = { ...look.footwear, colour: first.colour };
  mark({ look }, 'footwear.colour');
  return true;
}
