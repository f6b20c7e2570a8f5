import { differences, type Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { dyesWhole } from './account/dyes-whole.ts';
import { isAccountedFor } from './account/unaccounted.ts';
import { unchanged } from './account/unchanged.ts';
import { BEYOND } from './beyond.ts';
import { cite } from './cite.ts';
import { takeComparatives } from './comparatives/comparatives.ts';
import { compare } from './compare.ts';
import { doPlainly } from './deeds/deeds.ts';
import { isColour } from './is-colour.ts';
import { isGarment } from './is-garment.ts';
import { liken, referredTo } from './liken.ts';
import { changeLone } from './lone/change-lone.ts';
import { exchangeColours, matchNamed } from './naming/match.ts';
import { scopeOf } from './naming/scope.ts';
import { strangeIn } from './naming/strange.ts';
import { wantsNew } from './naming/wants-new.ts';
import { waysOf } from './naming/ways.ts';
import { isOfSheet, isSheetOfThing, ofThings } from './places/of-sheet.ts';
import { sayAll } from './say-all.ts';
import { saysHow } from './says-how.ts';
import { swap } from './swap.ts';
import { takeHalving } from './take-halving.ts';
import { NONE_TO_TAKE, takeOff } from './take-off-all.ts';
import { nounOf, subjectOf, wornAs } from './targets.ts';
import { intentOf } from './words/intents.ts';
import type { Work } from './work.ts';

/** What became of one way of reading a clause. */
interface Attempt {
  isRead: boolean;
  isChanged: boolean;
  /** Every change is of what the clause names. */
  isWithin: boolean;
  told: readonly string[];
}

/** One clause, read in every way it may be meant until one changes what it names and nothing else; what it does not change is said. */
export function applyClause(work: Work, clause: string): void {
  if (intentOf(clause).do === 'keep' || changeLone(work, clause) || doPlainly(work, clause, applyClause)) return;
  const [, part = '', how = '', colour = ''] = PART_AND_COLOUR.exec(clause) ?? [];
  if (part && takeComparatives(how).compared.length > 0 && isColour(colour)) {
    applyClause(work, `${clause.slice(0, clause.indexOf(how))}${how}`);
    applyClause(work, `${part} in ${colour}`);
    return;
  }
  // half of what is said of a thing nobody knows would land on another
  const isStrange = strangeIn(work.look, clause) !== undefined;
  if (!isStrange && applyBoth(work, clause)) return;
  const [said = clause, ...others] = waysOf(clause);
  const unseen = unseenIn(clause);
  if (unseen) {
    work.notDone.push(`${cite(unseen)}: no place and nothing beside the outfit is drawn.`);
    return;
  }
  const attempt = attemptOf(work, clause);
  const { subject, intent } = work;
  const first = attempt(said);
  if (first.isChanged && first.isWithin) return;
  const heard = first.isChanged ? { subject, intent } : { subject: work.subject, intent: work.intent };
  const isAnswered = !first.isChanged && first.told.some((line) => !line.endsWith(NONE_TO_TAKE));
  for (const way of isAnswered ? [] : others) {
    Object.assign(work, { subject, intent });
    const { isChanged, isWithin } = attempt(way);
    if (isChanged && isWithin) return;
  }
  Object.assign(work, heard);
  if (!isAnswered && !isStrange && applyHalves(work, clause)) return;
  if (first.told.length > 0) work.notDone.push(...first.told);
  else work.notDone.push(`${cite(clause)}: ${unchangedBy(work.look, clause, first)}`);
}

/** 'The saree border thicker and red': what is compared takes the colour, and not the garment it is of. */
const PART_AND_COLOUR =
  /\b(border|sleeves|collar|cuffs|buttons|belt|bow|sash|lapels|pockets|flowers|dots|stripes|checks|motifs|print) ((?:a bit |a little |much |slightly )?[a-z]+er) and (?:in )?([a-z]+(?: [a-z]+)?)$/;

/** What a clause is about, where that is something no picture of ours shows and nothing else is named. */
function unseenIn(clause: string): string | undefined {
  const { things, floating, spans } = draftOf(clause);
  // 'make her bouquet pink': a bunch of flowers in the hand is beside the outfit as a place is
  const bunch = things.length === 1 ? things.find(({ entry }) => entry.id === 'told-bouquet') : undefined;
  if (bunch) return clause.slice(bunch.start, bunch.end);
  const unseen = spans.find(({ as, drawn }) => as === 'setting' && drawn === false)?.text;
  const noun = nounOf(clause);
  const isElse =
    things.length > 0 || (noun !== undefined && noun !== 'person') || floating.some(({ as }) => as !== 'colour');
  return isElse || takeComparatives(clause).compared.length > 0 || /^(?:for|to) /.test(clause) ? undefined : unseen;
}

/** Why nothing changed. That it is so already is said only where the Look bears it out word by word. */
function unchangedBy(look: Look, clause: string, { isRead, isChanged }: Attempt): string {
  return !isRead || isChanged ? 'nothing here can be changed so.' : unchanged(look, clause);
}

const OPENED_BY =
  /^(?:add|put|give|wear|remove|take|no|without|with|make|change|turn|in|swap|open|close|keep|do|have|needs?|want|try|use|get)\b/;
/** What two names in one clause are set against each other by, and what lies between two ends. */
const COMPARING =
  /\b(?:same|match\w*|like|as|swap|exchange|switch|between|both|instead|only|either|not|front and back)\b/;

/** Names something, or says of a cut how it is to be. */
const isNamed = (words: string): boolean => {
  const { things, floating } = draftOf(words);
  if (ALONE.test(words) || BEYOND.some(([asks]) => asks.test(words))) return true;
  return (
    nounOf(words) !== undefined ||
    things.length > 0 ||
    floating.some(({ as }) => CUTS.has(as) || as === 'part') ||
    floating.some(({ part }) => part)
  );
};
/** What is said of somebody or of a part in one word. */
const ALONE = /\b(?:shaven|beard|moustache|cropped)\b|^(?:big|small|wide|thin|large|chunky|narrow)$/;
const CUTS: ReadonlySet<string> = new Set([
  'length',
  'fit',
  'neckline',
  'collar',
  'closure',
  'silhouette',
  'sleeve',
  'waist',
]);

/** 'A sleeveless blouse and a deep back' asks for two things where each by itself changes something, and together they change no more. */
function applyBoth(work: Work, clause: string): boolean {
  const [, left = '', joint = '', right = ''] = /^(.+?) (and|with) (.+)$/.exec(clause) ?? [];
  const isTwo = left !== '' && !COMPARING.test(clause) && isNamed(right) && (isNamed(left) || isCompared(left));
  if (!isTwo || !takeHalving(work.halvings, clause)) return false;
  const start = { look: work.look, subject: work.subject, intent: work.intent };
  const told = work.notDone.length;
  const isWish = intentOf(left).do === 'take off' && saysHow(right);
  const verb = { 'take off': 'remove ', 'put on': 'add ', make: '', keep: '', swap: '' }[intentOf(left).do];
  const second = joint === 'with' ? `with ${right}` : isWish || OPENED_BY.test(right) ? right : `${verb}${right}`;
  const counts: number[] = [];
  const lines: number[] = [];
  for (const half of [left, second]) {
    const [before, said] = [work.look, work.notDone.length];
    applyClause(work, half);
    counts.push(differences(before, work.look).length);
    lines.push(work.notDone.length - said);
  }
  const halves = { look: work.look, subject: work.subject, intent: work.intent };
  const halvesTold = work.notDone.slice(told);
  work.notDone.length = told;
  Object.assign(work, start);
  const isDone = counts.every((count) => count > 0) && halvesTold.every(isTelling);
  const isAnswered = counts.every((count, i) => count > 0 || (lines[i] ?? 0) > 0) && halvesTold.every(isTelling);
  if (!isDone && !isAnswered) return false;
  const whole = attemptOf(work, clause)(clause);
  const [found, ofHalves] = [differences(start.look, work.look), differences(start.look, halves.look)];
  // read as one it may do more than both: that is meant only where the halves leave something open
  const isOpen = !isDone || !isAccountedFor(clause, start.look, halves.look);
  const isMore = found.length > ofHalves.length && !dyesWhole(found, ofHalves) && isOpen;
  const isSaid = isDone || halvesTold.some((line) => !line.endsWith('it is so already.'));
  if (whole.isChanged && whole.isWithin && (isMore || !isSaid)) return true;
  work.notDone.splice(told, work.notDone.length, ...halvesTold);
  Object.assign(work, halves);
  return true;
}

/** A line that gives a reason, and does not only own that nothing was understood. */
const isTelling = (line: string): boolean =>
  !/(?:nothing here can be changed so|it may be so already, or not be understood|no word we know)\.$/.test(line);

const isCompared = (words: string): boolean => {
  const { compared, rest } = takeComparatives(words);
  return compared.length > 0 && !/\w{4}/.test(rest);
};

/** 'Older with silver hair' is two things, where it is none as one. @returns whether that changed anything */
function applyHalves(work: Work, clause: string): boolean {
  const [, left = '', right = ''] = /^(.+?) ((?:with|and|in) .+)$/.exec(clause) ?? [];
  if (!left || intentOf(clause).do !== 'make' || !takeHalving(work.halvings, clause)) return false;
  const { look: before, subject, intent } = work;
  const told = work.notDone.length;
  for (const half of [left, right.replace(/^and /, '')]) applyClause(work, half);
  if (differences(before, work.look).length > 0) return true;
  Object.assign(work, { look: before, subject, intent });
  work.notDone.length = told;
  return false;
}

/** Reads a clause in one way or another; what changes more than the clause names is undone, and so is what changes nothing. */
function attemptOf(work: Work, clause: string): (way: string) => Attempt {
  const before = work.look;
  const told = work.notDone.length;
  const namesGarment = draftOf(clause).things.some(isGarment);
  const within = isSheetOfThing(before) && !namesGarment ? ofThings : scopeOf(before, clause);
  return (way) => {
    work.look = structuredClone(before);
    const isRead = readClause(work, way);
    const found = differences(before, work.look);
    // in other words nothing is put on, or exchanged for another, that was not named
    const isNamed = way === clause || namesGarment || !found.some(({ slot }) => /^g\d+(?:\.kind)?$/.test(slot));
    const attempt = {
      isRead,
      isChanged: found.length > 0,
      isWithin: isNamed && isOfSheet(before, work.look, clause) && (!within || found.every(within)),
      told: work.notDone.slice(told),
    };
    if (attempt.isChanged && attempt.isWithin) return attempt;
    work.look = before;
    work.notDone.length = told;
    return attempt;
  };
}

/** @returns whether the clause meant something here */
function readClause(work: Work, clause: string): boolean {
  const reference = referredTo(work, clause);
  if (reference) {
    if (!reference.look) work.notDone.push(`${cite(clause)}: there is no such design in this family.`);
    else liken(work, reference.look, reference.rest);
    return true;
  }
  const beyond = BEYOND.find(([asks]) => asks.test(clause));
  if (beyond) {
    work.notDone.push(`${cite(clause)}: ${beyond[1]}`);
    const named = draftOf(clause).things.find(isGarment);
    const worn = named && wornAs(work.look, named.entry);
    if (worn) work.subject = subjectOf(worn);
    return true;
  }
  if (exchangeColours(work, clause) || matchNamed(work, clause)) return true;
  const { compared, rest } = takeComparatives(clause);
  if (compared.length > 0 && !wantsNew(work.look, rest)) return compare(work, compared, rest);
  const intent = intentOf(clause);
  work.intent =
    intent.do === 'take off' || intent.do === 'put on' ? intent.do : isBare(clause) ? work.intent : undefined;
  switch (intent.do) {
    case 'keep':
      return true;
    case 'take off':
      return takeOff(work, intent.what);
    case 'swap':
      return swap(work, intent.from, intent.to);
    case 'put on':
      return sayAll(work, intent.what, true);
    case 'make': {
      const recoloured = /^(?:from )?(.+) to (.+)$/.exec(intent.what);
      if (recoloured?.[1] && recoloured[2] && isColour(recoloured[1])) return swap(work, recoloured[1], recoloured[2]);
      const other = INTO_ANOTHER.map((way) => way.exec(intent.what)).find(Boolean);
      if (other?.[1] && other[2] && isThing(other[1]) && isThing(other[2])) return swap(work, other[1], other[2]);
      return work.intent === 'take off' && takesOff(work, intent.what)
        ? true
        : sayAll(work, intent.what, work.intent === 'put on');
    }
  }
}

/** One thing that should be another: 'the boots should be heels'. */
const INTO_ANOTHER: readonly RegExp[] = [
  /^(?:the |her |his )?([\w-]+(?: [\w-]+)?) (?:to|into|(?:should|must|could|can|to|needs? to) be|be) (?:an? |some )?([\w-]+(?: [\w-]+){0,2})$/,
  /^(?:can|could|should) (?:the |her |his )?([\w-]+(?: [\w-]+)?) be (?:an? |some )?([\w-]+(?: [\w-]+){0,2})$/,
];

const isThing = (words: string): boolean => draftOf(words).things.length > 0;

/** Takes off what a bare name after a removal is of; nothing is said where it is not worn: 'no tie, open collar'. */
function takesOff(work: Work, what: string): boolean {
  if (isAnother(work, what)) return false;
  const [before, told] = [structuredClone(work.look), work.notDone.length];
  takeOff(work, what);
  if (work.notDone.length > told + 1 || differences(before, work.look).length > 0) return true;
  const isWorn = !work.notDone.at(-1)?.endsWith(NONE_TO_TAKE);
  if (!isWorn) work.notDone.length = told;
  return isWorn;
}

/** 'No heel, brown brogues': what has a colour that nothing of its kind has here is wanted. */
function isAnother({ look }: Work, what: string): boolean {
  return draftOf(what).things.some((thing) => {
    const colour = thing.said.find((one) => one.colour)?.colour;
    if (!colour) return false;
    if (thing.type === 'footwear') return look.footwear.colour.name !== colour.name;
    if (thing.type === 'garment') return wornAs(look, thing.entry)?.cloth.colour.name !== colour.name;
    return !look.accessories.some((worn) => worn.kind === thing.entry.kind && worn.colour.name === colour.name);
  });
}

/** 'The belt' after a removal is one more to remove. */
const isBare = (clause: string): boolean =>
  /^(?:the|her|his|its|a|an)?\s*[a-z]+(?: [a-z]+)?$/.test(clause) &&
  !/^(?:make|in)\b| (?:up|down|open|closed|higher|lower)$/.test(clause);
