import type { Garment, Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { cite } from '../cite.ts';
import { isColour } from '../is-colour.ts';
import { isOfSecond, turned } from '../places/of-whom.ts';
import { sayAll } from '../say-all.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mainGarment, mark, type Work } from '../work.ts';
import { colourOf, paintNamed } from './colour-of.ts';

const WHAT = '(?:(?:the |an? )?(colou?r|shade|tone|print|pattern|fabric|cloth|material))';
const OF = '(?:the |her |his |that of the |of the )?(?:colou?r of (?:the |her |his )?)?(.+?)(?: colou?r| one)?';
const TOPIC =
  '(?:make |let |have |get |give (?:her |him )?|add |put (?:on )?|can |could )?(?:the |an? |her |his |some )?(.+?)';

/** The ways of asking for one thing to be as another is; what is to be so first, the other last. */
const WAYS: readonly RegExp[] = [
  new RegExp(`^match(?:ing)? (?:the |her |his )?(.+?) (?:to|with) ${OF}$`),
  new RegExp(
    `^${TOPIC} (?:should |to |must |which |that |be |is |are |also )*(?:in |of )?(?:the )?(?:exact(?:ly)? )?same ${WHAT}? ?(?:as|like|of|with) ${OF}$`,
  ),
  new RegExp(`^${TOPIC} (?:should |to |which |that |also )*match(?:es|ing)?(?: with| to)? ${OF}$`),
  new RegExp(`^${TOPIC} (?:should |to |be |is |in )*${WHAT} (?:of|as|like) ${OF}$`),
];

const SAME_NAMED =
  /\b(?:in |of )?(?:the )?(?:exact(?:ly)? )?same (?<colour>[a-z]+(?: [a-z]+)?) (?:as|like|of) (?:the |her |his |its )?(?<other>[a-z]+(?: [a-z]+)?)$/;

/** 'The same red as the bag' is the red of the bag, where there is one; of anything else it is red. */
function withColourOf(look: Look, clause: string): string {
  const { colour = '', other = '' } = SAME_NAMED.exec(clause)?.groups ?? {};
  if (!colour || !isColour(colour)) return clause;
  const as = colourOf(look, other) ? `the same colour as the ${other}` : `in ${colour}`;
  return clause.replace(SAME_NAMED, () => as);
}

const SAME_CLOTH = /\b(?:(?:in|of|from) (?:the )?|the )?same (?:colou?r|shade|print|pattern|fabric|cloth|material)$/;

/** 'A waistcoat in the same fabric' is in that of what the design was about. */
const ofMain = (work: Work, clause: string): { clause: string; from: Look } | undefined =>
  SAME_CLOTH.test(clause) && !work.before.companion && !/^(?:swap|replace|change)\b/.test(clause)
    ? { clause: `${clause} as the ${mainGarment(work.before).kind.replaceAll('-', ' ')}`, from: work.before }
    : undefined;

/** 'Matching the stole', of what was spoken of just before. */
function ofHeld({ subject, look }: Work, clause: string): string | undefined {
  const other = /^(?:to )?match(?:ing|es)?(?: with| to)? (?:the |her |his )?([a-z ]+)$/.exec(clause)?.[1];
  const name =
    subject?.of === 'accessory'
      ? subject.kind
      : subject?.of === 'garment'
        ? look.garments.find(({ id }) => id === subject.id)?.kind
        : undefined;
  return other !== undefined && name !== undefined && !/ (?:to|with) /.test(other) && !other.includes(name)
    ? `the ${name.replaceAll('-', ' ')} same colour as the ${other}`
    : undefined;
}

/** A likeness with nothing named that is to have it, read as of what was spoken of. @returns whether that was asked */
export function matchHeld(work: Work, clause: string, read: (work: Work, clause: string) => void): boolean {
  const matched = ofHeld(work, clause);
  if (matched !== undefined) read(work, matched);
  return matched !== undefined;
}

/** 'The blouse in the same print as the saree': what is named of the other is taken over. @returns whether that was asked */
export function matchNamed(work: Work, asked: string): boolean {
  const main = ofMain(work, asked);
  const clause = main?.clause ?? withColourOf(work.look, asked);
  if (!main && clause !== asked && !/\bsame\b/.test(clause)) return sayAll(work, clause, false);
  for (const way of WAYS) {
    const [, topic, ...rest] = way.exec(clause) ?? [];
    const other = rest.at(-1);
    if (!topic || !other) continue;
    const now = wearerOf(work.look, clause, other);
    // what was taken off in the same breath still says in what colour
    const from = main?.from ?? (colourOf(now, other) ? now : wearerOf(work.before, clause, other));
    if (draftOf(other).things.length > 0 && !colourOf(from, other)) {
      work.notDone.push(`${cite(other)}: there is none here.`);
      return true;
    }
    if (!colourOf(from, other)) continue;
    if (takeOver(work, topic, { what: rest.length > 1 ? rest[0] : undefined, other, from })) return true;
  }
  return false;
}

const garmentNamed = (look: Look, words: string): Garment | undefined =>
  draftOf(words).things.flatMap((one) => (one.type === 'garment' ? (wornAs(look, one.entry) ?? []) : []))[0];

/** What is taken over (its colour where that is not said), of which other thing, and from whom. */
interface Taken {
  what: string | undefined;
  other: string;
  from: Look;
}

/** The Look from the side of whoever wears what something is to be like: 'her blouse', said of him. */
const wearerOf = (look: Look, clause: string, other: string): Look =>
  isOfSecond(look, clause.slice(Math.max(0, clause.lastIndexOf(other) - 'her '.length))) ? turned(look) : look;

/** Gives what is named the cloth, the print or, where none of them is said, the colour of the other. */
function takeOver(work: Work, topic: string, { what, other, from }: Taken): boolean {
  const { look } = work;
  const said = what ?? / (print|pattern|fabric|cloth|material|colou?r)$/.exec(topic)?.[1];
  const name = topic.replace(/(?: in)?(?: (?:colou?r|print|pattern|fabric|cloth|material|of|should|be))+$/, '');
  const isNew = draftOf(name).things.length > 0 && !colourOf(look, name);
  if (isNew) sayAll(work, name, true);
  const [target, source] = [garmentNamed(look, name), garmentNamed(from, other)];
  const colour = colourOf(from, other);
  if (target && source && said && !/colou?r|shade|tone/.test(said)) {
    const { fabric, name: clothName, print, colour: ground } = source.cloth;
    // what is new is cut from the other's cloth, its colour with it
    target.cloth = isNew
      ? structuredClone(source.cloth)
      : /print|pattern/.test(said)
        ? { ...target.cloth, colour: ground, print: structuredClone(print) }
        : { ...target.cloth, fabric, ...(clothName && { name: clothName }) };
    mark(work, `${target.id}.${/print|pattern/.test(said) ? 'print' : 'fabric'}`);
  } else if (!colour || !paintNamed(work, name, colour)) return false;
  if (target) work.subject = subjectOf(target);
  return true;
}

const TURN = '(?:swap|exchange|switch|interchange|flip|reverse|invert)';

/** The ways of asking for two colours each in the place of the other; both things are named, or neither. */
const EXCHANGES: readonly RegExp[] = [
  new RegExp(
    `^${TURN}(?: out)? (?:the )?(?:colou?rs?|shades)(?: (?:of|between|on|in))?(?: (?:the )?(.+?) (?:and|with) (?:the )?(.+))?$`,
  ),
  new RegExp(`^${TURN} (?:the )?(.+?) (?:and|with) (?:the )?(.+?) colou?rs?$`),
  /^(?:the )?colou?rs? (?:the )?other way (?:round|around)$/,
  new RegExp(`^(?:the )?(.+?) (?:and|with) (?:the )?(.+?) (?:should )?${TURN} colou?rs?$`),
  /^(?:the )?(.+?) (?:and|with) (?:the )?(.+?) (?:colou?rs? )?(?:the )?other way (?:round|around)$/,
];

/** 'Swap the colours of the saree and the blouse'; of one printed thing, ground and figure. @returns whether that was asked */
export function exchangeColours(work: Work, clause: string): boolean {
  const found = EXCHANGES.map((asks) => asks.exec(clause)).find((one) => one !== null);
  if (!found) return false;
  const { look } = work;
  const [, one, other] = found;
  if (one && other) {
    const [first, second] = [colourOf(look, one), colourOf(look, other)];
    return !!first && !!second && paintNamed(work, one, second) && paintNamed(work, other, first);
  }
  const figured = look.garments.find(({ cloth }) => cloth.print.colours.length > 0);
  const [figure, ...rest] = figured?.cloth.print.colours ?? [];
  if (figured && figure) {
    const { cloth } = figured;
    figured.cloth = { ...cloth, colour: figure, print: { ...cloth.print, colours: [cloth.colour, ...rest] } };
    mark(work, `${figured.id}.colour`, `${figured.id}.print`);
    return true;
  }
  const [upper, lower] = look.garments;
  if (!upper || !lower) return false;
  const { colour } = upper.cloth;
  upper.cloth = { ...upper.cloth, colour: lower.cloth.colour };
  lower.cloth = { ...lower.cloth, colour };
  mark(work, `${upper.id}.colour`, `${lower.id}.colour`);
  return true;
}
