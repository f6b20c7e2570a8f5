/** A head seen from behind: ears, nape and the hair as it lies, hangs or is gathered. */

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { clippedBehind } from '#atelier/figure/hair/draw-clipped-behind.ts';
import { paintCurls, springs } from '#atelier/figure/hair/draw-curls.ts';
import { drawBraid, drawGathered, drawTwoPlaits } from '#atelier/figure/hair/draw-gathered.ts';
import { drawLayersBehind } from '#atelier/figure/hair/draw-layers-behind.ts';
import { drawRopes } from '#atelier/figure/hair/draw-ropes.ts';
import { contourOf, leeward, NAPE, WHORL } from '#atelier/figure/hair/hair-behind.ts';
import { afroRing, bumpy, combThrough, flyaways, sheen, strands, swell } from '#atelier/figure/hair/hair-shapes.ts';
import type { Hair } from '#atelier/figure/hair/hair-styles.ts';
import { drawEar } from '#atelier/figure/head/draw-face.ts';
import { hairWave } from '#atelier/figure/head/face-of.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { drawGele } from '#atelier/figure/worn/draw-gele.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';

/** The skull and the neck under it. */
const BARE: Point[] = [
  [0, 0],
  [0.17, 0.03],
  [0.29, 0.14],
  [0.34, 0.34],
  [0.33, 0.54],
  [0.27, 0.72],
  [0.17, 0.88],
  [0, 0.93],
  [-0.17, 0.88],
  [-0.27, 0.72],
  [-0.33, 0.54],
  [-0.34, 0.34],
  [-0.29, 0.14],
  [-0.17, 0.03],
];
/** Hair combed down from the whorl, or up and back to where it is gathered. */
function combed(s: HeadSpace, st: Hair, c: Ramp): void {
  const skull = swell(s.head, st);
  const rim = [...part(skull, 0.02, 0.98, 60), ...spline(NAPE)];
  const goal: Point = st.gather === 'top-knot' ? [0, 0.02] : st.gather === 'ponytail' ? [0, 0.34] : [0, 0.64];
  const from: Point = st.gather ? goal : WHORL;
  const hairs = Array.from({ length: 66 }, (_, i): Stroke => {
    const p = part(rim, i / 66, 1, 2)[0];
    const side = p[0] - from[0];
    const mid = add(mix(from, p, 0.5), [side * 0.14, -0.02 - Math.abs(side) * 0.1]);
    const a = ((i * 37) % 10) / 24;
    return {
      pts: part(spline([from, mid, p]), a, Math.min(1, a + 0.5 + ((i * 53) % 10) / 18)),
      w: 0.0085,
      press: [0.1, 1, 0.7, 0.1],
      a: 0.35 + ((i * 29) % 10) / 22,
    };
  });
  s.H.form([rim], c, { round: 0.12, relief: 0.5, base: 0.4, tones: [{ pts: leeward(rim), d: 0.26, soft: 0.3 }] });
  if (st.gather) {
    combThrough(s.H, hairs, c, [rim]);
    const lit = hairs
      .filter((_, i) => i % 2 === 0)
      .map((h) => ({ ...h, pts: part(h.pts, 0.3, 0.75, 12), w: 0.013, a: 0.4 }));
    s.H.ink(lit, c.light, { clip: [rim], alpha: 0.8 });
  } else {
    drawLayersBehind(s, rim, c, st.texture === 'tousled' ? 1 : 0.35);
    s.H.ink(hairs, mixHex(c.ink, c.deep, 0.35), { clip: [rim], alpha: 0.5 });
  }
  contourOf(s, skull, c);
  const fine = Array.from({ length: 16 }, (_, i): Stroke => {
    const p = part(spline(NAPE), 0.1 + i * 0.053, 1, 2)[0];
    return { pts: [add(p, [0, -0.03]), add(p, [p[0] * 0.03, 0.016])], w: 0.0068, press: [1, 0.1], a: 0.5 };
  });
  s.H.ink(fine, c.ink);
}

function coiled(s: HeadSpace, st: Hair, c: Ramp): void {
  const afro = st.cap.top > 0.15;
  const big = st.texture === 'curly';
  const round: Point[] = [
    ...part(swell(s.head, st), 0, 1, 60),
    ...spline(NAPE.map(([x, y]): Point => [x * 1.12, y + 0.04])),
  ];
  const shape = afro
    ? afroRing(s.head, st)
    : bumpy([...round, round[0]], big ? -0.024 : -0.012, big ? 0.085 : 0.045, stream(SAME, 'head-behind.outline'));
  const r = big ? 0.036 : 0.026;
  s.H.form([shape], c, {
    round: 0.16,
    relief: 0.5,
    base: 0.4,
    tones: [{ pts: leeward(shape), d: 0.28, soft: 0.3 }],
  });
  paintCurls(s.H, shape, c, r, stream(s.seed, 'head-behind.curls'));
  s.H.ink(
    [
      { pts: [...shape, shape[0]], w: 0.008, press: [0.6, 1, 0.5, 1, 0.6] },
      ...springs(shape, 14, r * 0.7, stream(s.seed, 'head-behind.springs')),
    ],
    c.ink,
  );
}

/** Fine points that run on past the end of long hair, longest in its middle. */
function hairEnds(s: HeadSpace, low: Point[]): Stroke[] {
  const next = stream(s.seed, 'head-behind.ends');
  return Array.from({ length: 30 }, (_, i): Stroke => {
    const u = (i + 0.2 + next() * 0.6) / 30;
    const p = part(low, u, u, 2)[0];
    const lean = (0.5 - u) * 0.06;
    return {
      pts: [add(p, [-lean, -0.12]), p, add(p, [lean * 0.6, (0.02 + next() * 0.07) * Math.sin(Math.PI * u) ** 0.5])],
      w: 0.024 + next() * 0.014,
      press: [0.1, 0.8, 1, 0.6, 0.05],
      a: 0.9,
    };
  });
}

/** Long hair down the back, ending in one soft brush; a bob ends in a clean curve. */
function falling(s: HeadSpace, st: Hair, c: Ramp): void {
  const f = st.fall;
  if (!f) return;
  const amp = clamp(f.wave * 0.7 + hairWave(s.person.heritage), 0, 0.1);
  const blunt = f.length <= 1.1;
  const edge = (g: number): Point[] =>
    spline([
      [g * 0.01, -0.004 - st.cap.top],
      [g * 0.15, 0.016 - st.cap.top * 0.9],
      [g * 0.275, 0.092 - st.cap.top * 0.5],
      [g * (0.36 + st.cap.side), 0.26],
      [g * (0.395 + st.cap.side), 0.52],
      [g * (0.4 + st.cap.side), 0.8],
      ...(blunt
        ? [[g * (0.375 + f.spread), Math.min(1.02, f.length)] as Point]
        : [
            [g * (0.4 + f.spread), Math.min(1.02, f.length)] as Point,
            [g * (0.39 + f.spread), lerp(1.02, f.length, 0.5)] as Point,
            [g * (0.25 + f.spread * 0.4), f.length] as Point,
          ]),
    ]).map(
      (p, i, all): Point =>
        add(p, [Math.sin((i / all.length) * f.length * 7.5 + 1) * amp * smoothstep(0.4, 1, i / all.length), 0]),
    );
  const l = edge(-1);
  const r = edge(1);
  const [a, b] = [l[l.length - 1], r[r.length - 1]];
  const sag = blunt ? 0.06 : 0.15;
  // a blunt end turns in round its corners
  const corner = (p: Point, g: number): Point[] => (blunt ? [add(p, [g * 0.012, 0.03])] : []);
  const low = spline([
    a,
    ...corner(a, 1),
    add(mix(a, b, 0.26), [0, sag * 0.8]),
    add(mix(a, b, 0.6), [0, sag]),
    ...corner(b, -1),
    b,
  ]);
  const shape = [...l, ...low.slice(1, -1), ...r.slice().reverse()];
  s.H.glaze([shift(shape, [0.025, 0.03])], '#5a4d57', 0.36, 0.03, undefined, true);
  s.H.form([shape], c, {
    round: 0.13,
    relief: 0.45,
    base: 0.38,
    tones: [
      { pts: leeward(shape), d: 0.28, soft: 0.3 },
      { pts: band(part(l, 0.28, 0.44), part(r, 0.28, 0.44)), d: -0.16, soft: 0.078 },
    ],
  });
  if (!blunt) s.H.ink(hairEnds(s, low), mixHex(c.base, c.shade, 0.6));
  combThrough(s.H, strands(l, r, 84, 0.0085, stream(s.seed, 'head-behind.strands')), c, [shape]);
  s.H.ink(
    [
      ...sheen(l, r, 26, [0.14, 0.34], stream(s.seed, 'head-behind.sheen')),
      ...sheen(l, r, 14, [0.56, 0.78], stream(s.seed, 'head-behind.low-sheen')),
    ],
    c.light,
    {
      clip: [shape],
      alpha: 0.75,
    },
  );
  s.H.ink(
    [
      { pts: l, w: 0.0105, press: [0.3, 1, 0.8, 1, 0.5], gap: [0.3, 0.38] },
      { pts: r, w: 0.0135, press: [0.3, 1, 0.9, 1.1, 0.6] },
      ...(blunt ? [{ pts: low, w: 0.0085, press: [0.5, 0.8, 0.5] }] : []),
      ...flyaways(r.slice().reverse(), 4, 0.01, stream(s.seed, 'head-behind.flyaways')),
    ],
    c.ink,
  );
}

/** Ropes hang from the crown over the whole back of the head. */
function ropes(s: HeadSpace, st: Hair, c: Ramp): void {
  const f = st.fall;
  if (!f) return;
  const skull = swell(s.head, st);
  const rim = [...part(skull, 0.02, 0.98, 60), ...spline(NAPE)];
  s.H.form([rim], c, { round: 0.12, base: 0.5 });
  const edge = (g: number): Point[] =>
    spline([
      [g * 0.04, -0.02],
      [g * 0.3, 0.06],
      [g * (0.39 + st.cap.side), 0.4],
      [g * (0.41 + st.cap.side), 0.8],
      [g * (0.4 + f.spread), 1.1],
      [g * (0.38 + f.spread), f.length],
    ]);
  drawRopes(s.H, edge(-1), edge(1), c, {
    n: st.plaited ? 15 : 12,
    width: st.plaited ? 0.062 : 0.08,
    plaited: !!st.plaited,
    next: stream(s.seed, 'head-behind.ropes'),
  });
}

/** A scarf or a turban from behind. */
function covered(s: HeadSpace, st: Hair, c: Ramp): void {
  const skull = part(swell(s.head, st), 0, 1, 60);
  const hijab = st.cover === 'hijab';
  const low: Point[] = hijab
    ? [
        [0.4, 0.8],
        [0.42, 1.06],
        [0.55, 1.36],
        [0.44, 1.72],
        [0.05, 1.95],
        [-0.4, 1.74],
        [-0.55, 1.36],
        [-0.42, 1.06],
        [-0.4, 0.8],
      ]
    : [
        [0.3, 0.68],
        [0.15, 0.76],
        [0, 0.78],
        [-0.15, 0.76],
        [-0.3, 0.68],
      ];
  const shape = [...skull, ...spline([skull[59], ...low, skull[0]])];
  s.H.glaze([shift(shape, [0.03, 0.045])], '#5a4d57', 0.34, 0.035, undefined, true);
  const folds: Point[][] = hijab
    ? [
        [
          [-0.33, 0.66],
          [-0.14, 0.86],
          [0.12, 0.9],
          [0.31, 0.74],
        ],
        [
          [-0.4, 0.86],
          [-0.16, 1.12],
          [0.16, 1.16],
          [0.41, 0.92],
        ],
        [
          [-0.47, 1.12],
          [-0.22, 1.4],
          [0.1, 1.46],
          [0.3, 1.32],
        ],
        [
          [0.5, 1.3],
          [0.34, 1.56],
          [0.16, 1.7],
        ],
      ]
    : [0, 1, 2, 3, 4].flatMap((i): Point[][] => [
        [
          [-0.36, 0.5 - i * 0.11],
          [-0.1, 0.6 - i * 0.13],
          [0.14, 0.42 - i * 0.12],
        ],
        [
          [0.36, 0.5 - i * 0.11],
          [0.12, 0.64 - i * 0.13],
          [-0.06, 0.52 - i * 0.12],
        ],
      ]);
  // each fold lights its upper edge and shades what lies under it
  const under = folds.flatMap((q) => {
    const line = spline(q);
    return [
      { pts: band(line, shift(line, [0, 0.08])), d: 0.16, soft: 0.078 },
      { pts: band(line, shift(line, [0, -0.05])), d: -0.12, soft: 0.036 },
    ];
  });
  s.H.form([shape], c, {
    round: 0.13,
    relief: 0.45,
    base: 0.34,
    tones: [{ pts: leeward(shape), d: 0.28, soft: 0.3 }, ...under],
  });
  s.H.ink(
    folds.map((q): Stroke => ({ pts: spline(q), w: 0.01, press: [0.2, 1, 0.9, 0.1], a: 0.7 })),
    c.ink,
    { clip: [shape] },
  );
  s.H.ink([{ pts: [...shape, shape[0]], w: 0.0115, press: [0.5, 1, 1.2, 1, 0.5] }], c.ink);
}

/** Paints the whole head seen from behind; over the clothes, as hair and scarves fall over collars. */
export function drawHeadBehind(s: HeadSpace, st: Hair, hair: Ramp, cover: Ramp): void {
  const bald = s.person.hair.style === 'bald';
  if (st.cover !== 'hijab') {
    for (const mirrored of [false, true]) drawEar(s, mirrored);
    const bare = closedSpline(BARE);
    s.H.form([bald ? bare : bare.filter(([, y]) => y > 0.4)], s.skin, {
      round: 0.12,
      relief: 0.45,
      base: 0.34,
      edge: 0.2,
      tones: bald ? [{ pts: leeward(bare), d: 0.26, soft: 0.3 }] : [],
    });
    if (bald)
      s.H.ink(
        [
          {
            pts: closedSpline(BARE.slice(9).concat(BARE.slice(0, 6))).slice(0, -10),
            w: 0.0115,
            press: [0.4, 1, 1, 0.4],
          },
        ],
        s.skin.ink,
      );
  }
  if (bald) return;
  if (st.cover === 'gele') {
    combed(s, { ...st, cap: { top: 0, side: 0 }, gather: 'low-bun' }, hair);
    drawGele(s, cover);
  } else if (st.cover) covered(s, st, cover);
  else if (st.fade || st.texture === 'cropped') clippedBehind(s, st, hair);
  else if (st.texture === 'coily' || st.texture === 'curly') coiled(s, st, hair);
  else if (st.fall && st.texture === 'ropes') ropes(s, st, hair);
  else if (st.fall) falling(s, st, hair);
  else combed(s, st, hair);
  if (st.gather === 'braid') drawBraid(s, hair);
  else if (st.gather === 'two-plaits') drawTwoPlaits(s, hair);
  else drawGathered(s, st, hair);
}
