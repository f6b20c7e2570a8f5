/** Prints lie in the cloth: a dot is as wide as it is high on every cut, within 15 %. */
import type { Garment, Look, Print } from '@toile/look';
import { expect, test } from 'vitest';
import { luma } from '#atelier/kit/colour.ts';
import { read } from '#atelier/read.ts';
import { type Measured, measure, ownColour, pixelsOf } from './measured.ts';

const DOTS: Print = { kind: 'polka', colours: [{ name: 'white', hex: '#ffffff' }], scale: 'large' };
const SCALE = 1.06;
/** A dot is whole that has this share of the pixels of the largest tenth: an edge or a fold cuts the others. */
const WHOLE = 0.6;
const SPECK = 15;

function dotted(words: string): { look: Look; index: number } {
  const look = read({ words }, 7);
  const index = look.garments.findIndex(({ kind }) => words.replaceAll(' ', '-').endsWith(kind) || kind === 'caftan');
  const cloth: Garment['cloth'] = { fabric: 'cotton', colour: { name: 'navy', hex: '#1f2f63' }, print: DOTS };
  return { look: { ...look, garments: look.garments.map((g, i) => (i === index ? { ...g, cloth } : g)) }, index };
}

/** Width over height of every whole dot of one garment, in order. */
function aspects(m: Measured, index: number): number[] {
  const { width } = m.scene;
  const white = new Set(pixelsOf(m, index).filter((at) => !m.headAt[at] && luma(ownColour(m.scene, at)) > 0.55));
  const found: { aspect: number; size: number }[] = [];
  for (const start of white) {
    const dot = [start];
    white.delete(start);
    for (const at of dot)
      for (const next of [at - 1, at + 1, at - width, at + width]) if (white.delete(next)) dot.push(next);
    if (dot.length < SPECK) continue;
    // by second moments: a dot that a fold cuts a corner off keeps its measure
    const [mx, my] = [0, 1].map(
      (n) => dot.reduce((sum, at) => sum + (n ? Math.floor(at / width) : at % width), 0) / dot.length,
    );
    const spread = (of: (at: number) => number, mean = 0): number =>
      dot.reduce((sum, at) => sum + (of(at) - mean) ** 2, 0) / dot.length;
    found.push({
      aspect: Math.sqrt(spread((at) => at % width, mx) / spread((at) => Math.floor(at / width), my)),
      size: dot.length,
    });
  }
  const sizes = found.map(({ size }) => size).sort((a, b) => b - a);
  const least = WHOLE * (sizes[Math.floor(sizes.length / 10)] ?? 0);
  return found.flatMap(({ aspect, size }) => (size >= least ? [aspect] : [])).sort((a, b) => a - b);
}

test.each(['caftan', 'a-line midi dress', 'wide-leg trousers', 'long sleeved shift dress', 'cotton kurta'])(
  'on a %s dots are as wide as they are high',
  (words) => {
    const { look, index } = dotted(words);
    const found = aspects(measure(look, 7, SCALE), index);
    expect(found.length).toBeGreaterThan(20);
    const middle = found[Math.floor(found.length / 2)] ?? 0;
    expect(middle).toBeGreaterThan(0.85);
    expect(middle).toBeLessThan(1.15);
  },
);
