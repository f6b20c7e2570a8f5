import type { Look } from '@toile/look';
import { garmentNamed } from '../named-on.ts';
import type { Frame } from '../order.ts';

const AT =
  '(?:at|near|around|towards|by|from) (?:the )?(?:ankles?|bottom|hem|mohri|calf|knee down|below|knees? downwards?)';
const NARROW = new RegExp(
  `^(?:make |have |take )?(?:the |her |his )?(.+?) (?:(?:more|a bit|a little|slightly|should|be|to|in) )*(?:narrow|narrower|narrowed|taper|tapered|tapering|slim|slimmer|tight|tighter|fitted|in) ${AT}$`,
);
const WIDE = new RegExp(
  `^(?:make |have )?(?:the |her |his )?(.+?) (?:(?:more|a bit|a little|slightly|should|be|to) )*(?:wide|wider|flared|flare|flaring|loose|looser|open) ${AT}$`,
);
const TAPER = /^(?:taper|narrow) (?:the |her |his )?(.+?)(?: (?:a bit|a little|slightly|in|down))*$/;

/** Legs, of whatever has them. */
const LEGS = /^(?:the |her |his )?(?:legs?|it|them)$/;

const isLegged = (look: Look, words: string): string | undefined => {
  const legged = look.garments.filter(({ family }) => family === 'trousers' || family === 'jumpsuit');
  const isTheirs = LEGS.test(words) && legged.length === 1;
  const garment = isTheirs ? legged[0] : garmentNamed(look, words.replace(/^legs? of (?:the )?|(?:'s)? legs?$/g, ''));
  return garment && legged.includes(garment) ? garment.name : undefined;
};

/** Legs that narrow or widen towards the ankle, and are as they were above. */
export const legs: Frame = (clause, { look }) => {
  const [narrow, wide] = [NARROW.exec(clause) ?? TAPER.exec(clause), WIDE.exec(clause)];
  const name = isLegged(look, narrow?.[1] ?? wide?.[1] ?? '');
  if (name === undefined) return undefined;
  return { clauses: [`the ${name} ${narrow ? 'tapered' : 'bootcut'}`], of: name };
};
