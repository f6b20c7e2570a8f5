import type { Pattern } from '../pattern/piece.ts';
import type { Closing, Specification, Trim } from '../spec/specification.ts';
import { zipBehind } from './from-seams.ts';
import type { Operation, Step } from './operations.ts';

interface Set {
  readonly what: RegExp;
  readonly op: Operation;
  readonly how: string;
  /** Only where a piece of this name is. */
  readonly beside?: RegExp;
}

/** How each thing that closes is set, by its name; the first that fits. */
const CLOSED: readonly Set[] = [
  { what: /open-end/, op: 'frontZip', how: 'baste it to the front edges under their facings', beside: /^facing$/ },
  { what: /open-end/, op: 'frontZip', how: 'set to the front edges, cover the tape inside' },
  { what: /open at the hem/, op: 'zip', how: 'set it in the seam down to the hem' },
  {
    what: /^opening/,
    op: 'side',
    how: 'leave one seam open for it, turn its edges twice, stitch, end the casing at them',
  },
  { what: /^zip/, op: 'slashZip', how: 'set it behind the faced slash, edge-stitch', beside: /^zip-facing$/ },
  { what: /zip/, op: 'zip', how: 'set it in the seam, close the seam below it' },
  { what: /elastic/, op: 'thread', how: 'draw it through the casing, fasten the ends' },
  { what: /drawstring|cord/, op: 'thread', how: 'draw it through the casing, leave its ends free to tie' },
  { what: /with loop/, op: 'fasten', how: 'sew the loop to the edge, sew on the button' },
  { what: /shank|jeans button/, op: 'fasten', how: 'work the holes, set both halves' },
  {
    what: /links?$/,
    op: 'fasten',
    how: 'work four holes, two at each end, the cuff folded back; the link is worn and sewn to nothing',
  },
  { what: /button/, op: 'fasten', how: 'work the holes, sew on' },
  { what: /snap|stud/, op: 'fasten', how: 'set both halves' },
  { what: /hook/, op: 'fasten', how: 'sew on by hand' },
  { what: /eyelet/, op: 'fasten', how: 'set the eyelets, lace' },
];
const ANY: Set = { what: /./, op: 'fasten', how: 'sew on at the marks' };

export const closingKey = ({ where, what }: Pick<Closing, 'where' | 'what'>): string => `closing:${where}:${what}`;

/** A step for everything that opens and shuts a garment; zips of flies are told with the fly. */
export function closingSteps(spec: Specification, { pieces }: Pattern, isTold: (key: string) => boolean): Step[] {
  const { closings, seams } = spec;
  const behind = zipBehind(spec);
  const isHere = ({ beside }: Set): boolean => beside === undefined || pieces.some(({ id }) => beside.test(id));
  return closings
    .filter((closing) => !isTold(closingKey(closing)))
    .map((closing): Step => {
      const { where, what, count } = closing;
      const { op, how } = CLOSED.find((row) => row.what.test(what) && isHere(row)) ?? ANY;
      const seam = closing === behind ? seams.find((one) => one.where === 'centre back') : undefined;
      const isUnderFly = pieces.some(({ id }) => id === 'fly-strip') && /^(?:centre )?front/.test(where);
      const set = isUnderFly ? 'its holes are in the fly; sew on under it' : how;
      // the seam that it stands in is sewn with it
      const sewn = seam === undefined ? [set] : [set, seam.how, `allowance ${seam.allowance} cm`];
      return {
        op,
        say: `${where}: ${count > 1 ? `${count} × ` : ''}${what}; ${sewn.join('; ')}.`,
        of: [
          closingKey(closing),
          ...(closing === behind && seams.some((seam) => seam.where === 'centre back') ? ['seam:centre back'] : []),
        ],
      };
    });
}

/** How what is bought is sewn on, by its key in the bill; the first that fits. */
const SEWN_ON: readonly (readonly [id: RegExp, op: Operation, how: string])[] = [
  [/^label$/, 'finish', 'sew in'],
  [/^border$/, 'trim', 'lay along the edge, topstitch both sides, join at a seam'],
  [/^fall$/, 'trim', 'shrink it, fell it inside the lower edge'],
  [/^tassel$|^latkan$/, 'worn', 'sew to the ends'],
  [/^dori$/, 'facing', 'baste to the back neck at the marks, caught when the neck is closed'],
  [/^canvas$/, 'canvas', 'baste inside the fronts'],
  [/^shoulder-pads$/, 'setRound', 'tack to the shoulder seams inside'],
  [/^sleeve-heads$/, 'setRound', 'sew in along the sleeve head'],
  [
    /^can-can$/,
    'lining',
    'close each tier, gather it to the one above, gather the first to the wrong side of the lining below the band, before the lining is hung',
  ],
  [/^rivet$/, 'fasten', 'set at the corners of the pockets'],
  [/^buckle$|^d-ring$/, 'worn', 'sew on at the end of its strap'],
  [/^elastic$/, 'casing', 'draw it through its casing, fasten the ends'],
  [/^cord$|^drawcord$/, 'thread', 'draw it through its channel, knot the ends'],
  [/^boning$/, 'side', 'sew into casings along the seams inside, end it short of the edges'],
  [/^piping$/, 'facing', 'baste into the edges before they are finished'],
  [/^tape$/, 'neck', 'sew along the seam inside'],
  [/./, 'trim', 'sew on along its edge'],
];
/** Bought for what closes, and told there. */
const OF_CLOSINGS: readonly string[] = ['thread', 'button', 'zip', 'hook', 'fastening'];

/** A cloth that is worn has no seam for a border to be joined at. */
const ROUND_EDGES = 'lay along the edges, mitre the corners, topstitch both sides';

const SLIT_TAPE = 'press along the fold of the slit edges inside, before they are turned over it';

/** Cups lie inside a lining, and are tacked to it when it is made up and not yet closed; without one they are tacked to the seams. */
const padStep = ({ id, name }: Trim, late: boolean, isLined: boolean): Step => ({
  op: isLined ? (late ? 'bag' : 'lining') : 'side',
  say: isLined
    ? `${name}: tack to the wrong side of the lining at the bust.`
    : `${name}: tack to the seams inside the bust.`,
  of: [`trim:${id}`],
});

/** A step for everything that is bought and sewn on beside what closes. */
export const trimSteps = (
  { trims, closings, cut }: Specification,
  { late, isLined }: { late: boolean; isLined: boolean },
): Step[] =>
  trims
    .filter(({ id, name }: Trim) => !OF_CLOSINGS.includes(id) && !closings.some(({ what }) => what === name))
    .map((trim): Step => {
      const isOfSlit = trim.name === 'slit tape';
      if (trim.id === 'pads') return padStep(trim, late, isLined);
      if (trim.id === 'border' && cut.form === 'drape')
        return { op: 'trim', say: `${trim.name}: ${ROUND_EDGES}.`, of: [`trim:${trim.id}`] };
      const [, op, how] = SEWN_ON.find(([of]) => of.test(trim.id)) ?? [/./, 'trim' as const, 'sew on along its edge'];
      // a slit that is turned cannot be taped any more
      if (isOfSlit) return { op: 'side', say: `${trim.name}: ${SLIT_TAPE}.`, of: [`trim:${trim.id}`] };
      // what closes late is closed over what lies in it
      const at = trim.id === 'dori' && late ? 'lateFacing' : op;
      return { op: at, say: `${trim.name}: ${how}.`, of: [`trim:${trim.id}`] };
    });
