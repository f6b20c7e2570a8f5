import type { Pattern } from '../pattern/piece.ts';
import type { Build } from '../spec/cut.ts';
import type { Closing, Seam, Specification } from '../spec/specification.ts';
import { isRaglan } from '../spec/torso/raglan.ts';
import type { Operation, Step } from './operations.ts';

/** Builds whose sleeves go into a closed armhole: tailored ones, and bodices that are fitted before. */
const SET_ROUND: readonly Build[] = ['tailored', 'coat', 'band-coat', 'bodice'];

/** Whether the sleeve is sewn to the armhole before the side is closed. */
export function isSetFlat({ cut, garment, parts }: Specification, { pieces }: Pattern): boolean {
  if ('build' in cut && parts.torso && isRaglan(garment, cut.build, parts.torso)) return true;
  const build = cut.form === 'torso' || cut.form === 'jumpsuit' ? cut.build : 'wide';
  return !SET_ROUND.includes(build) && !pieces.some(({ id }) => id === 'sleeve-under');
}

/** Whether facings and collar come when the sleeves are in: a lining is set in with them, or a zip runs down to a rib that is set on before. */
export function isClosedLate(spec: Specification, pattern: Pattern): boolean {
  const hasSleeve = spec.parts.torso?.sleeve !== undefined;
  const isBagged = pattern.pieces.some(({ id, cloth }) => cloth === 'lining' && id === 'front-lining');
  return (hasSleeve && isBagged) || spec.closings.some(({ what }) => /open-end/.test(what));
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  panel: 'panel',
  kali: 'panel',
  yoke: 'yoke',
  shoulder: 'shoulder',
  neck: 'neck',
  'upper edge': 'neck',
  armhole: 'armhole',
  side: 'side',
  sleeve: 'sleeve',
  slit: 'slit',
  vent: 'vent',
  'centre back': 'back',
  'centre front': 'back',
  waist: 'waist',
  flounce: 'flounce',
  outseam: 'outseam',
  inseam: 'inseam',
  crotch: 'crotch',
  band: 'band',
  hem: 'hem',
  'front edge': 'slit',
  'sleeve hem': 'sleeveHem',
  joins: 'panel',
  edges: 'hem',
};

/** A stiffened hem of a leg is stitched in rows while the leg lies flat, and that of pleats before they are laid. */
function operationOf({ where, how }: Seam, made: Made): Operation {
  if (where === 'hem' && how.startsWith('poncha')) return 'ankle';
  if (where === 'hem' && isPleatedRound(made)) return 'pleatHem';
  if (where === 'hem' && how.startsWith('rib set on') && made.spec.parts.torso) return 'hemRib';
  if (where === 'neck' && made.isLate) return 'lateNeck';
  return OPERATIONS[where] ?? 'side';
}

/** Whether straight lengths are laid in pleats all round. */
export const isPleatedRound = ({ spec, pattern }: Pick<Made, 'spec' | 'pattern'>): boolean =>
  pattern.pieces.some(({ name }) => name === 'Skirt length, pleated') ||
  (spec.garment.silhouette === 'pleated' && pattern.pieces.some(({ name }) => name === 'Skirt length'));

/** The zip that stands in the seam of the back. */
export const zipBehind = ({ closings }: Specification): Closing | undefined =>
  closings.find(({ where, what }) => where.startsWith('centre back') && /zip/.test(what));

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** Less than this is no ease that anybody works in, cm. */
const LEAST_EASE = 0.4;
/** More than this is gathered, cm. */
const GATHERED = 4;
const cm = (value: number): string => `${Math.round(Math.abs(value) * 10) / 10} cm`;

interface Made {
  readonly spec: Specification;
  readonly pattern: Pattern;
  readonly isFlat: boolean;
  readonly isLate: boolean;
}

const easeOf = ({ pattern }: Made, join: string): number =>
  pattern.joins.filter(({ name }) => name === join).reduce((sum, { ease }) => sum + ease, 0);

/** What has to be worked in before two edges are as long as one another, in words; nothing where they are. */
function worked(ease: number, what: string): string[] {
  if (Math.abs(ease) <= LEAST_EASE) return [];
  if (ease < 0) return [`stretch ${what} by ${cm(ease)}`];
  return [`${ease > GATHERED ? 'gather' : 'ease'} ${what}, ${cm(ease)}`];
}

/** What is done first on the longer edge of a seam. */
function first(made: Made, { where }: Seam): string[] {
  const { spec, pattern } = made;
  const has = (id: string): boolean => pattern.pieces.some((piece) => piece.id === id);
  switch (where) {
    case 'side':
      // the sides of a lining that was left open
      return spec.parts.torso && spec.parts.torso.sleeve === undefined && has('front-lining')
        ? ['cloth and lining in one']
        : [];
    case 'armhole':
      return worked(easeOf(made, 'sleeve into armhole'), 'the sleeve head');
    case 'neck':
      return worked(easeOf(made, 'collar to neck'), 'the collar');
    case 'yoke': {
      const pleat = easeOf(made, 'yoke seam');
      return pleat > LEAST_EASE ? [`lay the box pleat, ${cm(pleat * 2)}`] : [];
    }
    case 'waist': {
      if (has('tier-1')) return ['gather the first tier to the bodice'];
      if (!pattern.pieces.some(({ name }) => name === 'Skirt length')) return [];
      return isPleatedRound(made) ? [] : ['gather the skirt to the bodice'];
    }
    case 'band':
      return bandFirst(made);
    case 'hem':
      // what is cut on the bias drops before it is level
      return has('kali') && !spec.parts.legs ? ['hang it a day, level it'] : [];
    default:
      return [];
  }
}

/** What brings the upper edge of skirts and legs to their band. */
function bandFirst({ spec, pattern }: Made): string[] {
  const names = pattern.pieces.map(({ name }) => name);
  if (names.includes('Belt loop')) return ['catch the belt loops in it, tack down their upper ends'];
  if (spec.parts.legs?.belt) return ['pleat the legs into the belt'];
  if (names.includes('Skirt length, gathered') || names.includes('Tier 1')) return ['gather the skirt to the band'];
  return [];
}

const allowed = ({ allowance }: Seam): string => `allowance ${allowance} cm`;
const told = (made: Made, seam: Seam, name = capital(seam.where)): string =>
  `${name}: ${[...first(made, seam), seam.how, allowed(seam)].join('; ')}.`;

/** Pieces that a seam closes, by what the seam is called. */
const PIECES: Readonly<Record<string, RegExp>> = {
  panel: /^(?:front-side|back-side|side-panel)$/,
  kali: /^(?:kali|panel)$/,
  joins: /^(?:skirt|skirt-back|tier-\d)$/,
  yoke: /^yoke$/,
  shoulder: /^(?:front|back)$/,
  neck: /^(?:collar|collar-fall|hood|neck-strip)$/,
  'upper edge': /^(?:neck-strip|strap)$/,
  'centre back': /^back-stand$/,
  armhole: /^(?:sleeve|sleeve-under|armhole-strip)$/,
  'sleeve hem': /^(?:sleeve|sleeve-under)$/,
  sleeve: /^(?:sleeve|sleeve-under)$/,
  side: /^(?:front|back|skirt|skirt-back|tier-\d)$/,
  waist: /^(?:skirt|skirt-back|tier-\d|kali|leg-front)$/,
  flounce: /^flounce$/,
  inseam: /^leg-/,
  outseam: /^leg-/,
  crotch: /^leg-/,
  band: /^(?:band|belt)$/,
  hem: /^(?:hem-rib|cloth|quarter|flare|blouse-piece|fall)$/,
  edges: /^(?:cloth|blouse-piece|fall)$/,
};
const sources = ({ spec, pattern }: Made, { where }: Seam): string[] => [
  `seam:${where}`,
  // ribs of legs are their hem
  ...(where === 'hem' && spec.parts.legs?.cuff && pattern.pieces.some(({ id }) => id === 'cuff') ? ['piece:cuff'] : []),
  ...pattern.pieces.filter(({ id }) => PIECES[where]?.test(id)).map(({ id }) => `piece:${id}`),
];

/** What closes in a seam of the side, the back or of a skirt's joins: a zip, buttons, hooks. */
const IN_SEAM = /zip|button|hook and eye|snap|^opening/;
const opened = ({ closings }: Specification, where: RegExp): string | undefined => {
  const what = closings.find((one) => where.test(one.where) && IN_SEAM.test(one.what))?.what;
  return what === undefined ? undefined : /zip/.test(what) ? 'zip' : 'opening';
};

/** The seam that a zip or buttons stand in is left open for them. */
function openFor({ spec, pattern }: Made, seam: Seam): Seam {
  // hooks of an ankle need an opening to close
  if (seam.where === 'inseam' && spec.closings.some(({ where }) => where.startsWith('ankle')))
    return { ...seam, how: `${seam.how}; open at the ankle as far as its hooks, edges turned` };
  if (seam.where === 'upper edge' && pattern.pieces.some(({ id }) => id === 'strap'))
    return { ...seam, how: `${seam.how}; catch the straps in it at the marks` };
  const isSide = seam.where === 'side' || seam.where === 'outseam';
  const aside = isSide ? opened(spec, /^side/) : undefined;
  if (aside) return { ...seam, how: `${seam.how}; the left one open for the ${aside}` };
  const joined =
    seam.where === 'joins' || (seam.where === 'kali' && spec.cut.form === 'skirt')
      ? opened(spec, /^(?:side|centre back)/)
      : undefined;
  return joined ? { ...seam, how: `${seam.how}; one of them open for the ${joined}` } : seam;
}

/** The side of a body closed in one with the sleeve that was set flat. */
function sideAndSleeve(made: Made, side: Seam, sleeve: Seam): Step {
  const isOne = side.how.split('; the left one')[0] === sleeve.how && side.allowance === sleeve.allowance;
  const how = isOne ? [side.how, allowed(side)] : [side.how, `${allowed(side)}, sleeve ${sleeve.allowance} cm`];
  return {
    op: 'side',
    say: `Side and sleeve in one: ${how.join('; ')}.`,
    of: [...sources(made, side), ...sources(made, sleeve)],
  };
}

/** A body without a shoulder seam is told with what joins it. */
const shellOf = ({ pieces }: Pattern): string[] =>
  pieces.filter(({ id }) => id === 'front' || id === 'back').map(({ id }) => `piece:${id}`);

/** A step for every seam of a garment, where it comes in the making. */
export function seamSteps(spec: Specification, pattern: Pattern): Step[] {
  const made: Made = { spec, pattern, isFlat: isSetFlat(spec, pattern), isLate: isClosedLate(spec, pattern) };
  const hasSleeve = spec.parts.torso?.sleeve !== undefined;
  const sleeve = spec.seams.find(({ where }) => where === 'sleeve');
  const isJoined = hasSleeve && made.isFlat && spec.seams.some(({ where }) => where === 'side');
  return spec.seams.flatMap((seam): Step[] => {
    if (isJoined && seam === sleeve) return [];
    if (isJoined && sleeve && seam.where === 'side') return [sideAndSleeve(made, openFor(made, seam), sleeve)];
    // what has no shoulder seam is joined by its sleeves, before the neck is finished
    if (
      seam.where === 'armhole' &&
      hasSleeve &&
      !spec.seams.some(({ where }) => where === 'shoulder' || where === 'upper edge')
    )
      return [
        {
          op: 'shoulder',
          say: told(made, seam, 'Raglan sleeve, set flat'),
          of: [...sources(made, seam), ...shellOf(pattern)],
        },
      ];
    if (seam.where === 'armhole' && hasSleeve)
      return [
        {
          op: made.isFlat ? 'setFlat' : 'setRound',
          say: told(made, seam, made.isFlat ? 'Sleeve, set flat' : 'Sleeve, set in the round'),
          of: sources(made, seam),
        },
      ];
    // what closes behind is sewn with its zip
    if (seam.where === 'centre back' && zipBehind(spec)) return [];
    return [{ op: operationOf(seam, made), say: told(made, openFor(made, seam)), of: sources(made, seam) }];
  });
}
