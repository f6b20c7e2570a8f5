/** Real border types as strips: v = 0 lies against the cloth, v = 1 is the free edge. Thin guard lines, never a chequer. */

import type { Border } from '@toile/look';
import { butta, paisley } from '#atelier/cloth/motifs/indian-motifs.ts';
import { dot } from '#atelier/cloth/motifs/shapes.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { remembering } from '#atelier/kit/remember.ts';
import { drawTile, type Tile } from './tile.ts';

const HEIGHT = 48;
const REPEAT: Record<Border['kind'], number> = {
  temple: 24,
  zari: 34,
  paisley: 40,
  kasavu: 20,
  meenakari: 44,
  gota: 30,
  patola: 40,
  plain: 20,
};

interface Strip {
  c: Context2D;
  repeat: number;
  /** The metal thread. */
  gold: string;
  ground: string;
  body: string;
}

function band(s: Strip, y: number, h: number, colour: string, alpha = 1): void {
  s.c.globalAlpha = alpha;
  s.c.fillStyle = colour;
  s.c.fillRect(0, y, s.repeat, h);
  s.c.globalAlpha = 1;
}

function guard(s: Strip, y: number): void {
  band(s, y, 1.2, s.gold);
  band(s, y + 2.4, 0.7, s.gold, 0.8);
}

function zariBand(s: Strip, y: number, h: number): void {
  band(s, y, h, s.gold);
  s.c.fillStyle = shadeHex(s.gold, 0.82);
  for (let x = 0; x < s.repeat; x += 2) s.c.fillRect(x, y, 0.8, h);
  band(s, y, 0.6, shadeHex(s.gold, 1.25));
}

function repeatAt(s: Strip, x: number, y: number, draw: () => void): void {
  for (const offset of [-s.repeat, 0, s.repeat]) {
    s.c.save();
    s.c.translate(x + offset, y);
    draw();
    s.c.restore();
  }
}

function temple(s: Strip): void {
  const { c, repeat } = s;
  band(s, 0, 18, s.body);
  repeatAt(s, repeat / 2, 18, () => {
    c.beginPath();
    c.moveTo(-repeat / 2, 0);
    c.lineTo(0, -16);
    c.lineTo(repeat / 2, 0);
    c.fillStyle = s.ground;
    c.fill();
    c.strokeStyle = s.gold;
    c.lineWidth = 1;
    c.stroke();
    dot(c, 0, -4, 1.6, s.gold);
  });
  guard(s, 20);
  zariBand(s, 33, 8);
  guard(s, 44);
}

function zari(s: Strip): void {
  guard(s, 1);
  zariBand(s, 6, 6);
  repeatAt(s, s.repeat / 2, 24, () => butta(s.c, 9, [s.gold, shadeHex(s.gold, 1.2)], s.ground));
  repeatAt(s, 0, 24, () => dot(s.c, 0, 0, 1.7, s.gold));
  zariBand(s, 36, 9);
  guard(s, 46.5);
}

function paisleyBorder(s: Strip): void {
  guard(s, 1.5);
  repeatAt(s, s.repeat / 2, 23, () => {
    s.c.rotate(0.25);
    paisley(s.c, 13, [s.gold, shadeHex(s.ground, 0.7), s.gold], s.ground);
  });
  repeatAt(s, 0, 23, () => {
    for (const [y, r] of [
      [0, 2.2],
      [-7, 1.2],
      [7, 1.2],
    ])
      dot(s.c, 0, y, r, s.gold);
  });
  guard(s, 40);
  band(s, 44, 4, s.gold);
}

function kasavu(s: Strip): void {
  band(s, 0, HEIGHT, s.body);
  band(s, 3, 1, s.gold);
  zariBand(s, 12, 33);
  band(s, 46.2, 1, shadeHex(s.gold, 0.8));
}

function meenakari(s: Strip): void {
  const { c } = s;
  const enamel = mixHex(s.ground, '#1f5f6a', 0.35);
  guard(s, 1);
  repeatAt(s, s.repeat / 2, 23, () => {
    for (const [rx, ry, colour] of [
      [15, 12, s.gold],
      [12.6, 9.8, enamel],
    ] as const) {
      c.fillStyle = colour;
      c.beginPath();
      c.ellipse(0, 0, rx, ry, 0, 0, 7);
      c.fill();
    }
    butta(c, 8.5, ['#f2e3c0', s.gold], enamel);
  });
  repeatAt(s, 0, 23, () => {
    c.fillStyle = s.gold;
    c.beginPath();
    c.moveTo(0, -9);
    c.lineTo(4, 0);
    c.lineTo(0, 9);
    c.lineTo(-4, 0);
    c.fill();
  });
  guard(s, 39);
  zariBand(s, 43, 5);
}

function patola(s: Strip): void {
  const step = (x: number, y: number, n: number, colour: string): void =>
    repeatAt(s, x, y, () => {
      s.c.fillStyle = colour;
      for (let i = -n; i <= n; i++) {
        const reach = (n - Math.abs(i)) * 2.6;
        s.c.fillRect(i * 2.6 - 1.3, -reach - 1.3, 2.6, reach * 2 + 2.6);
      }
    });
  guard(s, 1);
  step(s.repeat / 2, 23, 6, s.gold);
  step(s.repeat / 2, 23, 4, s.body);
  step(s.repeat / 2, 23, 2, '#f0e4cc');
  step(0, 23, 2, s.gold);
  guard(s, 42);
}

function gota(s: Strip): void {
  const { c } = s;
  band(s, 0, HEIGHT, s.body);
  repeatAt(s, s.repeat / 2, 34, () => {
    for (const [r, colour] of [
      [15, s.gold],
      [11.6, s.ground],
    ] as const) {
      c.fillStyle = colour;
      c.beginPath();
      c.arc(0, 0, r, Math.PI, 0);
      c.fill();
    }
    for (const a of [0.5, 1.05, 1.57, 2.09, 2.64]) dot(c, -Math.cos(a) * 7, -Math.sin(a) * 7, 1.2, s.gold);
  });
  band(s, 34, 5, s.ground);
  zariBand(s, 39, 8);
  band(s, 14, 1, s.gold, 0.8);
}

function plain(s: Strip): void {
  band(s, 2, 0.8, s.gold, 0.7);
  band(s, 40, 1.2, s.gold);
  band(s, 43, 0.7, s.gold, 0.8);
}

/** How deep the scallops of a strip's inner edge are, and how broad each. */
const SCALLOP = { deep: 15, broad: 20 } as const;

/** Cuts the inner edge of a strip into half-rounds, each with a row of thread along it. */
function scalloped(s: Strip): void {
  const { c, repeat } = s;
  const count = Math.max(1, Math.round(repeat / SCALLOP.broad));
  const r = repeat / count / 2;
  band(s, 0, SCALLOP.deep + 3, s.body);
  for (let i = 0; i <= count; i++) {
    for (const [grown, colour] of [
      [1, s.gold],
      [0.8, s.ground],
    ] as const) {
      c.fillStyle = colour;
      c.beginPath();
      c.ellipse(i * 2 * r, SCALLOP.deep + 3, r * (grown * 0.98), SCALLOP.deep * grown, 0, Math.PI, 0);
      c.fill();
    }
    dot(c, i * 2 * r, SCALLOP.deep * 0.7, 1.5, s.gold);
  }
}

const STRIPS: Record<Border['kind'], (s: Strip) => void> = {
  temple,
  zari,
  paisley: paisleyBorder,
  kasavu,
  meenakari,
  gota,
  patola,
  plain,
};

const MOST_STRIPS = 24;
const remember = remembering<Tile>(MOST_STRIPS);

/** The border's strip on cloth of colour `body`: its ground is the border's colour, its thread the accent. @param isScalloped its inner edge is cut in half-rounds. */
export function borderStrip({ kind, colour, accent }: Border, body: string, isScalloped = false): Tile {
  const repeat = REPEAT[kind];
  const ground = colour.hex;
  const gold = accent.hex;
  return remember([kind, ground, gold, body, isScalloped].join(), () =>
    drawTile(repeat, HEIGHT, ground, (c) => {
      const strip = { c, repeat, gold, ground, body };
      STRIPS[kind](strip);
      if (isScalloped) scalloped(strip);
    }),
  );
}

/** Rows of sequins in a border, each overlapping the row below. */
const SEQUIN_ROWS = 5;

/** A border sewn over with sequins of one colour: no two of them catch the light alike. */
export function sequinStrip(colour: string): Tile {
  const size = HEIGHT / SEQUIN_ROWS;
  const count = SEQUIN_ROWS;
  return drawTile(HEIGHT, HEIGHT, mixHex(colour, '#2a2430', 0.35), (c) => {
    const next = stream(SAME, 'sequin-strip.glints');
    for (let row = SEQUIN_ROWS; row >= 0; row--)
      for (let i = 0; i < count; i++) {
        const light = next();
        const x = (i + (row & 1 ? 0.5 : 0)) * size;
        const y = (row + 0.4) * size;
        for (const offset of [0, HEIGHT]) {
          dot(c, x + offset, y, size * 0.6, mixHex(colour, '#2a2430', 0.4));
          dot(c, x + offset, y - 0.6, size * 0.52, shadeHex(colour, 0.78 + light * 0.4));
          if (light > 0.62)
            dot(c, x + offset - size * 0.14, y - size * 0.2, size * 0.2, mixHex(colour, '#ffffff', 0.85));
        }
      }
  });
}
