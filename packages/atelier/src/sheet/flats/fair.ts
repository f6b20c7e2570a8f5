/** Fairs the lines of a technical drawing: no wobble of the worn cloth, no end beyond the outline, corners left as they are. */
import { unite } from '#atelier/kit/cover-field.ts';
import { arcLength, spline } from '#atelier/kit/curves.ts';
import { distance, norm, type Point, sub } from '#atelier/kit/points.ts';
import { boundsOf, type Mark } from './pen.ts';

/** A line wanders at most this share of its length from where it was, and never more than this many centimetres. */
const SHARE = 0.011;
const MOST = 0.66;
/** Cloth that a line bounds follows it nearly. */
const MOST_FILL = 0.4;
/** Turn of a line, as a cosine, from which it has a corner. */
const CORNER = Math.cos((38 * Math.PI) / 180);

function farthest(line: readonly Point[], from: number, to: number): { at: number; away: number } {
  const [ax, ay] = line[from];
  const dx = line[to][0] - ax;
  const dy = line[to][1] - ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  const isLine = length > 1e-6;
  let at = from;
  let away = 0;
  for (let i = from + 1; i < to; i++) {
    const px = line[i][0] - ax;
    const py = line[i][1] - ay;
    const off = isLine ? Math.abs(px * dy - py * dx) : Math.sqrt(px * px + py * py);
    if (off <= away) continue;
    at = i;
    away = off;
  }
  return { at, away: isLine ? away / length : away };
}

/** The few points that tell a line within a tolerance. */
function told(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const part = (from: number, to: number): void => {
    const { at, away } = farthest(line, from, to);
    if (away <= tolerance) return;
    kept.add(at);
    part(from, at);
    part(at, to);
  };
  part(0, line.length - 1);
  return [...kept].sort((a, b) => a - b).map((i) => line[i]);
}

/** Smooth through the points, sharp where they turn sharply. */
function drawn(points: readonly Point[]): Point[] {
  const out: Point[] = [];
  let run: Point[] = [points[0]];
  const end = (): void => {
    if (run.length > 2) out.push(...spline(run, 5).slice(0, -1));
    else out.push(...run.slice(0, -1));
  };
  for (let i = 1; i < points.length; i++) {
    run.push(points[i]);
    const next = points[i + 1];
    if (!next) continue;
    const [a, b] = [sub(points[i], points[i - 1]), sub(next, points[i])];
    if ((a[0] * b[0] + a[1] * b[1]) / (norm(a) * norm(b) || 1) > CORNER) continue;
    end();
    run = [points[i]];
  }
  end();
  return [...out, points[points.length - 1]];
}

function faired(line: readonly Point[], share: number, most = MOST): Point[] {
  if (line.length < 4) return line.slice();
  let length = 0;
  for (let i = 1; i < line.length; i++) length += distance(line[i], line[i - 1]);
  return drawn(told(line, Math.min(most, length * share)));
}

/** A closed outline is faired from its farthest corner on. */
function fairedRing(ring: readonly Point[], share: number): Point[] {
  let from = 0;
  for (let i = 1; i < ring.length; i++) if (ring[i][0] + ring[i][1] < ring[from][0] + ring[from][1]) from = i;
  const turned = [...ring.slice(from), ...ring.slice(0, from), ring[from]];
  // half as long on either side as the whole way round
  return faired(turned, share * 0.5, MOST_FILL).slice(0, -1);
}

/** Cells per centimetre of the field that tells what lies on the garment. */
const FINE = 2;
/** Cells by which a line may stand beyond the cloth: what is drawn on its very edge. */
const BEYOND = 1;

/** Tells whether cloth lies within `reach` cells of a point; none: at the point itself. */
type OnCloth = (x: number, y: number, reach: number) => boolean;

function onCloth(marks: readonly Mark[]): OnCloth {
  const { left, top, right, bottom } = boundsOf(marks);
  const [x, y] = [Math.floor((left - 2) * FINE), Math.floor((top - 2) * FINE)];
  const w = Math.ceil((right + 2) * FINE) - x;
  const h = Math.ceil((bottom + 2) * FINE) - y;
  const cover = new Float32Array(w * h);
  for (const mark of marks) if (mark.kind === 'fill') unite(cover, [mark.points], { x, y, w, h, scale: FINE });
  return (px, py, reach) => {
    const cx = Math.round(px * FINE - x);
    const cy = Math.round(py * FINE - y);
    if (cx >= 0 && cx < w && cy >= 0 && cy < h && cover[cy * w + cx] > 0.2) return true;
    if (!reach) return false;
    for (let j = Math.max(0, cy - reach); j <= Math.min(h - 1, cy + reach); j++)
      for (let i = Math.max(0, cx - reach); i <= Math.min(w - 1, cx + reach); i++)
        if (cover[j * w + i] > 0.2) return true;
    return false;
  };
}

/** The runs of a line that lie on the cloth. */
function kept(line: readonly Point[], isOn: OnCloth): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of line) {
    if (isOn(point[0], point[1], BEYOND)) runs[runs.length - 1].push(point);
    else if (runs[runs.length - 1].length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/** Centimetres to either side of a contour within which the garment ends, where it bounds it. */
const ASIDE = 0.9;
/** Centimetres of contour that are told from the outline they run into. */
const LEAST_WITHIN = 5;

type Run = Mark & { kind: 'line' };

/** The runs of a contour that bound the whole garment and those that lie within it. */
function parted(line: readonly Point[], isOn: OnCloth): Run[] {
  const last = line.length - 1;
  const runs: Run[] = [];
  for (let i = 0; i < last; i++) {
    const from = line[i];
    const to = line[i + 1];
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const k = ASIDE / (Math.sqrt(dx * dx + dy * dy) || 1);
    const x = (from[0] + to[0]) / 2;
    const y = (from[1] + to[1]) / 2;
    const isOuter = !isOn(x - dy * k, y + dx * k, 0) || !isOn(x + dy * k, y - dx * k, 0);
    const weight = isOuter ? 'outline' : 'contour';
    const run = runs[runs.length - 1];
    if (run?.weight === weight) run.points.push(to);
    else runs.push({ kind: 'line', weight, points: [from, to] });
  }
  // where cloth ends and begins anew within a hand's breadth the line keeps its weight
  const out: Run[] = [];
  for (const run of runs) {
    const before = out[out.length - 1];
    const isShort = run.weight === 'contour' && runs.length > 1 && arcLength(run.points) < LEAST_WITHIN;
    const weight = isShort ? 'outline' : run.weight;
    if (before?.weight === weight) before.points.push(...run.points.slice(1));
    else out.push({ ...run, weight });
  }
  return out;
}

/**
 * @param crisp the cloth is told by small steps and folds of its edges, which stay.
 */
export function fair(marks: readonly Mark[], crisp: boolean): Mark[] {
  const share = crisp ? SHARE * 0.2 : SHARE;
  const isOn = onCloth(marks);
  return marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'fill')
      return [{ ...mark, points: mark.points.length > 8 ? fairedRing(mark.points, share) : mark.points }];
    const runs = kept(mark.points, isOn);
    if (mark.weight !== 'contour') return runs.map((run) => ({ ...mark, points: faired(run, share) }));
    return runs.flatMap((run) => parted(run, isOn)).map((run) => ({ ...run, points: faired(run.points, share) }));
  });
}
