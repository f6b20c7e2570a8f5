/** A head seen from behind: ears, nape and the hair as it lies, hangs or is gathered. */

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { drawBraid, drawFishtail, drawTwoPlaits } from '#atelier/figure/hair/draw-braid.ts';
import { clippedBehind } from '#atelier/figure/hair/draw-clipped-behind.ts';
import { paintCurls, springs } from '#atelier/figure/hair/draw-curls.ts';
import { drawFallBehind, drawRopesBehind } from '#atelier/figure/hair/draw-fall-behind.ts';
import { drawGathered } from '#atelier/figure/hair/draw-gathered.ts';
import { drawLayersBehind } from '#atelier/figure/hair/draw-layers-behind.ts';
import { contourOf, leeward, NAPE, WHORL } from '#atelier/figure/hair/hair-behind.ts';
import { afroRing, bumpy, combThrough, swell } from '#atelier/figure/hair/hair-shapes.ts';
import type { Hair } from '#atelier/figure/hair/hair-styles.ts';
import { drawEar } from '#atelier/figure/head/draw-face.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { drawCoverBehind } from '#atelier/figure/worn/draw-cover-behind.ts';
import { drawGele } from '#atelier/figure/worn/draw-gele.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';

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
/** Points of the outline of the hair, from ear to ear over the crown, and the shares of the skull it covers. */
const RIM = { points: 60, from: 0.02, to: 0.98 } as const;
/** Where hair is gathered, heads from the middle of the crown. */
const GOALS: Record<'top-knot' | 'ponytail' | 'low', Point> = {
  'top-knot': [0, 0.02],
  ponytail: [0, 0.34],
  low: [0, 0.64],
};
const goalOf = (gather: Hair['gather']): Point =>
  GOALS[gather === 'top-knot' || gather === 'ponytail' ? gather : 'low'];

/** Combed hairs: each bows out on its way and is seen for a part of it. `[step, of]` turns its number into a share of ten. */
const COMBED = {
  n: 66,
  bow: { out: 0.14, rise: 0.02, riseOut: 0.1 },
  begins: { step: 37, per: 24 },
  runs: { least: 0.5, step: 53, per: 18 },
  cover: { least: 0.35, step: 29, per: 22 },
  w: 0.0085,
  press: [0.1, 1, 0.7, 0.1],
} as const;
/** Neighbours differ, and none by chance: the last digit of its number in steps, over so many. */
const spreadOf = (i: number, { step, per }: { step: number; per: number }): number => ((i * step) % 10) / per;

function combedHairs(rim: Point[], from: Point): Stroke[] {
  const { n, bow, begins, runs, cover, w, press } = COMBED;
  return Array.from({ length: n }, (_, i): Stroke => {
    const p = part(rim, i / n, 1, 2)[0];
    const side = p[0] - from[0];
    const mid = add(mix(from, p, 0.5), [side * bow.out, -bow.rise - Math.abs(side) * bow.riseOut]);
    const begin = spreadOf(i, begins);
    const end = Math.min(1, begin + runs.least + spreadOf(i, runs));
    return { pts: part(spline([from, mid, p]), begin, end), w, press: [...press], a: cover.least + spreadOf(i, cover) };
  });
}

const CAP_FORM = { round: 0.12, relief: 0.5, base: 0.4 } as const;
const CAP_LEE = { d: 0.26, soft: 0.3 } as const;
/** Light on gathered hair: on every other hair, between these shares of it. */
const COMBED_LIGHT = { from: 0.3, to: 0.75, points: 12, w: 0.013, a: 0.4, alpha: 0.8 } as const;
/** How far layers stand apart when combed and when tousled; how dark and how faint the hairs over them are. */
const LAYERED = { combed: 0.35, tousled: 1, dark: 0.35, alpha: 0.5 } as const;
/** Fine hairs on the nape: from above it to below, leaning out, heads. */
const NAPE_HAIRS = { n: 16, from: 0.1, step: 0.053, above: 0.03, below: 0.016, lean: 0.03, w: 0.0068, a: 0.5 } as const;

function napeHairs(): Stroke[] {
  const { n, from, step, above, below, lean, w, a } = NAPE_HAIRS;
  return Array.from({ length: n }, (_, i): Stroke => {
    const p = part(spline(NAPE), from + i * step, 1, 2)[0];
    return { pts: [add(p, [0, -above]), add(p, [p[0] * lean, below])], w, press: [1, 0.1], a };
  });
}

/** Hair combed down from the whorl, or up and back to where it is gathered. */
function combed(s: HeadSpace, st: Hair, c: Ramp): void {
  const skull = swell(s.head, st);
  const rim = [...part(skull, RIM.from, RIM.to, RIM.points), ...spline(NAPE)];
  const hairs = combedHairs(rim, st.gather ? goalOf(st.gather) : WHORL);
  s.H.form([rim], c, { ...CAP_FORM, tones: [{ pts: leeward(rim), ...CAP_LEE }] });
  if (st.gather) {
    combThrough(s.H, hairs, c, [rim]);
    const { from, to, points, w, a, alpha } = COMBED_LIGHT;
    const lit = hairs.filter((_, i) => i % 2 === 0).map((h) => ({ ...h, pts: part(h.pts, from, to, points), w, a }));
    s.H.ink(lit, c.light, { clip: [rim], alpha });
  } else {
    drawLayersBehind(s, rim, c, st.texture === 'tousled' ? LAYERED.tousled : LAYERED.combed);
    s.H.ink(hairs, mixHex(c.ink, c.deep, LAYERED.dark), { clip: [rim], alpha: LAYERED.alpha });
  }
  contourOf(s, skull, c);
  s.H.ink(napeHairs(), c.ink);
}

/** Coils stand over the nape; loose curls are larger, and their outline bulges more. Heads. */
const COILS = {
  /** The hair of a cap that stands up more is an afro. */
  afro: 0.15,
  nape: { wider: 1.12, lower: 0.04 },
  outline: { curly: { height: -0.024, step: 0.085 }, coily: { height: -0.012, step: 0.045 } },
  radius: { curly: 0.036, coily: 0.026 },
  form: { round: 0.16, relief: 0.5, base: 0.4 },
  lee: { d: 0.28, soft: 0.3 },
  springs: { n: 14, radius: 0.7 },
  line: { w: 0.008, press: [0.6, 1, 0.5, 1, 0.6] },
} as const;

function coiled(s: HeadSpace, st: Hair, c: Ramp): void {
  const kind = st.texture === 'curly' ? 'curly' : 'coily';
  const { wider, lower } = COILS.nape;
  const round: Point[] = [
    ...part(swell(s.head, st), 0, 1, RIM.points),
    ...spline(NAPE.map(([x, y]): Point => [x * wider, y + lower])),
  ];
  const { height, step } = COILS.outline[kind];
  const shape =
    st.cap.top > COILS.afro
      ? afroRing(s.head, st)
      : bumpy([...round, round[0]], height, step, stream(SAME, 'head-behind.outline'));
  const r = COILS.radius[kind];
  s.H.form([shape], c, { ...COILS.form, tones: [{ pts: leeward(shape), ...COILS.lee }] });
  paintCurls(s.H, shape, c, r, stream(s.seed, 'head-behind.curls'));
  const { n, radius } = COILS.springs;
  s.H.ink(
    [
      { pts: [...shape, shape[0]], w: COILS.line.w, press: [...COILS.line.press] },
      ...springs(shape, n, r * radius, stream(s.seed, 'head-behind.springs')),
    ],
    c.ink,
  );
}

/** The skin of a head and a neck; under hair only what lies below `hair` is seen. */
const SKIN = {
  hair: 0.4,
  form: { round: 0.12, relief: 0.45, base: 0.34, edge: 0.2 },
  lee: { d: 0.26, soft: 0.3 },
  line: { w: 0.0115, press: [0.4, 1, 1, 0.4] },
} as const;
/** A bald head's outline: from the left of the neck over the crown to the right, `BARE`'s points, without the last of its curve. */
const BALD_LINE = { from: 9, to: 6, without: 10 } as const;

function bareHead(s: HeadSpace, bald: boolean): void {
  for (const mirrored of [false, true]) drawEar(s, mirrored);
  const bare = closedSpline(BARE);
  const tones = bald ? [{ pts: leeward(bare), ...SKIN.lee }] : [];
  s.H.form([bald ? bare : bare.filter(([, y]) => y > SKIN.hair)], s.skin, { ...SKIN.form, tones });
  if (!bald) return;
  const { from, to, without } = BALD_LINE;
  const line = closedSpline([...BARE.slice(from), ...BARE.slice(0, to)]).slice(0, -without);
  s.H.ink([{ pts: line, w: SKIN.line.w, press: [...SKIN.line.press] }], s.skin.ink);
}

/** Paints the whole head seen from behind; over the clothes, as hair and scarves fall over collars. */
export function drawHeadBehind(s: HeadSpace, st: Hair, hair: Ramp, cover: Ramp): void {
  const bald = s.person.hair.style === 'bald';
  if (st.cover !== 'hijab') bareHead(s, bald);
  if (bald) return;
  if (st.cover === 'gele') {
    combed(s, { ...st, cap: { top: 0, side: 0 }, gather: 'low-bun' }, hair);
    drawGele(s, cover);
  } else if (st.cover) drawCoverBehind(s, st, cover);
  else if (st.fade || st.texture === 'cropped') clippedBehind(s, st, hair);
  else if (st.texture === 'coily' || st.texture === 'curly') coiled(s, st, hair);
  else if (st.fall && st.texture === 'ropes') drawRopesBehind(s, st, st.fall, hair);
  else if (st.fall) drawFallBehind(s, st, st.fall, hair);
  else combed(s, st, hair);
  if (st.gather === 'braid') drawBraid(s, hair);
  else if (st.gather === 'fishtail') drawFishtail(s, hair);
  else if (st.gather === 'two-plaits') drawTwoPlaits(s, hair);
  else drawGathered(s, st, hair);
}
