/** What is worked onto the cloth after it is sewn: embroidery at the neck, beads, a placed motif. */
import { type Build, emptyBuild, type Line } from '#atelier/cloth/build.ts';
import type { Bodice } from '#atelier/garments/bodice.ts';
import { neckFront } from '#atelier/garments/bodice.ts';
import type { Dressing } from '#atelier/garments/dressing.ts';
import { hasDetail, trimOf } from '#atelier/garments/measures.ts';
import type { Garment } from '#atelier/look/look.ts';
import { lumaOf, mixHex } from '#atelier/paint/colour.ts';
import { add, arcLength, ellipse, normals, type Point, resample } from '#atelier/paint/geometry.ts';
import { layWash } from '#atelier/paint/wash.ts';

export const WORKED = [
  'embroidery',
  'chikankari',
  'phulkari',
  'zardosi',
  'zari',
  'gota',
  'mirror-work',
  'mukaish',
  'sequins',
  'beads',
  'stones',
  'embellished',
  'applique',
];
const METALLIC = ['zardosi', 'zari', 'gota', 'mirror-work', 'sequins', 'stones', 'embellished'];

/** Colour of the thread: said by the Look, gold for metal work, else a tone that stands off the ground. */
export function threadOf(g: Garment): string {
  const said = trimOf(g, 'embroidery', 'border', 'contrast');
  if (said) return said;
  if (METALLIC.some((id) => g.details.includes(id))) return '#cfa44e';
  const ground = g.cloth.colour.hex;
  return lumaOf(ground) > 0.5 ? mixHex(ground, '#7a5a3a', 0.5) : mixHex(ground, '#f3e6c8', 0.62);
}

/** Sprigs set beside an edge, alternating. @param off distance from the edge into the cloth. */
function sprigs(edge: readonly Point[], off: number, size: number): Line[] {
  const count = Math.max(4, Math.round(arcLength(edge) / (size * 2.6)));
  const line = resample(edge, count * 2 + 1);
  const across = normals(line);
  const lines: Line[] = [];
  for (let i = 1; i < line.length - 1; i += 2) {
    const n = across[i];
    const c = add(line[i], [n[0] * off, n[1] * off]);
    const petals = 5;
    for (let k = 0; k < petals; k++) {
      const a = (k / petals) * 2 * Math.PI + i;
      lines.push({
        kind: 'detail',
        points: [c, add(c, [Math.cos(a) * size * 0.5, Math.sin(a) * size * 0.5])],
        weight: 1.1,
      });
    }
    const next = line[i + 1];
    const m = across[i + 1];
    lines.push({
      kind: 'detail',
      points: ellipse(add(next, [m[0] * off, m[1] * off]), size * 0.16, size * 0.16, 8),
      weight: 0.9,
    });
  }
  return lines;
}

/** Embroidery along neckline and hem. */
function worked(g: Garment, b: Bodice): Build {
  const colour = threadOf(g);
  const edge = b.neck.edge;
  const build = emptyBuild();
  const last = edge.length - 1;
  const below = (k: number): Point[] => edge.map((p, i) => add(p, [0, k + 3 * Math.sin((Math.PI * i) / last)]));
  build.lines.push(
    { kind: 'overlap', points: below(5), weight: 0.7 },
    { kind: 'stitch', points: below(17), weight: 1 },
    ...sprigs(below(11), 0, 8),
  );
  if (b.hem.length > 8) {
    const hem = resample(b.hem, 60);
    build.lines.push(
      { kind: 'overlap', points: hem.map((p) => add(p, [0, -6])), weight: 0.6 },
      ...sprigs(
        hem.map((p) => add(p, [0, -13])),
        0,
        8,
      ),
    );
  }
  return { ...build, lines: build.lines.map((line) => ({ ...line, colour })) };
}

/** An abstract motif on the chest: a ring broken by three bars. Words are never drawn. */
function chestMotif(d: Dressing, g: Garment, b: Bodice): void {
  const c = add(neckFront(b), [0, 74]);
  const ground = g.cloth.colour.hex;
  const [first, second] = g.cloth.print.colours.map((q) => q.hex);
  const ink = first ?? (lumaOf(ground) > 0.5 ? '#2c2a33' : '#f2ebdc');
  layWash(d.scene, [ellipse(c, 30, 30, 40)], { colour: ink, density: 1, wander: 0.6, edge: 0, soft: 0.4 });
  const bar = second ?? ground;
  const row = (y: number, w: number): Point[] => [
    add(c, [-w, y]),
    add(c, [w, y - 2]),
    add(c, [w, y + 5]),
    add(c, [-w, y + 7]),
  ];
  const build = emptyBuild();
  for (const [y, w] of [
    [-12, 18],
    [0, 27],
    [12, 20],
  ])
    build.pieces.push({ name: 'motif', outline: row(y, w), surface: b.panel });
  d.render(g, build, [{ fabric: 'jersey', colour: bar }], { cast: 0 });
}

/** Adds the surface work a garment's details ask for. */
export function embellish(d: Dressing, g: Garment, b: Bodice): void {
  if (hasDetail(g, ...WORKED)) {
    const build = worked(g, b);
    d.render(g, build, [{ fabric: 'silk', colour: threadOf(g) }], { clip: b.pieces.map((p) => p.outline) });
  }
  if (g.cloth.print.kind === 'graphic' || hasDetail(g, 'graphic')) chestMotif(d, g, b);
  if (hasDetail(g, 'pintucks')) {
    const front = neckFront(b);
    const lines: Line[] = [-24, -17, -10, 10, 17, 24].map((x) => ({
      kind: 'seam',
      points: [add(front, [x, 14]), add(front, [x, 90])],
    }));
    d.render(g, { ...emptyBuild(), lines }, [{ fabric: 'cotton', colour: g.cloth.colour.hex }], {
      clip: b.pieces.map((p) => p.outline),
    });
  }
  if (hasDetail(g, 'boning', 'darts')) {
    const lines: Line[] = [-0.5, -0.2, 0.2, 0.5].map((u) => ({
      kind: 'seam',
      points: b.panel.line(
        [
          [u * 1.1, 0.1],
          [u * 0.9, 0.6],
          [u, 0.98],
        ],
        8,
      ),
      weight: 0.9,
    }));
    d.render(g, { ...emptyBuild(), lines }, [{ fabric: 'cotton', colour: g.cloth.colour.hex }], {
      clip: b.pieces.map((p) => p.outline),
    });
  }
}
