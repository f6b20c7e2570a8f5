/** The few colours a region is made of. */
import { converter } from 'culori';
import type { Rgb } from '#atelier/kit/colour.ts';

const toOklab = converter('oklab');

interface Heap {
  lab: [number, number, number];
  rgb: Rgb;
  weight: number;
}

export interface ClusterOptions {
  /** Most colours, least pixels one must have, and how far two must stand apart (OKLab). */
  most: number;
  least: number;
  apart: number;
}

export interface Clusters {
  /** Commonest first, 0..1. */
  colours: Rgb[];
  /** Index of the colour nearest to this one, 0..1. */
  nearest: (r: number, g: number, b: number) => number;
}

const LEVELS = 24;
const binOf = (r: number, g: number, b: number): number => {
  const step = (v: number): number => Math.min(LEVELS - 1, Math.max(0, Math.floor(v * LEVELS)));
  return (step(r) * LEVELS + step(g)) * LEVELS + step(b);
};
const far = (a: Heap['lab'], b: Heap['lab']): number => Math.hypot((a[0] - b[0]) * 0.8, a[1] - b[1], a[2] - b[2]);

function heapsOf(pixels: Iterable<Rgb>): Heap[] {
  const bins = new Map<number, { sum: Rgb; weight: number }>();
  for (const [r, g, b] of pixels) {
    const name = binOf(r, g, b);
    const bin = bins.get(name) ?? { sum: [0, 0, 0], weight: 0 };
    bin.sum[0] += r;
    bin.sum[1] += g;
    bin.sum[2] += b;
    bin.weight++;
    bins.set(name, bin);
  }
  return [...bins.values()]
    .map(({ sum, weight }): Heap => {
      const rgb: Rgb = [sum[0] / weight, sum[1] / weight, sum[2] / weight];
      const { l, a, b } = toOklab({ mode: 'rgb', r: rgb[0], g: rgb[1], b: rgb[2] });
      return { lab: [l, a, b], rgb, weight };
    })
    .sort((a, b) => b.weight - a.weight);
}

/** Gathers pixels into colours, the commonest first. */
export function clustersOf(pixels: Iterable<Rgb>, { most, least, apart }: ClusterOptions): Clusters {
  const heaps = heapsOf(pixels);
  const centres: Heap[] = [];
  for (const heap of heaps) {
    const near = centres.find((c) => far(c.lab, heap.lab) < apart);
    if (near) {
      const k = heap.weight / (near.weight + heap.weight);
      near.rgb = near.rgb.map((v, i) => v + (heap.rgb[i] - v) * k) as Rgb;
      near.weight += heap.weight;
    } else if (centres.length < most && heap.weight >= least) centres.push({ ...heap });
  }
  if (!centres.length && heaps[0]) centres.push(heaps[0]);
  const known = new Map<number, number>();
  return {
    colours: centres.map(({ rgb }) => rgb),
    nearest: (r, g, b) => {
      const name = binOf(r, g, b);
      let index = known.get(name);
      if (index === undefined) {
        const { l, a, b: yellow } = toOklab({ mode: 'rgb', r, g, b });
        let least = Number.POSITIVE_INFINITY;
        index = 0;
        for (const [i, { lab }] of centres.entries()) {
          const d = far(lab, [l, a, yellow]);
          if (d < least) [least, index] = [d, i];
        }
        known.set(name, index);
      }
      return index;
    },
  };
}
