/** Words read against a Look: what they name changes, everything else stays as it is. */
import { type Difference, differences, type Look, originOf } from '@toile/look';
import { bareIn, grownOnlyIn } from '@toile/look/records';
import type { BriefEdit } from '#atelier/draft/brief.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { MOST_GARMENTS } from '#atelier/styling/fit-to-body.ts';
import { inOwnWords } from './account/in-own-words.ts';
import { unaccounted } from './account/unaccounted.ts';
import { unchanged } from './account/unchanged.ts';
import { moveByHand } from './by-hand/move-by-hand.ts';
import { cite } from './cite.ts';
import { tellAmount } from './comparatives/how-far.ts';
import { finishLook } from './finish-look.ts';
import { isOnlyDescribed } from './guard/described.ts';
import { holdToGarments } from './guard/hold-to-garments.ts';
import { holdToParts, tellParts } from './guard/hold-to-parts.ts';
import { holdUnasked } from './guard/hold-unasked.ts';
import { paintAdded } from './guard/paint-added.ts';
import { holdLocked } from './hold.ts';
import { isColour } from './is-colour.ts';
import { loneIn } from './lone/lone-thing.ts';
import { ordersIn, type Part } from './orders/orders-in.ts';
import { ofElder } from './places/by-age.ts';
import { isOfSecond, isOther, ofEach, turned, withoutSide } from './places/of-whom.ts';
import { applyClause } from './read-clause.ts';
import { keepColour } from './slots/keep-colour.ts';
import { allHalvings } from './take-halving.ts';
import { tellTruly } from './tell-truly.ts';
import { cmOf, isAmountAlone, withoutAmount } from './words/amounts.ts';
import { forThePart } from './words/as-meant/for-the-part.ts';
import { calledSuit } from './words/called-suit.ts';
import { clausesSaid } from './words/heard.ts';
import { intentOf } from './words/intents.ts';
import { ofPartBefore } from './words/of-part-before.ts';
import { withTopics } from './words/topics.ts';
import type { Subject, Work } from './work.ts';
import { baresInDoubt, lineInDoubt } from './young/in-doubt.ts';

export interface Changed {
  look: Look;
  /** Every slot that is another now. */
  changed: Difference[];
  /** What was asked for and could not be, each said plainly. */
  notDone: string[];
}

/** Clauses of an edit beyond these say nothing new. */
const MOST_CLAUSES = 40;

/** A thing that stands by itself is what is spoken of. */
const subjectOfSheet = (look: Look): Subject | undefined => loneIn(look);

/** Applies a clause, and tells every word of it that nothing of what changed accounts for. */
function accountFor(work: Work, said: string): void {
  const { look: before, notDone } = work;
  const told = notDone.length;
  const isLone = loneIn(before) !== undefined;
  const { rest, amount } = withoutAmount(said);
  if (isAmountAlone(said)) {
    // of what was asked just before: how much of it
    notDone.push(
      `${cite(withoutAmount(said).amount ?? said)}: ${isLone ? 'sizes of things are told, and not measured' : 'that goes by steps here, and not by measure'}.`,
    );
    return;
  }
  const clause = calledSuit(before, rest);
  work.amount = amount === undefined ? undefined : cmOf(amount);
  const [subject, intent] = [work.subject, work.intent];
  applyClause(work, clause);
  if (!isLone && isOnlyDescribed(before, work.look, clause)) {
    Object.assign(work, { look: before, subject, intent });
    notDone.length = told;
  }
  if (!isLone) holdUnasked(work, before, clause);
  if (!isLone) holdToGarments(work, before, clause);
  if (!isLone) paintAdded(work, before, clause);
  const isHeld = !isLone && holdToParts(work, before, clause);
  work.amount = undefined;
  // on the sheet of one thing every wish is answered where it is read
  if (isLone) {
    if (amount !== undefined && differences(before, work.look).length > 0)
      notDone.push(`${cite(amount)}: sizes of things are told, and not measured.`);
    return;
  }
  const isSilent = notDone.length === told && intentOf(clause).do !== 'keep' && !/^only an? /.test(clause);
  if (isSilent && differences(before, work.look).length === 0)
    notDone.push(`${cite(clause)}: ${unchanged(before, clause)}`);
  tellParts(work, before, { clause, told, isHeld });
  notDone.push(...unaccounted(clause, before, work.look, notDone.slice(told)));
  const measured = amount === undefined ? undefined : tellAmount(amount, before, work.look);
  if (measured) notDone.push(measured);
}

/** Applies the clauses, each to whom of two people it is of; what names nobody goes on about whom was named last. */
function applyAll(work: Work, clauses: readonly string[]): void {
  let isSecond = false;
  const kept = clauses.filter((clause) => intentOf(clause).do === 'keep');
  for (const said of clauses.flatMap((one) => ofEach(work.look, one))) {
    const byAge = intentOf(said).do === 'keep' ? undefined : ofElder(work.look, said);
    if (byAge && 'why' in byAge) {
      work.notDone.push(`${cite(said)}: ${byAge.why}`);
      continue;
    }
    const clause = byAge?.clause ?? said;
    const was: boolean = isSecond;
    isSecond = isOther(work.look, clause, kept) ? false : (isOfSecond(work.look, clause) ?? isSecond);
    if (was !== isSecond) work.subject = undefined;
    if (isSecond) work.look = turned(work.look);
    accountFor(work, work.look.companion ? withoutSide(clause) : clause);
    if (isSecond) work.look = turned(work.look);
  }
}

/** 'Not black, make the jeans grey': what it is not to be says nothing where it is said what it should be. */
const unlike = (clauses: readonly string[]): readonly string[] =>
  clauses.filter((clause, i) => {
    const [, colour = ''] = /^not (?:in |so )?([a-z ]+)$/.exec(clause) ?? [];
    return !(i === 0 && clauses.length > 1 && isColour(colour) && draftOf(clauses[1] ?? '').notColours.length === 0);
  });

/** Applies a message part by part. @returns the clauses that were read, and those as they were applied */
function applyParts(work: Work, parts: readonly Part[]): { clauses: string[]; heard: string[] } {
  const clauses: string[] = [];
  const heard: string[] = [];
  for (const part of parts) {
    const read = 'order' in part ? [...part.order.clauses] : clausesSaid(work.before, part.words);
    const some = read.slice(0, MOST_CLAUSES - clauses.length);
    const applied = 'order' in part ? some : withTopics(ofPartBefore(unlike(some))).map(forThePart);
    // what goes by one order asks nothing of the name that is the next
    if ('order' in part)
      for (const clause of applied) {
        work.intent = undefined;
        applyAll(work, [clause]);
      }
    else {
      if (heard.length > 0) work.intent = undefined;
      applyAll(work, applied);
    }
    if ('order' in part) {
      work.intent = undefined;
      work.notDone.push(...(part.order.told ?? []));
    }
    clauses.push(...some);
    heard.push(...applied);
  }
  return { clauses, heard };
}

/** Pure: the same Look, words, choices and family give the same answer. Never throws, whatever they are. */
export function change({ look, words, moves = [], locks = [], family = { looks: [] } }: BriefEdit): Changed {
  const work: Work = {
    before: look,
    look: structuredClone(look),
    family,
    subject: subjectOfSheet(look),
    intent: undefined,
    hems: new Set(),
    notDone: [],
    halvings: allHalvings(),
  };
  const { clauses, heard } = applyParts(work, ordersIn(look, words.toLowerCase()));
  keepColour(work, heard);
  for (const move of moves) moveByHand(work, move);
  holdLocked(work, locks);
  finishLook(work);
  const said = [words, ...(family.said ?? [])];
  lineInDoubt(work.look, said.join('. '), look);
  if (baresInDoubt(work.look, look, said)) {
    work.notDone.push(
      'The words do not say that whoever wears this is grown: the design stays as it was. Call her a woman, or him a man, and ask again.',
    );
    return { look, changed: [], notDone: work.notDone };
  }
  if (grownOnlyIn(work.look).length > grownOnlyIn(look).length) {
    work.notDone.push('What is worn here is for the grown: the design stays as it was.');
    return { look, changed: [], notDone: work.notDone };
  }
  if (work.look.garments.length > Math.max(MOST_GARMENTS, look.garments.length)) {
    work.notDone.push('One person cannot wear it all at once: the design stays as it was.');
    return { look, changed: [], notDone: work.notDone };
  }
  if (bareIn(work.look).length > bareIn(look).length) {
    work.notDone.push('Somebody has to wear something there: the design stays as it was.');
    return { look, changed: [], notDone: work.notDone };
  }
  const changed = differences(look, work.look);
  const isAsked = clauses.some((clause) => intentOf(clause).do !== 'keep');
  if (isAsked && changed.length === 0 && work.notDone.length === 0)
    work.notDone.push(`${cite(words.trim())}: that leaves everything as it was.`);
  // page, ground and stance are chosen once, for the first of the line
  if (changed.length > 0) work.look.origin = originOf(look);
  const told = tellTruly(work.notDone, look, work.look).map((line) => inOwnWords(line, words));
  return { look: work.look, changed, notDone: [...new Set(told)] };
}
