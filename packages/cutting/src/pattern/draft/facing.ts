import { curve, flatten, join, lengthOfPoints, type Pt, poly } from '../../kit/path.ts';
import type { Piece, Side } from '../piece.ts';
import { parted, shareAt } from './split-panel.ts';
import type { TorsoPlan } from './torso-plan.ts';

/** Of a facing: along the shoulder, and at the hem from the centre. */
const AT_SHOULDER = 3.5;
const AT_HEM = 8;

/** The front's edge turned inside: the front's own neck, lapel and edge, to a line from the shoulder to the hem. */
export function shapedFacing(p: TorsoPlan, front: Piece): Piece | undefined {
  const side = (name: string): Side | undefined => front.sides.find((s) => s.name === name);
  // of a raglan the shoulder lies on the sleeve
  const [shoulder, hem] = [side('shoulder') ?? side('armhole'), side('hem')];
  if (!shoulder || !hem) return undefined;
  const run = lengthOfPoints(shoulder.points);
  const [upper] = parted(shoulder.points, Math.min(1, AT_SHOULDER / run));
  const from = upper.at(-1) ?? p.tip;
  const depth = Math.max(p.t.frontNeck, 6);
  const bottom = p.bottom;
  const turn = Math.min(depth + 14, bottom - 6);
  const inner = join(
    curve(from, [from[0], depth * 0.9], [AT_HEM, depth + 2], [AT_HEM, Math.max(turn, depth + 3)]),
    poly([AT_HEM, Math.max(turn, depth + 3)], [AT_HEM, bottom]),
  );
  const edge: Pt[] = parted(hem.points, shareAt(hem.points, AT_HEM))[1];
  const after = front.sides.slice(front.sides.indexOf(hem) + 1);
  return {
    id: 'facing',
    name: 'Front facing',
    cloth: 'fabric',
    cut: 2,
    sides: [
      ...front.sides.filter((s) => s.name === 'neck'),
      { ...shoulder, name: 'shoulder', points: upper },
      { name: 'inner', points: flatten(inner, 16), allowance: 1 },
      { ...hem, points: edge },
      ...after,
    ],
    grain: [
      [AT_HEM / 2, depth + 8],
      [AT_HEM / 2, bottom - 4],
    ],
    notches: [],
    inner: front.inner.filter((q) => q.kind === 'fold'),
  };
}
