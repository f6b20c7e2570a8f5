import { draftOf } from '#atelier/reading/draft-of.ts';
import type { Frame } from '../order.ts';

const SHOW =
  '(?:(?:show|shown|showing|see|seen|draw|drawn|turn|turned|view|viewed|give|want|need|get|make|have|do|let|me|us|it|her|him|them|the model|the figure|a|an|the|in|as|from|around|round) )*';
const BACK = new RegExp(
  `^${SHOW}(?:back|rear|backside|behind)(?: (?:side|view|pose|angle|shot|look))?(?: (?:three[ -]quarters?|3/4|three-quarter view))?(?: (?:view|only))?$`,
);
const ROUND = /^(?:turn|rotate|spin) (?:her|him|it|the model|the figure)(?: (?:around|round|back|to the back))?$/;
const PEECHE =
  /^(?:pi+che|pee+che|back) (?:se|ka|side se|ki taraf se)(?: (?:view|dikh\w*|pose))*(?: (?:do|dena|dijiye))?$/;

const SIDEWAYS =
  /^(?:(?:if|could|can|you|please|show|turn|see|from|the|a|in|have|make|put|side|her|him|it|them|left|right|i|want|to|view|of|do) )*(?:sideways|from the side|to the side)(?: (?:view|please|too|also))*$/;

/** From where one looks: 'back view', 'rear three-quarter', 'turn her round'. */
export const view: Frame = (clause, { look }) => {
  if (SIDEWAYS.test(clause))
    return {
      clauses: [],
      told: ['People are drawn from the front, half turned and from behind, and not from the side.'],
    };
  const isBack = BACK.test(clause) || ROUND.test(clause) || PEECHE.test(clause);
  if (!isBack || draftOf(clause).things.length > 0) return undefined;
  if (look.person.pose === 'back') return { clauses: [], told: ['It is drawn from behind already.'] };
  return { clauses: ['from behind'] };
};
