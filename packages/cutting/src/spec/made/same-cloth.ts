import type { Garment, Look } from '@toile/look';
import { saidOf } from '../provenance.ts';
import { clauseOf } from './clause-of.ts';

/** 'In the same linen', 'in matching silk'. */
const SAME = /\b(?:same|matching|self)\b/i;

/**
 * The cloth of another garment that the words want again: its colour and print where they give none of their own, and its stuff too where
 * they name none. Undefined where the words ask for no such thing.
 */
export function sameCloth(look: Look, worn: Garment): Garment['cloth'] | undefined {
  const { sources } = look.reading;
  const says = ({ id }: Garment, slot: string): boolean => saidOf(sources, id, slot) === 'words';
  if (says(worn, 'colour') || !SAME.test(clauseOf(look, worn.id))) return undefined;
  const other = look.garments.find((one) => one.id !== worn.id && says(one, 'colour'));
  if (!other) return undefined;
  const isOwnStuff = says(worn, 'fabric') && worn.cloth.fabric !== other.cloth.fabric;
  return isOwnStuff ? { ...worn.cloth, colour: other.cloth.colour } : other.cloth;
}
