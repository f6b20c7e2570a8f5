import type { Look } from '@toile/look';
import { isColour } from '../is-colour.ts';
import { bareName, namedOn } from './named-on.ts';
import { WHO } from './spoken.ts';

const FINDS =
  "(?:'s |is |has |was |have |are )?(?:also |just |really |now |already )?(?:finds?|found|feels?|felt|thinks?|thought|gone off|going off|bored (?:of|with)|fed up (?:of|with)|tired of|not happy with|not sure (?:about|of)|unhappy with|complains? (?:about|of)|complaining (?:about|of)|worried about)";
const LIKES_NO =
  "(?:doesn't|does not|don't|do not|didn't|isn't|is not) (?:really |quite )?(?:like|love|fancy|feel|keen on|into|suit)";
const FOUND_LAST = new RegExp(`^(.+?) ${WHO} ?${FINDS} .+$`);
const FOUND = new RegExp(
  `^${WHO} ?${FINDS}(?: (?:that|like))? (.+?)(?: (?:is|are|looks?|too|very|a bit|so|not)\\b.*)?$`,
);
const JUDGED =
  /^(?:the |her |his |that |this )?(.+?) (?:is|are|looks?|reads?|feels?|seems?|comes? across(?: as)?|comes? out|gives?|makes?)(?: (?:her|him|it) look)? (?:(?:a bit|a little|rather|very|way|much|far|just|quite) )*(?:too|so|very|overly|a bit|rather|more like|like an?)\b.*$/;
/** 'Slits very high': with no verb, before an order that names nothing. */
const TERSE =
  /^(?:the |her |his |that )?(.+?) (?:(?:a bit|bit|little|way|much|far) )?(?:very|too|so) [a-z]+(?: for .+)?$/;
/** 'Jeans are dated': found wrong in one word. */
const FOUND_WRONG =
  /^(?:the |her |his |that )?(.+?) (?:is|are|looks?|feels?|seems?) (?:dated|outdated|old fashioned|boring|dull|ugly|odd|wrong|meh|blah|awful|terrible|horrible|hideous|out of fashion|itchy|scratchy|scratching|itching|prickly|uncomfortable|sweaty|stuffy)$/;
const UNNAMED =
  /^(?:smaller|bigger|thinner|simpler|lighter|darker|shorter|longer) ones?\b|^(?:swap|change|replace|exchange|switch) (?:(?:it|them) )?(?:for|with|to|by) |^(?:please )?(?:bring|take|make|close|lower|raise|lift|drop|shut|open|cut|let|reduce|move|pull|push|shorten|lengthen) (?:it|them|that|this|down|up|in|out|to|till|upto|a bit|a little|more|less|slightly)\b/;
const LIKENED =
  /^(?:just |almost |more |exactly )?(?:like|as if|as though) (?:an? |the |some |it |she |he |i |we |they )/;
const PRONOUN = /\b(?:it|them|that|those|this)\b(?! (?:is|was|are|looks?|should|the|a|an)\b)/;
const OFF = new RegExp(
  `^${WHO} ?(?:'s |is |has |was )?(?:gone off|going off|bored (?:of|with)|fed up (?:of|with)|tired of|over) (?:the |all )?(.+)$|^${WHO} ${LIKES_NO} (.+)$`,
);

const UNSURE =
  /^(?:(?:i am|i'm|we are|we're|am) )?not (?:so |too |very )?(?:sure|certain|convinced|happy|keen) (?:re|about|of|on|with) (?:the |her |his |this |that )?(.+)$/;

/** Parts that every garment of a sort has. */
const PART = /^(?:neck|neckline|waist|shoulders?|sleeves?|hem)$/;

/** What a remark is of, where that is something of the Look; undefined where the clause is no remark. */
export function remarkedOn(look: Look, clause: string): string | undefined {
  return [OFF, UNSURE, FOUND_LAST, FOUND, JUDGED, FOUND_WRONG, TERSE]
    .flatMap((says) => says.exec(clause)?.slice(1).find(Boolean) ?? [])
    .map((of) => bareName(of.replace(/ (?:alone|itself|part|thing)$/, '')))
    .find((name) => name !== '' && (PART.test(name) || namedOn(look, name) !== undefined));
}

const DISLIKED = new RegExp(
  `^${WHO} (?:${LIKES_NO}|hates?|dislikes?) (?:the |that |this |all the |so much )?(.+?)(?: (?:colou?r|bits?|parts?|so much|at all|any ?more))*$`,
);

/** A colour that somebody does not like, and says no other for: it is asked which. */
export function dislikedColour(clause: string): string | undefined {
  const colour = DISLIKED.exec(clause)?.[1];
  return colour !== undefined && isColour(colour) ? colour : undefined;
}

/** Whether somebody's taste of it is told, and nothing asked. */
export const isTaste = (clause: string): boolean =>
  (OFF.test(clause) || UNSURE.test(clause) || FOUND_WRONG.test(clause)) && !/\b(?:no|remove)\b/.test(clause);

/** Only likens what was said just before. */
export const isLikened = (clause: string): boolean => LIKENED.test(clause);

/** Speaks on of what was named before it, by a pronoun. */
export const goesOnAbout = (clause: string): boolean => PRONOUN.test(clause) || UNNAMED.test(clause);
