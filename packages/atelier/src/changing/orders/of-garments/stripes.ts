import { nameFor } from '../named-on.ts';
import type { Frame } from '../order.ts';

const STRIPES = '(?:stripes?|strips?|lines?|pinstripes?|striping)';
const UPRIGHT =
  '(?:vertical|upright|lengthwise|lengthways|up and down|straight down|downwards?|top to bottom|khadi|seedhi|running down|go(?:ing)? down|run(?:ning)? down)';
const ACROSS =
  '(?:horizontal|sideways|across|crosswise|widthwise|round|around|aadi|side to side|go(?:ing)? across|run(?:ning)? across)';
const BIAS = '(?:diagonal|slanting|on the bias|bias|tirchi)';
const TO_BE = '(?:(?:should|must|need|needs|to|be|run|go|in|the|make|them|made|turn|turned|are|please) )*';
const TAIL = '(?: (?:only|please|direction|way|instead|stripes?|karo|kar do|,? ?not .+))*';
const row = (way: string): RegExp =>
  new RegExp(
    `^(?:make |turn |have |want |do |put )?(?:the |with )?(?:(?:${STRIPES}) ${TO_BE}${way}|${way} ${STRIPES})${TAIL}$`,
  );
const WAYS: readonly (readonly [RegExp, string])[] = [
  [row(UPRIGHT), 'vertical stripes'],
  [row(ACROSS), 'horizontal stripes'],
  [row(BIAS), 'diagonal stripes'],
];
const ALONE: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`^(?:make them |make it |turn them |them |should be )?${UPRIGHT}(?: (?:only|please|instead))*$`),
    'vertical stripes',
  ],
  [
    new RegExp(`^(?:make them |make it |turn them |them |should be )?${ACROSS}(?: (?:only|please|instead))*$`),
    'horizontal stripes',
  ],
];

/** Which way stripes run. */
export const stripes: Frame = (clause, { look, topic }) => {
  const striped = look.garments.find(({ cloth }) => cloth.print.kind === 'stripe' || cloth.print.kind === 'pinstripe');
  if (!striped) return undefined;
  const isHeld = /stripe|print/.test(topic ?? '');
  const way =
    WAYS.find(([says]) => says.test(clause))?.[1] ??
    (isHeld ? ALONE.find(([says]) => says.test(clause))?.[1] : undefined);
  return way === undefined ? undefined : { clauses: [`the ${nameFor(striped.name)} in ${way}`], of: 'stripes' };
};
