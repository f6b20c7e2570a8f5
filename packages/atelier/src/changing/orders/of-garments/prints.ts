import { garmentAt } from '../../places/place.ts';
import { namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const SMALL =
  /^(?:(?:make|have|with|the|a|much|bit|little|slightly) )*(?:smaller|tinier|finer|tiny|small|little|daintier) (.+)$|^(?:make |have )?(?:the )?(.+?) (?:(?:should|to|be|a|bit|little|much) )*(?:smaller|tinier|finer)$/;
const LARGE =
  /^(?:(?:make|have|with|the|a|much|bit|little|slightly) )*(?:bigger|larger|bolder|big|large|huge) (.+)$|^(?:make |have )?(?:the )?(.+?) (?:(?:should|to|be|a|bit|little|much) )*(?:bigger|larger|bolder)$/;
const SCALED =
  /^(?:scale|size|shrink|blow|bring) (?:the )?(?:print|pattern|motifs?|flowers?|dots?|checks?|stripes?) (down|up)(?: by .+| a bit| a little| to .+)?$|^(?:shrink|halve|reduce) (?:the )?(print|pattern|motifs?|flowers?|dots?|checks?)(?: .+)?$/;

const HALVED = /^(?:about |by )?half(?: (?:the|of the|its|their|that))?(?: (?:size|scale))?(?: (?:now|please))*$/;

/** How large the figures of a print are; a colour that follows is theirs. */
export const prints: Frame = (clause, { look, topic }) => {
  const isHeld = topic !== undefined && namedOn(look, topic)?.of === 'figure';
  if (isHeld && HALVED.test(clause)) return { clauses: [], of: topic };
  const scaled = SCALED.exec(clause);
  if (scaled) return { clauses: [scaled[1] === 'up' ? 'bigger print' : 'smaller print'], of: 'print' };
  const [small, large] = [SMALL.exec(clause), LARGE.exec(clause)];
  const what = (small ?? large)?.slice(1).find(Boolean);
  const place = what === undefined ? undefined : namedOn(look, what);
  if (what === undefined || place?.of !== 'figure') return undefined;
  const garment = garmentAt(look, place);
  const named = /^(?:print|pattern|motifs?|figures?|design)$/.test(what) ? 'print' : what;
  return {
    clauses: [small ? 'smaller print' : 'bigger print'],
    of: garment ? what : undefined,
    inColour: (colour) => [small ? 'smaller print' : 'bigger print', `the ${named} in ${colour}`],
  };
};
