/** Hair lying on the skull, in every texture, with its hairline, parting and fringe. */
import type { Ramp, Tone } from './brush.ts';
import { add, band, between, closed, mix, mul, nearest, part, resample, spline, sub, unit } from './curves.ts';
import type { Hair } from './data/hair.ts';
import { paintCurls, springs } from './draw-curls.ts';
import { cornrows, cropped, fade } from './draw-hair-clipped.ts';
import { ropeRoots } from './draw-ropes.ts';
import { featheredFringe, tufts } from './draw-tufts.ts';
import { type Cap, capOf, rootShade, ticks } from './hair-cap.ts';
import { afroRing, afroTones, bumpy, combThrough, flyaways, strands } from './hair-shapes.ts';
import type { HeadSpace } from './head-space.ts';
import type { Stroke } from './ribbon.ts';

/** The light band across smooth hair. */
function shine({ hairline, skull, s }: Cap): Tone {
  const [a, b] = s.flip ? [0.5, 0.8] : [0.22, 0.52];
  const low = part(between(hairline, skull, 0.5, 50), a, b);
  const high = part(between(hairline, skull, 0.68, 50), a, b);
  return { pts: closed(band(low, high).filter((_, i) => i % 3 === 0)), d: -0.2, soft: 0.052 };
}

function curly(cap: Cap): void {
  const { s, st, c, skull, hairline, tones } = cap;
  const big = st.texture === 'curly';
  const afro = st.cap.top > 0.15;
  const blob = afroRing(s.head, st);
  const edge = afro
    ? part(blob, s.turned ? 0.09 : 0.06, 0.8, 160)
    : bumpy(skull, big ? -0.03 : -0.01, big ? 0.1 : 0.04, 5);
  const fringe = st.fringe ?? 0;
  const low = bumpy(
    hairline.map((p) => add(p, [0, p[1] < 0.4 ? fringe : 0])),
    big ? 0.02 : 0.007,
    big ? 0.08 : 0.05,
    9,
  );
  const shape = band(edge, low);
  rootShade(cap, 0.5);
  s.H.form([shape], c, { round: 0.12, base: 0.46, tones: afro ? afroTones(s, blob) : tones, edge: afro ? 0 : 1 });
  paintCurls(s.H, shape, c, big ? 0.042 : 0.026, s.seed);
  s.H.ink(
    [
      ...(afro ? [] : [{ pts: edge, w: 0.01, press: [0.4, 1, 1.1, 0.5] }]),
      { pts: low, w: 0.007, press: [0.3, 0.8, 0.3], a: 0.6 },
      ...springs(edge, big ? 14 : 9, big ? 0.03 : 0.016, s.seed),
    ],
    c.ink,
  );
}

/** Strands that follow the parting, or are swept to where the hair is gathered. */
function combed({ s, st, head, hairline, skull }: Cap): Stroke[] {
  if (st.part === 'swept') {
    const { bun } = s.head;
    const goal =
      st.gather === 'top-knot'
        ? add(bun.top, [0, 0.09])
        : st.gather === 'low-bun'
          ? add(bun.low, [-0.06, -0.1])
          : add(bun.tail, [-0.1, -0.28]);
    // from the hairline, and over the crown from its outline
    return [hairline, between(hairline, skull, 0.5, 80), between(hairline, skull, 0.9, 80)].flatMap((rim, row) =>
      Array.from({ length: row ? 30 : 52 }, (_, i): Stroke => {
        const u = (i + 0.5) / (row ? 30 : 52);
        const p = part(rim, u, u, 2)[0];
        const half = mix(p, goal, 0.5);
        const bow = add(half, mul(unit(sub(half, [0.03, 0.42])), (0.1 + ((i * 7) % 5) * 0.012) * (1 - row * 0.3)));
        return {
          pts: part(spline([p, bow, goal]), (i % 4) * 0.09, 0.55 + ((i * 37) % 10) / 22),
          w: 0.0085,
          press: [0.1, 1, 0.1],
          a: (0.3 + ((i * 53) % 10) / 20) * (row ? 0.8 : 1),
        };
      }),
    );
  }
  const parting = spline(st.part === 'side' ? head.parting.side : head.parting.centre);
  const tip = parting[parting.length - 1];
  const hl = resample(hairline, 100);
  const sk = resample(skull, 100);
  const split = nearest(hl, parting[0]) / 99;
  const crown = nearest(sk, tip) / 99;
  const side = (end: 0 | 1, seed: number) =>
    strands(
      spline([parting[0], ...part(hairline, split, end, 8).slice(1)]),
      spline([tip, ...part(skull, crown, end, 8).slice(1)]),
      26,
      0.0085,
      seed,
    );
  return [...side(0, 3), ...side(1, 8), { pts: parting, w: 0.008, press: [0.9, 0.7, 0.2], a: 0.7 }];
}

function combedCap(cap: Cap): void {
  const { s, st, c, skull, hairline, tones } = cap;
  const tousled = st.texture === 'tousled';
  const edge = tousled ? bumpy(skull, -0.012, 0.09, 7) : skull;
  const shape = band(edge, hairline);
  rootShade(cap);
  s.H.form([shape], c, { round: 0.11, base: tousled ? 0.5 : 0.42, tones: [...tones, shine(cap)] });
  combThrough(s.H, combed(cap), c, [shape]);
  if (st.texture === 'ropes') s.H.ink(ropeRoots(hairline, skull), c.ink, { clip: [shape] });
  s.H.ink(
    [
      { pts: edge, w: 0.0105, press: [0.4, 1, 0.8, 1.1, 0.5], gap: s.flip ? [0.62, 0.72] : [0.28, 0.38] },
      ...ticks(cap, tousled ? 12 : 30, tousled ? 0.02 : 0.034),
      ...flyaways(edge, tousled ? 5 : 6, 0.008, s.seed + 3),
    ],
    c.ink,
  );
  if (st.fringe) featheredFringe(cap, st.fringe);
  else if (tousled) tufts(cap);
}

/** Paints the hair on the skull. */
export function drawHairCap(s: HeadSpace, st: Hair, c: Ramp): void {
  const cap = capOf(s, st, c);
  if (st.fade) fade(cap);
  else if (st.texture === 'coily' || st.texture === 'curly') curly(cap);
  else if (st.texture === 'cropped') cropped(cap);
  else if (st.texture === 'rows') cornrows(cap);
  else combedCap(cap);
}
