import type { Garment, Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import type { Work } from '../work.ts';

interface Fixed {
  names: RegExp;
  on: (garment: Garment) => boolean;
  /** What of it is drawn in one way only. */
  in: string;
}

const has =
  (...ids: readonly string[]) =>
  ({ details }: Garment): boolean =>
    details.some(({ id, part }) => ids.includes(id) || (part !== undefined && ids.includes(part)));

/** Parts that are drawn in one length or one height, whatever is asked. */
const FIXED: readonly Fixed[] = [
  { names: /^(?:train|trail)$/, on: has('train'), in: 'one length' },
  { names: /^(?:pallu|palla|pallav|aanchal)$/, on: has('pallu'), in: 'one length' },
  { names: /^lapels?$/, on: ({ collar }) => ['notch', 'peak', 'shawl'].includes(collar), in: 'one length' },
  {
    names: /^(?:collar|collar stand)$/,
    on: ({ collar, neckline }) => collar !== 'none' || neckline === 'shirt',
    in: 'one height',
  },
  { names: /^cuffs?$/, on: ({ sleeve }) => sleeve.length === 'long', in: 'one length' },
  { names: /^(?:tassels?|latkans?)$/, on: has('tassel'), in: 'one length' },
  { names: /^(?:fringes?)$/, on: has('fringe'), in: 'one length' },
  { names: /^(?:(?:side )?slits?)$/, on: has('side-slit'), in: 'one height' },
  { names: /^(?:bow)$/, on: has('bow', 'bow-back'), in: 'one size' },
  { names: /^(?:sash)$/, on: has('sash'), in: 'one length' },
];
const NAMES =
  '(?:side )?slits?|train|trail|pallu|palla|pallav|aanchal|lapels?|collar(?: stand)?|cuffs?|tassels?|latkans?|fringes?|bow|sash';
const HOW =
  '(?:(?:a bit|a little|little|bit|much|slightly|even|way) )?(?:longer|shorter|higher|taller|lower|deeper|less|more|lesser|less long|not so (?:long|high)|not too (?:long|high)|long|short|high|tall|low)';
const LEAD =
  '(?:(?:make|have|keep|give|want|with|the|her|his|its|an?|put) )*(?:(?<whose>(?!no |not |without |remove |drop )[a-z]+) )?';
const WAYS: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?<what>${NAMES})(?: (?:of|on) (?:the |her |his )?[a-z]+)? (?:(?:should be|to be|is|are|be|in) )?${HOW}(?: please)?$`,
  ),
  new RegExp(`^${LEAD}${HOW} (?<what>${NAMES})(?: (?:of|on) (?:the |her |his )?[a-z]+)?$`),
];
/** How far it should reach, once it is spoken of. */
const REACHES =
  /^(?:almost |nearly |just |right )?(?:to|till|until|up to|down to|touching|near) (?:the |her |his )?[a-z]+$/;

const holding = ({ garments }: Look, on: Fixed['on'], id: string | undefined): Garment | undefined => {
  const having = garments.filter(on);
  return having.find((garment) => garment.id === id) ?? having.at(-1);
};

/** 'Less train', 'a longer pallu', 'the collar higher': told where such a part is drawn in one way. @returns whether that was asked */
export function oneLength(work: Work, clause: string): boolean {
  const { look, subject, notDone } = work;
  const held = subject?.of === 'garment' ? subject : undefined;
  const reached = REACHES.test(clause) ? held?.part : undefined;
  const { what = reached, whose = '' } = WAYS.map((way) => way.exec(clause)).find(Boolean)?.groups ?? {};
  const fixed = what === undefined ? undefined : FIXED.find(({ names }) => names.test(what));
  const [named] = draftOf(whose).things.filter(isGarment);
  const own = named && wornAs(look, named.entry);
  const garment = own ?? (fixed && holding(look, fixed.on, held?.id));
  if (what === undefined || !fixed || !garment) return false;
  notDone.push(`The ${what} of the ${garment.name} ${/[^s]s$/.test(what) ? 'are' : 'is'} drawn in ${fixed.in}.`);
  work.subject = subjectOf(garment, what);
  return true;
}
