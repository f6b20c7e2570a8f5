import { type Difference, differences, type Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { wornAs } from '../targets.ts';
import { intentOf } from '../words/intents.ts';
import type { Work } from '../work.ts';
import { putSlotBack } from './put-slot-back.ts';

/** Reaches over other garments than the one that is named. */
const REACHING =
  /\b(?:only|just|all|both|every\w*|whole|entire|rest|same|like|match\w*|as|instead|swap|replace|exchange|switch|suit|set|outfit|look|style|version|undo|original|first|previous|last|other|else|than|tuck\w*|under|over|into|open|closed?)\b/;

/** The ids of the garments that a clause names; undefined where it names none, or one that is not there. */
function idsNamed(before: Look, after: Look, clause: string): ReadonlySet<string> | undefined {
  const things = draftOf(clause).things.filter(isGarment);
  if (things.length === 0 || things.some(({ ofSet }) => ofSet)) return undefined;
  const named = things.map(({ entry }) => wornAs(before, entry) ?? wornAs(after, entry));
  return named.includes(undefined) ? undefined : new Set(named.flatMap((garment) => garment?.id ?? []));
}

/** Whether a difference is of a garment that was there, is there still as the same, and is not named. */
function isOfAnother(ids: ReadonlySet<string>, { slot }: Difference, all: readonly Difference[]): boolean {
  const [, id, leaf] = /^(g\d+)\.(.+)$/.exec(slot) ?? [];
  if (id === undefined || leaf === 'kind' || ids.has(id)) return false;
  return !all.some((one) => one.slot === `${id}.kind`);
}

/** Puts back whatever a clause that names garments has changed of another garment: the blouse's cream stays off the saree. */
export function holdToGarments(work: Work, before: Look, clause: string): void {
  const { do: intent } = intentOf(clause);
  if ((intent !== 'make' && intent !== 'put on') || REACHING.test(clause) || before.companion) return;
  const ids = idsNamed(before, work.look, clause);
  if (!ids) return;
  const all = differences(before, work.look);
  for (const one of all) if (isOfAnother(ids, one, all)) putSlotBack(work.look, before, one.slot);
}
