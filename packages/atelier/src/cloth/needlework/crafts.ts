/** Each craft of needlework: its buti, how it is strewn on a field, what edges its bands; and the tiles they make. */

import type { CraftHand } from '@toile/look/records';
import { creature } from '#atelier/cloth/motifs/creature-motifs.ts';
import { dot, scatterDarts } from '#atelier/cloth/motifs/shapes.ts';
import { type Tile, threadTile, wrapped } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { stream } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';
import {
  type Buti,
  darnedDiamond,
  echoedLeaf,
  fleck,
  goldSpray,
  jewels,
  metalSpray,
  mirrorFlower,
  patchFlower,
  ribbonFlower,
  silkSpray,
  spangle,
  whiteSpray,
} from './buti.ts';
import { coil, mirror, ribbonLeaf, running, satinFlower, satinLeaf, type Threads } from './stitches.ts';

interface Style {
  buti: Buti;
  /** Size of the buti on a field and between two of them, page units; none on a field if absent. */
  strewn?: { r: number; apart: number };
  /** Size and repeat of the buti in a band 48 units high. */
  row: { r: number; apart: number };
  /** What runs along the free edge. */
  edge: 'scallop' | 'coil' | 'teeth' | 'ribbon' | 'mirrors' | 'stitches' | 'beads';
}

const STYLES: Record<CraftHand, Style> = {
  silk: { buti: silkSpray, strewn: { r: 10.5, apart: 56 }, row: { r: 13.5, apart: 34 }, edge: 'scallop' },
  metal: { buti: metalSpray, strewn: { r: 10.5, apart: 54 }, row: { r: 14, apart: 34 }, edge: 'coil' },
  white: { buti: whiteSpray, strewn: { r: 12, apart: 46 }, row: { r: 14, apart: 32 }, edge: 'scallop' },
  darned: { buti: darnedDiamond, strewn: { r: 10.5, apart: 27 }, row: { r: 15, apart: 30 }, edge: 'teeth' },
  gold: { buti: goldSpray, strewn: { r: 10.5, apart: 54 }, row: { r: 15, apart: 36 }, edge: 'coil' },
  ribbon: { buti: ribbonFlower, strewn: { r: 9.5, apart: 52 }, row: { r: 12.5, apart: 32 }, edge: 'ribbon' },
  mirror: { buti: mirrorFlower, strewn: { r: 10, apart: 46 }, row: { r: 12.5, apart: 32 }, edge: 'mirrors' },
  running: { buti: echoedLeaf, strewn: { r: 13, apart: 56 }, row: { r: 13, apart: 34 }, edge: 'stitches' },
  spangle: { buti: spangle, strewn: { r: 2.3, apart: 6.6 }, row: { r: 9, apart: 24 }, edge: 'beads' },
  fleck: { buti: fleck, strewn: { r: 3.2, apart: 17 }, row: { r: 4.5, apart: 12 }, edge: 'beads' },
  jewel: { buti: jewels, strewn: { r: 4, apart: 34 }, row: { r: 9, apart: 24 }, edge: 'beads' },
  patch: { buti: patchFlower, strewn: { r: 10, apart: 62 }, row: { r: 13, apart: 36 }, edge: 'scallop' },
};

/** A creature needs more room than a flower to be told. */
const ROOMIER = 1.85;

/** What the words ask to be sewn in this craft: the creature they name, or the craft's own buti. */
function styleOf(craft: CraftHand, { figure }: Threads): Style {
  const style = STYLES[craft];
  if (!figure) return style;
  const { strewn = STYLES.silk.strewn, row } = style;
  return {
    ...style,
    buti: (c, r, t) => creature(c, figure, r, t),
    ...(strewn && { strewn: { r: Math.max(10, strewn.r) * ROOMIER, apart: Math.max(52, strewn.apart) * ROOMIER } }),
    row: { r: Math.max(14, row.r), apart: Math.max(38, row.apart) },
  };
}

/** Height of a band, page units. */
const HIGH = 48;

const EDGES: Record<Style['edge'], (c: Context2D, x: number, step: number, t: Threads) => void> = {
  scallop: (c, x, step, t) => {
    for (const [r, colour] of [
      [step * 0.5, t.first],
      [step * 0.28, t.leaf],
    ] as const) {
      c.strokeStyle = colour;
      c.lineWidth = 1.5;
      c.beginPath();
      c.arc(x + step / 2, 39.5, r, 0, Math.PI);
      c.stroke();
    }
    dot(c, x + step / 2, 40.5, 1.2, t.second);
  },
  coil: (c, x, step, t) =>
    coil(c, 1.7, t.first, () => {
      c.moveTo(x, 44);
      c.bezierCurveTo(x + step * 0.3, 36, x + step * 0.7, 52, x + step, 44);
    }),
  teeth: (c, x, step, t) => {
    c.fillStyle = t.second;
    c.beginPath();
    c.moveTo(x, 47);
    c.lineTo(x + step / 2, 39);
    c.lineTo(x + step, 47);
    c.fill();
  },
  ribbon: (c, x, step, t) => {
    c.save();
    c.translate(x + step / 2, 40);
    for (const a of [0.5, 1.57, 2.64]) ribbonLeaf(c, a, 6.5, t.first);
    c.restore();
  },
  mirrors: (c, x, step, t) => {
    c.save();
    c.translate(x + step / 2, 43);
    mirror(c, 3.4, t.second, t.first);
    c.restore();
  },
  stitches: (c, x, step, t) => {
    for (const [y, colour] of [
      [40, t.first],
      [43, t.second],
      [46, t.first],
    ] as const)
      running(c, colour, 0.9, 2.6, () => {
        c.moveTo(x, y);
        c.lineTo(x + step, y);
      });
  },
  beads: (c, x, step, t) => {
    for (let i = 0; i < 3; i++) {
      dot(c, x + (i + 0.5) * (step / 3), 43.5, 1.7, mixHex(t.first, '#241812', 0.35));
      dot(c, x + (i + 0.5) * (step / 3) - 0.3, 43.2, 1.2, t.first);
    }
  },
};

/** The line that bounds a band toward the cloth. */
function guard(c: Context2D, wide: number, t: Threads, craft: CraftHand): void {
  if (craft === 'gold' || craft === 'ribbon' || craft === 'metal') {
    c.fillStyle = mixHex(t.first, '#3a2010', craft === 'metal' ? 0.36 : 0.55);
    c.fillRect(0, 1.6, wide, 3);
    c.fillStyle = t.first;
    c.fillRect(0, 2, wide, 2.1);
    return;
  }
  running(c, t.first, 1.1, 2.8, () => {
    c.moveTo(0, 3);
    c.lineTo(wide, 3);
  });
  if (craft !== 'white')
    running(c, t.second, 0.9, 2.8, () => {
      c.moveTo(1.5, 5.6);
      c.lineTo(wide, 5.6);
    });
}

/** What fills the room between two butis of a band. */
function filler(c: Context2D, craft: CraftHand, t: Threads): void {
  if (craft === 'darned') darnedDiamond(c, 6, { ...t, first: t.second, second: t.first });
  else if (craft === 'white') whiteSpray(c, 6.5, t);
  else if (craft === 'jewel' || craft === 'fleck' || craft === 'spangle') dot(c, 0, 0, 1.7, t.first);
  else if (craft === 'ribbon' || craft === 'gold' || craft === 'metal') {
    for (const a of [-1.57, 0.5, 2.64]) satinLeaf(c, a, 6.5, 1.6, t.first);
    dot(c, 0, 0, 1.6, t.second);
  } else {
    satinFlower(c, 4.2, 5, t.second, t.first);
    for (const y of [-9, 9]) satinLeaf(c, y < 0 ? -1.57 : 1.57, 5.5, 1.3, t.leaf, 0, y * 0.5);
  }
}

const CACHE = new Map<string, Tile>();
const MOST = 16;

function cached(key: string, make: () => Tile): Tile {
  let tile = CACHE.get(key);
  if (!tile) {
    tile = make();
    if (CACHE.size >= MOST) {
      const [oldest] = CACHE.keys();
      CACHE.delete(oldest);
    }
    CACHE.set(key, tile);
  }
  return tile;
}

const keyOf = (what: string, craft: CraftHand, t: Threads): string =>
  [what, craft, t.first, t.second, t.leaf, t.ground, t.figure].join('|');

/** White on white is told by a cool shadow; any other thread by a warm one, lighter on pale cloth. */
const shadowOf = (craft: CraftHand, ground: string): string => {
  if (craft === 'white') return 'rgba(58, 60, 92, 0.46)';
  if (craft === 'metal') return 'rgba(70, 40, 30, 0.26)';
  if (craft === 'spangle') return 'rgba(24, 12, 10, 0.18)';
  return lumaOf(ground) > 0.7 ? 'rgba(96, 64, 36, 0.3)' : 'rgba(24, 12, 10, 0.4)';
};

/** Height of a row of standing butas, and the size of the great ones and of those between them, page units. */
export const STANDING = 92;
const BUTAS = { great: 25, small: 12, apart: 88 } as const;

/** Sets what is drawn at a place of a strip `wide` units long, and where the strip begins anew. */
const setInto =
  (c: Context2D, wide: number) =>
  (x: number, y: number, draw: () => void): void => {
    for (const offset of [-wide, 0, wide]) {
      c.save();
      c.translate(x + offset, y);
      draw();
      c.restore();
    }
  };

/** Great butas that stand along a hem above its bands, a small one and a drop of beads between two of them. */
export function standingRow(craft: CraftHand, t: Threads): Tile {
  const { buti } = styleOf(craft, t);
  const { great, small, apart } = BUTAS;
  const wide = apart * 2;
  return cached(keyOf('standing', craft, t), () =>
    threadTile(
      wide,
      STANDING,
      t.first,
      (c) => {
        const set = setInto(c, wide);
        for (let i = 0; i < 2; i++) {
          const x = (i + 0.5) * apart;
          set(x, 54, () => {
            if (i && craft !== 'darned') c.scale(-1, 1);
            buti(c, great, t);
          });
          for (const [dx, y, r] of [
            [0, 13, 2.4],
            [-6, 19, 1.5],
            [6, 19, 1.5],
          ])
            set(x + dx, y, () => dot(c, 0, 0, r, i ? t.second : t.first));
          set(i * apart, 68, () => buti(c, small, t));
          for (const y of [34, 40, 46]) set(i * apart, y, () => dot(c, 0, 0, 1.5, t.first));
        }
      },
      shadowOf(craft, t.ground),
    ),
  );
}

/**
 * The strip of a worked band: v = 0 toward the cloth, v = 1 the free edge; nothing between the stitches.
 * @param high height of the band, page units.
 */
export function bandOf(craft: CraftHand, t: Threads, high: number): Tile {
  const { buti, row, edge } = styleOf(craft, t);
  const wide = row.apart * 2;
  const k = high / HIGH;
  const across = Math.max(8, Math.round(wide * k));
  return cached(keyOf(`band${Math.round(high)}`, craft, t), () =>
    threadTile(
      across,
      Math.round(high),
      t.first,
      (c) => {
        c.scale(across / wide, Math.round(high) / HIGH);
        guard(c, wide, t, craft);
        const set = setInto(c, wide);
        for (let i = 0; i < 2; i++) {
          set((i + 0.5) * row.apart, 21.5, () => {
            if (i && craft !== 'darned') c.scale(-1, 1);
            buti(c, row.r, t);
          });
          set(i * row.apart, 21.5, () => filler(c, craft, t));
        }
        const steps = Math.max(2, Math.round(wide / 11));
        for (let i = -1; i <= steps; i++) EDGES[edge](c, (i * wide) / steps, wide / steps, t);
      },
      shadowOf(craft, t.ground),
    ),
  );
}

/** A sequin as it lies to the light: most are of their colour, a few flash. @param lit 0..1. */
const turned = (t: Threads, lit: number): Threads =>
  lit > 0.74 ? { ...t, first: t.second } : { ...t, first: shadeHex(t.first, 0.82 + lit * 0.34), second: t.second };

/** Butis strewn over a field in a half-drop that no two rows repeat exactly. */
export function fieldOf(craft: CraftHand, t: Threads, seed: number): Tile | null {
  const { buti, strewn } = styleOf(craft, t);
  if (!strewn) return null;
  // what lies close needs more before it repeats, or the rows are seen
  const count = strewn.apart < 12 ? 10 : 4;
  const stray = strewn.apart < 12 ? 0.7 : 0.15;
  const side = Math.round(strewn.apart * count);
  return cached(`${keyOf('field', craft, t)}|${seed}`, () =>
    threadTile(
      side,
      side,
      t.first,
      (c) => {
        const next = stream(seed, 'craft.field');
        for (let j = 0; j < count; j++)
          for (let i = 0; i < count; i++) {
            const x = (i + 0.5 * (j & 1) + 0.25 + (next() - 0.5) * stray) * strewn.apart;
            const y = (j + 0.5 + (next() - 0.5) * stray) * strewn.apart;
            const lean = craft === 'darned' ? 0 : (next() - 0.5) * 0.5;
            const way = craft !== 'darned' && (i + j) & 1 ? -1 : 1;
            const r = strewn.r * (0.88 + next() * 0.26);
            const lit = craft === 'spangle' ? next() : 0.5;
            wrapped(
              c,
              side,
              side,
              x,
              y,
              () => {
                c.rotate(lean);
                c.scale(way, 1);
                buti(c, r, craft === 'spangle' ? turned(t, lit) : t);
              },
              r * 3 + 6,
            );
          }
        const between = scatterDarts(side, [1.1], 9, next);
        if (craft === 'running') kanthaRows(c, side, t);
        else if (craft !== 'fleck' && craft !== 'spangle')
          for (const d of between) wrapped(c, side, side, d.x, d.y, () => dot(c, 0, 0, 0.9, t.first), 8);
      },
      shadowOf(craft, t.ground),
    ),
  );
}

/** The quilting of kantha: rows of small stitches over the whole cloth, in the cloth's own tone. */
function kanthaRows(c: Context2D, side: number, t: Threads): void {
  const tone = mixHex(t.ground, t.first, 0.5);
  for (let y = 2; y < side; y += 4)
    running(c, y % 8 < 4 ? tone : shadeHex(tone, 0.86), 0.6, 2, () => {
      c.moveTo((y * 7) % 4, y);
      c.lineTo(side, y);
    });
}
