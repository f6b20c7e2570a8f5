import { notInPieces } from '../pattern/not-in-pieces.ts';
import type { Pattern } from '../pattern/piece.ts';
import { type CutApart, cutApart } from '../pattern/to-cut-apart.ts';
import { toCutBesides } from '../pattern/to-cut-besides.ts';
import type { Specification } from '../spec/specification.ts';
import { closingSteps, trimSteps } from './from-closings.ts';
import { pieceSteps } from './from-pieces.ts';
import { isClosedLate, seamSteps } from './from-seams.ts';
import { inOrder, type Operation, type Step } from './operations.ts';

/** Where what is cut by whoever makes it comes in the making. */
const APART: readonly (readonly [what: RegExp, op: Operation])[] = [
  [/cuff/, 'cuff'],
  [/^back neck facing/, 'facing'],
  [/collar|stand|dongjeong/, 'facing'],
  [/pocket|flap|bib/, 'pocket'],
  [/yoke/, 'yoke'],
  [/placket/, 'placket'],
  [/gusset/, 'inseam'],
  [/godet|gore/, 'panel'],
  [/lining/, 'lining'],
  [/peplum/, 'skirt'],
];

const apartSteps = (parts: readonly CutApart[]): Step[] =>
  parts
    .filter(({ isTold }) => isTold !== true)
    .map(({ what, count }) => ({
      op: APART.find(([of]) => of.test(what))?.[1] ?? 'made',
      say: `${count > 1 ? `${count} × ` : ''}${what}: cut by you, made up and set as ordered.`,
      of: [`apart:${what}`],
    }));

/** How the cloth is laid: what is cut on the cross is laid so. */
function laid({ parts }: Specification, { pieces }: Pattern): string {
  if (parts.legs?.chudi) return 'lay the legs on the bias';
  return pieces.some(({ id, bias }) => id === 'front' && bias)
    ? 'lay front and back on the bias'
    : 'lay it on the grain';
}

/** What every garment begins and ends with. */
function framed(spec: Specification, pattern: Pattern): Step[] {
  const lacking = notInPieces(spec);
  const fused = pattern.pieces.filter(({ cloth }) => cloth === 'interfacing').map(({ id }) => `piece:${id}`);
  const marked = pattern.pieces.some(({ inner }) => inner.some(({ kind }) => kind === 'dart'));
  return [
    ...(lacking.length > 0
      ? [{ op: 'lacking' as const, say: `Not in these pieces, to be added: ${lacking.join('; ')}.`, of: [] }]
      : []),
    {
      op: 'prepare',
      say: `Shrink and press the cloth; ${laid(spec, pattern)}; cut all pieces; mark notches${marked ? ' and darts' : ''}.`,
      of: [],
    },
    ...(fused.length > 0
      ? [{ op: 'fuse' as const, say: 'Fuse every piece that is listed with a fusing.', of: fused }]
      : []),
    { op: 'finish', say: 'Trim, press, measure against the table.', of: [] },
  ];
}

/** Everything that is done to make a garment, each for a piece, a seam, a closing or a trim that it has, in the order of making. */
export function makingOf(spec: Specification, pattern: Pattern): Step[] {
  const pieces = pieceSteps(spec, pattern);
  const told = new Set(pieces.flatMap(({ of }) => of));
  const parts = [...cutApart(spec, pattern), ...toCutBesides(spec, pattern)];
  const replaced = (key: string): boolean =>
    parts.some(({ replaces }) =>
      pattern.pieces.some(({ id, name }) => key === `piece:${id}` && replaces?.test(name) === true),
    );
  const steps = [
    ...framed(spec, pattern).slice(0, -1),
    ...pieces.filter(({ of }) => of.length === 0 || !of.every(replaced)),
    ...seamSteps(spec, pattern),
    ...closingSteps(spec, pattern, (key) => told.has(key)),
    ...trimSteps(spec, {
      late: isClosedLate(spec, pattern),
      isLined: spec.parts.torso !== undefined && pattern.pieces.some(({ id }) => id === 'front-lining'),
    }),
    ...apartSteps(parts),
    ...framed(spec, pattern).slice(-1),
  ];
  return inOrder(steps);
}
