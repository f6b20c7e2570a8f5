import type { Seam, Specification } from '../spec/specification.ts';
import { notInPieces } from './not-in-pieces.ts';
import type { Pattern } from './piece.ts';
import { labelOf } from './write/label.ts';

/** What is cut from what: a line a piece. */
export const cuttingList = (pattern: Pattern): string[] => pattern.pieces.map((piece) => labelOf(piece).join(', '));

/** A step that a piece wants: none without it. */
interface PieceStep {
  readonly of: RegExp;
  readonly say: string;
}

/** Before the long seams: what is made on flat pieces. */
const FLAT_WORK: readonly PieceStep[] = [
  {
    of: /^(?:patch|hip|back)-pocket$/,
    say: 'Patch pockets: hem the top, press the edges under, stitch on at the marks.',
  },
  { of: /^pocket-flap$/, say: 'Pocket flaps: sew round, turn, press; set above the pockets.' },
  { of: /^(?:welt|jetting|breast-welt|back-welt)$/, say: 'Welt pockets: set the welts, cut open, turn, sew the bags.' },
  { of: /^cargo-pocket$/, say: 'Cargo pockets: join the bellows, hem the top, stitch on at the marks, set the flaps.' },
  { of: /^kangaroo-pocket$/, say: 'Kangaroo pocket: hem the slanted openings, stitch on at the marks.' },
  { of: /^pocket-facing$/, say: 'Front pockets: face the mouths, sew the bags.' },
  { of: /^keyhole-facing/, say: 'Keyhole: face the drop, cut out, turn, edge-stitch.' },
  { of: /^placket$/, say: 'Slash the centre front, set the placket strips, box the end.' },
  { of: /^sleeve-placket$/, say: 'Sleeve openings: slash, set the placket, box the point.' },
  { of: /^fly$/, say: 'Fly: face it, set the zip, sew the guard under it.' },
  { of: /^loop$/, say: 'Belt loops: fold in three, edge-stitch, set with the band.' },
];
/** Mouths of pockets that are cut open; bags without one hang in the side seams. */
const OPENED = ['welt', 'jetting', 'pocket-facing'] as const;
/** After them, before the hem. */
const ASSEMBLED: readonly PieceStep[] = [
  { of: /^cuff$/, say: 'Cuffs: gather or pleat the sleeve ends, set the cuffs.' },
  { of: /^(?:skirt|tier-1)$/, say: 'Skirt: sew its lengths or panels together, join it at its upper edge.' },
  { of: /^(?:tie|belt|sash|obi)$/, say: 'Ties and belt: fold, sew, turn, press.' },
];

const isWanted =
  ({ pieces }: Pattern) =>
  ({ of }: PieceStep): boolean =>
    pieces.some(({ id, cloth }) => of.test(id) && cloth !== 'lining' && cloth !== 'interfacing');

const seamStep = ({ where, how, allowance }: Seam): string =>
  `${where[0]?.toUpperCase()}${where.slice(1)}: ${how}; allowance ${allowance} cm.`;

/** Ends of a garment: sewn when all else is. */
const isEnd = ({ where }: Seam): boolean => where === 'hem' || where === 'edges';
/** Less than this is no ease that anybody works in, cm. */
const LEAST_EASE = 0.4;
/** A box pleat takes up what a back is wider than its yoke. */
const isPleated = (name: string, pattern: Pattern): boolean =>
  name === 'yoke seam' && pattern.pieces.some(({ inner }) => inner.some(({ kind }) => kind === 'pleat'));

function easeSteps(pattern: Pattern): string[] {
  return pattern.joins
    .filter(({ ease }) => Math.abs(ease) > LEAST_EASE)
    .map(({ name, ease }) =>
      isPleated(name, pattern)
        ? `${name}: lay the box pleat, ${(2 * ease).toFixed(1)} cm.`
        : `${name}: ${ease > 0 ? 'ease or gather in' : 'stretch by'} ${Math.abs(ease).toFixed(1)} cm.`,
    );
}

/** Steps of making, in order, as a tailor would be told. */
export function makingSteps(spec: Specification, pattern: Pattern): string[] {
  if (spec.missing !== undefined)
    return ['1. Draft and make it yourself from the order: no template cuts this garment.'];
  const has = (cloth: string) => pattern.pieces.some((p) => p.cloth === cloth);
  const wanted = isWanted(pattern);
  const ids = new Set(pattern.pieces.map(({ id }) => id));
  const isInSeam = ids.has('pocket-bag') && !OPENED.some((id) => ids.has(id));
  const said = (steps: readonly PieceStep[]) => steps.filter(wanted).map(({ say }) => say);
  const lacking = notInPieces(spec);
  const steps = [
    ...(lacking.length > 0 ? [`Not in these pieces, to be added: ${lacking.join('; ')}.`] : []),
    'Shrink and press the cloth; lay it on the grain; cut all pieces; mark notches and darts.',
    ...(has('interfacing') ? ['Fuse every piece that is listed with a fusing.'] : []),
    ...(pattern.pieces.some((p) => p.inner.some((q) => q.kind === 'dart'))
      ? ['Sew the darts to the point; press upright ones to the centre, level ones down.']
      : []),
    ...said(FLAT_WORK),
    ...(isInSeam ? ['Side pockets: sew the bags to the seams, close below the mouths.'] : []),
    ...easeSteps(pattern),
    ...spec.seams.filter((seam) => !isEnd(seam)).map(seamStep),
    ...said(ASSEMBLED),
    ...(spec.cut.lined && has('lining')
      ? ['Lining: sew it as the cloth, join it at the edges, leave an opening to turn.']
      : []),
    ...spec.seams.filter(isEnd).map(seamStep),
    ...spec.closings.map((c) => `${c.where}: ${c.count > 1 ? `${c.count} × ` : ''}${c.what}.`),
    'Trim, press, measure against the table.',
  ];
  return steps.map((step, i) => `${i + 1}. ${step}`);
}
