/** Prints that grow: flowers of three scales, gardens of hot countries, climbing stems. The last colour is the leaf. */

import { type BloomKind, bloom, bud, spray, sprig } from '#atelier/cloth/motifs/blooms.ts';
import { bananaLeaf, cutLeaf, frond, hibiscus } from '#atelier/cloth/motifs/foliage.ts';
import { paisley } from '#atelier/cloth/motifs/indian-motifs.ts';
import { paintedLeaf } from '#atelier/cloth/motifs/petals.ts';
import { dot, scatterDarts, stem } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/prints/tile.ts';
import { stream } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex, rgbOf, shadeHex } from '#atelier/kit/colour.ts';
import { meadow } from './meadow.ts';

const KINDS: readonly BloomKind[] = ['anemone', 'rose', 'poppy'];

/** Blooms and the leaf of a list of print colours. */
function garden(colours: readonly string[], ground: string): { blooms: readonly string[]; green: string } {
  const said = colours[colours.length - 1];
  const light = lumaOf(ground);
  // a leaf is told from the cloth it lies on
  const green =
    Math.abs(lumaOf(said) - light) > 0.16 ? said : light > 0.45 ? shadeHex(said, 0.62) : shadeHex(said, 1.3);
  return { blooms: colours.length > 1 ? colours.slice(0, -1) : colours, green };
}

/** Share of florals that are a meadow of stems. */
const MEADOWS = 0.3;

/** Sprays in bloom, smaller flowers and twigs between them, none lying as its neighbour lies. */
function sprays(ground: string, colours: readonly string[], scale: number, seed: number, named?: BloomKind): Tile {
  const next = stream(seed, 'sprays.places');
  const s = Math.round(210 * scale);
  const { blooms, green } = garden(colours, ground);
  if (!named && next() < MEADOWS) return meadow(ground, blooms, green, scale, seed);
  const kind = named ?? KINDS[Math.floor(next() * KINDS.length)];
  const large = scatterDarts(
    s,
    [31, 20].map((r) => r * scale),
    0.06,
    next,
  );
  const small = scatterDarts(s, [9 * scale, 5 * scale], 0.3, next).filter((d) =>
    large.every((q) => {
      const dx = Math.min(Math.abs(q.x - d.x), s - Math.abs(q.x - d.x));
      const dy = Math.min(Math.abs(q.y - d.y), s - Math.abs(q.y - d.y));
      return Math.hypot(dx, dy) > q.r * 1.05 + d.r;
    }),
  );
  return drawTile(s, s, ground, (c) => {
    for (const d of small) {
      const own = Math.floor(next() * 1e9);
      const colour = blooms[own % blooms.length];
      wrapped(
        c,
        s,
        s,
        d.x,
        d.y,
        () =>
          d.size
            ? sprig(c, d.r, colours, own)
            : own % 2
              ? bloom(c, named ?? 'daisy', d.r * 0.8, colour, green, own)
              : sprig(c, d.r * 1.2, colours, own),
        d.r * 3,
      );
    }
    for (const [i, d] of large.entries()) {
      const own = Math.floor(next() * 1e9);
      const first = blooms[i % blooms.length];
      const second = blooms[(i + 1) % blooms.length];
      const own2: BloomKind = d.size && !named ? (kind === 'rose' ? 'anemone' : 'rose') : kind;
      wrapped(c, s, s, d.x, d.y, () => spray(c, own2, d.r * 0.74, [first, second, green], own), d.r * 3);
    }
  });
}

export const floral = (ground: string, colours: readonly string[], scale: number, seed: number): Tile =>
  sprays(ground, colours, scale, seed);
/** One kind of flower only, where the words name it. */
export const flowersOf =
  (kind: BloomKind) =>
  (ground: string, colours: readonly string[], scale: number, seed: number): Tile =>
    sprays(ground, colours, scale, seed, kind);

/** Little flowers close together, in every direction. */
export function ditsy(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = stream(seed, 'ditsy.places');
  const s = Math.round(128 * scale);
  const { blooms, green } = garden(colours, ground);
  const darts = scatterDarts(
    s,
    [8.5, 6.6, 4.4, 2].map((r) => r * scale),
    0.34,
    next,
  );
  return drawTile(s, s, ground, (c) => {
    for (const [i, d] of darts.entries()) {
      const own = Math.floor(next() * 1e9);
      const colour = blooms[i % blooms.length];
      wrapped(
        c,
        s,
        s,
        d.x,
        d.y,
        () => {
          if (d.size === 3) return dot(c, 0, 0, d.r * 0.7, green);
          if (d.size === 2) return bud(c, d.r, colours, own);
          const turn = own % 7;
          paintedLeaf(c, turn, d.r * 1.35, d.r * 0.24, green);
          paintedLeaf(c, turn + 1.2, d.r * 1.25, d.r * 0.24, shadeHex(green, 0.85));
          bloom(c, d.size ? 'daisy' : 'anemone', d.r * 0.92, colour, green, own);
        },
        d.r * 3,
      );
    }
  });
}

/** How far green stands above red and blue. */
const greenness = (hex: string): number => {
  const [r, g, b] = rgbOf(hex);
  return g - Math.max(r, b);
};
const greenest = (colours: readonly string[]): string =>
  colours.reduce((best, colour) => (greenness(colour) >= greenness(best) ? colour : best));

/** Great cut leaves, palm and banana, with hibiscus in front of them. */
export function tropical(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = stream(seed, 'tropical.places');
  const s = Math.round(210 * scale);
  const said = greenest(colours);
  const green = mixHex(said, lumaOf(ground) > 0.4 ? '#2f6b45' : '#8fbf73', 0.45);
  const greens = [green, shadeHex(green, 0.72), mixHex(green, ground, 0.36), shadeHex(green, 1.2)];
  const rest = colours.filter((colour) => colour !== said);
  const blooms = rest.length ? rest : [mixHex(said, '#f4ece0', 0.8)];
  const leaves = scatterDarts(s, [36 * scale, 26 * scale], -0.16, next);
  const flowers = scatterDarts(s, [25 * scale, 17 * scale], 0.7, next);
  return drawTile(s, s, ground, (c) => {
    for (const [i, d] of leaves.entries()) {
      const own = Math.floor(next() * 1e9);
      const colour = greens[i % greens.length];
      const draw = [cutLeaf, frond, bananaLeaf][own % 3];
      wrapped(c, s, s, d.x, d.y, () => draw(c, d.r * 1.08, colour, own), d.r * 3);
    }
    for (const [i, d] of flowers.entries()) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, d.x, d.y, () => hibiscus(c, d.r, blooms[i % blooms.length], own), d.r * 3);
    }
  });
}

/** A net of climbing stems: each bears a flower at its bends and leaves between. */
function climbing(
  ground: string,
  colours: readonly string[],
  scale: number,
  seed: number,
  outline: string | null,
): Tile {
  const next = stream(seed, 'climbing.places');
  const w = Math.round(132 * scale);
  const h = Math.round(180 * scale);
  const { blooms, green } = garden(colours, ground);
  const swing = w * 0.17;
  const at = (x: number, y: number): [number, number] => [x + Math.sin((y / h) * 4 * Math.PI) * swing, y];
  return drawTile(w, h, ground, (c) => {
    for (const [x0, drop] of [
      [w * 0.25, 0],
      [w * 0.75, h / 4],
    ]) {
      for (const ox of [-w, 0, w]) {
        c.strokeStyle = outline ?? shadeHex(green, 0.85);
        c.lineWidth = 1.7 * scale;
        c.beginPath();
        for (let y = -10; y <= h + 10; y += 3) {
          const [px, py] = at(x0, y + drop);
          c.lineTo(px + ox, py - drop);
        }
        c.stroke();
      }
      for (let k = 0; k < 18; k++) {
        const y = ((k + 0.5) / 18) * h;
        const [px] = at(x0, y + drop);
        const a = (k % 2 ? 0.5 : Math.PI - 0.5) + (next() - 0.5) * 0.5;
        const long = (15 + next() * 9) * scale;
        wrapped(
          c,
          w,
          h,
          px,
          y,
          () => paintedLeaf(c, a, long, long * 0.24, k % 3 ? green : shadeHex(green, 0.8)),
          long * 2,
        );
      }
      for (let k = 0; k < 4; k++) {
        const y = ((k + 0.5) / 4) * h - drop;
        const [px] = at(x0, y + drop);
        const side = k % 2 ? 1 : -1;
        const own = Math.floor(next() * 1e9);
        const colour = blooms[(k + (drop ? 1 : 0)) % blooms.length];
        const r = (k % 2 ? 14 : 17.5) * scale;
        const [dx, dy] = [side * 17 * scale, -4 * scale];
        wrapped(c, w, h, px, y, () => {
          stem(c, [0, 8 * scale], [dx, dy], side * 0.2, 1.3 * scale, outline ?? green);
          c.translate(dx, dy);
          if (outline && k % 2) {
            c.rotate(side * 0.5);
            paisley(c, r * 0.95, [outline, colour, green], ground);
            return;
          }
          if (outline) bloom(c, 'anemone', r * 1.1, outline, outline, own);
          bloom(c, k % 2 ? 'poppy' : 'anemone', r, colour, green, own);
        });
      }
    }
  });
}

/** A woven or printed jaal: stems that net the whole field. */
export const jaal = (ground: string, colours: readonly string[], scale: number, seed: number): Tile =>
  climbing(ground, colours, scale * 0.8, seed, null);

/** Drawn with the pen and filled by hand: climbing flowers in a dark outline, on pale ground. */
export const kalamkari = (ground: string, colours: readonly string[], scale: number, seed: number): Tile =>
  climbing(ground, colours, scale * 0.8, seed, lumaOf(ground) > 0.35 ? '#3a211c' : '#f0e2c4');
