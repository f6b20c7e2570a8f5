import type { Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import type { Segment } from '../message.ts';
import { bareName, calledOn } from '../named-on.ts';

const WITHOUT =
  /^(?:(?:so|and|but|maybe|please|can|could|should|would|shall|we|you|u|i|let's|lets|do|try|see|make|have|show|draw|go|want|like|to|it|this|that|one|her|him|the look|the outfit) )*without(?: (?:it|them|one|ones|that|those|any))?(?: (?:please|then|instead|na))*$/;
/** Found wrong or not worn. */
const AGAINST =
  /\b(?:never|not|don't|dont|doesn't|doesnt|won't|can't|cannot|hates?|dislikes?|too|allerg\w*|in the way|digs?|pinch\w*|itch\w*|annoy\w*|bothers?|hurts?|unsure|silly|odd|weird|no)\b/;

/** The one thing of the Look that a sentence speaks of. */
function spokenOf(look: Look, text: string): string | undefined {
  const names = text.match(/[a-z]+/g)?.flatMap((word) => calledOn(look, bareName(word)) ?? []) ?? [];
  const apart = new Set(names);
  const [only] = apart;
  return apart.size === 1 && draftOf(text).things.length <= 1 ? only : undefined;
}

/** 'I never wear belts, they dig in, could we do this one without?': what was found wrong just before goes. */
export function withoutIt(look: Look, segments: readonly Segment[]): Segment[] {
  const at = segments.findIndex(({ text }) => WITHOUT.test(text));
  if (at < 1) return [...segments];
  const of = segments.findLastIndex(
    ({ text }, i) => i < at && AGAINST.test(text) && spokenOf(look, text) !== undefined,
  );
  const name = of < 0 ? undefined : spokenOf(look, segments[of]?.text ?? '');
  const [segment] = segments.slice(at);
  if (name === undefined || !segment) return [...segments];
  return segments.flatMap((one, i) =>
    i === at ? [{ ...segment, text: `remove the ${name}` }] : i >= of && i < at ? [] : [one],
  );
}
