/** Flowers of printed cloth, each drawn around the origin with radius `r`. Of the colours given the last is the leaf. */

import type { Context2D } from '#atelier/kit/canvas.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { paintedLeaf, peony, petalPath, washAlong, whorl } from './petals.ts';
import { dot, stem } from './shapes.ts';

export type BloomKind = 'anemone' | 'rose' | 'daisy' | 'poppy' | 'bell';

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
    c.fillStyle = washAlong(c, r * 1.35, colour, shade);
    petalPath(c, r * 1.35, r * 0.42, -0.06);
    c.fill();
    c.restore();
  }
  dot(c, 0, r * 0.56, r * 0.24, green);
}

/** A flower seen from above, or a bell from the side. */
export function bloom(c: Context2D, kind: BloomKind, r: number, colour: string, green: string, seed: number): void {
  const next = stream(seed, 'bloom.petals');
  const detailed = r > 9;
  const dark = lumaOf(colour) < 0.35;
  const heart = dark ? shadeHex(colour, 0.5) : mixHex(colour, '#3a1f1c', 0.72);
  const gold = '#dfb04c';
  if (kind === 'rose') {
    peony(c, r, colour, next);
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
  const next = stream(seed, 'bud.petals');
  const green = colours[colours.length - 1];
  const colour = colours[Math.floor(next() * Math.max(1, colours.length - 1))];
  c.rotate(next() * 6.28);
  stem(c, [0, r * 1.1], [0, 0], 0.12, Math.max(0.5, r * 0.12), green);
  paintedLeaf(c, 0.4, r * 0.8, r * 0.2, green, 0, r * 0.9);
  paintedLeaf(c, Math.PI - 0.5, r * 0.7, r * 0.18, green, 0, r * 0.7);
  bell(c, r * 0.6, colour, green);
}

/** A bent twig of leaves, with berries. */
export function sprig(c: Context2D, r: number, colours: readonly string[], seed: number): void {
  const next = stream(seed, 'sprig.leaves');
  const green = colours[colours.length - 1];
  c.rotate(next() * 6.28);
  stem(c, [-r, 0], [r, 0], 0.18, Math.max(0.5, r * 0.07), shadeHex(green, 0.8));
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const x = -r * 0.7 + r * 1.6 * t;
    const y = r * 0.36 * (1 - (2 * t - 1) ** 2);
    paintedLeaf(c, i % 2 ? -0.85 : 0.75, r * 0.56, r * 0.15, green, x, y);
  }
  paintedLeaf(c, 0, r * 0.5, r * 0.14, green, r * 0.9, 0);
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
  const next = stream(seed, 'spray.leaves');
  const [colour, second, green] = colours;
  const turn = next() * 6.28;
  // leaves in pairs, as they grow: never a ring of spikes
  for (const way of [turn, turn + 2.3 + next() * 0.4, turn + 4.4])
    for (const [lean, long] of [
      [-0.34, 1.5],
      [0.34, 1.3],
    ])
      paintedLeaf(c, way + lean, r * long * (0.95 + next() * 0.18), r * 0.3, lean < 0 ? green : shadeHex(green, 0.84));
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
  // a smaller flower leans out from behind the great one
  const beside = turn + 5.3;
  c.save();
  c.translate(Math.cos(beside) * r * 1.12, Math.sin(beside) * r * 1.12);
  bloom(c, kind === 'poppy' ? 'daisy' : 'anemone', r * 0.44, second, green, branch(seed, 'spray.heart'));
  c.restore();
  bloom(c, kind, r, colour, green, branch(seed, 'spray.flower'));
}
