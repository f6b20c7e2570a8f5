import type { Pattern, Piece } from '../pattern/piece.ts';
import { sideLength } from '../pattern/piece.ts';
import { isLeftUnlined } from '../spec/placed.ts';
import type { Specification } from '../spec/specification.ts';
import { isClosedLate, isPleatedRound, zipBehind } from './from-seams.ts';
import type { Operation, Step } from './operations.ts';

/** A step that pieces want: told once of all that it is of. */
interface PieceStep {
  readonly op: Operation;
  /** The piece that is told by its name and number. */
  readonly of: RegExp;
  /** What belongs to it and is told with it. */
  readonly with?: RegExp;
  /** Only where these pieces are, or are not. */
  readonly beside?: RegExp;
  readonly without?: RegExp;
  readonly say: string;
  /** Only what is cut of this. */
  readonly cloth?: Piece['cloth'];
  /** Its pieces make one. */
  readonly isOne?: true;
  /** Two of its pieces make one. */
  readonly isPaired?: true;
  /** Told by this name in the place of the piece's. */
  readonly name?: string;
}

const PATCH = 'hem the top, press the edges under, stitch on at the marks';
const STEPS: readonly PieceStep[] = [
  {
    op: 'made',
    of: /^collar-fall$/,
    with: /^collar$/,
    cloth: 'fabric',
    beside: /^collar$/,
    name: 'collar',
    isOne: true,
    say: 'sew round the fall, trim, turn, press, set it between the two stands',
  },
  {
    op: 'made',
    of: /^collar$/,
    without: /^collar-fall$/,
    cloth: 'fabric',
    name: 'collar',
    isOne: true,
    say: 'sew the outer edges, trim, turn, press',
  },
  { op: 'made', of: /^belt$/, beside: /^panel$/, say: 'join its sides, leave a mouth for the drawstring' },
  { op: 'made', of: /^(?:tie|belt|sash|obi)$/, without: /^panel$/, say: 'fold, sew, turn, press' },
  { op: 'made', of: /^(?:loop|carrier|locker-loop)$/, say: 'fold in three, edge-stitch' },
  { op: 'made', of: /^bow$/, say: 'fold, sew, turn, press' },
  { op: 'made', of: /^strap$/, say: 'fold, sew, turn, press' },
  { op: 'pocket', of: /^(?:patch|hip|back)-pocket$/, say: PATCH },
  {
    op: 'pocket',
    of: /^pocket-flap$/,
    without: /^jetting$/,
    isPaired: true,
    name: 'pocket flap',
    say: 'sew round, turn, press, set above the pockets',
  },
  {
    op: 'pocket',
    of: /^jetting$/,
    with: /^(?:pocket-flap|pocket-bag)$/,
    name: 'flap pocket',
    say: 'make the flaps, set them with the jettings, cut open, turn, sew the bags',
  },
  {
    op: 'pocket',
    of: /^(?:welt|back-welt)$/,
    with: /^pocket-bag$/,
    say: 'set the welts, cut open, turn, sew the bags',
  },
  { op: 'pocket', of: /^breast-welt$/, with: /^breast-bag$/, say: 'set the welt, cut open, turn, sew the bag' },
  { op: 'pocket', of: /^kangaroo-pocket$/, say: 'hem the slanted openings, stitch on at the marks' },
  {
    op: 'pocket',
    of: /^pocket-facing$/,
    with: /^(?:pocket-bag|hip-piece)$/,
    say: 'face the mouths, lay the hip pieces behind them, sew the bags',
  },
  {
    op: 'seamPocket',
    of: /^pocket-bag$/,
    without: /^(?:welt|jetting|pocket-facing|back-welt|kali|skirt|tier-1)$/,
    say: 'sew to the side seams, close below the mouths',
  },
  {
    op: 'skirt',
    of: /^pocket-bag$/,
    beside: /^(?:kali|skirt|tier-1)$/,
    without: /^(?:welt|jetting|pocket-facing|back-welt)$/,
    say: 'sew to the edges that lie at the sides of the skirt, 5 cm under its seam, leave the mouths open',
  },
  {
    op: 'thigh',
    of: /^cargo-pocket$/,
    with: /^(?:cargo-bellows|cargo-flap)$/,
    say: 'join the bellows, hem the top, stitch on at the marks, set the flaps',
  },
  {
    op: 'lateYoke',
    of: /^yoke$/,
    name: 'inner layer of the yoke',
    isOne: true,
    say: 'turn its edges under, lay it over the seams of back and shoulders, edge-stitch',
  },
  { op: 'keyhole', of: /^keyhole-facing/, say: 'face the drop, cut out, turn, edge-stitch' },
  { op: 'fuse', of: /^fly-strip$/, say: 'fold, press, work its holes lengthways now, before it is set' },
  {
    op: 'placket',
    of: /^placket$/,
    say: 'slash the centre front, set the strips, box the end',
    without: /^fly-strip$/,
  },
  {
    op: 'placket',
    of: /^placket$/,
    beside: /^fly-strip$/,
    say: 'slash the centre front, lay the fly under the strip on top, set the strips, stitch the row that holds the fly, box the end',
  },
  {
    op: 'casing',
    of: /^band-back$/,
    say: 'join to the flat front band at the side seams, lay the elastic in, sew its ends into them',
  },
  { op: 'placket', of: /^zip-facing$/, say: 'slash the centre front, face the slash, turn' },
  { op: 'sleeveOpening', of: /^sleeve-placket$/, say: 'slash the sleeve, set the placket, box the point' },
  {
    op: 'facing',
    of: /^(?:facing|front-facing)$/,
    say: 'sew to the front edges, turn, press',
    without: /^(?:placket|fly-strip)$/,
  },
  { op: 'facing', of: /^(?:facing|front-facing)$/, say: 'sew to the front edges, turn, press', beside: /^placket$/ },
  {
    op: 'facing',
    of: /^(?:facing|front-facing)$/,
    beside: /^fly-strip$/,
    without: /^placket$/,
    say: 'lay the fly inside the edge of the front on top, sew to the front edges, turn, press, stitch the row that holds the fly',
  },
  {
    op: 'skirt',
    of: /^skirt$/,
    with: /^skirt-back$/,
    beside: /^front$/,
    name: 'skirt',
    say: 'sew the lengths or panels together',
  },
  {
    op: 'skirt',
    of: /^tier-1$/,
    with: /^tier-/,
    beside: /^front$/,
    say: 'close each tier, gather it to the one above',
  },
  {
    op: 'panel',
    of: /^tier-1$/,
    with: /^tier-/,
    without: /^front$/,
    say: 'close each tier, gather it to the one above',
  },
  { op: 'skirt', of: /^kali$/, beside: /^front$/, say: 'sew the kalis together' },
  { op: 'panel', of: /^quarter$/, say: 'sew the quarters together' },
  { op: 'thigh', of: /^flare$/, say: 'close each flare, gather it to the knee' },
  {
    op: 'setRound',
    of: /^arm-band$/,
    say: 'fold, set the ends to the edges over the underarm, elastic in the upper edge',
  },
  { op: 'flounce', of: /^edge-flounce$/, say: 'close to a ring, hem, gather to the upper edge, sew on' },
  { op: 'worn', of: /^blouse-piece$/, say: 'cut off before wearing' },
  { op: 'worn', of: /^(?:sash|obi)$/, say: 'worn round the waist, tied' },
  { op: 'worn', of: /^belt$/, without: /^panel$/, say: 'draw it through the carriers' },
  { op: 'sewnOn', of: /^carrier$/, say: 'sew to the side seams at the waist' },
];

/** Pieces that are told elsewhere by what they are sewn to, or are the body itself. */
const isCloth = ({ cloth }: Piece): boolean => cloth !== 'interfacing';

/** What is longer than its cuff is gathered or laid in pleats, cm. */
const LEAST_FULLNESS = 1;
const CUFF_LAP = 2.5;

function cuffSteps(spec: Specification, { pieces }: Pattern): Step[] {
  const cuff = pieces.find(({ id }) => id === 'cuff');
  if (!cuff || spec.parts.torso?.sleeve === undefined) return [];
  const sleeve = pieces.find(({ id }) => id === 'sleeve');
  if (cuff.cloth === 'rib')
    return [
      {
        op: 'cuff',
        say: `${cuff.cut} × ${cuff.name.toLowerCase()}: close to rings, fold, stretch onto the sleeve ends, overlock.`,
        of: ['piece:cuff'],
      },
    ];
  const isOpen = pieces.some(({ id }) => id === 'sleeve-placket');
  const over = sleeve ? sideLength(sleeve, 'hem') - (sideLength(cuff, 'top') - (isOpen ? CUFF_LAP : 0)) : 0;
  const isGathered = ['puff', 'bishop', 'balloon'].includes(spec.garment.sleeve.shape);
  const fullness =
    over > LEAST_FULLNESS
      ? [isGathered ? 'gather the sleeve ends to the cuffs' : 'lay the sleeve ends in pleats to the cuffs']
      : [];
  const how = [...fullness, isOpen ? 'sew the ends, turn' : 'close to rings', 'set to the sleeve ends, topstitch'];
  // a double cuff is of two layers that turn back together
  const layered = cuff.cut === 4 ? ['sew the layers of each round three sides, turn, fold back on the line'] : [];
  return [
    {
      op: 'cuff',
      say: `2 × ${cuff.cut === 4 ? 'double cuff' : 'cuff'}: ${[...layered, ...how].join(', ')}.`,
      of: ['piece:cuff'],
    },
  ];
}

function dartSteps({ pieces }: Pattern): Step[] {
  const shell = pieces.filter(({ cloth }) => cloth === 'fabric' || cloth === 'lining');
  const isBust = (piece: Piece): boolean => piece.sides.some(({ name }) => name === 'dart');
  const darts = (piece: Piece): number => piece.inner.filter(({ kind }) => kind === 'dart').length;
  const upright = shell.filter((piece) => darts(piece) > (isBust(piece) ? 1 : 0));
  const pleated = shell.filter(({ id, inner }) => /^leg/.test(id) && inner.some(({ kind }) => kind === 'pleat'));
  const of = (list: readonly Piece[]): string[] => list.map(({ id }) => `piece:${id}`);
  const at = (list: readonly Piece[]): string => {
    const [front, back] = [list.some(({ id }) => /front/.test(id)), list.some(({ id }) => /back/.test(id))];
    return front && back ? 'front and back' : front ? 'front' : 'back';
  };
  return [
    ...(shell.some(isBust)
      ? [{ op: 'dart' as const, say: 'Bust darts: sew to the point, press down.', of: of(shell.filter(isBust)) }]
      : []),
    ...(upright.length > 0
      ? [
          {
            op: 'dart' as const,
            say: `Waist darts, ${at(upright)}: sew to the point, press to the centre.`,
            of: of(upright),
          },
        ]
      : []),
    ...(pleated.length > 0
      ? [{ op: 'pleat' as const, say: 'Front pleats: fold at the notches, baste along the top.', of: of(pleated) }]
      : []),
  ];
}

const isZipped = ({ closings }: Specification): boolean =>
  closings.some(({ where, what }) => /^(?:side|centre)/.test(where) && /zip/.test(what));

/** What is sewn of the lining: with the shoulders of what has no sleeves, and else when the sleeves of the cloth are in. */
function liningSteps(spec: Specification, pattern: Pattern): Step[] {
  const lining = pattern.pieces.filter(({ id, cloth }) => cloth === 'lining' && /-lining$/.test(id));
  const isOfSkirt = ({ id }: Piece): boolean => /^skirt/.test(id);
  const of = (list: readonly Piece[]): string[] => list.map(({ id }) => `piece:${id}`);
  if (lining.length === 0) return [];
  if (spec.cut.form === 'skirt')
    return [
      {
        op: 'hang',
        say: isZipped(spec)
          ? 'Lining: sew it as the cloth, leave it open at the zip, hem it, hang it inside the upper edge, fell it to the tape of the zip.'
          : 'Lining: sew it as the cloth, hem it, hang it inside the upper edge.',
        of: of(lining),
      },
    ];
  const [skirt, body] = [lining.filter(isOfSkirt), lining.filter((piece) => !isOfSkirt(piece))];
  const hung: Step[] =
    skirt.length > 0
      ? [
          {
            op: 'bag',
            say: 'Skirt lining: join it as the skirt, hem it, sew it to the waist of the bodice lining.',
            of: of(skirt),
          },
        ]
      : [];
  return [
    ...(body.length > 0 ? [liningOfBody(spec, pattern, of(body)), ...shutLining(spec, pattern, of(body))] : []),
    ...hung,
  ];
}

/** Fronts that a zip closes and no facing lies behind. */
const isZippedBare = ({ closings }: Specification, { pieces }: Pattern): boolean =>
  closings.some(({ what }) => /open-end/.test(what)) && !pieces.some(({ id }) => id === 'facing');

/** How a lining that was set in is closed at its ends. */
function shutLining(spec: Specification, pattern: Pattern, of: readonly string[]): Step[] {
  const { pieces } = pattern;
  const hem = spec.seams.find(({ where }) => where === 'hem')?.how ?? '';
  const isTurned = /jumped|rib/.test(hem) || spec.parts.torso?.joint !== undefined;
  const ends = [
    pieces.some(({ id }) => id === 'sleeve-lining' || id === 'sleeve-under-lining') && 'fell it to the sleeve ends',
    (zipBehind(spec) || isZippedBare(spec, pattern)) && 'fell it to the tape of the zip',
    pieces.some(({ id }) => id === 'back-stand') &&
      (spec.garment.closure === 'lace-up' ? 'fell it to the back facings' : 'fell it to the back stands'),
    spec.parts.torso?.slit !== undefined && 'fell it to the edges of the slits',
    isLeftUnlined(spec.garment, 'skirt') && spec.parts.torso?.joint !== undefined && 'fell it to the waist seam',
    isTurned && isClosedLate(spec, pattern) && 'close the opening',
  ].filter((end) => end !== false && end !== undefined);
  return ends.length > 0 ? [{ op: 'shutLining', say: `Lining: ${ends.join(', ')}.`, of }] : [];
}

function liningOfBody(spec: Specification, pattern: Pattern, of: readonly string[]): Step {
  const hem = spec.seams.find(({ where }) => where === 'hem');
  // what is felled to a turned-up hem or to a rib is turned through an opening, and what hangs free is hemmed
  const isClosed = /jumped|rib/.test(hem?.how ?? '') || spec.parts.torso?.joint !== undefined;
  const end = isClosed ? 'leave an opening to turn' : 'hem it, it hangs free';
  const sleeved = pattern.pieces.some(({ id }) => /^sleeve.*-lining$/.test(id)) ? ' its sleeves set,' : '';
  if (isClosedLate(spec, pattern)) return { op: 'bag', say: `Lining: sew it as the cloth,${sleeved} ${end}.`, of };
  if (spec.parts.torso?.sleeve !== undefined || !spec.seams.some(({ where }) => where === 'side'))
    return { op: 'lining', say: `Lining: sew it as the cloth, ${end}.`, of };
  return {
    op: 'lining',
    say: `Lining: sew its darts${spec.seams.some(({ where }) => where === 'shoulder') ? ' and shoulders' : ''}, its sides stay open until the cloth’s are sewn.`,
    of,
  };
}

/** Pleats that are laid all round, when the cloth is hemmed. */
function pleatSteps(spec: Specification, pattern: Pattern): Step[] {
  if (!isPleatedRound({ spec, pattern })) return [];
  const { pleats } = spec.parts.skirt ?? {};
  const how = spec.parts.skirt ? 'press, stitch down to the hip' : 'press, baste along the top';
  return [
    {
      op: 'layPleats',
      say: `Pleats: lay${pleats ? ` ${pleats}` : ' the skirt in pleats'}, ${how}.`,
      of: ['piece:skirt'],
    },
  ];
}

function flySteps(spec: Specification, { pieces }: Pattern): Step[] {
  if (!pieces.some(({ id }) => id === 'fly')) return [];
  const zip = spec.closings.find(({ where, what }) => where === 'fly' && /zip/.test(what));
  const how = zip
    ? `face the edge, set the ${zip.what}, sew the guard under it`
    : 'face the edge, sew the guard under it';
  return [{ op: 'fly', say: `Fly: ${how}.`, of: ['piece:fly', ...(zip ? [`closing:${zip.where}:${zip.what}`] : [])] }];
}

/** A lining is joined to the facing that lies beside it. */
const ofFacing = (op: Operation, has: (of: RegExp) => boolean): string =>
  op === 'facing' && has(/^front-lining$/) ? ', join the lining to its inner edge' : '';

/** A zip that was basted to the edges is caught by the facings. */
const overZip = ({ closings }: Specification, op: Operation): string =>
  op === 'facing' && closings.some(({ what }) => /open-end/.test(what)) ? ', catch the tape of the zip' : '';

/** The strip of a shirt's front is stitched down. */
const ofPlacket = ({ points }: Specification, op: Operation): string => {
  const width =
    op === 'facing' ? points.find(({ part, id }) => part === 'torso' && id === 'placketWidth')?.value : undefined;
  return width === undefined ? '' : `, topstitch ${width} cm from the edge`;
};

/** A skirt is not closed round where a zip runs down into it. */
const leftOpen = (spec: Specification, op: Operation, isOfSkirt: boolean): string =>
  op === 'skirt' && isOfSkirt && zipBehind(spec) ? ', leave the centre back open for the zip' : '';

const timesOf = (count: number): string => (count > 1 ? `${count} × ` : '');

/** A step for what pieces have to be done with before or beside their seams. */
export function pieceSteps(spec: Specification, pattern: Pattern): Step[] {
  const { pieces } = pattern;
  const has = (of: RegExp): boolean => pieces.some((piece) => of.test(piece.id) && isCloth(piece));
  const isLate = isClosedLate(spec, pattern);
  const steps = STEPS.flatMap(({ op, of, with: also, beside, without, cloth, isOne, isPaired, say, name }): Step[] => {
    if ((beside && !has(beside)) || (without && has(without))) return [];
    return pieces
      .filter((piece) => of.test(piece.id) && isCloth(piece) && (cloth === undefined || piece.cloth === cloth))
      .map((piece): Step => {
        const others = also ? pieces.filter(({ id }) => also.test(id)) : [];
        return {
          op: op === 'facing' && isLate ? 'lateFacing' : op,
          say: `${timesOf(isOne ? 1 : piece.cut / (isPaired ? 2 : 1))}${name ?? piece.name.toLowerCase()}: ${say}${leftOpen(spec, op, piece.id !== 'pocket-bag')}${overZip(spec, op)}${ofFacing(op, has)}${ofPlacket(spec, op)}.`,
          of: [piece, ...others].map(({ id }) => `piece:${id}`),
        };
      });
  });
  return [
    ...dartSteps(pattern),
    ...steps,
    ...flySteps(spec, pattern),
    ...cuffSteps(spec, pattern),
    ...liningSteps(spec, pattern),
    ...pleatSteps(spec, pattern),
  ];
}
