/** Trimmings sewn to the edges of a garment: ruffles, piping, lace, fringe, cords with tassels, work scattered on a skirt. */

import type { Garment, Part } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { type Build, emptyBuild, type Line, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { stiffnessOf } from '#atelier/cloth/folds/hang.ts';
import { STANDING } from '#atelier/cloth/needlework/crafts.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { isPiped, pipedEdges } from '#atelier/garments/edges/piped-edges.ts';
import { rawEdge } from '#atelier/garments/edges/raw-edge.ts';
import { layScallops } from '#atelier/garments/edges/scallops.ts';
import { type Smocked, smocking } from '#atelier/garments/edges/smocked.ts';
import { layTassels } from '#atelier/garments/edges/tassels.ts';
import { topstitched } from '#atelier/garments/edges/topstitched.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type ClothLayer, lay } from '#atelier/garments/layer.ts';
import { hasCargoPockets, hasDetail, hasDetailOn, materialOf, plainOf, trimOf } from '#atelier/garments/measures.ts';
import { branch } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { at, closedSpline, reversed, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { frontLine } from './fastenings.ts';
import { featherColour, feathersAlong, isFeathered } from './feathers.ts';
import { newFlat } from './flat-surface.ts';
import { fringeAlong, fringeInTiers } from './fringe.ts';
import { tailsAndKnot } from './knot.ts';
import { laceBand, laceOf, netOf, throatOf } from './lace-band.ts';
import { needleworkOf } from './needlework.ts';
import { ruffleAlong, ruffleHem } from './ruffle.ts';
import { bandAcross, bandBuild, bandMaterial, standingMaterial } from './work-bands.ts';

export interface Edges {
  panel: Panel;
  hem: Point[];
  /** The neckline, if it has one. */
  neck?: Point[];
  /** Where it is smocked, if not on the panel itself. */
  smocked?: Smocked;
  /** Page height at which the buttoned front of a top ends. */
  frontEnd?: number;
}

/** A colour that stands off the cloth, for what is sewn on it. */
export const contrastOf = (g: Garment): string =>
  trimOf(g, 'piping', 'contrast') ??
  (lumaOf(g.cloth.colour.hex) > 0.5
    ? mixHex(g.cloth.colour.hex, '#2a2430', 0.75)
    : mixHex(g.cloth.colour.hex, '#f6efe2', 0.8));

/** The two loops of a bow tied at a point, `size` 1 as wide as a pussy bow. */
function loops(from: Point, size = 1): Build {
  const b = emptyBuild();
  const to = (x: number, y: number): Point => add(from, [x * size, y * size]);
  for (const s of [-1, 1]) {
    const loop = closedSpline([from, to(s * 10, -8), to(s * 20, -3), to(s * 17, 6), to(s * 7, 4)], 7);
    b.pieces.push({ name: 'loop', outline: loop, surface: newFlat(loop), lift: 1.6 });
    b.lines.push({ kind: 'overlap', points: [...loop, loop[0]], weight: 0.65 });
  }
  const knot = ellipse(from, 3.6 * size, 4.2 * size, 14);
  b.pieces.push({ name: 'knot', outline: knot, surface: newFlat(knot), lift: 1.6 });
  b.lines.push({ kind: 'overlap', points: [...knot, knot[0]], weight: 0.7 });
  return b;
}

/** Two cords from a point, each ending in a tassel. */
export function cords(from: Point, length: number, tassel: boolean): Build {
  const b = emptyBuild();
  for (const [drift, share] of [
    [-9, 1],
    [7, 0.82],
  ]) {
    const end = add(from, [drift, length * share]);
    b.lines.push({
      kind: 'overlap',
      points: spline([from, add(from, [drift * 0.3, length * share * 0.5]), end], 8),
      weight: 0.8,
    });
    if (!tassel) continue;
    const body: Point[] = [add(end, [-2.4, 0]), add(end, [2.4, 0]), add(end, [4.4, 15]), add(end, [-4.4, 15])];
    b.pieces.push({ name: 'tassel', outline: body, surface: newFlat(body), lift: 1.2 });
    b.lines.push(
      { kind: 'overlap', points: [...body, body[0]], weight: 0.6 },
      { kind: 'seam', points: [end, add(end, [-1, 14])] },
      { kind: 'seam', points: [end, add(end, [2, 14])] },
    );
  }
  return b;
}

/** Bands of work round a skirt, saree or lehenga: one at its edge; where there is room a narrower one above, and great butas standing on it. */
export function scatterWork(g: Garment, panel: Panel, outline: Point[], k?: Build): ClothLayer[] {
  const work = needleworkOf(g);
  if (!work?.places.has('hem')) return [];
  const length = Math.max(120, panel.length());
  const swell = k?.pieces.find((p) => p.surface === panel && p.swell)?.swell;
  const low = g.border ? 0.94 - 46 / length : 0.975;
  const [high, narrow] = [44, 22];
  const band = (v1: number, tall: number, of = bandMaterial(work, tall)): ClothLayer => {
    const piece = { ...bandAcross(panel, v1 - tall / length, v1, swell), clip: [outline] };
    return lay(g, 'needlework', bandBuild([piece], k?.folds ?? []), { of });
  };
  const lowest = band(low, high);
  if (length <= 360) return [lowest];
  const above = low - (high + 16) / length;
  const bands = [lowest, band(above, narrow)];
  const great = g.family === 'lehenga' || hasDetail(g, 'gher') || factsOf(g).greatHem;
  return great && work.places.has('field') && panel.halfWidth(above) > 90
    ? [...bands, band(above - (narrow + 4) / length, STANDING, standingMaterial(work))]
    : bands;
}

/** Straps that are knotted end in a bow on the shoulder. */
export function tieStraps(g: Garment, straps: readonly Point[][]): ClothLayer[] {
  if (!hasDetail(g, 'knotted-straps')) return [];
  return straps.map((strap) => {
    const shoulder = strap.reduce((top, p) => (p[1] < top[1] ? p : top));
    const tied = merge(cords(shoulder, 26, false), loops(shoulder, 1));
    return lay(g, 'straps', tied, { of: materialOf(g.cloth), cast: 0.3 });
  });
}

/** Lace along the edges of a garment; at a hem that touches the ground it lies on the cloth alone. */
export function sewLace({ f }: Fitting, g: Garment, { hem, neck }: Partial<Edges>): ClothLayer[] {
  if (!hasDetail(g, 'lace-trim')) return [];
  const cloth = laceOf(g);
  const sewn: ClothLayer[] = [];
  const sew = (band: Build): void => {
    sewn.push(
      lay(g, 'lace', { ...band, lines: [] }, { of: netOf(cloth), cast: 0.2 }),
      lay(g, 'lace', band, { of: cloth, called: 'lace trim' }),
    );
  };
  if (hem) {
    const room = f.floor - Math.max(...hem.map(([, y]) => y)) - 12;
    const beyond = Math.max(0, Math.min(20, room));
    sew(laceBand(hem, { over: 32 - beyond, beyond, hang: 'down' }));
  }
  if (neck && neck.length > 4) sew(laceBand(throatOf(neck), { over: 9, beyond: 2.5, hang: 'along' }));
  return sewn;
}

/** Heights (v) of the flounces above the one at the hem, and the share of the length each falls. */
const FLOUNCES = { at: [0.88, 0.77, 0.66], fall: 0.13 } as const;
/** Depth of a ruffle at a hem, page units. */
const RUFFLE = 44;

/** Flounces from the lowest up: the upper lies over the lower. */
function flounces({ seed }: Fitting, g: Garment, panel: Panel): ClothLayer[] {
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const stiff = stiffnessOf(g.cloth);
  const deep = panel.length() * FLOUNCES.fall;
  return FLOUNCES.at.map((level) => {
    const own = branch(seed, 'trimmings.tier', level * 50);
    return lay(g, 'ruffle', ruffleHem(panel, { fabric, depth: deep, seed: own, level, stiff }), {
      of: materialOf(g.cloth),
      cast: 0.35,
    });
  });
}

function ruffles(d: Fitting, g: Garment, { panel, neck, frontEnd }: Edges): ClothLayer[] {
  if (!hasDetail(g, 'ruffle')) return [];
  const of = materialOf(g.cloth);
  // a blouse that is buttoned to its collar is frilled beside the buttons, and not at its hem as well
  const atHem = g.family !== 'top' || g.collar === 'none' || hasDetailOn(g, 'hem', 'ruffle');
  const own = branch(d.seed, 'trimmings.hem-ruffle');
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const stiff = stiffnessOf(g.cloth);
  return [
    ...(hasDetail(g, 'tiers') ? flounces(d, g, panel) : []),
    ...(atHem
      ? [lay(g, 'ruffle', ruffleHem(panel, { fabric, depth: RUFFLE, seed: own, stiff }), { of, cast: 0.3 })]
      : []),
    ...(neck ? frillNeck(d, g, neck, frontEnd) : []),
  ];
}

/** Length of a fringe, page units. */
const FRINGE = 34;
const fringeColour = (g: Garment): string => trimOf(g, 'fringe', 'hem') ?? g.cloth.colour.hex;

/** What is drawn on the edges in lines: piping, scallops, fringe, smocking. */
function edging({ seed }: Fitting, g: Garment, e: Edges): ClothLayer[] {
  const lines: Line[] = [];
  // a cord along a collar is sewn with it, and then the hem is plain
  if (isPiped(g) && g.collar === 'none')
    lines.push(
      ...pipedEdges(
        [e.hem.map((p) => add(p, [0, -4])), ...(e.neck ? [e.neck.map((p) => add(p, [0, 3]))] : [])],
        contrastOf(g),
      ),
    );
  lines.push(...topstitched(g, e, contrastOf(g)));
  if (hasDetail(g, 'frayed') && g.family !== 'trousers') lines.push(...rawEdge(e.hem, g.cloth.colour.hex, seed));
  if (hasDetail(g, 'fringe')) lines.push(...fringeAlong(e.hem, { length: FRINGE, seed, colour: fringeColour(g) }));
  if (isFeathered(g)) lines.push(...feathersAlong(e.hem, { seed, colour: featherColour(g, 'hem') }));
  if (hasDetail(g, 'fringe') && hasDetail(g, 'tiers'))
    lines.push(...fringeInTiers(e.panel, { seed, colour: fringeColour(g) }));
  if (hasDetail(g, 'smocking')) lines.push(...smocking(seed, g, e.panel, e.smocked));
  if (!lines.length) return [];
  return [lay(g, 'edging', { ...emptyBuild(), lines }, { of: materialOf(g.cloth) })];
}

/** The trimmings a garment's details ask for. */
export const trim = (d: Fitting, g: Garment, e: Edges): ClothLayer[] => [
  ...ruffles(d, g, e),
  ...sewLace(d, g, e),
  ...edging(d, g, e),
  ...(hasDetail(g, 'scallop') ? layScallops(g, e.hem) : []),
  ...(hasDetailOn(g, 'hem', 'tassel') || hasDetailOn(g, 'piping', 'tassel') || hasDetailOn(g, 'border', 'tassel')
    ? layTassels(g, e.hem, contrastOf(g))
    : []),
];

/** Size of a bow at the throat beside one at the waist. */
const BOW = 0.8;

/** Height of a frill round a neck or beside buttons, page units. */
const FRILL = 17;

/** A frill round the neck; where a collar lies there, one down either side of the buttons instead. */
export function frillNeck({ f, seed }: Fitting, g: Garment, neck: readonly Point[], endY?: number): ClothLayer[] {
  if (!hasDetail(g, 'ruffle') || neck.length < 3) return [];
  const of = materialOf(g.cloth);
  if (g.collar === 'none' || endY === undefined) {
    if (neck.length <= 4) return [];
    const round = ruffleAlong(reversed(neck), FRILL, branch(seed, 'trimmings.neck-frill'));
    return [lay(g, 'ruffle', round, { of, cast: 0.3 })];
  }
  const line = frontLine(f, add(at(neck, 0.5), [0, 6]), endY);
  return SIDES.map((s) => {
    const edge = line.map((p) => add(p, [s * 8, 0]));
    const frill = ruffleAlong(s < 0 ? edge : reversed(edge), FRILL * 0.9, branch(seed, 'trimmings.frill', s));
    return lay(g, 'ruffle', frill, { of, cast: 0.3 });
  });
}

/** Parts whose bow is tied at the throat; one of the waist or the back is tied there. */
const AT_THROAT: ReadonlySet<Part> = new Set<Part>(['neck', 'collar', 'front', 'bodice']);

/** What is tied at a neckline, over its collar: a bow of ribbon, or cords. */
export function tieNeck({ f }: Fitting, g: Garment, neck: readonly Point[]): ClothLayer[] {
  // a wrapped front is tied at its side
  const hasBow = g.details.some(({ id, part }) => id === 'bow' && (part === undefined || AT_THROAT.has(part)));
  if (hasDetail(g, 'side-tie', 'wrap-front') || (!hasBow && !hasDetail(g, 'tie-neck', 'tie-up', 'tassel'))) return [];
  const low = add(at(neck, 0.5), [0, 4]);
  const material = materialOf(g.cloth);
  if (hasBow) {
    if (g.collar === 'bow' || f.back) return [];
    const own = g.family === 'top' ? material.colour : contrastOf(g);
    const of = { ...plainOf(material), colour: trimOf(g, 'bow') ?? own };
    return tailsAndKnot(low, 'bow', BOW).map((tied) => lay(g, 'neck tie', tied, { of, cast: 0.35 }));
  }
  const ends = cords(low, hasDetail(g, 'tassel') ? 62 : 46, hasDetail(g, 'tassel'));
  const tied = hasDetail(g, 'tie-neck', 'tie-up') ? merge(ends, loops(low)) : ends;
  return [lay(g, 'neck tie', tied, { of: { ...material, colour: contrastOf(g) }, cast: 0.25 })];
}

/** Bellows pockets on the outside of the thighs. */
export function cargoPockets(g: Garment, legs: readonly { panel: Panel; side: Side }[]): ClothLayer[] {
  if (!hasCargoPockets(g)) return [];
  const b = emptyBuild();
  for (const { panel, side } of legs) {
    const at2 = (u: number, v: number): Point => panel.map(side * u, v);
    const outline = [at2(0.28, 0.4), at2(0.98, 0.39), at2(0.99, 0.5), at2(0.3, 0.51)];
    const flap = [at2(0.25, 0.39), at2(1, 0.38), at2(1, 0.42), at2(0.26, 0.43)];
    for (const shape of [outline, flap]) {
      b.pieces.push({ name: 'pocket', outline: shape, surface: panel, lift: 1.3 });
      b.lines.push({ kind: 'overlap', points: [...shape, shape[0]], weight: 0.6 });
    }
    b.lines.push({ kind: 'detail', points: ellipse(at2(0.62, 0.42), 1.8), weight: 0.9 });
  }
  return [lay(g, 'pocket', b, { of: materialOf(g.cloth), cast: 0.25 })];
}
