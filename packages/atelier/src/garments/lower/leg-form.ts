/** The leg inside the cloth: thigh, knee and calf break the outline of trousers and stand under their face. */

import type { Bump } from '#atelier/cloth/build.ts';
import { legShape } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { breaksOnShoe, isWide, type TrouserOptions } from '#atelier/garments/lower/trousers/trouser-parts.ts';
import { stream } from '#atelier/kit/chance.ts';
import { at, resample } from '#atelier/kit/curves.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';

interface LegEdges {
  outer: Point[];
  inner: Point[];
}

/** Points an edge needs for its breaks to be drawn. */
const FINE = 150;

/** A bent knee turns the whole leg at it, however loose the cloth: how far either edge is carried out, over which height, page units. */
const TURNS = { outer: 8, inner: 5, above: 10, breadth: 58 } as const;

/** A swelling (by > 0) or hollow of an edge at page height `y`, page units. */
interface Dent {
  y: number;
  by: number;
  breadth: number;
}

const dented = (edge: readonly Point[], out: number, dents: readonly Dent[]): Point[] =>
  edge.map(
    ([x, y]): Point => [
      x + out * dents.reduce((sum, d) => sum + d.by * Math.exp(-(((y - d.y) / d.breadth) ** 2)), 0),
      y,
    ],
  );

/** Share of the breaks that is drawn where cloth follows the leg: its own knee and calf are seen already. */
const FOLLOWED = 0.4;
/** Length of a leg from which its knee turns it. */
const TURNED = 0.8;
/** How little the leg tells through a pressed tube. */
const TAUT = 0.3;

/** How far the body tells through the cloth, 0..1: close and soft cloth most. */
function tellsThrough({ cut, second, stiff = 0.5 }: TrouserOptions): number {
  const close = cut.follows ? 1 : lerp(1, 0.62, Math.min(1, Math.max(0, (cut.knee - 4) / 14)));
  return close * (second ? 1 : cut.taut ? TAUT : 0.78) * lerp(1.1, 0.85, stiff);
}

/**
 * The edges of a leg as a hand draws them: full at the thigh, drawn in at the knee, the calf higher without than within, and a
 * break over the shoe. The leg that bears is braced backward, the other pushes its knee out.
 */
export function bodiedEdges(edges: LegEdges, f: Wearer, s: Side, o: TrouserOptions): LegEdges {
  const relaxed = s !== f.weight;
  const next = stream(o.seed, 'leg.outline', s);
  const { middle } = legShape(f, s);
  const knee = f.leg[s].knee[1];
  const end = edges.outer[edges.outer.length - 1][1];
  const thigh = lerp(middle[0][1], knee, 0.46);
  const calf = (t: number): number => lerp(knee, middle[middle.length - 1][1], t);
  const k = tellsThrough(o) * (o.cut.follows ? FOLLOWED : 1);
  const vary = (): number => 0.8 + next() * 0.4;
  const form = (by: number, y: number, breadth: number): Dent => ({ y, by: by * k * vary(), breadth });
  const outer = relaxed
    ? [form(3, thigh, 70), form(5.5, knee - 16, 24), form(-5, knee + 20, 20), form(3, calf(0.34), 34)]
    : [form(4, thigh - 10, 80), form(-3.5, knee + 2, 28), form(3.5, calf(0.3), 40)];
  const inner = relaxed
    ? [form(2, thigh, 60), form(-5, knee + 4, 17), form(4, calf(0.33), 40)]
    : [form(1.5, thigh, 60), form(2.5, knee - 4, 20), form(-3, knee + 26, 20), form(2.5, calf(0.42), 40)];
  if (isWide(o)) return swung(edges, s, { relaxed, knee, end, much: next() * 0.5 + 0.75 });
  if (relaxed && o.length > TURNED) {
    const y = knee - TURNS.above;
    outer.push({ y, by: TURNS.outer * vary(), breadth: TURNS.breadth });
    inner.push({ y, by: -TURNS.inner * vary(), breadth: TURNS.breadth });
  }
  // a pressed leg that ends above the shoe does not break, nor one in a boot
  if (!o.tucked && breaksOnShoe(o)) {
    const size = lerp(0.8, 1.2, o.stiff ?? 0.5) * (o.cut.follows || o.cut.taut ? 0.6 : 1.15);
    const low = end - 30 - next() * 14;
    for (const dents of [outer, inner]) {
      const first = next() < 0.5;
      dents.push(
        { y: low + (first ? 0 : 9), by: -(2.4 + next() * 2.6) * size, breadth: 7 },
        { y: low - 20, by: (1.5 + next() * 2) * size, breadth: 13 },
        { y: end - 6, by: 1.8 * size, breadth: 12 },
      );
    }
  }
  return {
    outer: dented(resample(edges.outer, FINE), s, outer),
    inner: dented(resample(edges.inner, FINE), -s, inner),
  };
}

/** How a wide leg moves: page heights of its knee and end, and how much it does. */
interface Swing {
  relaxed: boolean;
  knee: number;
  end: number;
  much: number;
}

/** A wide leg hangs from the hip: it falls in below it, stands off the knee that is bent and swings out at the hem. */
function swung({ outer, inner }: LegEdges, s: Side, { relaxed, knee, end, much: k }: Swing): LegEdges {
  const swing = (relaxed ? 9 : 3) * k;
  const low = (end - knee) * 0.55;
  const sway: Dent[] = [
    { y: end + 10, by: swing, breadth: low },
    { y: lerp(knee, end, 0.35), by: -swing * 0.45, breadth: low * 0.6 },
  ];
  const at = { y: knee - TURNS.above, breadth: TURNS.breadth };
  const bent: Dent[] = relaxed ? [{ ...at, by: TURNS.outer * k }] : [];
  const within: Dent[] = relaxed ? [{ ...at, by: TURNS.inner * k }] : [];
  return {
    outer: dented(resample(outer, FINE), s, [...sway, ...bent, { y: outer[0][1] + 190, by: -4 * k, breadth: 60 }]),
    inner: dented(resample(inner, FINE), s, [...sway, ...within]),
  };
}

/** Paper between two wide legs at the hem, page units, and the share of what they yield inside that goes outside. */
const GAP = 15;
const OUTWARD = 0.75;

/**
 * Two wide legs stand like an A, with light between them from the thigh down: what would lie over the other leg hangs outside
 * instead. Changes the edges in place.
 */
export function partLegs(f: Wearer, s: Side, { outer, inner }: LegEdges, crotch: Point): void {
  const skin = SIDES.map((side) => {
    const { [LEFT]: L, [RIGHT]: R } = legShape(f, side).edge;
    return side < 0 ? R : L;
  });
  const end = inner[inner.length - 1][1];
  const xAt = (line: readonly Point[], y: number): number => (line.find((p) => p[1] >= y) ?? line[line.length - 1])[0];
  const excess = (y: number, x: number): number => {
    const middle = (xAt(skin[0], y) + xAt(skin[1], y)) / 2;
    const open = smoothstep(crotch[1] + 8, lerp(crotch[1], end, 0.75), y);
    return Math.max(0, (middle - x) * s + (GAP / 2) * open) * smoothstep(crotch[1], crotch[1] + 70, y);
  };
  const moved = inner.map(([x, y]) => excess(y, x));
  inner.forEach((p, i) => {
    p[0] += s * moved[i];
  });
  const room = ([, y]: Point): number => {
    const i = inner.findIndex((p) => p[1] >= y);
    return moved[i < 0 ? moved.length - 1 : i];
  };
  for (const p of outer) p[0] += s * OUTWARD * Math.min(36, room(p));
}

/** Share of the leg's half-width by which a mass stands off it. */
const MASS = { thigh: 0.12, knee: 0.2, under: -0.16, shin: 0.1 };

/**
 * Thigh, knee and shin as the face of the cloth shows them; the crotch lies deep between them.
 * @param leg its edges on the page.
 */
export function legMasses(f: Wearer, s: Side, { outer, inner }: LegEdges, o: TrouserOptions): Bump[] {
  const relaxed = s !== f.weight;
  const { knee, ankle } = f.leg[s];
  const k = tellsThrough(o) * (relaxed ? 1.25 : 0.8);
  const across = (y: number): { half: number; middle: (u: number) => Point } => {
    const [a, b] = [outer, inner].map((edge) => edge.find((p) => p[1] >= y) ?? edge[edge.length - 1]);
    return { half: Math.abs(a[0] - b[0]) / 2, middle: (u) => mix(a, b, 0.5 - u * 0.5) };
  };
  const bumps: Bump[] = [];
  const raise = (y: number, { u, rx, ry, by }: { u: number; rx: number; ry: number; by: number }): void => {
    if (y + ry * 0.4 > outer[outer.length - 1][1]) return;
    const { half, middle } = across(y);
    bumps.push({ at: [middle(u)[0], y], rx: half * rx, ry, height: half * by * k });
  };
  const hipY = at(outer, 0.08)[1];
  if (isWide(o)) {
    // a knee that is bent is felt through loose cloth, no more
    if (relaxed) raise(knee[1] - 14, { u: 0.25, rx: 0.42, ry: 44, by: 0.2 });
    return bumps;
  }
  // u runs 1 outside to -1 inside
  raise(lerp(hipY, knee[1], 0.5), { u: relaxed ? 0.1 : 0.2, rx: 0.62, ry: 95, by: MASS.thigh });
  raise(knee[1] - 6, { u: relaxed ? 0.1 : -0.02, rx: 0.55, ry: 24, by: MASS.knee });
  raise(knee[1] + 34, { u: relaxed ? -0.05 : 0, rx: 0.6, ry: 20, by: MASS.under });
  raise(lerp(knee[1], ankle[1], 0.36), { u: -0.1, rx: 0.5, ry: 62, by: MASS.shin });
  return bumps;
}

/** The fork lies back between the thighs. */
export const fork = (crotch: Point, o: TrouserOptions): Bump[] =>
  o.cut.gathered ? [] : [{ at: add(crotch, [0, 6]), rx: 12, ry: 26, height: -6 * tellsThrough(o) }];

/**
 * The body under a skirt: two thighs with a valley between them, the bearing hip, and the knee that is bent.
 * @param hemY page height of the hem. @param close 1 where the cloth clings, less the freer it hangs.
 */
export function bodyUnderSkirt(f: Wearer, hemY: number, close: number): Bump[] {
  const bears = f.weight;
  const bumps: Bump[] = [];
  const raise = (at: Point, rx: number, ry: number, height: number): void => {
    if (at[1] + ry < hemY) bumps.push({ at, rx, ry, height: height * close });
  };
  for (const s of SIDES) {
    const top = f.hip[s];
    const { knee } = f.leg[s];
    const relaxed = s !== bears;
    raise(add(mix(top, knee, 0.42), [-s * 26, 0]), 36, 92, relaxed ? 7.5 : 5.5);
    if (relaxed) {
      raise(add(knee, [s * 2, -14]), 24, 40, 6.5);
      raise(add(knee, [-s * 2, 52]), 30, 34, -3);
    }
  }
  raise(add(mix(f.hip[bears], f.crotch, 0.26), [0, -18]), 30, 44, 4.5);
  raise(add(f.crotch, [0, 62]), 15, 66, -5);
  return bumps;
}
