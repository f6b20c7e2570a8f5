import type { Detail, Garment } from '@toile/look';
import { mark, type Work } from '../work.ts';

interface Sized {
  names: RegExp;
  on: (garment: Garment) => boolean;
  /** The detail of a broad one, and of a narrow one, where it is drawn so. */
  wide?: Detail['id'];
  narrow?: Detail['id'];
}

const has =
  (id: string) =>
  ({ details }: Garment): boolean =>
    details.some((detail) => detail.id === id || detail.part === id);

const SIZED: readonly Sized[] = [
  { names: /^lapels?$/, on: ({ collar }) => ['notch', 'peak', 'shawl'].includes(collar), wide: 'wide-lapel' },
  { names: /^belt$/, on: has('belt'), wide: 'wide-belt', narrow: 'narrow-belt' },
  { names: /^cuffs?$/, on: ({ sleeve }) => sleeve.length === 'long', wide: 'wide-cuff' },
  { names: /^bows?$/, on: has('bow') },
  { names: /^sash$/, on: has('sash') },
  { names: /^pockets?$/, on: has('pocket') },
  { names: /^buttons?$/, on: ({ closure, trims }) => closure !== 'none' || trims.buttons !== undefined },
  { names: /^collar$/, on: ({ collar, neckline }) => collar !== 'none' || neckline === 'shirt' },
];

const MORE = '(?<more>bigger|larger|wider|broader|big|large|wide|broad|chunky|chunkier|fatter)';
const LESS = '(?<less>smaller|thinner|narrower|slimmer|finer|daintier|tiny|small|thin|narrow|slim)';
const WHAT = '(?<what>lapels?|belt|cuffs?|bows?|sash|pockets?|buttons?|collar)';
const LEAD =
  '(?:(?:make|have|with|give|it|add|the|her|his|its|a|an|needs?|want) )*(?:(?:much|a bit|a little|slightly|even) )?';
const WAYS: readonly RegExp[] = [
  new RegExp(`^${LEAD}(?:${MORE}|${LESS}) ${WHAT}$`),
  new RegExp(
    `^${LEAD}${WHAT} (?:should be |to be |is |are |be |could be )?(?:(?:much|a bit|a little|slightly|even|too) )?(?:${MORE}|${LESS})$`,
  ),
];
const BARE = new RegExp(`^(?:(?:and|make|it|them|should|be|much|a bit|a little|slightly) )*(?:${MORE}|${LESS})$`);

const SCALES: readonly (readonly [RegExp, 'small' | 'large'])[] = [
  [/^(?:small|tiny|little)(?: ones?)?$/, 'small'],
  [/^(?:big|large|bold)(?: ones?)?$/, 'large'],
];

/** 'Floral print on the skirt, small': the print that was just spoken of. */
function scalePrint({ look, before, subject }: Work, clause: string): boolean {
  const scale = SCALES.find(([says]) => says.test(clause))?.[1];
  const garment = subject?.of === 'garment' ? look.garments.find(({ id }) => id === subject.id) : undefined;
  const was = before.garments.find(({ id }) => id === garment?.id);
  if (!scale || !garment || garment.cloth.print.kind === 'solid') return false;
  if (JSON.stringify(was?.cloth.print) === JSON.stringify(garment.cloth.print)) return false;
  garment.cloth = { ...garment.cloth, print: { ...garment.cloth.print, scale } };
  return true;
}

/** 'Wider lapels', 'a thinner belt'; of what comes in one size that is told. @returns whether the size of a part was asked for */
export function sizePart(work: Work, clause: string): boolean {
  const { look, subject } = work;
  const held = subject?.of === 'garment' ? subject.part : subject?.of === 'accessory' ? subject.kind : undefined;
  const found = WAYS.map((way) => way.exec(clause)).find(Boolean)?.groups ?? BARE.exec(clause)?.groups;
  if (found && !found.what && scalePrint(work, clause)) return true;
  const sized = found && SIZED.find(({ names }) => names.test(found.what ?? held ?? ''));
  const garment = sized && look.garments.find(sized.on);
  if (!found || !sized || !garment) return false;
  const isTooBig = /\btoo\b/.test(clause);
  const [id, other] = (found.more !== undefined) !== isTooBig ? [sized.wide, sized.narrow] : [sized.narrow, sized.wide];
  const name = found.what ?? held ?? '';
  if (!id && !(other && garment.details.some((detail) => detail.id === other))) {
    work.notDone.push(`The ${name} of the ${garment.name} ${/[^s]s$/.test(name) ? 'come' : 'comes'} in no other size.`);
    return true;
  }
  const isOther = garment.details.some((detail) => detail.id === other);
  const rest = garment.details.filter((detail) => detail.id !== other && detail.id !== id);
  if (garment.details.some((detail) => detail.id === id)) {
    work.notDone.push(`The ${name} of the ${garment.name} can go no further.`);
    return true;
  }
  const fresh = { ...garment, details: id && !isOther ? [...rest, { id }] : rest };
  look.garments = look.garments.map((one) => (one === garment ? fresh : one));
  mark(work, `${garment.id}.details`);
  return true;
}
