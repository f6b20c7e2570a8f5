/** Whom the words speak of without naming them: 'his shoulder', a moustache, a beard. */
import type { Draft } from '#atelier/draft/draft.ts';

const HIS = /\b(?:his|him|himself|hes|he['’]s)\b/i;
const HERS = /\b(?:her|hers|herself|she|shes)\b/i;

/** Gives the wearer's presentation where only such words tell it. */
export function keepWearer(draft: Draft, text: string): void {
  if (draft.presentation) return;
  const isHis = HIS.test(text) || draft.moustache !== undefined || draft.beard === true;
  const isHers = HERS.test(text);
  if (isHis !== isHers) draft.presentation = isHis ? 'male' : 'female';
}
