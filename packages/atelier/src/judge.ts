import { grownOnlyIn } from '@toile/look/records';
import { change } from '#atelier/changing/change.ts';
import type { Brief, BriefEdit } from '#atelier/draft/brief.ts';
import { isUnderstood } from '#atelier/reading/is-understood.ts';
import { MINORS_REFUSED, type Refusal, refusal } from '#atelier/reading/refusal/refuse.ts';
import { read } from './read.ts';

export type { Refusal } from '#atelier/reading/refusal/refuse.ts';

/** Clothes do not depend on it: whoever is young in one reading of the words is young in all. */
const ANY_SEED = 0;

/**
 * Why a brief may not be drawn, or undefined: first by its words, then by the Look they are read into, where somebody
 * young would wear what only the grown wear. Ask it before a token is taken, whatever will draw.
 */
export function judge(brief: Brief): Refusal | undefined {
  return (
    refusal(brief) ??
    (brief.edit && refusal({ words: brief.edit.words })) ??
    (grownOnlyIn(read(brief, ANY_SEED)).length > 0 ? MINORS_REFUSED : undefined)
  );
}

/** Whether anything of a brief was understood. Ask it before a token is taken, as `judge`. */
export const understands = (brief: Brief): boolean => isUnderstood(brief.words, read(brief, ANY_SEED).reading);

/** Whether an edit makes anything another, so that a design of it would not be the same picture once more. */
export const changes = ({ look, words, family }: BriefEdit): boolean => change(look, words, family).changed.length > 0;
