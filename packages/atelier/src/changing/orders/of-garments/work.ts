import type { Look } from '@toile/look';
import { isCraft } from '@toile/look/records';
import { isColour } from '../../is-colour.ts';
import { bareName, namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const METAL =
  '(?:(?:antique|old|dull|matte|burnished|oxidi[sz]ed|rose|light|dark) )?(?:gold|golden|silver|copper|bronze|pewter|gunmetal|white|self|tonal)';
const WORK = new RegExp(
  `^(?:${METAL} )?(?:work|zari|embroidery|embroideries|handwork|hand ?work|thread ?work|kadhai|kaam|needlework)$`,
);
const IN_METAL = new RegExp(
  `^(?:(?:and|with|in|do|make|have|all|the) )*(${METAL})(?: (?:tone|coloured|colored|finish))? (?:work|zari|embroidery|thread ?work|handwork)$`,
);
const TAIL = / (?:(?:colou?r|shade|tone|rang|me|mein|kar|karo|do|dena|please|instead|also) ?)+$| not .+$/;
const FILLER = /(?: (?:it|all|to|in|into|should|must|be|ko|only|also|now|made|changed|change|ka|rang|colou?r))+$/;
/** Colours have no more words than these. */
const MOST_WORDS = 3;

const isWorked = ({ garments }: Look): boolean => garments.some(({ details }) => details.some(({ id }) => isCraft(id)));

function isWork(look: Look, words: string): boolean {
  const name = bareName(words);
  if (WORK.test(name)) return true;
  const place = namedOn(look, name);
  return place?.of === 'detail' && isCraft(place.detail);
}

/** In which colour needlework is, however it is called: 'silver work all golden', 'zardozi in copper'. */
export const work: Frame = (clause, { look }) => {
  if (!isWorked(look)) return undefined;
  const inColour = (colour: string): string[] => [`make the embroidery ${colour}`];
  const metal = IN_METAL.exec(clause)?.[1];
  if (metal !== undefined && isColour(metal)) return { clauses: inColour(metal), of: 'embroidery', inColour };
  const words = clause
    .replace(TAIL, '')
    .replace(/^(?:make|change|turn|do|have) /, '')
    .split(' ');
  for (let n = Math.min(MOST_WORDS, words.length - 1); n > 0; n--) {
    const colour = words.slice(-n).join(' ');
    const name = words.slice(0, -n).join(' ').replace(FILLER, '');
    if (name !== '' && isColour(colour) && isWork(look, name))
      return { clauses: inColour(colour), of: 'embroidery', inColour };
  }
  return undefined;
};
