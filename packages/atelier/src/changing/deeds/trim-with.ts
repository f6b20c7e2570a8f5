import { addDetail, type Colour, type Detail, type Garment, type Part } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mainGarment, mark, type Work } from '../work.ts';

/** What is sewn along an edge, and the part its colour is kept under. */
const TRIMS: readonly (readonly [names: RegExp, id: Detail['id'], part: Part])[] = [
  [/^(?:lace|lace (?:trim|edging|border))$/, 'lace-trim', 'lace'],
  [/^(?:frills?|ruffles?)$/, 'ruffle', 'ruffle'],
  [/^(?:fringes?)$/, 'fringe', 'fringe'],
  [/^(?:tassels?)$/, 'tassel', 'tassel'],
  [/^(?:piping|pipings)$/, 'piping', 'piping'],
];
const TRIM = '(?<trim>lace(?: trim| edging| border)?|frills?|ruffles?|fringes?|tassels?|pipings?)';
const LEAD = '(?:(?:add|put|with|have|give|make|attach|stitch|sew|want|it|some|an?|the|little|small|thin|narrow) )*';
const EDGE =
  '(?: (?:hem|edges?|borders?|ends?|bottom|neck|neckline|sleeves?|cuffs?|pallu|collar|yoke|lapels?|pockets?))?';
const WHERE = `(?: (?:on|at|to|along|round|around|for|of|in) (?:the |her |his |its |both )?(?<where>[a-z ]+?${EDGE}))`;
const IN = '(?: (?:in|to be|should be|of) (?<after>[a-z ]+?))?';
const WAYS: readonly RegExp[] = [
  new RegExp(`^${LEAD}(?:(?<before>[a-z ]+?) )?${TRIM}${WHERE}${IN}$`),
  new RegExp(`^${LEAD}(?:(?<before>[a-z ]+?) )?${TRIM}${IN}${WHERE}$`),
  new RegExp(
    `^(?:make |have |give )?(?:the |her |his )?(?<where>[a-z ]+?) (?:with|to have|should have|have) (?:an? |some )?(?:(?<before>[a-z ]+?) )?${TRIM}${IN}$`,
  ),
  new RegExp(`^${LEAD}(?:(?<before>[a-z ]+?) )?${TRIM}(?: (?:in|to be|should be|to) (?<after>[a-z ]+?))?$`),
  new RegExp(
    `^(?:the |her |his )?(?<where>neck|neckline|hem|sleeve|sleeves|cuff|cuffs) ${TRIM} (?:in |to be |should be )?(?<after>[a-z ]+?)$`,
  ),
];
/** Where on a garment it lies. */
const PLACES: readonly (readonly [RegExp, Part])[] = [
  [/\bneck(?:line)?\b/, 'neck'],
  [/\bsleeves?\b/, 'sleeve'],
  [/\bcuffs?\b/, 'cuff'],
  [/\bcollar\b/, 'collar'],
  [/\byoke\b/, 'yoke'],
  [/\blapels?\b/, 'lapel'],
  [/\bpockets?\b/, 'pocket'],
];
const ANY_EDGE =
  /\b(?:hem|edges?|borders?|ends?|bottom|neck(?:line)?|sleeves?|cuffs?|pallu|collar|yoke|lapels?|pockets?|both|all)\b/g;

interface Asked {
  id: Detail['id'];
  part: Part;
  colour: Colour | undefined;
  where: string;
  garment: Garment | undefined;
}

function asked(work: Work, clause: string): Asked | undefined {
  for (const way of WAYS) {
    const { trim = '', before = '', after = '', where = '' } = way.exec(clause)?.groups ?? {};
    const found = TRIMS.find(([names]) => names.test(trim));
    const said = [before, after].filter((words) => words !== '');
    if (!found || said.length > 1 || said.some((words) => !isColour(words))) continue;
    const name = where
      .replace(ANY_EDGE, ' ')
      .replace(/\b(?:of|the|on|at|her|his)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const [thing, ...others] = draftOf(name).things.filter(isGarment);
    const garment =
      thing && others.length === 0 && thing.said.length === 0 ? wornAs(work.look, thing.entry) : undefined;
    if ((name !== '' && !garment) || (where === '' && said.length === 0)) continue;
    const colour = said.length > 0 ? draftOf(said[0] ?? '').floating.find((one) => one.colour)?.colour : undefined;
    return { id: found[1], part: found[2], colour, where, garment };
  }
  return undefined;
}

const has = ({ details }: Garment, id: Detail['id']): boolean => details.some((one) => one.id === id);

/** 'Gold lace on the dupatta', 'the hem of the palazzo with lace in white', 'a white frill': what is sewn on takes the colour, the garment keeps its own. */
export function trimWith(work: Work, clause: string): boolean {
  if (/\b(?:no|not|without|remove|more|less|instead|swap|replace)\b/.test(clause)) return false;
  const found = asked(work, clause);
  if (!found) return false;
  const { id, part, colour, where } = found;
  const { look } = work;
  // bare lace may be a cloth: along an edge it is a trimming
  if (part === 'lace' && where === '') return false;
  const garment =
    found.garment ?? (colour ? look.garments.find((one) => has(one, id)) : undefined) ?? mainGarment(look);
  const at = PLACES.find(([says]) => says.test(where))?.[1];
  const details = [...garment.details];
  // piping lies along one edge and the other
  const isPlaced = at !== undefined && part === 'piping';
  const isThere = isPlaced ? details.some((one) => one.id === id && one.part === at) : has(garment, id);
  if (!isThere) addDetail(details, { id, ...(isPlaced && { part: at }) });
  const next = { ...garment, details, trims: colour ? { ...garment.trims, [part]: colour } : garment.trims };
  if (JSON.stringify(next) === JSON.stringify(garment)) return false;
  look.garments = look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.details`);
  work.subject = subjectOf(next, part);
  return true;
}
