/** Backdrops under the sky: shore, hills, garden, palms, snow and the street. */
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import type { Backdrop, Motif, Stage, Wash } from './backdrop.ts';
import { floor, pool } from './floor.ts';
import { Hand, oval } from './hand.ts';
import { blossom, branch, frond, leaf, leaves, stem } from './plants.ts';
import { veils } from './veils.ts';

/** The whole room beside the columns. */
const roomOf = ({ left, right, top, foot }: Stage): Wash['box'] => ({ left, right, top, bottom: foot });

/** Nothing but colour and water. */
export function bloom(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  return { washes: [...veils(stage, hand, 1.05), pool(stage, hand)], motifs: [] };
}

/** Sun, sea and sand. */
export function shore(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const horizon = hand.between(640, 700);
  const beach = horizon + hand.between(170, 215);
  const slope = hand.between(-0.05, 0.05);
  const sunX = figureX + (hand.next() < 0.5 ? -1 : 1) * hand.between(130, 175);
  const sunY = horizon - hand.between(190, 330);
  const sea = hand.wash(
    (x, y) =>
      Math.min(
        y - horizon,
        beach + (x - figureX) * slope + hand.sway(x * 0.8, 7) * 16 - y,
        (x - left) * 0.7,
        (right - x) * 0.7,
      ),
    { wander: 4, rim: 0.3 },
  );
  const sky = hand.wash((x, y) => Math.min(horizon - 5 - y, (x - left) * 0.5, (right - x) * 0.5), {
    wander: 8,
    soft: 70,
  });
  const sun = hand.wash((x, y) => oval(x - sunX, y - sunY, 82, 82), { wander: 5, soft: 34 });
  return {
    washes: [
      {
        pigment: 'glow',
        box: { left: sunX - 90, right: sunX + 90, top: sunY - 90, bottom: sunY + 90 },
        tone: (x, y) => sun(x, y) * 0.66,
      },
      {
        pigment: 'wash',
        box: { ...roomOf(stage), top: 190, bottom: horizon },
        tone: (x, y) => sky(x, y) * 0.72 * smoothstep(230, horizon, y),
      },
      {
        pigment: 'deep',
        box: { left, right, top: horizon - 10, bottom: beach + 60 },
        tone: (x, y) =>
          sea(x, y) *
          lerp(0.86, 0.4, clamp((y - horizon) / (beach - horizon))) *
          (0.8 + 0.4 * hand.bristle(y * 1.4, x)),
      },
      floor(stage, hand, beach + 26, 'glow', 0.42),
    ],
    motifs: [],
  };
}

/** Three ridges, one behind the other. */
export function hills(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const side = hand.next() < 0.5 ? -1 : 1;
  const ridges = [0, 1, 2].map((n): Wash => {
    const base = 560 + n * 150;
    const peak = figureX + side * (n % 2 ? -1 : 1) * hand.between(90, 190);
    const ridge = (x: number): number =>
      base -
      105 * Math.exp(-(((x - peak) / 150) ** 2)) +
      hand.sway(x * 0.7, n * 90) * 26 +
      hand.sway(x * 2.4, n * 40) * 8;
    const laid = hand.wash((x, y) => Math.min(y - ridge(x), x - left, right - x), { wander: 8, rim: 0.24 });
    // the brush was lifted before it came to the sides
    const lifted = (x: number): number => smoothstep(0, 120, Math.min(x - left, right - x) - 10);
    return {
      pigment: n ? 'deep' : 'wash',
      box: { left, right, top: base - 160, bottom: Math.min(1230, base + 330) },
      tone: (x, y) => laid(x, y) * lifted(x) * [0.7, 0.38, 0.44][n] * smoothstep(base + 300, base + 10, y),
    };
  });
  const sun: Point = [figureX - side * hand.between(110, 160), hand.between(250, 330)];
  const disc = hand.wash((x, y) => oval(x - sun[0], y - sun[1], 66, 66), { wander: 5, soft: 34 });
  return {
    washes: [
      {
        pigment: 'glow',
        box: { left: sun[0] - 76, right: sun[0] + 76, top: sun[1] - 76, bottom: sun[1] + 76 },
        tone: (x, y) => disc(x, y) * 0.6,
      },
      ...ridges,
      pool(stage, hand, 0.7),
    ],
    motifs: [],
  };
}

/** Stems that grow up from the floor on both sides, a flower here and there. */
export function garden(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const green: Motif = {
    pigment: 'deep',
    density: 0.54,
    shapes: [],
    lines: [],
    // lost in the wet ground
    within: (_, y) => smoothstep(1176, 1040, y),
  };
  const flowers: Motif = { pigment: 'glow', density: 0.62, shapes: [] };
  const grow = (x: number, top: number, lean: number, size: number): void => {
    const line = stem([
      [x, 1172],
      [x + lean * 0.25, lerp(1172, top, 0.4)],
      [x + lean, top],
    ]);
    green.lines?.push({ points: line, width: 3.4 });
    green.shapes.push(...leaves(line, Math.round((1172 - top) / 52), size, hand));
    if (hand.next() < 0.62)
      flowers.shapes.push(...[0, 1].map((n) => blossom([x + lean - n * 4, top - 6], 19 - n * 10, hand)));
  };
  const rightRoom = Math.max(0, right - figureX - 170);
  const leftRoom = Math.max(0, figureX - 170 - left);
  for (const n of [0, 1, 2]) {
    grow(right - 36 - (n * rightRoom) / 3, 430 + n * 210 + hand.between(-60, 60), hand.between(-46, 8), 66 - n * 7);
    grow(left + 30 + (n * leftRoom) / 3, 610 + n * 170 + hand.between(-60, 60), hand.between(-8, 46), 60 - n * 7);
  }
  return { washes: [...veils(stage, hand, 0.8), pool(stage, hand)], motifs: [green, flowers] };
}

/** The shade of fronds on a sunny wall. */
export function palm(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, top } = stage;
  const side = hand.next() < 0.5 ? -1 : 1;
  const edge = side > 0 ? right : left;
  const shade: Motif = {
    pigment: 'deep',
    density: 0.42,
    shapes: [],
    lines: [],
    within: (x, y) => smoothstep(14, 70, Math.min(x - left, right - x, y - top)),
  };
  for (const [y, reach, drop] of [
    [70, 270, 170],
    [150, 330, 420],
    [420, 250, 380],
  ]) {
    const rib = stem([
      [edge + side * 8, y],
      [edge - side * reach * 0.5, y + drop * 0.12],
      [edge - side * reach, y + drop],
    ]);
    shade.lines?.push({ points: rib, width: 3 });
    shade.shapes.push(...frond(rib, 17, 128, hand));
  }
  const wall = hand.wall(stage, 1000);
  return {
    washes: [
      { pigment: 'wash', box: { ...roomOf(stage), bottom: 1030 }, tone: (x, y) => wall(x, y) * 0.8 },
      pool(stage, hand),
    ],
    motifs: [shade],
  };
}

/** A cold sky with flakes in it and drifts before it; a bare branch reaches in. */
export function snow(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX, top } = stage;
  const drift = (x: number): number => 968 + hand.sway(x * 0.5, 30) * 30 + (x - figureX) * 0.05;
  const laid = hand.wall(stage, 1000, [
    [figureX + hand.between(100, 200), hand.between(260, 420), 90],
    [figureX - hand.between(100, 200), hand.between(520, 760), 80],
  ]);
  const flakes = Array.from({ length: 88 }, (): Point[] => {
    const r = 1.4 + hand.next() ** 3 * 4.6;
    return ellipse([hand.between(left + 8, right - 8), hand.between(top + 10, 930)], r, r, 10);
  });
  const side = hand.next() < 0.5 ? 1 : -1;
  const root: Point = [side > 0 ? right + 4 : left - 4, hand.between(250, 330)];
  const twigs = branch(root, side > 0 ? Math.PI - 0.35 : 0.35 - Math.PI * 2, 150, 5.5, hand);
  return {
    washes: [
      {
        pigment: 'wash',
        box: { ...roomOf(stage), bottom: 1010 },
        tone: (x, y) => laid(x, y) * 1.1 * smoothstep(0, 40, drift(x) - y),
      },
      pool(stage, hand, 0.6, 'wash'),
    ],
    motifs: [
      { pigment: 'deep', density: 0.8, shapes: [], lines: twigs },
      { pigment: 'white', density: 0.85, shapes: flakes },
    ],
  };
}

/** House fronts down both sides of a street, lost in haze; a pane here and there was left paler. */
export function street(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const houses = [-1, 1].flatMap((side) => {
    const edge = side > 0 ? right : left;
    const room = Math.abs(edge - figureX);
    return [
      {
        inner: figureX + side * room * 0.26,
        outer: figureX + side * room * 0.63,
        top: hand.between(300, 360),
        rise: 0.16,
        pigment: 'wash' as const,
        strength: 0.62,
      },
      {
        inner: figureX + side * room * 0.65,
        outer: edge,
        top: hand.between(120, 190),
        rise: 0.24,
        pigment: 'deep' as const,
        strength: 0.26,
      },
    ].map((house) => ({ ...house, side }));
  });
  const washes = houses.map(({ inner, outer, top, rise, pigment, strength, side }): Wash => {
    // cornices fall towards the end of the street, behind the figure
    const cornice = (x: number): number => top + (outer - x) * side * rise;
    const laid = hand.wash((x, y) => Math.min((x - inner) * side, (outer - x) * side, y - cornice(x), 1085 - y), {
      wander: 12,
      rim: 0.16,
    });
    const [wide, high] = [64, 104];
    const pane = (x: number, y: number): number => {
      const across = (((x - inner) * side - 22) % wide) / wide;
      const down = y - cornice(x) - 34;
      const row = (down % high) / high;
      if (across < 0.26 || across > 0.72 || down < 0 || row < 0.1 || row > 0.62) return 1;
      // most panes were lost in the wet
      const left = hand.sway(Math.floor(((x - inner) * side - 22) / wide) * 210, Math.floor(down / high) * 170 + top);
      return 1 - 0.3 * smoothstep(-0.1, 0.5, left);
    };
    return {
      pigment,
      box: {
        left: Math.min(inner, outer) - 6,
        right: Math.max(inner, outer) + 6,
        top: Math.min(cornice(inner), cornice(outer)) - 12,
        bottom: 1090,
      },
      tone: (x, y) => laid(x, y) * strength * pane(x, y) * smoothstep(980, 420, y),
    };
  });
  return { washes: [...washes, pool(stage, hand, 0.8)], motifs: [] };
}

/** Leaves that fall past. */
export function autumn(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const fallen = (many: number, pigment: Motif['pigment'], density: number): Motif => ({
    pigment,
    density,
    shapes: Array.from({ length: many }, () => {
      const y = hand.between(90, 1120);
      const at: Point = [hand.between(stage.left + 20, stage.right - 20), y];
      return leaf(at, hand.between(0, 6.2), hand.between(20, 36), hand.between(9, 14), hand.between(-0.5, 0.5));
    }),
  });
  return {
    washes: [...veils(stage, hand), pool(stage, hand)],
    motifs: [fallen(13, 'deep', 0.62), fallen(10, 'glow', 0.85)],
  };
}
