import { draftOf } from '#atelier/reading/draft-of.ts';
import { stems } from '../places/stems.ts';

/** From what a colour or a look is taken: 'in the colour of the border', 'the border's colour', 'border jaisa'. */
const SOURCES: readonly RegExp[] = [
  /\bcolou?rs? (?:of|as|like|from|in) (?:the |her |his |its |their |that )?([a-z]+)/g,
  /\b([a-z]+)(?:'s|s') (?:own )?colou?r/g,
  /\b([a-z]+) (?:ke |ki |se )?(?:rang )?(?:jais[aei]|ke rang|se match)/g,
  /\b(?:match\w*|same as|like) (?:with |to )?(?:the |her |his |its )?([a-z]+)/g,
];
/** Of whom it is said, by age. */
const BY_AGE =
  /\b(?:elder|older|eldest|younger|youngest|little|smaller|bigger) (?:one|boy|girl|brother|sister|son|daughter|kid|child|twin)s?\b|\bthe (?:elder|eldest|younger|youngest)\b/g;

const isWordOfOurs = (word: string): boolean => draftOf(word).unread.length === 0;

/** Words of a clause that name from what something is taken over, or of whom it is said, and ask nothing of that. Pure. */
export function namedBeside(clause: string): string[] {
  const sources = SOURCES.flatMap((from) => [...clause.matchAll(from)].map(([, word = '']) => word));
  const whom = [...clause.matchAll(BY_AGE)].map(([said]) => said);
  return [...sources.filter(isWordOfOurs), ...whom].flatMap(stems);
}
