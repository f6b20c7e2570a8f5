import type { Garment } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import type { Target } from '../comparatives/comparative-axes.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { isColour } from '../is-colour.ts';
import { isGarment } from '../is-garment.ts';
import { isNameAlone } from '../places/is-name-alone.ts';
import { applySay } from '../say-of.ts';
import { step } from '../step.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mark, type Work } from '../work.ts';
import { paintPart } from './paint-part.ts';

/** Parts with a cut of their own, as they are called, and what a comparative of them is of. */
const PARTS: Readonly<Record<string, { noun: string; target: Target }>> = {
  sleeve: { noun: 'sleeves', target: 'sleeve' },
  sleeves: { noun: 'sleeves', target: 'sleeve' },
  neck: { noun: 'neck', target: 'neck' },
  neckline: { noun: 'neck', target: 'neck' },
  collar: { noun: 'collar', target: 'neck' },
  hem: { noun: 'hem', target: 'hem' },
  waist: { noun: 'waist', target: 'waist' },
  cuffs: { noun: 'cuffs', target: 'sleeve' },
  lapels: { noun: 'lapels', target: 'neck' },
  pockets: { noun: 'pockets', target: 'garment' },
  buttons: { noun: 'buttons', target: 'garment' },
  border: { noun: 'border', target: 'border' },
  lining: { noun: 'lining', target: 'garment' },
  yoke: { noun: 'yoke', target: 'garment' },
  pallu: { noun: 'pallu', target: 'garment' },
  piping: { noun: 'piping', target: 'garment' },
  cuff: { noun: 'cuffs', target: 'sleeve' },
  button: { noun: 'buttons', target: 'garment' },
  pocket: { noun: 'pockets', target: 'garment' },
};
const LEAD =
  /^(?:(?:make|turn|change|do|have|give|with|want|keep|set|put|add|try|get|use|see|go for|switch to|change to|it should have|she should have|he should have|should have|let)(?: (?:it|her|him))?(?= ) )*(?:an? |the |her |his |its )?/;
const BE =
  /^(?:(?:should|must|could|can|needs?|need|has|have|want|wants|to|be|become|is|are|was|were|made|into|in|of|a|an|as|contrast|contrasting|more like|like|maybe|please)(?= ) )*/;
const TAIL = /(?:^| )(?:please|instead|only|now|too|thanks|if possible|maybe)$/;
const OF = /^(?:of|on|for|in|at|from) (?:the |her |his |its )?/;

interface Asked {
  part: string;
  garment: Garment;
  value: string;
}

/** A garment that is worn, named and nothing else. */
function wornNamed({ look }: Work, words: string): Garment | undefined {
  const { things, floating, unread } = draftOf(words);
  const [thing] = things;
  if (things.length !== 1 || !thing || !isGarment(thing) || floating.length > 0 || unread.length > 0) return undefined;
  if (!isNameAlone(thing) || thing.start > 0 || thing.end < words.length) return undefined;
  return wornAs(look, thing.entry);
}

const clean = (words: string): string => {
  let left = words.trim().replace(BE, '');
  while (TAIL.test(left)) left = left.replace(TAIL, '');
  return left.trim();
};

/** The longest name of a garment that words end in, and what stands before it. */
function endingIn(work: Work, words: readonly string[]): { garment: Garment; rest: string } | undefined {
  for (let at = 0; at < words.length; at++) {
    const name = words.slice(at).join(' ').replace(/'s$/, '');
    const garment = /^(?:the|her|his|its|an?|of|in) /.test(name) ? undefined : wornNamed(work, name);
    if (garment)
      return {
        garment,
        rest: words
          .slice(0, at)
          .join(' ')
          .replace(/(?:^| )(?:the|her|his|its)$/, ''),
      };
  }
  return undefined;
}

/** The longest name of a garment that words begin with, and what stands behind it. */
function beginningWith(work: Work, words: readonly string[]): { garment: Garment; rest: string } | undefined {
  for (let end = Math.min(words.length, 3); end > 0; end--) {
    const garment = wornNamed(work, words.slice(0, end).join(' '));
    if (garment) return { garment, rest: words.slice(end).join(' ') };
  }
  return undefined;
}

/** The part of a garment that is named, and how it is to be: 'the kurta's sleeves puffed', 'a boat neck on the tee'. */
function asked(work: Work, clause: string): Asked | undefined {
  const words = clause.replace(LEAD, '').split(' ');
  const at = words.findIndex((word) => word in PARTS);
  const part = words[at];
  if (part === undefined || words.slice(at + 1).some((word) => word in PARTS)) return undefined;
  const [pre, post] = [words.slice(0, at), words.slice(at + 1).join(' ')];
  const behind = OF.test(post) ? beginningWith(work, post.replace(OF, '').split(' ')) : undefined;
  const owned = behind ?? endingIn(work, pre);
  if (!owned) return undefined;
  const [one, other] = behind ? [pre.join(' '), owned.rest] : [owned.rest, post];
  const values = [clean(one), clean(other)].filter((value) => value !== '');
  const [value] = values;
  return value !== undefined && values.length === 1 ? { part, garment: owned.garment, value } : undefined;
}

/** Moves a part a step: 'the tee's sleeves a bit longer'. */
function stepPart(work: Work, { part, garment, value }: Asked): boolean {
  const { compared, rest } = takeComparatives(value);
  const target = PARTS[part]?.target;
  if (compared.length === 0 || rest.replace(/\b(?:bit|a|little|much|make)\b/g, '').trim() !== '' || !target)
    return false;
  for (const { by, steps } of compared) {
    const [axis, sign] = by[target] ?? [];
    if (!axis || !sign) return false;
    const moved = step(work, axis, steps * sign, subjectOf(garment));
    mark(work, ...moved);
    if (moved.length === 0) work.notDone.push(`The ${PARTS[part]?.noun} of the ${garment.name} can go no further.`);
  }
  work.subject = subjectOf(garment, target);
  return true;
}

/** A part of one garment that is named by both. @returns whether that was asked */
export function sayOfPart(work: Work, clause: string): boolean {
  if (/\b(?:no|not|without|remove|than|same|match\w*|like|only)\b/.test(clause)) return false;
  const found = asked(work, clause);
  if (!found) return false;
  const { part, garment, value } = found;
  const { noun = part, target = 'garment' } = PARTS[part] ?? {};
  if (stepPart(work, found)) return true;
  if (isColour(value)) {
    work.subject = subjectOf(garment);
    return paintPart(work, `${noun} in ${value}`);
  }
  const { things, floating, unread } = draftOf(`${value} ${noun}`);
  const said = floating.filter(({ as, slots }) => as !== 'part' || slots);
  if (things.length > 0 || unread.length > 0 || said.length === 0) return false;
  const isRead = applySay(work, garment, { said, without: new Set(), isAlone: true });
  if (isRead) work.subject = subjectOf(garment, target);
  return isRead;
}
