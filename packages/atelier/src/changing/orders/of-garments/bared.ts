import type { Garment } from '@toile/look';
import type { Frame } from '../order.ts';

const BARE =
  '(?:show(?:s|ing)?|see|bare|expos(?:e|es|ing)|reveal(?:s|ing)?) (?:(?:her|his|their|the|a|bit|of|little|some|more) )*(ankles?|midriff|navel|belly|stomach|tummy)';
const ALONE = new RegExp(
  `^(?:(?:and|to|so|that|it|they|should|must|let|just) )*${BARE}(?: (?:a bit|a little|slightly|please|too))*$`,
);
const PURPOSE = new RegExp(`^(.+?),? (?:to|so as to|just to|enough to|so that it) ${BARE}$`);

/** What is shorter, of what is worn, for so much to be seen. */
const shorter = (part: string, garments: readonly Garment[]): string | undefined => {
  const [families, length] = part.startsWith('ankle')
    ? [['trousers', 'skirt', 'dress', 'jumpsuit'], 'ankle length']
    : [['choli', 'top'], 'cropped'];
  const garment = garments.find(({ family }) => families.includes(family));
  return garment && `${garment.name} ${length}`;
};

/** 'Show the ankle', 'a bit shorter to show the ankle': what is asked is a length. */
export const bared: Frame = (clause, { look }) => {
  const asked = PURPOSE.exec(clause)?.[1];
  if (asked !== undefined) return { clauses: [asked] };
  const part = ALONE.exec(clause)?.[1];
  const says = part === undefined ? undefined : shorter(part, look.garments);
  return says === undefined ? undefined : { clauses: [says] };
};
