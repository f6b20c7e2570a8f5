import { draftOf } from '#atelier/reading/draft-of.ts';
import { cite } from '../cite.ts';
import { referredTo } from '../liken.ts';
import { stems } from '../places/stems.ts';
import { intentOf } from '../words/intents.ts';
import type { Work } from '../work.ts';
import { exchangeOfLone } from './exchange-of-lone.ts';
import { inShopWords } from './in-shop-words.ts';
import type { Lone } from './lone.ts';
import { kindAt, type LonePlace, loneAt, loneIn, putBack, sortOf } from './lone-thing.ts';
import { colourIn } from './phrases.ts';
import { partSaid } from './said-of-part.ts';
import { sayOfLone } from './say-of-lone.ts';
import { takeOffLone } from './take-off-lone.ts';
import { untold } from './untold.ts';

/** Pearls of earrings are read as a necklace beside them: on a sheet of one thing it goes with its name. */
function takeOffBeside(work: Work, place: LonePlace, what: string): boolean {
  const own = kindAt(place);
  const words = stems(what);
  const beside = work.look.accessories.find(
    ({ kind, name }) => kind !== own && stems(name).some((word) => words.includes(word)),
  );
  if (!beside || !work.look.product) return false;
  work.look = { ...work.look, accessories: work.look.accessories.filter((one) => one !== beside) };
  return true;
}

/** The chain that hangs on a sheet beside its pendant takes the colour that is said of it. */
function paintBeside(work: Work, place: LonePlace, clause: string): boolean {
  const own = kindAt(place);
  const said = partSaid(clause, sortOf(place));
  const colour = said && colourIn(said.said.join(' '));
  const beside = said && work.look.accessories.find(({ kind, name }) => kind !== own && name === said.part.id);
  if (!colour || !beside || !work.look.product) return false;
  work.look = {
    ...work.look,
    accessories: work.look.accessories.map((one) => (one === beside ? { ...one, colour } : one)),
  };
  return true;
}

/** Of the sheet and of nobody who might wear it. */
const isOfSheet = (clause: string): boolean => draftOf(clause).medium !== undefined;

/** On the sheet of one thing every wish is of that thing and its parts. @returns whether the design is of one thing */
export function changeLone(work: Work, asked: string): boolean {
  const place = loneIn(work.look);
  const thing = place && loneAt(work.look, place);
  if (!place || !thing || referredTo(work, asked) || isOfSheet(asked)) return false;
  const clause = inShopWords(thing, asked);
  if (paintBeside(work, place, clause)) return true;
  const intent = intentOf(clause);
  const { subject } = work;
  const held = subject && 'part' in subject ? subject.part : undefined;
  const lone: Lone = { place, thing, clause, held, isFresh: work.intent === 'put on' };
  work.intent = intent.do === 'put on' ? 'put on' : undefined;
  const found =
    intent.do === 'take off'
      ? takeOffLone(lone, intent.what)
      : intent.do === 'swap'
        ? exchangeOfLone(lone, intent.from, intent.to)
        : sayOfLone(lone, intent.do === 'keep' ? '' : intent.what, intent.do === 'put on');
  if ('why' in found) {
    if (intent.do === 'take off' && takeOffBeside(work, place, intent.what)) return true;
    const isContrast =
      /^not\b/.test(clause) && work.look !== work.before && JSON.stringify(work.look) !== JSON.stringify(work.before);
    if (!isContrast) work.notDone.push(found.why);
    return true;
  }
  const { next, part, note } = found;
  if (JSON.stringify(next) === JSON.stringify(thing)) {
    work.notDone.push(`${cite(clause)}: it is so already.`);
    return true;
  }
  work.look = structuredClone(work.look);
  putBack(work, place, next);
  work.notDone.push(...untold(place, thing, next));
  if (note) work.notDone.push(note);
  const now: LonePlace =
    place.of === 'footwear' ? place : { of: 'accessory', kind: (next as { kind: typeof place.kind }).kind };
  work.subject = { ...now, ...(part !== undefined && { part }) };
  return true;
}
