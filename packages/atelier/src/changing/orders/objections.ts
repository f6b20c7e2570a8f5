import type { Look } from '@toile/look';
import { garmentAt } from '../places/place.ts';
import { bareName, namedOn } from './named-on.ts';
import { WHO } from './spoken.ts';

const CANNOT =
  "(?:can't|can not|cannot|cant|won't|will not|wont|couldn't|doesn't|does not|didn't|isn't|will trip|'ll trip|will fall|'ll fall|will step|'ll step|will hate|'ll hate|hates|dreads|is scared|keeps? tripping|gets? caught|don't|do not)";
const THEIRS =
  '(?:her|his|their|the|my|our) (?:office|school|church|temple|family|company|husband|parents|in-laws|boss|mosque|college|teacher)';
const OF_FIRST = new RegExp(`^(.+?),? (?:that )?(?:${WHO}|${THEIRS}|nobody|people) ?${CANNOT}\\b.*$`);
const OF_LAST = new RegExp(
  `^(?:${WHO}|${THEIRS}|nobody) ?${CANNOT} (?:[a-z]+ )?(?:in|on|with|wear|walk in|sit in|manage|stand|allow|take|accept) (?:the |those |that |these |such )?(.+)$`,
);

const HATED = new RegExp(
  `^(?:and |but |so )?${WHO} (?:really |just )?(?:hates?|can't stand|cannot stand|dislikes?|detests?) (?:the |those |these |all |any )?(.+)$`,
);

const IN_THE_WAY =
  /^(?:the |her |his |that )?(.+?) (?:(?:is|are|will|just|only|always|keeps?|kept|would|be|constantly) )*(?:getting in the way|gets? in the way|in the way|falls? off|falling off|slips? off|slipping|slipping off|a nuisance|a bother|a hassle|impractical|not practical|pointless|unnecessary|not needed at all|(?:kills|ruins|spoils|wrecks) (?:it|this|that|the (?:look|outfit|whole thing)))(?: .*)?$/;

/** What somebody cannot have or do with, and says no more of: 'the train she will trip on'. Undefined where it is nothing of the Look. */
export function objectedTo(look: Look, clause: string): string | undefined {
  return [OF_FIRST, OF_LAST, HATED, IN_THE_WAY]
    .flatMap((says) => says.exec(clause)?.[1] ?? [])
    .map((of) => bareName(of.replace(/ (?:ones?|thing|part)$/, '')))
    .find((name) => name !== '' && namedOn(look, name) !== undefined);
}

/** Whether a thing goes where somebody cannot do with it: what has nothing in its place. */
export function goesThen(look: Look, name: string): boolean {
  const place = namedOn(look, name);
  const isDraped = place?.of === 'garment' && garmentAt(look, place)?.family === 'dupatta';
  return isDraped || place?.of === 'accessory' || place?.of === 'detail';
}
