/** Whom the picture is to show, where clothes are for several: 'men and women wear it, show a woman'. */
import type { Person } from '@toile/look';
import type { Draft } from '#atelier/draft/draft.ts';

const WHO: readonly (readonly [Person['presentation'], string])[] = [
  ['female', 'wom[ae]n|lady|girl|female|bride'],
  ['male', 'm[ae]n|gentleman|guy|boy|male|groom'],
];
const SHOWN =
  '(?:show(?:n|ing)?|draw(?:n|ing)?|picture[ds]?|see|sketch|illustrate[ds]?|put|model(?:led)? (?:it|them)?|worn)(?: (?:me|us|it|them|this|that|one|here|the (?:outfit|look|uniform|picture)))*(?: (?:on|with|by|as|for|worn by|modelled by))*(?: (?:an?|the|one|just|only|some))*(?: [a-z]+)?';

/** Gives the wearer that the picture is asked to show. */
export function keepShown(draft: Draft, text: string): void {
  for (const [presentation, people] of WHO) {
    const found = new RegExp(`\\b${SHOWN} (?:${people})\\b(?!['’])`, 'i').exec(text);
    if (found) draft.presentation = presentation;
  }
}
