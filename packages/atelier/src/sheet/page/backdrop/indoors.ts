/** Backdrops made by hands: brush fields, panels, windows, rooms, card and studio cloth. */
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';
import type { Backdrop, Motif, Stage } from './backdrop.ts';
import { pool } from './floor.ts';
import { Hand, oval } from './hand.ts';

/** Broad strokes of a flat brush, one below the other, dry at their ends. */
export function brush(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const angle = hand.between(0.16, 0.3) * (hand.next() < 0.5 ? 1 : -1);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const strokes = [0, 1, 2, 3, 4].map((n) => ({
    middle: 250 + n * 142 + hand.between(-16, 16),
    half: hand.between(60, 88),
    from: left - figureX + hand.between(24, 110),
    to: right - figureX - hand.between(24, 110),
    load: hand.between(0.62, 1),
    way: n % 2 ? 1 : -1,
  }));
  const tone = (x: number, y: number): number => {
    const along = (x - figureX) * cos + (y - 560) * sin;
    const across = 560 + (y - 560) * cos - (x - figureX) * sin;
    let sum = 0;
    for (const { middle, half, from, to, load, way } of strokes) {
      const edge = half + hand.sway(along * 0.5, middle) * 9 - Math.abs(across - middle);
      if (edge <= 0) continue;
      const ragged = hand.sway(across * 2.2, middle) * 40;
      const [begin, end] = [along - from + ragged * 0.4, to - along + ragged];
      if (begin <= 0 || end <= 0) continue;
      const hair = hand.bristle(across * 0.55, along + middle * 9);
      const run = way > 0 ? end : begin;
      const dry = smoothstep(330, 20, run) * 0.8;
      const cover = smoothstep(dry - 0.3, dry + 0.06, hair + 0.14) * smoothstep(0, 5, edge);
      sum += cover * load * (0.84 + 0.3 * hair) * (1 - sum * 0.62);
    }
    return sum;
  };
  return {
    washes: [
      {
        pigment: 'wash',
        box: { left, right, top: Math.max(stage.top, 120), bottom: 1050 },
        tone: (x, y) => tone(x, y) * (1 - 0.35 * smoothstep(420, 980, y)),
      },
      pool(stage, hand),
    ],
    motifs: [],
  };
}

/** A panel of gouache that the figure steps out of. */
export function block(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const half = Math.min(236, (right - left) / 2 - 24);
  const middle = Math.max(left + half, Math.min(right - half, figureX + 22));
  const [top, low] = [Math.max(stage.top, hand.between(150, 196)), hand.between(1000, 1060)];
  const tone = (x: number, y: number): number => {
    const hair = hand.bristle(x * 0.6, y);
    const edge = half - Math.abs(x - middle) + hand.sway(x * 0.5, y * 0.45) * 17 + (hair - 0.5) * 26;
    const end = Math.min(y - top + hand.sway(x * 1.3, 20) * 34, low - y + hand.sway(x * 0.7, 90) * 70);
    if (edge <= 0 || end <= 0) return 0;
    // drawn down to the floor until the brush was empty
    const dry = smoothstep(420, 30, low - y);
    const cover = smoothstep(dry * 0.7 - 0.5, dry * 0.9 + 0.1, hair + 0.16) * (1 - 0.72 * dry);
    return cover * smoothstep(0, 46, edge + 8) * smoothstep(0, 16, end) * (0.76 + 0.3 * hair);
  };
  return {
    washes: [
      { pigment: 'wash', box: { left: left - 8, right: right + 8, top: top - 22, bottom: low + 80 }, tone },
      pool(stage, hand),
    ],
    motifs: [],
  };
}

/** Light through a window, on the wall behind. */
export function windowLight(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const lean = hand.between(0.28, 0.4) * (hand.next() < 0.5 ? 1 : -1);
  const [wide, high, gap] = [124, 222, 13];
  const middle = figureX + 14;
  const pane = (x: number, y: number): number => {
    const u = x - middle - (y - 520) * -lean * 0.5;
    const v = y - 156 + u * lean;
    const across = Math.abs(u) - gap / 2;
    const down = v % (high + gap);
    if (v < 0 || v > 3 * (high + gap)) return 0;
    return smoothstep(0, 7, Math.min(across, wide - across, down, high - down));
  };
  const laid = hand.wall(stage, 1040, [[figureX + hand.between(110, 200), hand.between(700, 860), 80]]);
  return {
    washes: [
      {
        pigment: 'wash',
        box: { left, right, top: stage.top, bottom: 1070 },
        tone: (x, y) => laid(x, y) * (1.04 - 0.66 * pane(x, y)),
      },
      pool(stage, hand),
    ],
    motifs: [],
  };
}

/** A panelled room: mouldings, a skirting board, a floor. */
export function salon(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const skirting = 1012;
  const wall = hand.wall(stage, skirting + 40);
  // pencilled in where the wash is full, and let go with it
  const motif: Motif = {
    pigment: 'deep',
    density: 0.42,
    shapes: [],
    lines: [],
    within: (x, y) => smoothstep(20, 170, Math.min(x - left, right - x, y - stage.top)) * smoothstep(1060, 700, y),
  };
  const panel = (x0: number, x1: number, y0: number, y1: number): void => {
    if (x1 - x0 < 36) return;
    for (const [inset, width] of [
      [0, 2.2],
      [9, 1],
    ]) {
      const [a, b, c, d] = [x0 + inset, x1 - inset, y0 + inset, y1 - inset];
      motif.lines?.push({
        points: [
          [a, c],
          [b, c],
          [b, d],
          [a, d],
          [a, c],
        ],
        width,
      });
    }
  };
  const half = 138;
  for (const [a, b] of [
    [left + 26, figureX - half - 18],
    [figureX - half, figureX + half],
    [figureX + half + 18, right - 26],
  ]) {
    panel(a, b, 84, 700);
    panel(a, b, 736, 936);
  }
  for (const [y, width] of [
    [718, 2.2],
    [724, 1],
    [968, 1.6],
  ])
    motif.lines?.push({
      points: [
        [left + 4, y],
        [right - 4, y],
      ],
      width,
    });
  return {
    washes: [
      {
        pigment: 'wash',
        box: { left, right, top: stage.top, bottom: skirting + 60 },
        tone: (x, y) => wall(x, y) * lerp(0.7, 0.95, smoothstep(-220, 260, x - figureX)),
      },
      pool(stage, hand),
    ],
    motifs: [motif],
  };
}

/** Shapes cut from card: a round-headed niche, a disc, a step to stand on. */
export function plinth(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const side = hand.next() < 0.5 ? -1 : 1;
  const half = Math.min(176, (right - left) * 0.3);
  const cx = figureX + side * 24;
  const door = hand.wash(
    (x, y) => Math.min(y < 330 ? half - Math.hypot(x - cx, y - 330) : half - Math.abs(x - cx), 1128 - y),
    { wander: 1.5, rim: 0.14 },
  );
  const disc: Point = [cx - side * half * 0.98, hand.between(420, 560)];
  const round = hand.wash((x, y) => oval(x - disc[0], y - disc[1], 92, 92), { wander: 1.5, rim: 0.14 });
  const step = Math.max(218, stage.reach + 56);
  const [above, high] = [46, Math.min(20, stage.foot - GROUND - 46)];
  const upper = hand.wash((x, y) => oval(x - figureX - 8, y - GROUND + 4, step, above), { wander: 1.5, rim: 0.1 });
  const lower = hand.wash(
    (x, y) =>
      Math.min(
        oval(x - figureX - 8, y - GROUND + 4 - high, step, above),
        -oval(x - figureX - 8, y - GROUND + 4, step, above),
      ),
    { wander: 1.2, rim: 0.1 },
  );
  return {
    washes: [
      {
        pigment: 'wash',
        box: { left: cx - half, right: cx + half, top: 150, bottom: 1130 },
        tone: (x, y) => door(x, y) * lerp(1, 0.7, smoothstep(200, 1100, y)),
      },
      {
        pigment: 'glow',
        box: { left: disc[0] - 96, right: disc[0] + 96, top: disc[1] - 96, bottom: disc[1] + 96 },
        tone: (x, y) => round(x, y) * 0.62,
      },
      {
        pigment: 'deep',
        box: { left: figureX - step - 6, right: figureX + step + 22, top: GROUND - 60, bottom: GROUND + 56 },
        tone: (x, y) => upper(x, y) * 0.4,
      },
      {
        pigment: 'deep',
        box: { left: figureX - step - 6, right: figureX + step + 22, top: GROUND - 20, bottom: GROUND + 80 },
        tone: (x, y) => lower(x, y) * 0.85,
      },
    ],
    motifs: [],
  };
}

/** A length of studio cloth that falls to the floor, swept out under the feet. */
export function drape(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const half = Math.min(262, (right - left) / 2 - 14);
  const cx = Math.max(left + half + 8, Math.min(right - half - 8, figureX + 10));
  const bar = 78;
  const laid = hand.wash(
    (x, y) =>
      Math.min(half + 26 * smoothstep(900, 1190, y) - Math.abs(x - cx), y - bar, 1228 - y + hand.sway(x, 40) * 14),
    { wander: 13, rim: 0.22 },
  );
  const folds = [0, 1, 2, 3].map(() => ({
    at: hand.between(-half, half),
    wide: hand.between(16, 40),
    lean: hand.between(-0.06, 0.06),
  }));
  const fold = (x: number, y: number): number => {
    let deep = 0;
    for (const { at, wide, lean } of folds) {
      const off = (x - cx - at - (y - bar) * lean + hand.sway(9, y * 0.5) * 8) / (wide * (1 + (y - bar) / 900));
      if (off > -2.2 && off < 2.2) deep += off > 0 ? Math.exp(-off * off) : Math.exp(-off * off * 7);
    }
    return Math.min(1, deep);
  };
  return {
    washes: [
      {
        pigment: 'wash',
        box: { left: cx - half - 30, right: cx + half + 30, top: bar - 8, bottom: 1250 },
        tone: (x, y) => {
          const density = laid(x, y);
          return density === 0
            ? 0
            : density *
                lerp(1, 0.6, smoothstep(0.5, 1, Math.abs(x - cx) / half)) *
                smoothstep(-10, 130, y - bar) *
                (0.6 + 0.38 * fold(x, y) * (1 - smoothstep(960, 1100, y)) - 0.24 * smoothstep(1010, 1190, y));
        },
      },
    ],
    motifs: [],
  };
}
