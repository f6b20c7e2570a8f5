import { readFlat } from '../../flats/read-flat.ts';
import type { View } from '../../flats/view.ts';
import { boxOf, flatten } from '../../kit/path.ts';
import { disagreements } from '../../pattern/disagreements.ts';
import { seamLine } from '../../pattern/piece.ts';
import type { PackGarment } from '../pack-tables.ts';

/** A ruler on the drawing is right to this, cm. */
const RULER = 0.6;

/** What is drawn is as wide and as long as the table says. */
function offTheFlat({ spec }: PackGarment, [front]: readonly View[]): string[] {
  const { torso: t } = spec.parts;
  const { cut, garment } = spec;
  if (!front || !t || cut.form !== 'torso' || t.topEdge !== undefined || garment.neckline === 'one-shoulder') return [];
  const flat = readFlat(front);
  const under = t.shoulderDrop + Math.sqrt(Math.max(25, t.armhole ** 2 - ((t.chest - t.shoulder) / 2) ** 2));
  const end = t.joint ?? t.length;
  const rows: (readonly [string, number, number])[] = [];
  const had = (id: string): boolean => spec.points.some((one) => one.part === 'torso' && one.id === id);
  if (had('waist') && t.waistAt < end - 4 && t.waistAt > under + 6)
    rows.push(['½ waist', flat.widthAt(t.waistAt), t.waist]);
  if (had('hip') && t.joint === undefined && t.hipAt < t.length - 8) rows.push(['½ hip', flat.widthAt(t.hipAt), t.hip]);
  return rows
    .filter(([, drawn, told]) => drawn > 0 && Math.abs(drawn - told) > RULER)
    .map(([name, drawn, told]) => `flat: ${name} is drawn ${drawn.toFixed(1)} and told ${told}`);
}

/** The over front of a wrap: as far over on the drawing, in the table and on the piece. */
function wrapped({ spec, pattern }: PackGarment, [front]: readonly View[]): string[] {
  const { torso: t } = spec.parts;
  if (front && spec.parts.skirt?.overlap !== undefined) return wrappedSkirt(spec.parts.skirt.overlap, pattern, front);
  if (!t || !front || spec.cut.form !== 'torso') return [];
  const edge = front.marks.find(({ of }) => of === 'wrap edge');
  if (!edge) return [];
  const reach = Math.max(...flatten(edge.path, 24).map(([x]) => Math.abs(x)));
  const piece = pattern.pieces.find(({ id }) => id === 'front');
  const cut = piece ? -boxOf(seamLine(piece)).x0 : undefined;
  const told = t.overlap ?? 0;
  return [
    ...(Math.abs(reach - told) > RULER
      ? [`flat: the front reaches ${reach.toFixed(1)} over the centre and the table says ${told}`]
      : []),
    ...(cut !== undefined && Math.abs(cut - told) > RULER
      ? [`pieces: the front reaches ${cut.toFixed(1)} over the centre and the table says ${told}`]
      : []),
    ...(told > t.waist / 2 + RULER ? [`measures: an overlap of ${told} passes the side seam at ${t.waist / 2}`] : []),
  ];
}

/** Of a skirt the overlap is told whole, and each front reaches half of it. */
function wrappedSkirt(overlap: number, { pieces }: PackGarment['pattern'], front: View): string[] {
  const edge = front.marks.find(({ of }) => of === 'wrap edge');
  const drawn = edge ? 2 * Math.max(...flatten(edge.path, 8).map(([x]) => Math.abs(x))) : undefined;
  const piece = pieces.find(({ id }) => id === 'front');
  const cut = piece ? -2 * boxOf(seamLine(piece)).x0 : undefined;
  return [
    ...(drawn !== undefined && Math.abs(drawn - overlap) > RULER
      ? [`flat: the fronts lie ${drawn.toFixed(1)} over one another and the table says ${overlap}`]
      : []),
    ...(cut !== undefined && Math.abs(cut - overlap) > RULER
      ? [`pieces: the fronts lie ${cut.toFixed(1)} over one another and the table says ${overlap}`]
      : []),
  ];
}

/** A cloth is bought as long as it is finished, with its hems. */
function clothLong({ spec, metres }: PackGarment): string[] {
  const { drape: d } = spec.parts;
  if (!d || spec.cut.form !== 'drape') return [];
  const least = Math.min(
    ...metres.filter(({ role }) => role === 'fabric').map((one) => one.metres ?? Number.POSITIVE_INFINITY),
  );
  return least * 100 < d.length + 1 ? [`bill: ${least} m for a finished ${d.length} cm`] : [];
}

/** What is gathered to its cuff or its armhole is cut longer and wider than it is worn. */
const isFull = ({ spec }: PackGarment, id: string): boolean =>
  ['sleeve', 'upperArm', 'sleeveOpening'].includes(id) &&
  ['puff', 'bishop', 'balloon', 'bell', 'flutter', 'leg-of-mutton', 'lantern', 'juliet'].includes(
    spec.garment.sleeve.shape,
  );

export const measuredOff = (garment: PackGarment, views: readonly View[]): string[] => [
  ...(garment.pattern.undrafted === undefined
    ? disagreements(garment.spec, garment.pattern)
        .filter(({ point }) => !isFull(garment, point.id))
        .map(
          ({ point, drafted }) =>
            `pieces: ${point.code} ${point.name} is told ${point.value} and cut ${drafted.toFixed(1)}`,
        )
    : []),
  ...offTheFlat(garment, views),
  ...wrapped(garment, views),
  ...clothLong(garment),
];
