/** Places that are built, in one wash: arches, a window's light, steps, bricks. 1 = one full wash. */
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';
import { below, cellAt, grainAt, within } from './place-kit.ts';
import type { PlaceForm } from './places-outdoors.ts';

/** Where a wall stands on its floor, page y, and how much deeper the floor is. */
const FLOOR = { y: GROUND - 74, deeper: 1.2 } as const;

/** An arch: half its opening, how far its head is over the sitter's, cusps of its edge, its mouldings, and how full each lies. */
const ARCH = {
  half: 232,
  over: 64,
  cusps: 9,
  deep: 13,
  mouldings: [17, 30],
  line: 3.2,
  pillar: 54,
  full: { wall: 0.92, inside: 0.42, line: 0.5, pillar: 0.72 },
  screen: { cell: 30, r: 8, from: 96, takes: 0.4 },
} as const;

/** Page units outside the edge of the opening; negative inside it. */
function outsideArch(x: number, y: number, middle: number, spring: number, half: number): number {
  const [dx, dy] = [x - middle, y - spring];
  if (dy > 0) return Math.abs(dx) - half;
  const turn = Math.atan2(-dy, dx);
  const cusp = Math.abs(Math.sin((turn * ARCH.cusps) / 2)) * ARCH.deep;
  return Math.hypot(dx, dy) - half - cusp + ARCH.deep;
}

export const arch: PlaceForm = (x, y, { left, right, figureX, headY }) => {
  const { full, mouldings, line, pillar, screen } = ARCH;
  const half = Math.min(ARCH.half, (Math.min(right, 2 * figureX - left) - figureX) * 0.86);
  const spring = headY - ARCH.over + half;
  const far = outsideArch(x, y, figureX, spring, half);
  // a pierced screen over the shoulders of the arch
  const [u, v] = [x - screen.cell * Math.round(x / screen.cell), y - screen.cell * Math.round(y / screen.cell)];
  const pierced = far > screen.from ? within(Math.hypot(u, v), screen.r) * screen.takes : 0;
  let wall: number = full.wall * (1 - pierced);
  if (far > 0 && far < pillar && y > spring) wall = full.pillar;
  for (const at of mouldings) wall = lerp(wall, full.line, within(Math.abs(far - at), line / 2));
  const laid = lerp(full.inside, wall, smoothstep(-1.6, 1.6, far));
  return laid * lerp(1, FLOOR.deeper, below(y, FLOOR.y));
};

/** A window's light on a wall: its panes, how it slants, and how much it takes of the wash. */
const WINDOW = {
  half: 150,
  top: 190,
  tall: 560,
  beside: 110,
  slant: 0.16,
  bar: 11,
  across: 2,
  down: 3,
  wall: 0.96,
  light: 0.4,
  fades: 0.22,
} as const;

export const windowLight: PlaceForm = (x, y, stage) => {
  const { half, top, tall, slant, bar, across, down } = WINDOW;
  const u = x - (stage.figureX + stage.side * WINDOW.beside) + half;
  const v = y - top - u * slant * stage.side;
  const inside = u > 0 && u < 2 * half && v > 0 && v < tall;
  const [pane, row] = [(2 * half) / across, tall / down];
  const toBar = Math.min(Math.abs(u - pane * Math.round(u / pane)), Math.abs(v - row * Math.round(v / row)));
  const lit = inside ? smoothstep(bar / 2 - 2, bar / 2 + 2, toBar) * lerp(1, 1 - WINDOW.fades, v / tall) : 0;
  const wall = WINDOW.wall + grainAt(x, y, stage) * 0.06;
  return lerp(wall, WINDOW.light, lit) * lerp(1, FLOOR.deeper, below(y, FLOOR.y));
};

/** Steps behind the figure: how many, how high and how much they draw in, and how full tread, riser and wall lie. */
const STEPS = {
  count: 7,
  tall: 54,
  tread: 17,
  draws: 0.055,
  full: { tread: 0.36, riser: 0.8, wall: 0.62, ground: 0.5 },
} as const;

export const steps: PlaceForm = (x, y, stage) => {
  const { count, tall, tread, full } = STEPS;
  const top = FLOOR.y - count * tall;
  if (y > FLOOR.y) return full.ground;
  if (y < top) return full.wall + grainAt(x, y, stage) * 0.05;
  const step = Math.floor((FLOOR.y - y) / tall);
  const half = (stage.right - stage.left) * (0.62 - step * STEPS.draws);
  const far = Math.abs(x - stage.figureX);
  const own = (FLOOR.y - y) % tall > tall - tread ? full.tread : full.riser;
  return lerp(full.wall, own, within(far, half));
};

/** Bricks in their bond, and how much mortar takes. */
const BRICK = { wide: 78, tall: 30, joint: 3.4, full: 0.9, varies: 0.2, mortar: 0.5 } as const;

export const brick: PlaceForm = (x, y, stage) => {
  const { wide, tall, joint, full, varies, mortar } = BRICK;
  if (y > FLOOR.y) return full * FLOOR.deeper;
  const row = Math.floor(y / tall);
  const shifted = x + (row % 2 ? wide / 2 : 0);
  const column = Math.floor(shifted / wide);
  const toJoint = Math.min(
    Math.abs(shifted - wide * Math.round(shifted / wide)),
    Math.abs(y - tall * Math.round(y / tall)),
  );
  const own = full + (cellAt(column, row, stage) - 0.5) * varies;
  return lerp(mortar, own, smoothstep(joint / 2 - 1, joint / 2 + 1, toJoint));
};

/** A carpet before a wall of boards: where the wall ends, the carpet's half breadth there and at the feet, posts and their rope. */
const CARPET = {
  foot: 880,
  half: [120, 330],
  board: { wide: 96, tall: 74, mark: 13 },
  post: { beside: [240, 316], tall: 250, wide: 7, knob: 13, foot: 26 },
  sag: 74,
  full: { wall: 0.2, mark: 0.4, floor: 0.12, carpet: 1.02, edge: 0.62, post: 0.8 },
} as const;

/** Two posts on a side of the carpet with a rope between them: 1 where they are. */
function ropeAt(out: number, y: number): number {
  const { post, sag, foot } = CARPET;
  const [inner, outer] = post.beside;
  const top = foot + 120 - post.tall;
  const isPost = [inner, outer].map((at) => {
    const shaft = y > top && y < foot + 120 ? within(Math.abs(out - at), post.wide / 2) : 0;
    return Math.max(
      shaft,
      within(Math.hypot(out - at, y - top), post.knob),
      within(Math.hypot((out - at) / 2, y - foot - 120), post.foot / 2),
    );
  });
  const along = (out - inner) / (outer - inner);
  const rope = along > 0 && along < 1 ? within(Math.abs(y - top - 26 - sag * 4 * along * (1 - along)), 5) : 0;
  return Math.max(...isPost, rope);
}

export const carpet: PlaceForm = (x, y, stage) => {
  const { foot, half, board, full } = CARPET;
  const far = Math.abs(x - stage.figureX);
  const [u, v] = [x - board.wide * Math.round(x / board.wide), y - board.tall * Math.round(y / board.tall)];
  const mark = within(Math.max(Math.abs(u), Math.abs(v) * 2), board.mark);
  const wall = lerp(full.wall, full.mark, mark);
  const deep = (y - foot) / (GROUND - foot);
  const edge = lerp(half[0], half[1], deep);
  const floor = lerp(
    full.floor,
    lerp(full.edge, full.carpet + grainAt(x, y, stage) * 0.05, within(far, edge - 9)),
    within(far, edge),
  );
  return lerp(lerp(wall, floor, below(y, foot)), full.post, ropeAt(far, y));
};
