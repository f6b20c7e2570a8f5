import type { Specification } from '../spec/specification.ts';
import { notInPieces } from './not-in-pieces.ts';
import type { Pattern } from './piece.ts';
import { labelOf } from './write/label.ts';

/** What is cut from what: a line a piece. */
export const cuttingList = (pattern: Pattern): string[] => pattern.pieces.map((piece) => labelOf(piece).join(', '));

/** Steps of making, in order, as a tailor would be told. */
export function makingSteps(spec: Specification, pattern: Pattern): string[] {
  if (spec.missing !== undefined)
    return ['1. Draft and make it yourself from the order: no template cuts this garment.'];
  const has = (id: string) => pattern.pieces.some((p) => p.id === id);
  const lacking = notInPieces(spec);
  const steps: string[] = lacking.length > 0 ? [`Not in these pieces, to be added: ${lacking.join('; ')}.`] : [];
  steps.push('Shrink and press the cloth; lay it on the grain; cut all pieces; mark notches and darts.');
  if (pattern.pieces.some((p) => p.cloth === 'interfacing'))
    steps.push('Fuse every piece that is listed with a fusing.');
  if (pattern.pieces.some((p) => p.inner.some((q) => q.kind === 'dart')))
    steps.push('Sew the darts to the point; press upright ones to the centre, level ones down.');
  if (has('placket')) steps.push('Slash the centre front, set the placket strips, box the end.');
  for (const seam of spec.seams)
    steps.push(`${seam.where[0]?.toUpperCase()}${seam.where.slice(1)}: ${seam.how}; allowance ${seam.allowance} cm.`);
  for (const join of pattern.joins.filter((j) => Math.abs(j.ease) > 0.4))
    steps.push(
      `${join.name}: ${join.ease > 0 ? 'ease or gather in' : 'stretch by'} ${Math.abs(join.ease).toFixed(1)} cm.`,
    );
  for (const c of spec.closings) steps.push(`${c.where}: ${c.count > 1 ? `${c.count} × ` : ''}${c.what}.`);
  steps.push('Trim, press, measure against the table.');
  return steps.map((step, i) => `${i + 1}. ${step}`);
}
