/** Backdrops of feasts and of evenings: the palace niche, garlands of marigolds, dusk. */
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';
import type { Backdrop, Motif, Stage } from './backdrop.ts';
import { floor, pool } from './floor.ts';
import { Hand } from './hand.ts';
import { blossom } from './plants.ts';
import { veils } from './veils.ts';

/** Half breadth of a cusped arch at a height; 0 above its point. */
function archHalf(y: number, half: number, top: number, spring: number): number {
  if (y >= spring) return half;
  if (y < top) return 0;
  const t = (spring - y) / (spring - top);
  // an ogee: full at the springing, drawn in to a point; cusps along it
  return half * (Math.sqrt(1 - t ** 1.9) * (1 - 0.16 * t)) * (1 - 0.035 * Math.abs(Math.sin(t * Math.PI * 3.5)));
}

/** A palace niche: a cusped arch in its frame, lattice in the spandrels. */
export function arch(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const half = Math.min(232, Math.min(figureX - left, right - figureX) - 26);
  const [top, spring, low] = [70, 390, 1112];
  const frame = half + 30;
  const niche = hand.wash(
    (x, y) => Math.min(archHalf(y, half, top, spring) - Math.abs(x - figureX), low - y),
    { wander: 3, rim: 0.5 },
    [[figureX + half * 0.5, 700, 90]],
  );
  const outline = (grow: number): Point[] => {
    const side = (way: number): Point[] =>
      Array.from({ length: 46 }, (_, i): Point => {
        const y = lerp(top - grow * 1.5, low, (i / 45) ** 1.6);
        return [figureX + way * archHalf(y, half + grow, top - grow * 1.5, spring), y];
      });
    return [...side(-1).reverse(), ...side(1)];
  };
  const lattice: Motif = { pigment: 'deep', density: 0.42, shapes: [], lines: [] };
  const step = 27;
  for (let y = 50; y < spring - 30; y += step)
    for (let x = -frame + step / 2; x < frame; x += step) {
      if (Math.abs(x) < archHalf(y + step / 2, half + 34, top - 26, spring) + step * 0.5) continue;
      const star = Array.from({ length: 16 }, (_, i): Point => {
        const r = i % 2 ? 5.2 : 10.4;
        return [figureX + x + Math.cos((i / 8) * Math.PI) * r, y + Math.sin((i / 8) * Math.PI) * r];
      });
      lattice.shapes.push(star);
    }
  const line = (points: Point[], width: number): { points: Point[]; width: number } => ({ points, width });
  const rect: Point[] = [
    [figureX - frame, low],
    [figureX - frame, 34],
    [figureX + frame, 34],
    [figureX + frame, low],
  ];
  return {
    washes: [
      {
        pigment: 'wash',
        box: { left: figureX - half, right: figureX + half, top, bottom: low },
        tone: (x, y) => niche(x, y) * lerp(1.05, 0.42, smoothstep(180, 1080, y)),
      },
      floor(
        { ...stage, left: Math.max(left, figureX - frame - 16), right: Math.min(right, figureX + frame + 16) },
        hand,
        low,
        'deep',
        0.6,
      ),
    ],
    motifs: [
      lattice,
      {
        pigment: 'deep',
        density: 0.62,
        shapes: [],
        lines: [line(outline(9), 2.6), line(outline(17), 1.2), line(rect, 1.6)],
      },
    ],
  };
}

/** Strings of marigolds before a warm wash. */
export function garland(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX } = stage;
  const flowers: Motif = { pigment: 'glow', density: 0.92, shapes: [] };
  const hearts: Motif = { pigment: 'deep', density: 0.34, shapes: [], lines: [] };
  const bead = (at: Point, radius: number): void => {
    flowers.shapes.push(blossom(at, radius, hand));
    hearts.shapes.push(ellipse(at, radius * 0.4, radius * 0.4, 10));
  };
  const string = (x: number, length: number, radius: number): void => {
    hearts.lines?.push({
      points: [
        [x, 0],
        [x, 34 + length],
      ],
      width: 1,
    });
    for (let y = 34; y < 34 + length; y += radius * 1.86)
      bead([x + hand.between(-1.4, 1.4), y], radius * hand.between(0.9, 1.06));
    bead([x, 34 + length + radius * 0.9], radius * 1.32);
  };
  const inner = 142;
  for (const side of [-1, 1]) {
    const edge = side > 0 ? right - 16 : left + 16;
    const room = Math.max(60, Math.abs(edge - figureX) - inner);
    const many = Math.max(2, Math.min(4, Math.round(room / 46)));
    for (let n = 0; n < many; n++)
      string(
        edge - side * n * (room / many),
        lerp(560, 190, n / many) * hand.between(0.84, 1.12) + (side < 0 ? 60 : 0),
        12.5 - n,
      );
  }
  return {
    washes: [...veils(stage, hand), pool(stage, hand)],
    motifs: [flowers, hearts],
  };
}

/** Dusk: deep above and let go towards the floor, a light on the figure, lamps far behind. */
export function evening(stage: Stage): Backdrop {
  const hand = new Hand(stage.seed);
  const { left, right, figureX, top, foot } = stage;
  const laid = hand.wash(
    (x, y) =>
      Math.min(x - left - 14, right - 14 - x, y - top - 12, foot - 24 - y) + (hand.bristle(x * 0.5, y) - 0.5) * 12,
    { wander: 20, rim: 0.1 },
  );
  const spot = (x: number, y: number): number => Math.exp(-(((x - figureX) / 235) ** 2) - ((y - 600) / 500) ** 2);
  const light = (x: number, y: number): number =>
    Math.exp(-(((x - figureX - 20) / 300) ** 2) - ((y - GROUND) / 58) ** 2);
  const lamps = Array.from({ length: 15 }, (): Point[] => {
    const r = hand.between(5, 17);
    const x = hand.next() < 0.5 ? hand.between(figureX + 130, right - 40) : hand.between(left + 40, figureX - 130);
    return ellipse([x, hand.between(Math.max(top, 80), 560)], r, r, 20);
  });
  return {
    washes: [
      {
        pigment: 'night',
        box: { left, right, top, bottom: foot },
        tone: (x, y) => {
          const density = laid(x, y);
          if (density === 0) return 0;
          const lit = Math.min(0.66, 0.56 * spot(x, y) + 0.34 * light(x, y));
          return density * (1 - lit) * (0.9 + 0.14 * hand.bristle(x * 0.4, y)) * lerp(1, 0.2, smoothstep(380, 1130, y));
        },
      },
    ],
    motifs: [{ pigment: 'white', density: 0.16, shapes: lamps }],
  };
}
