import { xAt, yAt } from '../kit/level.ts';
import { closed, curve, join, type Path, type Pt, poly } from '../kit/path.ts';
import { countOf } from '../spec/as-ordered.ts';
import { isElastic } from '../spec/elastic-skirt.ts';
import { isMade, madeOf } from '../spec/made/made.ts';
import { buttonsBetween } from '../spec/skirt-lap.ts';
import { bandAt, hemLineOf, hemOf, type SkirtFrame } from './skirt-frame.ts';
import type { View } from './view.ts';

/** Depth of a yoke below the band at the side and at the centre, as a share of what lies between band and hip. */
const YOKE = { side: 0.5, centre: 0.66, point: 1 } as const;

/** The seam of a yoke from the centre to the side; the band's own where there is no yoke. */
export function yokeAt(f: SkirtFrame, front: boolean): Path {
  const ordered = madeOf(f.g, 'yoke');
  if (!ordered) return bandAt(f, front);
  const deep = Math.max(7, f.s.hipAt - f.s.band);
  const pointed = /pointed|basque|v\b/i.test(ordered.text);
  const low = f.s.band + deep * (pointed ? YOKE.point : YOKE.centre);
  const y = f.s.band + deep * YOKE.side;
  const x = xAt(f.side, y);
  return pointed ? poly([0, low], [x, y]) : curve([0, low], [x * 0.5, low], [x * 0.85, y + 0.4], [x, y]);
}

/** Half width where pleats begin: under a yoke, or at the band. */
export const yokeHalf = (f: SkirtFrame): number =>
  isMade(f.g, 'yoke') ? (yokeAt(f, true).steps.at(-1)?.to[0] ?? f.w) : f.w;

/** The yoke of a view: its seam, and a row of stitches on it. */
export function drawYoke(view: View, f: SkirtFrame): void {
  if (!isMade(f.g, 'yoke')) return;
  const front = view.name === 'front';
  const seam = yokeAt(f, front);
  view.both('seams', 'seam', seam);
  const above = { ...seam, from: [seam.from[0], seam.from[1] - 0.6] as Pt };
  view.both('topstitch', 'stitch', {
    ...above,
    steps: above.steps.map((step) => ({
      to: [step.to[0], step.to[1] - 0.6] as Pt,
      ...('by' in step && {
        by: [
          [step.by[0][0], step.by[0][1] - 0.6],
          [step.by[1][0], step.by[1][1] - 0.6],
        ] as const,
      }),
    })),
  });
  if (front) view.tell([xAt(f.side, f.s.band + 4) * 0.6, f.s.band + 4], 'yoke');
}

/** Distance of the two folds that a box stands between at its seam, as a share of its width at the hem. */
const BOX = { most: 8, head: 0.55, spread: 1.25 } as const;

/** Box or inverted pleats from the band or yoke to the hem. */
export function boxPleats(view: View, f: SkirtFrame): void {
  const ordered = madeOf(f.g, 'inverted-pleat');
  if (!ordered) return;
  const front = view.name === 'front';
  const counted = countOf(f.g, 'pleats');
  // as many as go all round lie half of them on each view
  const isRound = f.kind === 'pleated' && counted !== undefined && counted === f.s.pleats;
  const said = isRound ? Math.ceil(counted / 2) : counted;
  if (!front && !isRound && (said !== undefined || /front/i.test(ordered.text))) return;
  const n = said ?? (f.kind === 'pleated' ? BOX.most : /pleats/i.test(ordered.text) ? 2 : 1);
  const inverted = /inverted/i.test(ordered.text);
  const seam = yokeAt(f, front);
  const w = yokeHalf(f);
  const reach = n === 1 ? 0 : n > 4 ? 0.88 : 0.62;
  for (let i = 0; i < n; i++) {
    const k = n === 1 ? 0 : ((2 * i) / (n - 1) - 1) * reach;
    const top: Pt = [w * k, yAt(seam, Math.min(Math.abs(w * k), w - 0.2))];
    const foot: Pt = [f.half * k, yAt(hemOf(f), Math.min(f.half - 0.2, Math.abs(f.half * k)))];
    const wide = Math.min(5, (w / (n + 1)) * BOX.spread);
    if (inverted) {
      view.add('seams', 'seam', poly(top, foot));
      for (const s of [-1, 1]) {
        view.add('folds', 'fold', poly([top[0] + s * 0.3, top[1] + 0.2], [foot[0] + s * wide * 0.6, foot[1] - 0.3]));
        view.add('topstitch', 'stitch', poly([top[0] + s * 0.6, top[1] + 0.3], [top[0] + s * 0.6, top[1] + 7]));
      }
    } else
      for (const s of [-1, 1])
        view.add(
          'seams',
          'seam',
          poly(
            [top[0] + s * wide * BOX.head, yAt(seam, Math.min(w - 0.2, Math.abs(top[0] + s * wide * BOX.head)))],
            [foot[0] + s * wide, yAt(hemOf(f), Math.min(f.half - 0.2, Math.abs(foot[0] + s * wide)))],
          ),
        );
  }
}

/** Strokes of elastic in a part of a band, between shares of its half width, and the gathers below it. */
export function elasticPart(view: View, f: SkirtFrame, from: number, to: number): void {
  const { s, w } = f;
  const dip = view.name === 'front' ? 1 : 0.1;
  const n = Math.round((w * (to - from)) / 1.3);
  const isGathered = ['gathered', 'tiered'].includes(f.kind);
  for (let i = 0; i < n; i++) {
    const x = w * (from + ((i + 0.5) / n) * (to - from));
    const y = dip * (1 - (x / w) ** 2);
    view.both('folds', 'fold', poly([x, y + 0.4], [x, y + s.band - 0.3]));
    if (i % 2 && !isGathered) view.both('folds', 'fold', poly([x, y + s.band], [x * 1.03, y + s.band + 4 + (i % 3)]));
  }
}

/** Where on a band elastic lies: all round, behind alone, or at its sides. */
export function elasticOf(f: SkirtFrame, front: boolean): readonly [number, number] | undefined {
  if (isMade(f.g, 'elastic-sides')) return [0.62, 1];
  if (isMade(f.g, 'elastic-back') || (isMade(f.g, 'flat-front') && isElastic(f.g))) return front ? undefined : [0, 1];
  return isElastic(f.g) ? [0, 1] : undefined;
}

/** Width of a scallop, cm. */
const SCALLOP = 5;

/** A line of scallops along an edge that runs from the side to the centre: each bows below the edge. */
export function scallops(edge: Path, half: number): Path {
  const n = Math.max(3, Math.round(half / SCALLOP));
  const at = (i: number): Pt => {
    const x = (half * (n - i)) / n;
    return [x, yAt(edge, Math.min(x, half - 0.05))];
  };
  const [first, ...rest] = Array.from({ length: n }, (_, i) => {
    const [a, b] = [at(i), at(i + 1)];
    const deep = SCALLOP * 0.42;
    return curve(a, [a[0] - (a[0] - b[0]) * 0.1, a[1] + deep], [b[0] + (a[0] - b[0]) * 0.1, b[1] + deep], b);
  });
  return first ? join(first, ...rest) : edge;
}

/** A hem cut in scallops and faced. */
export function scallopHem(view: View, f: SkirtFrame): void {
  if (!isMade(f.g, 'scallop')) return;
  const edge = scallops(hemOf(f), f.half);
  view.whole('body', 'none', join(poly([0, hemOf(f).from[1] - 2], [f.half, f.foot[1] - 1], f.foot), edge), 'cloth');
  view.both('body', 'outline', edge);
  view.both('topstitch', 'stitch', hemOf(f, 1.2));
  view.tell([f.half * 0.9, f.foot[1] + 1], `scallops ${SCALLOP} wide, faced`);
}

/** The front edge that lies on top, and its buttons from the band down. */
export function buttonFront(view: View, f: SkirtFrame): void {
  const { s } = f;
  if (view.name === 'back' || !s.lap || !s.buttons) return;
  const edge = s.lap / 2;
  const low = yAt(hemLineOf(f), edge);
  // a woman's right front lies on top
  view.add('seams', 'seam', poly([edge, 1], [edge, low]));
  for (const x of [-edge, edge - 0.6]) view.add('topstitch', 'stitch', poly([x, s.band + 1], [x, low - 0.3]));
  const [from, to] = buttonsBetween(s);
  const n = s.buttons;
  view.circle('trims', [0, s.band * 0.5 + 0.9], 0.7);
  for (let i = 0; i < n - 1; i++) view.circle('trims', [0, from + ((to - from) * i) / Math.max(1, n - 2)], 0.7);
}

/** Loops on the band, two in front and three behind. */
export function skirtLoops(view: View, f: SkirtFrame): void {
  const { s, w } = f;
  const at = (x: number, y: number) =>
    closed(poly([x - 0.6, y - 0.3], [x + 0.6, y - 0.3], [x + 0.6, y + s.band + 0.5], [x - 0.6, y + s.band + 0.5]));
  view.both('trims', 'seam', at(w * 0.58, view.name === 'front' ? 0.5 : 0), 'cloth');
  if (view.name === 'back') view.add('trims', 'seam', at(0, 0), 'cloth');
}
