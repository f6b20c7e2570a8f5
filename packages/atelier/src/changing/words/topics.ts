import { draftOf } from '#atelier/reading/draft-of.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { isColour } from '../is-colour.ts';
import { isNameAlone } from '../places/is-name-alone.ts';
import { nounOf } from '../targets.ts';
import { intentOf } from './intents.ts';

/** What is spoken of, before it is said how that should be. */
const SPOKEN =
  /^(?:(?:hmm+|umm*|so|and|now|ok|okay|only|just|as for|about|for|regarding|the matter of|look at|see) )*(?:the |her |his |its |that |this |those )?/;
/** A name has no more words than these. */
const MOST_WORDS = 4;
const PART =
  /^(?:sleeves?|necks?|neckline|collar|hem|hemline|waist|length|border|pallu|buttons?|cuffs?|lapels?|pockets?|hair|slit|print|pattern|embroidery|work|colour|fabric|cloth|flowers|stripes|dots|heels?|straps?|handles?|dial|toes?|soles?|laces|chain|tassels?|train)$/;

/** Says more than a name, or is of something new. */
const NO_NAME =
  /\b(?:and|or|too|also|both|no|not|all|open|closed|tucked|untucked|off|up|down|more|less)\b|^(?:with|in|on|for|to|of|an?|some|more|less|like|make|under|over)\b/;

/** A name, and nothing said of it; undefined where a clause says more, or names nothing. */
function nameOf(clause: string): string | undefined {
  const name = clause.replace(SPOKEN, '').trim();
  const words = name.split(' ');
  const isKept = intentOf(clause).do === 'keep';
  if (name === '' || words.length > MOST_WORDS || NO_NAME.test(name) || isKept) return undefined;
  const { things, floating, unread, without } = draftOf(name);
  if (unread.length > 0 || without.size > 0) return undefined;
  const [thing, ...others] = things;
  const isPart = PART.test(words.at(-1) ?? '');
  if (!thing) return isPart && (PART.test(name) || floating.every(({ as }) => as === 'part')) ? name : undefined;
  return others.length === 0 && floating.length === 0 && isNameAlone(thing) ? name : undefined;
}

const SO =
  /^(?:(?:make|have|do|turn|change|want|get|put|try|keep)(?: (?:it|them|that|this|those|these))?(?: (?:to|into|in))?|(?:it|they|this|that|these) (?:should|must|needs? to|has to|have to|can|could) be|should be|must be|needs? to be|to be|maybe|rather|perhaps|please|it|them|in|into)(?= ) /;

/** What has a colour and a cloth of its own is no quality of what is named beside it. */
const OWN_PART = /^(?:an? )?(?:sash|belt|bow|lining|piping|yoke|ribbon|pallu|dori|collar|cuffs?|buttons?)\b/;

/** How something should be, where the clause names nothing that it is to be of. */
function qualityOf(clause: string): string | undefined {
  let rest = clause.trim();
  while (SO.test(rest)) rest = rest.replace(SO, '');
  const intent = intentOf(clause).do;
  if (intent === 'take off' || intent === 'put on' || intent === 'keep' || intent === 'swap') return undefined;
  if (/^(?:all|both|everything|same|not|no)\b/.test(rest)) return undefined;
  if (/^(?:the|her|his|its) /.test(rest) || OWN_PART.test(rest)) return undefined;
  const { compared, rest: other } = takeComparatives(rest);
  const draft = draftOf(compared.length > 0 ? other : rest);
  if (draft.things.length > 0 || draft.without.size > 0 || nounOf(other) !== undefined) return undefined;
  const isNeck = /^(?:an? )?(?:v|u)$/.test(rest);
  return isNeck || compared.length > 0 || draft.floating.some(({ as }) => as !== 'part') ? rest : undefined;
}

/** What is wrong with it as it is. */
const COMPLAINT =
  /^(?:the |her |his |its |this |that )?(.+?) (?:(?:is|are|looks?|feels?|seems?|was|were)(?: (?:a|bit|little|just|way|much|far|still|also))* (?:too|so|very|not|no|wrong|boring|dull|ugly|plain|heavy|old fashioned|odd|off)|(?:way |much |far )?too|not)\b.*$/;
/** What is wrong with a colour is put right by another. */
const OF_COLOUR = /\b(?:too|so|very|not) (?:dull|dark|light|bright|pale|loud|deep|soft|muted|vivid|plain)\b/;
const PRONOUN = /\b(?:it|them|that)\b/;

interface Complaint {
  of: string;
  /** It says which way it should go. */
  isDirected: boolean;
}

function complaintOf(clause: string): Complaint | undefined {
  const [, subject = ''] = COMPLAINT.exec(clause) ?? [];
  const of = subject && nameOf(subject);
  return of ? { of, isDirected: takeComparatives(clause).compared.length > 0 } : undefined;
}

const joined = (name: string, quality: string): string => `${name} ${quality}`;

/** A wish after what is wrong with a thing is of that thing: 'the coat is too long, make short to hip'. */
function afterComplaint({ of, isDirected }: Complaint, clause: string, next: string): string[] {
  const quality = qualityOf(next);
  const isMove = quality !== undefined && takeComparatives(next).compared.length > 0;
  const isPainted = quality !== undefined && isColour(quality) && OF_COLOUR.test(clause);
  if (quality !== undefined)
    return isDirected && !isMove && !isPainted ? [clause, joined(of, quality)] : [joined(of, quality)];
  if (PRONOUN.test(next) && draftOf(next).things.length === 0) return [next.replace(PRONOUN, () => `the ${of}`)];
  return [clause, next];
}

/** How hair is to be is said in words that name other things elsewhere: 'long', 'open'. */
function hairAsked(clause: string): string {
  const said = clause.replace(SO, '').replace(SO, '');
  return /^[a-z]+(?: [a-z]+)?$/.test(said) && draftOf(`${said} hair`).hair !== undefined ? said : '';
}

/** Says of a name that stands by itself, before or behind, what the clause beside it asks: 'the jeans, make them teal', 'in teal, the jeans'. */
export function withTopics(clauses: readonly string[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < clauses.length; i++) {
    const [clause = '', next = ''] = clauses.slice(i);
    const before = clauses[i - 1];
    const isListed = before !== undefined && ['take off', 'put on'].includes(intentOf(before).do);
    const [name, following] = isListed ? [] : [nameOf(clause), nameOf(next)];
    const [quality, asked] = [qualityOf(clause), qualityOf(next)];
    const complaint = next ? complaintOf(clause) : undefined;
    if (complaint) found.push(...afterComplaint(complaint, clause, next));
    else if (name && asked !== undefined) found.push(joined(name, asked));
    else if (name && /\bhair$/.test(name) && hairAsked(next)) found.push(joined(name, hairAsked(next)));
    // so much longer is of what was said just before
    else if (
      quality !== undefined &&
      !(before !== undefined && /^\d/.test(clause)) &&
      following &&
      qualityOf(clauses[i + 2] ?? '') === undefined
    )
      found.push(joined(following, quality));
    else {
      found.push(clause);
      continue;
    }
    i++;
  }
  return found;
}
