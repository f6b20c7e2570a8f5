import type { Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isSo } from './is-so.ts';
import { oneWay } from './one-way.ts';

/** Asks for more or less of what is there, or for a way of wearing it. */
const IN_ANOTHER_WAY =
  /\b(?:more|less|kam|zyada|extra|both|little|bit|other|another|again|down|up|one|across|backwards?|inside|loose|twisted|knotted|folded|cover(?:ed|ing)?|pinned|pleated|open|tied|show|side|view)\b/;

/** Somebody is named, and nothing more is said of them. */
const PERSON_ALONE =
  /^(?:(?:show|put|make|do) it )?(?:(?:on|for|into) )?(?:an? |the )?(?:man|woman|boy|girl|lady|guy|male|female)$/;

/** Why a clause that means something here changes nothing: it is so already, or nobody can say. */
export function unchanged(look: Look, clause: string): string {
  const age = draftOf(clause).ageGroup;
  const only = oneWay(look, clause);
  if (only !== undefined) return only;
  const { presentation, build, things } = draftOf(clause);
  const isSuch =
    build === undefined
      ? PERSON_ALONE.test(clause) && presentation === look.person.presentation
      : build === look.person.build;
  if (things.length === 0 && isSuch) return 'it is so already.';
  if (age !== undefined && age === look.person.ageGroup)
    return 'people are drawn as children, teenagers, grown or old, and this one is drawn so already.';
  return (!IN_ANOTHER_WAY.test(clause) || /\bhair\b/.test(clause)) && isSo(look, clause)
    ? 'it is so already.'
    : 'nothing changed: it may be so already, or not be understood.';
}
