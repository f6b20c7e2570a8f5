import { addDetail, asksFor, type Garment } from '@toile/look';
import { recordOf } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mark, type Work } from '../work.ts';

const WHAT = '(?:it|them|that|the front|(?:the |her |his )?(?<what>[a-z ]+?))';
const OPENED = new RegExp(
  `^(?:wear |leave |keep |have |make |let )?(?:${WHAT} )?(?:to be |be |is |worn |left |hang(?:ing)? )?(?:open|unbuttoned|unzipped|undone|open in front|open at the front)$|^(?:open|unbutton|unzip|undo the buttons of)(?: up)? ${WHAT.replace('<what>', '<also>')}$`,
);
const CLOSED = new RegExp(
  `^(?:button|zip|close|fasten)(?: up)? ${WHAT}(?: up)?(?: (?:at|up|down|in) the front)?$|^do (?:up ${WHAT.replace('<what>', '<done>')}|${WHAT.replace('<what>', '<up>')} up)$|^(?:wear |have |make )?${WHAT.replace('<what>', '<also>')} (?:buttoned|zipped|closed|fastened|done)(?: up)?$`,
);

const AT_BACK =
  /^(?:(?:add|put|with|have|give|it|her|the|some|small|tiny|little|covered) )*buttons? (?:down|at|on|along|in|all down) (?:the |her )?back$/;

const FASTENED = new Set<Garment['closure']>([
  'buttons',
  'zip',
  'single-breasted',
  'double-breasted',
  'frog',
  'half-placket',
  'wrap',
  'tie',
]);
/** What is not worn open however it is cut. */
const isOverThings = ({ layer, family }: Garment): boolean =>
  layer === 'outer' || layer === 'mid' || family === 'jacket';

/** The garment that is opened or closed: the one named, else the outermost. */
function fastened({ look, subject }: Work, what: string | undefined): Garment | undefined {
  const [thing] = draftOf(what ?? '').things.filter(isGarment);
  if (thing) return wornAs(look, thing.entry);
  if (what && draftOf(what).things.length + draftOf(what).floating.length > 0) return undefined;
  const held = subject?.of === 'garment' ? look.garments.find(({ id }) => id === subject.id) : undefined;
  return held && isOverThings(held) ? held : look.garments.findLast(isOverThings);
}

/** The whole length of the front, where the zip is a short one. */
const WHOLE_ZIP =
  /\bfull(?:[ -]length)? zip(?:per)?\b|\bzip(?:per)? (?:all the way(?: down)?|(?:down )?the whole front)\b/;

function lengthenZip({ look }: Work): boolean {
  const short = look.garments.find((garment) => asksFor(garment, 'quarter-zip'));
  if (!short) return false;
  const next = { ...short, details: short.details.filter(({ id }) => id !== 'quarter-zip') };
  look.garments = look.garments.map((one) => (one === short ? next : one));
  mark({ look }, `${short.id}.details`);
  return true;
}

/** 'Unbutton it', 'the coat open', 'zip it up'. @returns whether that was asked */
export function fasten(work: Work, clause: string): boolean {
  if (WHOLE_ZIP.test(clause) && lengthenZip(work)) return true;
  if (/^(?:with |an? |the |have |keep )*(?:open (?:the )?collar|collar open|open neck)$/.test(clause)) {
    work.notDone.push('A collar lies open wherever no tie closes it.');
    return true;
  }
  if (AT_BACK.test(clause)) {
    const backed = work.look.garments.find(({ family }) => ['dress', 'choli', 'top', 'jumpsuit'].includes(family));
    if (!backed) return false;
    const next = { ...backed, details: [...backed.details] };
    addDetail(next.details, { id: 'buttons', part: 'back' });
    work.look.garments = work.look.garments.map((one) => (one === backed ? next : one));
    mark(work, `${backed.id}.details`);
    return true;
  }
  const [opened, closed] = [OPENED.exec(clause), CLOSED.exec(clause)];
  const groups = (opened ?? closed)?.groups;
  if (!groups) return false;
  const what = groups.what ?? groups.also ?? groups.done ?? groups.up;
  if (what && /\b(?:hair|neck|collar|back|toe|slit)\b/.test(what)) return false;
  const garment = fastened(work, what);
  if (!garment) return false;
  const isZip = /\bzip/.test(clause) && !opened;
  const own = recordOf(garment.kind).is?.closure;
  const next: Garment['closure'] = opened
    ? 'open'
    : isZip
      ? 'zip'
      : own && FASTENED.has(own)
        ? own
        : garment.family === 'jacket' && garment.collar !== 'none'
          ? 'single-breasted'
          : 'buttons';
  if (!opened && (isZip ? garment.closure === 'zip' : FASTENED.has(garment.closure)))
    work.notDone.push(`The ${garment.name} is closed already.`);
  else if (opened && garment.closure === 'open') work.notDone.push(`The ${garment.name} is open already.`);
  else {
    const fresh = { ...garment, closure: next };
    work.look.garments = work.look.garments.map((one) => (one === garment ? fresh : one));
    mark(work, `${garment.id}.closure`);
    work.subject = subjectOf(fresh);
  }
  return true;
}
