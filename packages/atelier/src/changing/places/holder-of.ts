import { detailsNamed, type Garment, type Look } from '@toile/look';
import { slotOfDetail } from '@toile/look/records';
import type { Said } from '#atelier/draft/draft.ts';
import { mainGarment } from '../work.ts';

/** What has today what is said anew of it: another slit is a slit where the first was, work 'only at the hem' of what is worked. */
export function holderOf(look: Look, clause: string, said: readonly Said[]): Garment | undefined {
  const asked = said.flatMap(({ slots }) => detailsNamed(slots?.details ?? []));
  const isOfThat = /\b(?:only|just)\b/.test(clause);
  const main = mainGarment(look);
  return [main, ...look.garments].find(({ details }) =>
    details.some((own) =>
      asked.some((detail) => (isOfThat && own.id === detail.id) || (slotOfDetail(own) ?? own) === slotOfDetail(detail)),
    ),
  );
}
