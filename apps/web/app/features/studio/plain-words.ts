import type { Look } from '@toile/look';
import { STUDIO } from '#web/content/studio.ts';
import { describeLook, type LookGroup, type LookRow } from '#web/features/studio/describe-look.ts';
import { choiceOf } from '#web/features/studio/sort-look.ts';
import { capital } from '#web/lib/capital.ts';

const { colour: COLOUR, cloth: CLOTH } = STUDIO.describeLook;

/** Within a line a fact begins small. */
const uncapital = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** 'Emerald silk slip dress: bias cut, ankle length, cowl neckline' */
function garmentLine({ title, rows }: LookGroup): string {
  const isOfCloth = ({ term }: LookRow) => term === COLOUR || term === CLOTH;
  const head = [...rows.filter(isOfCloth).map(({ value }) => value), title].map(uncapital).join(' ');
  const facts = rows.filter((row) => !isOfCloth(row)).map((row) => uncapital(choiceOf(row).words));
  return capital(facts.length > 0 ? `${head}: ${facts.join(', ')}` : head);
}

/** A design in plain sentences, one of each garment and one of what is worn with them: what it is, and no more. */
export function plainWords(look: Look): string {
  const groups = describeLook(look);
  const garments = groups.filter(({ kind }) => kind !== undefined).map(garmentLine);
  const worn = groups.find(({ id }) => id === 'wearing')?.rows.map(({ value }) => uncapital(value)) ?? [];
  return [...garments, ...(worn.length > 0 ? [`${STUDIO.describeLook.wornWith} ${worn.join(', ')}`] : [])]
    .map((line) => `${line}${STUDIO.describeLook.stop}`)
    .join(' ');
}
