/** What a bag has besides its shape: how it is grained or quilted, its long strap, flap, lock, zip, pockets, stitches and what hangs from it. */
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { arcLength, closedSpline, pointAlong, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, sub, unit } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { metalHex, partHex, partSaid } from '../part-said.ts';
import { bead, saidOf, strip, type Thing, wires } from '../worn-things.ts';
import { figures, texture } from './bag-cloth.ts';
import { type BagFace, closed, even, LINE } from './bag-face.ts';

/** Links of a chain: from one to the next, half their length and breadth, heads. */
const LINK = { apart: 0.044, long: 0.027, wide: 0.016, wire: 0.012 } as const;

/** A chain along a line. */
export function chainAlong(t: Thing, line: readonly Point[], metal: string): void {
  const count = Math.max(6, Math.round(arcLength(line) / LINK.apart));
  const links = Array.from({ length: count }, (_, i) => {
    const [a, b] = [pointAlong(line, i / count), pointAlong(line, (i + 1) / count)];
    const [dx, dy] = unit(sub(b, a));
    const c = mix(a, b, 0.5);
    const wide = i % 2 ? LINK.wide * 0.35 : LINK.wide;
    return closed(
      ellipse([0, 0], LINK.long, wide, 14).map(([x, y]): Point => add(c, [x * dx - y * dy, x * dy + y * dx])),
    );
  });
  const ramp = rampOf(metal);
  // a form stands on the page by itself, which strokes alone do not
  t.B.form(
    links.map((link) => strip(link, LINK.wire)),
    ramp,
    { round: 0.004, base: 0.6, grain: 0 },
  );
  wires(t.B, links, LINK.wire, ramp);
}

/** Straps that are worn over the shoulder or across the body, whatever the hand holds. */
const LONG_STRAP =
  /\b(?:shoulder|crossbody|cross body|sling|long|detachable|removable|adjustable|chain)\b.*\b(?:straps?|sling|chain)\b|\bslings?\b|\bchain straps?\b|\bdetachable chain\b/;
/** How far the long strap swings out beside the bag and hangs below it, shares of its face; half its breadth, heads. */
const SWING = { out: 1.34, low: 1.3, half: 0.017 } as const;

/** The long strap, hanging behind the bag from its upper corners. */
export function hangStrap(t: Thing, { at }: BagFace): void {
  const said = partSaid(t.accessory, LONG_STRAP);
  if (!said) return;
  const { out, low, half } = SWING;
  const line = spline([
    at(-0.9, 0.06),
    at(-out, 0.34),
    at(-out * 0.9, 0.92),
    at(0, low),
    at(out * 0.9, 0.92),
    at(out, 0.34),
    at(0.9, 0.06),
  ]);
  if (/chain/.test(said)) {
    chainAlong(t, line, metalHex(t.accessory));
    return;
  }
  const ramp = rampOf(partHex(t.accessory, LONG_STRAP) ?? t.accessory.colour.hex);
  const face = strip(line, half);
  t.B.form([face], ramp, { round: half, base: 0.42, edge: 1 });
  t.B.ink([even(closed(face), 0.006)], ramp.ink);
  if (/braid|woven|plait/.test(said)) t.B.ink(plaits(line, half), ramp.ink, { alpha: 0.7 });
}

/** The slanting turns of a plaited cord. */
export const plaits = (line: readonly Point[], half: number): Stroke[] => {
  const count = Math.round(arcLength(line) / (half * 2.4));
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [pointAlong(line, i / count), pointAlong(line, (i + 0.9) / count)];
    const [dx, dy] = unit(sub(b, a));
    const s = i % 2 ? 1 : -1;
    return even([add(a, [-dy * half * s, dx * half * s]), add(b, [dy * half * s, -dx * half * s])], 0.006);
  });
};

/** A pocket on the face: its corners, and where the zip of it lies. */
const POCKET = { half: 0.56, top: 0.46, low: 0.88, side: 0.98 } as const;

function zip(t: Thing, from: Point, to: Point): void {
  const metal = metalHex(t.accessory);
  t.B.ink([even([from, to], 0.02)], t.ramp.ink, { alpha: 0.85 });
  const teeth = Array.from({ length: 26 }, (_, i) => ellipse(mix(from, to, (i + 0.5) / 26), 0.006, 0.0055, 8));
  t.B.touch(teeth, metal, 0.95);
  const pull = mix(from, to, 0.9);
  t.B.touch(
    [
      ellipse(add(pull, [0, 0.012]), 0.013, 0.013, 14),
      [add(pull, [-0.008, 0.018]), add(pull, [0.008, 0.018]), add(pull, [0.011, 0.07]), add(pull, [-0.011, 0.07])],
    ],
    metal,
    1,
  );
}

function pockets(t: Thing, { at }: BagFace): void {
  const said = wordsIn(t);
  if (/\b(?:inner|inside|internal|interior|back|rear|slip)\b[^,]*\bpockets?\b/.test(said) || !/\bpockets?\b/.test(said))
    return;
  const { half, top, low } = POCKET;
  const outline = spline(
    [
      at(-half, top),
      at(half, top),
      at(half * 0.96, low - 0.06),
      at(half * 0.8, low),
      at(-half * 0.8, low),
      at(-half * 0.96, low - 0.06),
      at(-half, top),
    ],
    1,
  );
  t.B.form([outline], t.ramp, { round: 0.03, base: 0.3 });
  t.B.ink([even(outline, LINE.seam)], t.ramp.ink);
  if (/\bzip/.test(said)) zip(t, at(-half * 0.86, top + 0.05), at(half * 0.86, top + 0.05));
}
const wordsIn = ({ accessory }: Thing): string =>
  [...(accessory.told ?? []), ...(accessory.details ?? []).map(({ id }) => id.replaceAll('-', ' '))].join(', ');

/** Stitches in a thread of their own, along the edge of the face. */
export function stitches(t: Thing, { body, at }: BagFace): void {
  const thread =
    partHex(t.accessory, /\bstitch(?:ing|es)?\b|\btopstitching\b/) ??
    (partSaid(t.accessory, /contrast stitch/) ? '#f2e8d2' : undefined);
  if (!thread) return;
  const middle = at(0, 0.5);
  const line = closed(body.map((p) => mix(p, middle, 0.09)));
  const count = Math.round(arcLength(line) / 0.05);
  const dashes = Array.from({ length: count }, (_, i) =>
    even([pointAlong(line, i / count), pointAlong(line, (i + 0.55) / count)], 0.013),
  );
  t.B.ink(dashes, thread);
}

/** What shuts it, in its metal: lock, clasp, buckle. */
function lock(t: Thing, { at }: BagFace, v: number): void {
  const said = wordsIn(t);
  const metal = metalHex(t.accessory);
  const c = at(0, v);
  if (/\bbuckles?\b/.test(said)) {
    const box = (w: number, h: number): Point[] => [add(c, [-w, -h]), add(c, [w, -h]), add(c, [w, h]), add(c, [-w, h])];
    const tongue = [at(-0.07, v - 0.2), at(0.07, v - 0.2), at(0.07, v + 0.16), at(-0.07, v + 0.16)];
    t.B.form([spline(closed(tongue), 1)], t.ramp, { round: 0.015, base: 0.36 });
    t.B.ink([even(closed(tongue), 0.008)], t.ramp.ink);
    t.B.touch([box(0.045, 0.036)], metal, 1);
    t.B.touch([box(0.03, 0.022)], t.ramp.base, 1);
    t.B.ink([even([add(c, [-0.045, 0]), add(c, [0.03, 0])], 0.009)], metal);
    return;
  }
  if (!/\b(?:locks?|turnlock|clasps?|kiss)\b/.test(said)) return;
  const plate = ellipse(c, 0.052, 0.036, 24);
  t.B.touch([plate.map((p) => add(p, [0.006, 0.008]))], t.ramp.ink, 0.5, 0.004);
  t.B.touch([plate], metal, 1);
  t.B.touch([ellipse(add(c, [-0.012, -0.012]), 0.02, 0.009, 16)], '#fff6dc', 0.7);
  t.B.touch([ellipse(c, 0.03, 0.009, 18)], mixHex(metal, '#3a2c14', 0.55), 0.9);
}

/** Strands of a fringe along the foot. */
function fringe(t: Thing, { at }: BagFace): void {
  if (!/\bfringes?\b|fringed/.test(wordsIn(t))) return;
  const ramp = rampOf(partHex(t.accessory, /\bfringes?\b/) ?? t.accessory.colour.hex);
  const strands = Array.from({ length: 27 }, (_, i): Point[] => {
    const u = (2 * i) / 26 - 1;
    const sway = ((i * 5) % 7) / 7 - 0.5;
    return [
      at(u * 0.9, 0.72),
      at(u * 0.93 + sway * 0.03, 1 + 0.02 * sway),
      at(u * 0.95 + sway * 0.05, 1.27 + 0.05 * sway),
    ];
  });
  t.B.ink(
    strands.map((pts) => even(spline(pts), 0.03)),
    ramp.ink,
  );
  t.B.ink(
    strands.map((pts) => even(spline(pts), 0.02)),
    ramp.base,
  );
}

/** A tassel or a charm from the ring of a strap. */
function hangings(t: Thing, { at }: BagFace): void {
  const said = wordsIn(t);
  if (/\btassels?\b/.test(said)) {
    const ramp = rampOf(partHex(t.accessory, /\btassels?\b/) ?? t.accessory.colour.hex);
    const ring = at(0.62, 0.08);
    const head = add(ring, [0.01, 0.07]);
    const skirt = closedSpline([
      add(head, [-0.02, 0]),
      add(head, [0.02, 0]),
      add(head, [0.05, 0.2]),
      add(head, [0, 0.215]),
      add(head, [-0.05, 0.2]),
    ]);
    t.B.ink([even([ring, head], 0.014)], ramp.ink);
    t.B.form([skirt], ramp, { round: 0.03, base: 0.36 });
    t.B.ink(
      [
        even(closed(skirt)),
        ...[-0.024, 0, 0.024].map((x) => even([add(head, [x * 0.5, 0.03]), add(head, [x * 1.4, 0.2])])),
      ],
      ramp.ink,
    );
    bead(t.B, head, 0.024, rampOf(metalHex(t.accessory)));
  }
  if (/\bcharms?\b/.test(said)) {
    const metal = rampOf(metalHex(t.accessory));
    const ring = at(-0.66, 0.06);
    t.B.ink([even([ring, add(ring, [0, 0.1])], 0.009)], metal.deep);
    bead(t.B, add(ring, [0, 0.13]), 0.036, metal);
  }
}

/** Flowers or rays worked on the face, where nothing else lies. */
function worked(t: Thing, { at }: BagFace): void {
  const said = wordsIn(t);
  if (!/embroider|zardo|zari|aari|applique|\bmotifs?\b|thread work|mirror work/.test(said)) return;
  const ramp = rampOf(partHex(t.accessory, /embroider|motif|work|zardo|zari/) ?? '#d3aa4e');
  for (const [u, v, r] of [
    [0, 0.62, 0.075],
    [-0.52, 0.72, 0.048],
    [0.52, 0.72, 0.048],
  ] as const) {
    const c = at(u, v);
    for (let k = 0; k < 8; k++) {
      const a = (k / 8) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      const petal = closedSpline([
        add(c, [dx * r * 0.3, dy * r * 0.3]),
        add(c, [dx * r * 0.75 - dy * r * 0.22, dy * r * 0.75 + dx * r * 0.22]),
        add(c, [dx * r, dy * r]),
        add(c, [dx * r * 0.75 + dy * r * 0.22, dy * r * 0.75 - dx * r * 0.22]),
      ]);
      t.B.form([petal], ramp, { round: 0.012, grain: 0 });
    }
    bead(t.B, c, r * 0.24, rampOf('#f1e8d6'));
  }
}

/** Rivets along the upper edge. */
function studded(t: Thing, { at }: BagFace): void {
  if (!/\b(?:studs|studded|rivets)\b/.test(wordsIn(t))) return;
  const metal = rampOf(metalHex(t.accessory));
  for (let i = 0; i < 11; i++) bead(t.B, at((2 * i) / 10 - 0.98, 0.1), 0.015, metal);
}

/** A flap over the upper half. */
function flap(t: Thing, { at, body }: BagFace): void {
  if (!/\bflaps?\b/.test(saidOf(t.accessory))) return;
  const lower = spline([at(1.02, 0.42), at(0.6, 0.52), at(0, 0.55), at(-0.6, 0.52), at(-1.02, 0.42)]);
  const shape = [...spline([at(-1.02, -0.02), at(0, -0.03), at(1.02, -0.02)]), ...lower];
  t.B.glaze([[...lower, ...lower.map((p) => add(p, [0.008, 0.03])).reverse()]], '#3a3238', 0.4, 0.012);
  t.B.form([shape], t.ramp, { round: 0.05, base: 0.27, clip: [body.map((p) => mix(p, at(0, 0.5), -0.02))] });
  t.B.ink([even(lower, 0.0115)], t.ramp.ink);
}

/** Draws on a finished shape all that is told of it. @param shut how far down what shuts it lies. */
export function finishBag(t: Thing, face: BagFace, shut = 0.16): void {
  figures(t, face);
  flap(t, face);
  texture(t, face);
  pockets(t, face);
  worked(t, face);
  stitches(t, face);
  studded(t, face);
  const said = wordsIn(t);
  if (/\bzip(?:s|per|pers|ped)?\b/.test(said) && !/pocket/.test(said))
    zip(t, face.at(-0.86, 0.05), face.at(0.86, 0.05));
  fringe(t, face);
  lock(t, face, /\bflaps?\b/.test(saidOf(t.accessory)) ? 0.5 : shut);
  hangings(t, face);
}
