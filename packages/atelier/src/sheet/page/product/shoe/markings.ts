/** What is cut, sewn and drawn on the parts of a shoe. */

import { mixHex } from '#atelier/kit/colour.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Matter, ShoePlan } from './shoe-plan.ts';
import type { Mark, Marks } from './surface.ts';

/** Half-breadth of a seam, of a stitch and of the way between two; lengths of a foot. */
const SEAM = { half: 0.0026, stitch: 0.0018, beside: 0.011, apart: 0.019, long: 0.62 } as const;
const THREAD = '#e9dcc2';

/** A seam where `far` is nothing, with a row of stitches on its positive side. @param run how far along the seam. */
function seam(mark: Mark, far: number, run: number, sewn = 1): void {
  mark.line = Math.max(mark.line, smoothstep(SEAM.half * 1.6, SEAM.half * 0.6, Math.abs(far)));
  const row = smoothstep(SEAM.stitch * 1.5, SEAM.stitch * 0.5, Math.abs(far - SEAM.beside));
  const phase = run / SEAM.apart - Math.floor(run / SEAM.apart);
  if (phase < SEAM.long) mark.thread = Math.max(mark.thread, row * sewn);
}

/** Holes punched along a line. */
function holes(mark: Mark, far: number, run: number, size: number): void {
  const step = size * 3.2;
  const phase = (run / step - Math.floor(run / step) - 0.5) * step;
  if (Math.hypot(far, phase) < size) mark.line = 1;
}

/** About how far across the upper a share of it is. */
const ACROSS = 0.42;

type Part = (mark: Mark, a: number, b: number, c: number) => void;

function cap(at: number, matter?: Matter): Part {
  return (mark, a, b) => {
    const far = a - at + 0.9 * (b - 0.5) ** 2 * 0.12;
    if (matter && far > 0) mark.matter = matter;
    seam(mark, far, b * ACROSS);
  };
}

/** Wings back from the cap, and the holes along their edge. */
const wings: Part = (mark, a, b) => {
  const q = Math.abs(b - 0.5) * 2;
  const edge = 0.7 + 0.085 * Math.cos(q * 7.4) - 0.2 * q * q;
  const far = (a - edge) * 0.72;
  seam(mark, far, a * 0.4 + b * ACROSS);
  holes(mark, far - 0.024, b * ACROSS + a * 0.3, 0.0046);
  const flower = Math.hypot((a - 0.86) * 1, (b - 0.5) * ACROSS);
  const petal = Math.hypot(
    ((Math.atan2(a - 0.86, (b - 0.5) * ACROSS) * 6) / Math.PI -
      Math.round((Math.atan2(a - 0.86, (b - 0.5) * ACROSS) * 6) / Math.PI)) *
      0.012,
    flower - 0.026,
  );
  if (flower < 0.007 || petal < 0.0042) mark.line = 1;
};

/** The leather to both sides of the laces, and the tongue between them. */
function facing(tongue: Matter, from: number, to: number): Part {
  return (mark, a, b) => {
    const q = Math.abs(b - 0.5);
    const open = 0.075 * smoothstep(to + 0.02, from, a) + 0.02;
    if (a < to && q < open * 0.55) {
      mark.matter = tongue;
      return;
    }
    if (a < to) mark.line = Math.max(mark.line, smoothstep(0.01, 0.004, Math.abs(q - open * 0.55)));
    const round = Math.hypot(Math.max(0, a - to + 0.05), Math.max(0, q * ACROSS));
    const edge = a < to - 0.05 ? q * ACROSS : round;
    seam(mark, (0.155 - 0.07 * (a - from)) * 0.62 - edge, a);
    const row = (a - from) / ((to - from - 0.03) / 5);
    const hole = Math.hypot((row - Math.round(row)) * 0.036, (q - open * 0.55) * ACROSS - 0.02);
    if (a > from - 0.02 && a < to - 0.015 && hole < 0.0052) mark.line = 1;
  };
}

/** From the throat down to the sole. */
const quarter =
  (at: number, slant: number): Part =>
  (mark, a, b, c) =>
    seam(mark, (a - at - slant * (0.25 - c)) * 0.9, c, b > 0.36 && b < 0.64 ? 0 : 1);

/** The apron of a moccasin, and the strap over it. */
function apron(strap: Matter, isPlain: boolean): Part {
  return (mark, a, b, c) => {
    const q = Math.abs(b - 0.5);
    const front = a > 0.78 ? Math.hypot((a - 0.78) * 0.95, q * ACROSS) : q * ACROSS;
    const edge = 0.098 - 0.05 * smoothstep(0.78, 0.4, a) * 0.4;
    if (a > 0.46) {
      const far = front - edge;
      mark.line = Math.max(mark.line, smoothstep(0.006, 0.0022, Math.abs(far)));
      const run = ((a + q * 0.8) / 0.02) % 1;
      if (run < 0.28 && far > 0 && far < 0.013) mark.line = Math.max(mark.line, 0.7);
    }
    if (isPlain) return;
    const along = a - 0.565 - 0.05 * (1 - Math.min(1, c / 0.2));
    if (Math.abs(along) > 0.042) return;
    mark.matter = strap;
    seam(mark, 0.042 - Math.abs(along), b * ACROSS);
    const slit = Math.abs(along) / 0.017 + (q * ACROSS) / 0.055;
    if (slit < 1) mark.line = 0.92;
  };
}

/** The tab behind the heel. */
function heelPart(matter: Matter, isTold: boolean): Part {
  return (mark, a, _, c) => {
    const far = Math.min(0.088 - a, c - 0.115);
    if (far > 0 && isTold) mark.matter = matter;
    seam(mark, far, a + c);
  };
}

/** Flowers and dots of metal thread on the toe, vines along the sides. */
function embroidered(hex: string): Part {
  const thread: Matter = { hex, finish: 'metal' };
  return (mark, a, b, c) => {
    const q = (b - 0.5) * ACROSS;
    const flower = Math.hypot(a - 0.68, q);
    const petals = 0.05 + 0.018 * Math.cos(8 * Math.atan2(q, a - 0.68));
    const isVine = a < 0.55 && Math.abs(c - 0.062 - 0.012 * Math.sin(a * 62)) < 0.0042;
    const dot = Math.hypot(((a / 0.036) % 1) * 0.036 - 0.018, c - 0.062 + 0.014 * Math.sin(a * 62)) < 0.0072;
    const ring = Math.abs(flower - petals) < 0.0048 || flower < 0.016 || Math.abs(flower - 0.028) < 0.003;
    const drop = Math.abs(Math.hypot((a - 0.82) * 0.8, q * 1.6) - 0.032) < 0.0046 || Math.hypot(a - 0.82, q) < 0.01;
    const border = a > 0.5 && a < 0.9 && Math.abs(Math.abs(q) - 0.108 + 0.1 * Math.max(0, a - 0.68)) < 0.0046;
    if (ring || drop || border || isVine || (a < 0.55 && dot)) mark.matter = thread;
  };
}

const LACED = { sneaker: [0.36, 0.62], oxford: [0.36, 0.58] } as const;
export const lacedPart = (plan: ShoePlan): readonly [number, number] =>
  plan.kind === 'sneaker' ? LACED.sneaker : LACED.oxford;

function partsOf(plan: ShoePlan): Part[] {
  const { shoe, upper, words } = plan;
  const says = (part: RegExp): boolean => words.some((word) => part.test(word));
  const parts: Part[] = [];
  const isRubberCapped = plan.kind === 'sneaker' && (upper.finish === 'cloth' || shoe.shaft !== undefined);
  const capTold = words.find((word) => /(?:toe cap|cap toe)$/.test(word));
  if (says(/brogue/) || shoe.trim === 'brogue') parts.push(wings);
  else if (isRubberCapped) parts.push(cap(0.8, plan.under));
  else if (shoe.trim === 'cap' && plan.kind === 'oxford') parts.push(cap(0.8));
  else if (plan.kind === 'sneaker') parts.push(cap(0.78));
  else if (capTold) parts.push(cap(0.8, { ...upper, hex: mixHex(upper.hex, '#171315', 0.5) }));
  if (shoe.laces && !shoe.shaft)
    parts.push(facing({ ...upper, hex: mixHex(upper.hex, '#4a4048', 0.16) }, ...lacedPart(plan)));
  if (shoe.laces || plan.kind === 'oxford') parts.push(quarter(plan.kind === 'sneaker' ? 0.3 : 0.4, 0.55));
  if (shoe.trim === 'saddle' || shoe.trim === 'tassel')
    parts.push(apron(plan.trim, shoe.trim === 'tassel' || !!plan.bow));
  if (plan.tab || plan.kind === 'sneaker') parts.push(heelPart(plan.tab ?? upper, plan.tab !== null));
  if (plan.embroidery) parts.push(embroidered(plan.embroidery));
  return parts;
}

/** Seams, caps, facings and needlework of the upper. */
export function upperMarks(plan: ShoePlan): Marks | undefined {
  const parts = partsOf(plan);
  const rand: Part | null = plan.stitches ? (mark, _, __, c) => seam(mark, c - 0.02, _, 1) : null;
  if (rand) parts.push(rand);
  if (parts.length === 0) return undefined;
  const thread = plan.stitches ?? mixHex(plan.upper.hex, THREAD, 0.62);
  return (mark, a, b, c) => {
    mark.threadHex = thread;
    for (const part of parts) part(mark, a, b, c);
  };
}

/** Layers of a stacked heel, twists of rope, the line round a rubber sole. @param isHeel of its heel. */
export function soleMarks(plan: ShoePlan, isHeel = false): Marks | undefined {
  const { shoe } = plan;
  if (isHeel) {
    if (shoe.heelShape === 'stiletto' || plan.heel === plan.upper) return undefined;
    return (mark, _, __, c) => {
      const layer = (c / 0.034) % 1;
      mark.line = Math.max(mark.line, smoothstep(0.1, 0, layer) * 0.5, c < 0.014 ? 0.75 : 0);
    };
  }
  if (shoe.trim === 'rope')
    return (mark, a, b, c) => {
      const twist = (a * 74 + c * 0.9 + Math.floor(clamp(c) * 3) * 0.5) % 1;
      const row = (clamp(c) * 3) % 1;
      mark.line = Math.max(smoothstep(0.2, 0, twist) * 0.75, smoothstep(0.12, 0, row) * 0.6) * (b > 0 ? 1 : 0);
    };
  if (shoe.soleColour === 'white')
    return (mark, _, b, c) => {
      mark.line =
        Math.max(smoothstep(0.05, 0.02, Math.abs(c - 0.36)) * 0.4, smoothstep(0.04, 0.01, Math.abs(c - 0.8)) * 0.55) *
        (b > 0.2 ? 1 : 0);
    };
  return (mark, a, b) => {
    mark.threadHex = plan.stitches ?? mixHex(plan.under.hex, THREAD, 0.4);
    const phase = (a * 150) % 1;
    if (plan.welt > 0.012 && phase < 0.6 && Math.abs(b - 0.075) < 0.03) mark.thread = 0.8;
  };
}
