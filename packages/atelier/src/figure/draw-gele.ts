/** A gele: stiff cloth tied round the head, its pleats spread above it like a fan. */
import type { Ramp } from './brush.ts';
import { add, band, closed, mix, type P, part, shift, spline } from './curves.ts';
import { bumpy } from './hair-shapes.ts';
import type { HeadSpace } from './head-space.ts';
import type { Stroke } from './ribbon.ts';

const RIM: P[] = [
  [-0.4, 0.24],
  [-0.56, 0.04],
  [-0.54, -0.22],
  [-0.34, -0.42],
  [-0.04, -0.5],
  [0.28, -0.46],
  [0.52, -0.28],
  [0.58, 0],
  [0.42, 0.26],
];
/** Folds of the fan between its foot on the brow and its rim. */
const PLEATS = 11;

/** Paints the fan of pleats, then the band that ties it over the brow. */
export function drawGele(s: HeadSpace, c: Ramp): void {
  const { H } = s;
  const turned = s.view === 'threeQuarter' || s.view === 'down';
  const dx = turned ? 0.05 : 0;
  const move = (q: P[]): P[] => q.map(([x, y]): P => [x + dx, y]);
  const rim = bumpy(spline(move(RIM)), -0.02, 0.1, 11);
  const brow: P[] = turned
    ? [
        [-0.315, 0.34],
        [-0.25, 0.235],
        [-0.09, 0.195],
        [0.1, 0.235],
        [0.25, 0.34],
        [0.4, 0.46],
      ]
    : s.view === 'back'
      ? [
          [-0.36, 0.4],
          [-0.2, 0.52],
          [0, 0.56],
          [0.2, 0.52],
          [0.36, 0.4],
        ]
      : [
          [-0.345, 0.38],
          [-0.24, 0.25],
          [0, 0.185],
          [0.24, 0.25],
          [0.345, 0.38],
        ];
  const foot = spline(brow);
  const fan = [...rim, ...foot.slice().reverse()];
  H.glaze([shift(band(foot, shift(foot, [0, 0.06])), [0, 0.01])], s.skin.shade, 0.5, 0.025, [closed(s.head.face)]);
  const edgeAt = (line: P[], u: number): P => part(line, u, u, 2)[0];
  const pleat = (i: number): P[] => {
    const u = i / PLEATS;
    const v = 0.5 + (u - 0.5) * 0.9;
    return spline([
      edgeAt(foot, v),
      add(mix(edgeAt(foot, v), edgeAt(rim, u), 0.5), [(u - 0.5) * 0.06, 0.02]),
      edgeAt(rim, u),
    ]);
  };
  const edges = Array.from({ length: PLEATS + 1 }, (_, i) => pleat(i));
  H.form([fan], c, {
    round: 0.08,
    base: 0.36,
    edge: 1,
    tones: edges.slice(1).map((q, i) => ({
      pts: band(
        edges[i],
        q.map((p, k) => mix(edges[i][k], p, 0.45)),
      ),
      d: i % 2 ? 0.2 : -0.22,
      soft: 0.036,
    })),
  });
  H.ink(
    edges.slice(1, -1).map((pts): Stroke => ({ pts, w: 0.0105, press: [0.9, 1, 0.7, 0.3], a: 0.8 })),
    c.ink,
    { clip: [fan] },
  );
  H.ink([{ pts: rim, w: 0.012, press: [0.6, 1, 0.8, 1.2, 0.8] }], c.ink);
  const top = foot.map((p, i): P => add(p, [0, -0.075 - 0.03 * Math.sin((Math.PI * i) / foot.length)]));
  const tie = band(top, foot);
  H.form([tie], c, {
    round: 0.05,
    base: 0.3,
    tones: [{ pts: shift(tie, [s.flip ? -0.3 : 0.3, 0.02]), d: 0.2, soft: 0.078 }],
  });
  H.ink(
    [
      { pts: top, w: 0.01, press: [0.5, 1, 0.6] },
      { pts: foot, w: 0.0115, press: [0.6, 1, 0.9] },
      { pts: foot.map((p, i) => mix(p, top[i], 0.45)), w: 0.0075, press: [0.1, 1, 0.1], a: 0.6 },
    ],
    c.ink,
  );
}
