import type { Moustache } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { mark, type Work } from '../work.ts';

const SHAVEN = /\b(?:clean[ -]shaven?|no facial hair|shave (?:him|it)|remove (?:his |the )?facial hair)\b/;
const NO = '\\b(?:no|remove|without|shave(?: off)?|take off|lose|not|minus) (?:the |his |a )?(?:\\w+ )?';
const NO_BEARD = new RegExp(`${NO}(?:beard|stubble)`);
const NO_MOUSTACHE = new RegExp(`${NO}mo?ustache|no beard (?:and|or|no) mo?ustache`);
const STYLES: readonly (readonly [RegExp, Moustache])[] = [
  [/\bpencil\b|\bthin\b/, 'pencil'],
  [/\b(?:handlebar|twirled|curled|rajput|rajasthani|royal)\b/, 'handlebar'],
  [/\b(?:walrus|bushy|thick|heavy)\b/, 'walrus'],
];

/** Nothing but this is said. */
const IS_ALL =
  /^(?:(?:make|give|add|put|with|and|have|has|grow|him|his|he|the|a|an|to|on|in|of|man|model|should|be|no|not|remove|without|shave|off|take|lose|want|don't|minus|some|light|full|thick|short|long|trimmed|neat|thin|pencil|handlebar|twirled|curled|royal|rajput|rajasthani|walrus|bushy|heavy|grey|gray|white|silver|black|brown|ginger|red|blond|salt|pepper|greying|beard|bearded|stubble|m(?:o)?ustache|hair|also|too|please|bit|clean|clean-shaven|shaven?|facial|it)(?: |$))+$/;

/** A beard and its colour, a moustache, neither. @returns whether that was asked */
export function groom(work: Work, clause: string): boolean {
  const { person } = work.look;
  const isBeard = /\b(?:beard(?:ed)?|stubble)\b/.test(clause);
  const isLip = /\bm(?:o)?ustache\b/.test(clause);
  if (SHAVEN.test(clause) && IS_ALL.test(clause)) return shave(work);
  if ((!isBeard && !isLip) || !IS_ALL.test(clause)) return false;
  if (person.presentation === 'female') {
    work.notDone.push('A beard is drawn on men alone: say that it is for a man.');
    return true;
  }
  const [noBeard, noLip] = [NO_BEARD.test(clause), NO_MOUSTACHE.test(clause)];
  if (isBeard && noBeard) person.beard = false;
  if (isLip && noLip) delete person.moustache;
  if ((isBeard && !noBeard) || (isLip && !noLip)) {
    if (isBeard && !noBeard) person.beard = true;
    if (isLip && !noLip && !person.beard) person.moustache = STYLES.find(([says]) => says.test(clause))?.[1] ?? 'full';
    dye(work, clause);
  }
  mark(work, 'person.beard');
  work.subject = { of: 'person' };
  return true;
}

/** Hair and beard are of one colour: 'a grey beard' greys both, and that is said. */
function dye(work: Work, clause: string): void {
  const { person } = work.look;
  const said = /\b(grey|gray|white|silver|black|brown|ginger|red|blond|salt and pepper|greying)\b/.exec(clause)?.[1];
  const colour = said && draftOf(`${said === 'salt and pepper' || said === 'greying' ? 'grey' : said} hair`).hairColour;
  if (!colour || colour.name === person.hair.colour.name) return;
  person.hair = { ...person.hair, colour };
  mark(work, 'person.hair');
  if (!/\bhair\b/.test(clause)) work.notDone.push('Hair and beard have one colour: both are of it.');
}

function shave({ look: { person }, notDone }: Work): boolean {
  if (!person.beard && !person.moustache) notDone.push('Nobody here has a beard or a moustache.');
  person.beard = false;
  delete person.moustache;
  return true;
}
