/** The third pass: of all that a mention can mean, the one meaning it has where it stands. */
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { GARMENT_BY_ID, type Sense } from '#atelier/lexicon/lexicon.ts';
import { DEPENDS, DESCRIBES, OPENS, type Opener } from '#atelier/reading/chunks/opener.ts';
import { blackTie } from './black-tie.ts';
import type { Mention } from './mentions.ts';
import { chooseSense, type Focus, isHead, shapes } from './senses.ts';
import type { Word } from './word.ts';

/** How far grammar looks ahead. */
const AHEAD = 6;

/** What the words before a mention have told: the thing they speak of last, and what waits for the next. */
interface Before {
  opener: Opener;
  /** 'No' opened the phrase. */
  negated: boolean;
  /** What waits for a thing: the kinds of the qualities since the phrase began. */
  waiting: readonly Sense['as'][];
  /** A colour stands right before. */
  coloured: boolean;
  /** 'A' stands before, with nothing but a colour between. */
  indefinite: boolean;
  focus?: Focus | undefined;
  /** First thing of the sentence. */
  subject?: Focus | undefined;
  /** The thing that a verb right after it speaks of. */
  clause?: Focus | undefined;
  garments: readonly GarmentEntry[];
}

const START: Before = {
  opener: 'start',
  negated: false,
  waiting: [],
  coloured: false,
  indefinite: false,
  garments: [],
};

/** What may stand between 'a' and the noun it belongs to. */
const BEFORE_NOUN: ReadonlySet<Sense['as']> = new Set<Sense['as']>(['connective', 'shade', 'colour', 'relative']);
const WAITS: ReadonlySet<Sense['as'] | undefined> = new Set<Sense['as'] | undefined>([
  'attribute',
  'detail',
  'relative',
  'colour',
  'wash',
  'shade',
  'palette',
  'style',
  'part',
]);

const garmentOf = (sense: Sense): GarmentEntry | undefined =>
  sense.as === 'garment'
    ? sense.entry
    : sense.as === 'set'
      ? GARMENT_BY_ID.get(sense.entry.pieces[0] ?? '')
      : undefined;

const SKIRTED: ReadonlySet<string> = new Set(['dress', 'lehenga', 'saree']);

/** The skirt of a dress speaks of the dress. */
const isPartOf = (garment: GarmentEntry | undefined, focus: Focus | undefined): boolean =>
  garment?.family === 'skirt' && !garment.region && SKIRTED.has(focus?.garment?.family ?? '');

const cleared = (before: Before, opener: Opener): Before => {
  const told = before.waiting.includes('colour') && before.focus !== undefined && !before.focus.coloured;
  const focus = told && before.focus ? { ...before.focus, coloured: true } : before.focus;
  return { ...before, focus, opener, negated: false, waiting: [], coloured: false, clause: undefined };
};

function afterConnective(before: Before, word: Word, role: Extract<Sense, { as: 'connective' }>['role']): Before {
  const opener = OPENS[role];
  if (role === 'article') {
    const indefinite = word.keys.some((key) => key === 'a' || key === 'an');
    if (before.waiting.length > 0 && before.focus) return { ...cleared(before, 'article'), indefinite };
    const follows = before.opener === 'pause' || before.opener === 'and' || before.waiting.length > 0;
    return { ...before, opener: follows ? 'article' : before.opener, indefinite };
  }
  if (role === 'joins' || role === 'or') {
    const opens = role === 'joins' && before.waiting.length === 0 && before.opener !== 'start';
    return { ...before, coloured: false, opener: opens ? 'and' : before.opener };
  }
  if (!opener) return before;
  const opened = { ...cleared(before, opener), negated: role === 'negates' };
  if (opener !== 'has') return opened;
  const subject = before.clause ?? opened.subject;
  return { ...opened, subject, focus: subject ?? opened.focus };
}

function afterHead(before: Before, sense: Sense): Before {
  if (before.negated) return before;
  const garment = garmentOf(sense);
  const coloured = before.waiting.includes('colour');
  const named = isPartOf(garment, before.focus) ? before.focus : { garment, coloured };
  return {
    ...START,
    negated: before.negated,
    focus: named,
    subject: before.subject ?? named,
    clause: DEPENDS.has(before.opener) ? undefined : named,
    garments: garment ? [...before.garments, garment] : before.garments,
  };
}

/** What is told after a word. */
function after(before: Before, word: Word, next: Mention | undefined): Before {
  const { sense } = word;
  if (sense?.as === 'connective') return afterConnective(before, word, sense.role);
  const indefinite = before.indefinite && (!sense || BEFORE_NOUN.has(sense.as));
  if (sense && isHead(sense) && !(sense.as === 'garment' && shapes(sense, next))) return afterHead(before, sense);
  const waits = WAITS.has(sense?.as) || (sense !== undefined && isHead(sense)) || (!sense && before.waiting.length > 0);
  if (before.negated && waits && sense) return { ...before, negated: false, indefinite };
  const waiting = waits && sense ? [...before.waiting, sense.as] : before.waiting;
  return { ...before, waiting, coloured: sense?.as === 'colour', indefinite, clause: undefined };
}

/** A pause or a stop before a mention. */
function atGap(before: Before, { gap }: Mention): Before {
  if (gap === 'stop') return { ...cleared(before, 'start'), subject: undefined };
  if (gap !== 'pause') return before;
  const opener = before.waiting.length === 0 ? 'pause' : before.opener;
  return { ...before, negated: false, coloured: false, clause: undefined, opener };
}

/** The one meaning of each mention, left to right. Linear in their number. */
export function chooseSenses(mentions: readonly Mention[]): Word[] {
  const words: Word[] = [];
  let before = START;
  mentions.forEach((mention, i) => {
    before = atGap(before, mention);
    const ahead = mentions.slice(i + 1, i + 1 + AHEAD);
    const { opener, focus, coloured, indefinite } = before;
    const describes = DESCRIBES.has(opener);
    const garment = before.garments.at(-1);
    const sense = chooseSense(mention, { ahead, focus, opener, describes, coloured, indefinite, garment });
    const tie = blackTie(sense, before.garments, ahead[0]);
    for (const [n, own] of (tie ?? [sense]).entries()) {
      const word: Word = { ...mention, sense: own, gap: n === 0 ? mention.gap : 'none' };
      words.push(word);
      before = after(before, word, ahead[0]);
    }
  });
  return words;
}
