/** Flowers of printed cloth, each drawn around the origin with radius `r`. Of the colours given the last is the leaf. */
import { dot, leaf, stem } from '#atelier/cloth/motifs/shapes.ts';
import type { Context2D } from '#atelier/paint/canvas.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/paint/colour.ts';
import { random } from '#atelier/paint/geometry.ts';

export type BloomKind = 'anemone' | 'rose' | 'daisy' | 'poppy' | 'bell';

/** One petal along the x axis: broad, with a notch at its tip. */
function petal(c: Context2D, long: number, wide: number, notch: number): void {
  c.beginPath();
  c.moveTo(0, 0);
  c.bezierCurveTo(long * 0.3, -wide * 1.05, long * 0.98, -wide * 1.05, long, -wide * 0.16);
  c.lineTo(long * (1 - notch), 0);
  c.lineTo(long, wide * 0.16);
  c.bezierCurveTo(long * 0.98, wide * 1.05, long * 0.3, wide * 1.05, 0, 0);
  c.fill();
}

interface Whorl {
  count: number;
  long: number;
  wide: number;
  notch: number;
  turn: number;
}

/** A ring of petals that overlap, each a little other than its neighbour, with a dark claw and a pale lip. */
function whorl(c: Context2D, w: Whorl, colour: string, next: () => number, detailed: boolean): void {
  for (let i = 0; i < w.count; i++) {
    c.save();
    c.rotate((i / w.count) * 2 * Math.PI + w.turn + (next() - 0.5) * 0.22);
    const long = w.long * (0.9 + next() * 0.18);
    const wide = w.wide * (0.9 + next() * 0.2);
    c.fillStyle = shadeHex(colour, 0.78);
    petal(c, long * 1.03, wide * 1.05, w.notch);
    c.fillStyle = shadeHex(colour, 0.96 + next() * 0.12);
    petal(c, long * 0.98, wide * 0.93, w.notch);
    if (detailed) {
      c.strokeStyle = shadeHex(colour, 0.7);
      c.lineWidth = long * 0.03;
      for (const lean of [-0.3, 0, 0.3]) {
        c.beginPath();
        c.moveTo(long * 0.16, 0);
        c.quadraticCurveTo(long * 0.4, lean * wide, long * (0.6 + next() * 0.14), lean * wide * 1.3);
        c.stroke();
      }
    }
    c.restore();
  }
}

/** A crown of stamens: threads with a grain at each tip. */
function stamens(c: Context2D, r: number, thread: string, grain: string, next: () => number): void {
  const count = 13;
  c.strokeStyle = thread;
  c.lineWidth = Math.max(0.4, r * 0.09);
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 6.283 + next() * 0.2;
    const q = r * (0.8 + next() * 0.35);
    c.beginPath();
    c.moveTo(0, 0);
    c.lineTo(Math.cos(a) * q, Math.sin(a) * q);
    c.stroke();
    dot(c, Math.cos(a) * q, Math.sin(a) * q, r * 0.13, grain);
  }
}

/** Petals wound round each other, darker toward the heart. */
function rose(c: Context2D, r: number, colour: string, next: () => number): void {
  whorl(c, { count: 5, long: r, wide: r * 0.62, notch: 0.05, turn: next() * 6 }, shadeHex(colour, 0.9), next, false);
  whorl(c, { count: 5, long: r * 0.74, wide: r * 0.5, notch: 0.02, turn: next() * 6 }, colour, next, false);
  dot(c, 0, 0, r * 0.48, shadeHex(colour, 1.14));
  c.lineCap = 'round';
  let turn = next() * 6;
  for (let i = 0; i < 7; i++) {
    const q = r * (0.46 - i * 0.058);
    c.strokeStyle = shadeHex(colour, i % 2 ? 0.66 : 0.82);
    c.lineWidth = r * 0.07;
    c.beginPath();
    c.arc(0, 0, q, turn, turn + 2.4 + next() * 0.9);
    c.stroke();
    turn += 1.9;
  }
  dot(c, 0, 0, r * 0.07, shadeHex(colour, 0.55));
}

/** Seen from the side: a cup of three petals on its calyx. */
function bell(c: Context2D, r: number, colour: string, green: string): void {
  for (const [lean, shade] of [
    [-0.42, 0.8],
    [0.42, 0.88],
    [0, 1.04],
  ]) {
    c.save();
    c.translate(0, r * 0.55);
    c.rotate(-Math.PI / 2 + lean);
    c.fillStyle = shadeHex(colour, shade);
    petal(c, r * 1.35, r * 0.42, -0.06);
    c.restore();
  }
  dot(c, 0, r * 0.56, r * 0.24, green);
}

/** A flower seen from above, or a bell from the side. */
export function bloom(c: Context2D, kind: BloomKind, r: number, colour: string, green: string, seed: number): void {
  const next = random(seed);
  const detailed = r > 9;
  const dark = lumaOf(colour) < 0.35;
  const heart = dark ? shadeHex(colour, 0.5) : mixHex(colour, '#3a1f1c', 0.72);
  const gold = '#dfb04c';
  if (kind === 'rose') {
    rose(c, r, colour, next);
    return;
  }
  if (kind === 'bell') {
    bell(c, r * 0.86, colour, green);
    return;
  }
  c.rotate(next() * 6.28);
  if (kind === 'daisy') {
    whorl(c, { count: 12, long: r, wide: r * 0.2, notch: 0.02, turn: 0 }, colour, next, false);
    dot(c, 0, 0, r * 0.3, gold);
    dot(c, r * 0.05, r * 0.06, r * 0.19, shadeHex(gold, 0.8));
    return;
  }
  if (kind === 'poppy') {
    whorl(c, { count: 4, long: r * 1.02, wide: r * 0.78, notch: 0.03, turn: 0 }, colour, next, detailed);
    dot(c, 0, 0, r * 0.24, heart);
    stamens(c, r * 0.36, heart, dark ? gold : heart, next);
    dot(c, 0, 0, r * 0.12, green);
    return;
  }
  whorl(c, { count: 5, long: r, wide: r * 0.56, notch: 0.09, turn: 0 }, colour, next, detailed);
  dot(c, 0, 0, r * 0.25, shadeHex(colour, 0.74));
  stamens(c, r * 0.3, gold, shadeHex(gold, 1.2), next);
  dot(c, 0, 0, r * 0.13, heart);
}

/** A closed flower on its stalk, with two leaves. */
export function bud(c: Context2D, r: number, colours: readonly string[], seed: number): void {
  const next = random(seed);
  const green = colours[colours.length - 1];
  const colour = colours[Math.floor(next() * Math.max(1, colours.length - 1))];
  c.rotate(next() * 6.28);
  stem(c, [0, r * 1.1], [0, 0], 0.12, Math.max(0.5, r * 0.12), green);
  leaf(c, 0.4, r * 0.8, r * 0.2, green, 0, r * 0.9);
  leaf(c, Math.PI - 0.5, r * 0.7, r * 0.18, green, 0, r * 0.7);
  bell(c, r * 0.6, colour, green);
}

/** A bent twig of leaves, with berries. */
export function sprig(c: Context2D, r: number, colours: readonly string[], seed: number): void {
  const next = random(seed);
  const green = colours[colours.length - 1];
  c.rotate(next() * 6.28);
  stem(c, [-r, 0], [r, 0], 0.18, Math.max(0.5, r * 0.07), shadeHex(green, 0.8));
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const x = -r * 0.7 + r * 1.6 * t;
    const y = r * 0.36 * (1 - (2 * t - 1) ** 2);
    leaf(c, i % 2 ? -0.85 : 0.75, r * 0.56, r * 0.15, green, x, y);
  }
  leaf(c, 0, r * 0.5, r * 0.14, green, r * 0.9, 0);
  for (let i = 0; i < 3; i++)
    dot(c, -r * 1.05 + (next() - 0.5) * r * 0.3, (next() - 0.5) * r * 0.4, r * 0.12, colours[0]);
}

/** A flower among its leaves, with a bud that stands out on its own stalk. */
export function spray(
  c: Context2D,
  kind: BloomKind,
  r: number,
  colours: readonly [bloom: string, second: string, green: string],
  seed: number,
): void {
  const next = random(seed);
  const [colour, second, green] = colours;
  const turn = next() * 6.28;
  // leaves in pairs, as they grow: never a ring of spikes
  for (const way of [turn, turn + 2.3 + next() * 0.4, turn + 4.4])
    for (const [lean, long] of [
      [-0.34, 1.32],
      [0.34, 1.18],
    ])
      leaf(c, way + lean, r * long * (0.95 + next() * 0.18), r * 0.27, lean < 0 ? green : shadeHex(green, 0.84));
  for (const away of [turn + 1.15, turn + 3.6]) {
    const far = r * (1.5 + next() * 0.15);
    const at: [number, number] = [Math.cos(away) * far, Math.sin(away) * far];
    stem(c, [0, 0], at, 0.16, Math.max(0.5, r * 0.06), green);
    c.save();
    c.translate(...at);
    c.rotate(away + Math.PI / 2);
    bell(c, r * 0.3, second, green);
    c.restore();
  }
  bloom(c, kind, r, colour, green, seed + 3);
}
