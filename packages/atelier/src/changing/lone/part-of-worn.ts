import { accessoriesLike } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { intentOf } from '../words/intents.ts';
import type { Work } from '../work.ts';
import type { Lone } from './lone.ts';
import type { LonePlace } from './lone-thing.ts';
import { loneAt, putBack, sortOf } from './lone-thing.ts';
import { partSaid } from './said-of-part.ts';
import { sayOfLone } from './say-of-lone.ts';
import { takeOffLone } from './take-off-lone.ts';
import { untold } from './untold.ts';

/** Parts that are named so, and are of nothing else that is worn. */
const OWN: ReadonlySet<string> = new Set(
  'ribbon,strap,shoulder strap,ankle strap,handle,chain,laces,sole,brim,flap,dial,frame,lens,tongue,toe,hardware,charm,clasp'.split(
    ',',
  ),
);
/** What holds clothes is read with them. */
const SEWN: ReadonlySet<string> = new Set(['belt', 'obi']);
const OWNED =
  /^(?:make |turn |change |have |add |put |no |without |remove )*(?:an? |the |her |his )?(?:[a-z]+ )*?(?<before>[a-z]+)(?:'s)? (?<part>[a-z]+)\b|(?<of>[a-z]+) (?:of|on|for) (?:the |her |his )/;

/** The thing that is worn and whose part a clause names: 'hat ribbon white', 'the strap of the bag longer'. */
function partOf(work: Work, clause: string): Lone | undefined {
  // 'wider' is no wader
  const plain = takeComparatives(clause).rest;
  const { things } = draftOf(plain);
  const [thing, ...others] = things;
  if (!thing || others.length > 0 || thing.type === 'garment' || !OWNED.test(clause)) return undefined;
  const { look } = work;
  const worn =
    thing.type === 'footwear'
      ? undefined
      : look.accessories.find(({ kind }) => accessoriesLike(thing.entry.kind).includes(kind))?.kind;
  if (thing.type === 'accessory' && (worn === undefined || SEWN.has(worn))) return undefined;
  const place: LonePlace = worn === undefined ? { of: 'footwear' } : { of: 'accessory', kind: worn };
  const name = plain.slice(thing.start, thing.end);
  const rest = clause
    .split(' ')
    .filter((word) => !name.split(' ').includes(word.replace(/'s$/, '')))
    .join(' ');
  const said = partSaid(rest, sortOf(place));
  const own = loneAt(look, place);
  if (!said || !OWN.has(said.part.id) || !own || name.includes(said.called)) return undefined;
  return { place, thing: own, clause, held: undefined };
}

/** A part of a shoe, a bag or a hat that is worn with clothes is read as on a sheet of its own. @returns whether one was named */
export function partOfWorn(work: Work, clause: string): boolean {
  const lone = partOf(work, clause);
  const intent = intentOf(clause);
  if (!lone || intent.do === 'keep' || intent.do === 'swap') return false;
  const names = lone.thing.name.split(' ');
  const what = intent.what
    .split(' ')
    .filter(
      (word) => !names.includes(word.replace(/'s$/, '')) && !/^(?:of|on|for|bag|purse|shoes?|boots?|hat)$/.test(word),
    )
    .join(' ');
  const found = intent.do === 'take off' ? takeOffLone(lone, what) : sayOfLone(lone, what, intent.do === 'put on');
  if ('why' in found) {
    work.notDone.push(found.why);
    return true;
  }
  putBack(work, lone.place, found.next);
  work.notDone.push(...untold(lone.place, lone.thing, found.next));
  work.subject = { ...lone.place, ...(found.part !== undefined && { part: found.part }) };
  return true;
}
