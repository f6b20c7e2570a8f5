import { detailWord, type Look } from '@toile/look';
import { isColour } from '../../is-colour.ts';
import { calledOn, nameFor } from '../named-on.ts';
import { withoutCut } from '../of-garments/cuts.ts';
import type { Frame } from '../order.ts';

const VERB =
  '(?:remove|delete|lose|drop|ditch|kill|scrap|bin|chuck|axe|skip|omit|hide|cancel|no more|no|without|minus|strip off|strip out|strip|take off|take out|take away|do away with|get rid of|cut off|cut out|rip off|leave off|leave out)';
const GONE =
  "(?:out|off|gone|delete|deleted|cut|scrap|away|hata\\w*|nika+l\\w*|remove|cancel|nahin?|mat|not (?:needed|required|wanted|necessary)|no need|(?:is |are |should be |must be |has to be |have to be |needs to be )?(?:to be )?(?:removed|deleted|dropped|taken off|taken out)|(?:is |are )?(?:not|n't) (?:needed|required|wanted|necessary)|(?:can|should|must|has to|have to|needs? to|to|will) (?:go|go away|be removed|come off|come out|disappear|be gone|be out))";
const AFTER =
  '(?: (?:do|dena|dijiye|de|karo|kar do|kar dena|karna|hai|chahiye|rakho|lagao|please|completely|altogether|entirely|only))*';
const FIRST = new RegExp(`^(?:please )?${VERB} (.+?)(?: (?:completely|altogether|entirely|as well|off|away))?$`);
const LAST = new RegExp(`^(.+?) (?:ko )?${GONE}${AFTER}$`);
/** The verb parted by what it is of: 'take it off', 'cut the fringe away'. */
const APART = /^(?:take|cut|strip|rip|get|throw|leave|pull|lift|peel|chop) (.+?) (?:away|off|out)$/;
const UNWISHED =
  /^(?:there is |there's )?no (?:need|use) (?:of|for) (.+)$|^(?:(?:she|he|they|we|i|it) )?(?:doesn't|does not|don't|do not|didn't|won't) (?:want|need|require|wear|have)(?: any)? (.+?)(?: (?:any more|anymore|at all))?$/;
const CLOSING =
  /^(?:close|shut|stitch|sew|seal|fill|fill in)(?: up)? (.*?\b(?:slit|it|that|this)\b)(?: (?:up|fully|completely|shut))*$|^(.*?\bslit) (?:ko )?(?:band|close|closed|shut|stitch|stitched)(?: up)?(?: (?:karo|kar do|karna|hona chahiye|do))*$|^(.*?\bslit) (?:should be|must be|to be|needs to be) (?:closed|shut|stitched|sewn)(?: up| shut| closed)*$/;
/** No verb of going, though it stands before one. */
const NO_NAME =
  /\b(?:take|cut|put|cold|one|drop|half|show|hang|tuck\w*|hair|not|keep|make|change|turn|colour|color|if|then|till|upto)\b|\d/;
const PARTED = /,? (?:and|&|\+|aur|or|nor) /;

const hasSlit = ({ garments }: Look): boolean =>
  garments.some(({ details }) => details.some((detail) => /\bslit\b/.test(detailWord(detail).replaceAll('-', ' '))));

/** Each of a list of names, where the Look has every one of them. */
function allThere(look: Look, list: string, topic: string | undefined): string[] | undefined {
  const said = list.split(PARTED).map((one) => nameFor(one, topic));
  const names = said.map((one) => calledOn(look, one) ?? '');
  return names.every((name, i) => name !== '' && !NO_NAME.test(said[i] ?? '') && !isColour(name)) ? names : undefined;
}

/** What is to go, by whatever verb and wherever that stands, where all of it is there. */
export const removal: Frame = (clause, { look, topic }) => {
  const closed = CLOSING.exec(clause)?.slice(1).find(Boolean);
  if (closed !== undefined && hasSlit(look) && /\bslit\b/.test(nameFor(closed, topic)))
    return { clauses: ['remove the slit'], of: 'slit' };
  const what = (UNWISHED.exec(clause) ?? APART.exec(clause) ?? FIRST.exec(clause) ?? LAST.exec(clause))
    ?.slice(1)
    .find(Boolean);
  const cut = what === undefined ? undefined : withoutCut(look, what);
  if (cut) return { clauses: cut, isGoing: true };
  const names = what === undefined ? undefined : allThere(look, what, topic);
  if (!names) return undefined;
  return { clauses: names.map((name) => `remove the ${name}`), of: names.at(-1), isGoing: true };
};
