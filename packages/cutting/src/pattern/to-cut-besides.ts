import { netTiers } from '../spec/can-can.ts';
import type { Specification } from '../spec/specification.ts';
import type { Pattern } from './piece.ts';
import type { CutApart } from './to-cut-apart.ts';

/** Of the facing behind a neck, cm. */
const NECK_FACING = 6;

/** What is cut by measure and has no outline of its own: tiers of net, canvas, the facing behind a collar that is set over a lining. */
export function toCutBesides(spec: Specification, { pieces }: Pattern): CutApart[] {
  const { trims, ordered, cut } = spec;
  const has = (id: string): boolean => pieces.some((piece) => piece.id === id);
  const layers = ordered.find(({ id, isNone }) => id === 'can-can' && !isNone)?.count ?? 1;
  const net = trims.some(({ id }) => id === 'can-can')
    ? netTiers(spec.parts).map(({ deep, long }, nth) => ({
        what: `can-can net, tier ${nth + 1}: ${deep} cm deep, ${long} cm long`,
        count: layers,
        isTold: true as const,
      }))
    : [];
  const canvas = trims.some(({ id }) => id === 'canvas')
    ? [
        {
          what: 'chest canvas, by the front from the shoulder to 10 cm below the waist',
          count: 2,
          isTold: true as const,
        },
      ]
    : [];
  const isCollared = 'build' in cut && ['tailored', 'coat', 'band-coat', 'vest'].includes(cut.build);
  const isFaced = isCollared && has('facing') && has('front-lining') && has('collar');
  const facing = isFaced
    ? [
        {
          what: `back neck facing, ${NECK_FACING} cm deep, by the neck of the back; joined to the front facings at the shoulders`,
          count: 1,
        },
      ]
    : [];
  return [...net, ...canvas, ...facing];
}
