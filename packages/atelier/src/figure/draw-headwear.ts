/** Hats and what is tied round or set on the head. In head space. */
import { add, band, closed, type P, part, ring, shift, spline } from './curves.ts';
import { drawPompom } from './draw-pompom.ts';
import { bead, type DrawThing, type Thing, wire } from './worn-things.ts';

const FACING = { front: 0, threeQuarter: 1, down: 1, back: 0 };
/** Middle and half-width of the skull in this view. */
function skullOf({ s }: Thing): { x: number; half: number; turned: boolean } {
  const { skull } = s.head;
  const xs = skull.map((p) => p[0]);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  return { x: (left + right) / 2, half: (right - left) / 2, turned: FACING[s.view] === 1 };
}
const lee = (t: Thing, d: number): number => (t.s.flip ? -d : d);

function outlined(t: Thing, shape: P[], base = 0.34): void {
  const { H } = t.s;
  H.form([shape], t.ramp, {
    round: 0.09,
    base,
    tones: [{ pts: shift(shape, [lee(t, 0.28), 0.06]), d: 0.2, soft: 0.07 }],
  });
  H.ink([{ pts: [...shape, shape[0]], w: 0.0115, press: [0.5, 1, 1.2, 1, 0.5] }], t.ramp.ink);
}
function shadowOnFace(t: Thing, shape: P[]): void {
  t.s.H.glaze([shift(shape, [0, 0.06])], t.s.skin.shade, 0.5, 0.03, [closed(t.s.head.face)]);
}

const saysOf = (t: Thing): string => `${t.accessory.name} ${(t.accessory.details ?? []).join(' ')}`;

/** A hat: knitted ones sit close like a beanie, straw ones have the wider brim and its plait. */
export const drawHat: DrawThing = (t) => {
  if (/knit|pompom|wool|fleece/.test(saysOf(t))) drawBeanie(t);
  else drawBrimmed(t, /straw|sun|raffia/.test(saysOf(t)));
};

/** The rounds in which straw is sewn. */
const plaitOf = (at: P, rx: number, ry: number, deg: number) =>
  Array.from({ length: 9 }, (_, i) => {
    const k = 1 - i * 0.075;
    const round = ring(at, rx * k, ry * k, 48, deg);
    return { pts: [...round, round[0]], w: 0.006, press: [0.5, 1, 0.6, 1, 0.5], a: 0.42 };
  });

function drawBrimmed(t: Thing, straw: boolean): void {
  const { x, half } = skullOf(t);
  const brim = ring([x - 0.02, 0.2], half * (straw ? 2.35 : 2.05), straw ? 0.17 : 0.15, 40, -3);
  const crown = closed([
    [x - half * 1.04, 0.2],
    [x - half * 1.0, 0.02],
    [x - half * 0.8, -0.18],
    [x - half * 0.25, -0.23],
    [x + half * 0.05, -0.2],
    [x + half * 0.4, -0.24],
    [x + half * 0.86, -0.17],
    [x + half * 1.04, 0.02],
    [x + half * 1.06, 0.2],
    [x + half * 0.5, 0.27],
    [x - half * 0.5, 0.27],
  ]);
  shadowOnFace(t, brim);
  outlined(t, brim, 0.44);
  if (straw) t.s.H.ink(plaitOf([x - 0.02, 0.2], half * 2.35, 0.17, -3), t.ramp.ink, { clip: [brim] });
  outlined(t, crown, 0.32);
  if (straw) t.s.H.ink(plaitOf([x, -0.5], half * 1.9, 1.1, 0), t.ramp.ink, { clip: [crown] });
  const ribbon = band(
    spline([
      [x - half * 1.04, 0.1],
      [x, 0.185],
      [x + half * 1.05, 0.1],
    ]),
    spline([
      [x - half * 1.05, 0.19],
      [x, 0.275],
      [x + half * 1.06, 0.19],
    ]),
  );
  t.s.H.glaze([ribbon], t.ramp.shade, 0.9, 0.003);
  t.s.H.ink(
    [
      {
        pts: spline([
          [x - half * 0.1, -0.2],
          [x + half * 0.02, -0.1],
          [x + half * 0.3, -0.08],
        ]),
        w: 0.009,
        a: 0.7,
      },
    ],
    t.ramp.ink,
  );
}

function dome(t: Thing, low: number, high: number, wide: number): P[] {
  const { x, half } = skullOf(t);
  return closed([
    [x - half * wide, low],
    [x - half * wide * 0.98, low - 0.18],
    [x - half * 0.7, high + 0.06],
    [x, high],
    [x + half * 0.74, high + 0.06],
    [x + half * wide * 1.0, low - 0.16],
    [x + half * wide * 1.02, low + 0.04],
    [x + half * 0.4, low + 0.045],
    [x - half * 0.4, low + 0.03],
  ]);
}

export const drawBeanie: DrawThing = (t) => {
  if (saysOf(t).includes('pompom')) drawPompom(t, [skullOf(t).x, -0.24]);
  const shape = dome(t, 0.3, -0.16, 1.12);
  shadowOnFace(t, shape);
  outlined(t, shape);
  const { x, half } = skullOf(t);
  const cuff = band(
    part(shape, 0.98, 0.62, 20).map((p): P => [p[0], Math.max(0.17, p[1] - 0.13)]),
    part(shape, 0.98, 0.62, 20),
  );
  t.s.H.glaze([cuff], t.ramp.shade, 0.35, 0.006);
  t.s.H.ink(
    Array.from({ length: 17 }, (_, i) => {
      const u = (i - 8) / 8.5;
      return {
        pts: spline([
          [x + u * half * 1.06, 0.31],
          [x + u * half * 0.98, 0.1],
          [x + u * half * 0.45, -0.12],
        ] as P[]),
        w: 0.0075,
        press: [0.8, 1, 0.1],
        a: 0.5,
      };
    }),
    t.ramp.ink,
    { clip: [shape] },
  );
};

export const drawCap: DrawThing = (t) => {
  const shape = dome(t, 0.26, -0.1, 1.08);
  const { x, half, turned } = skullOf(t);
  const reach = turned ? -0.5 : 0;
  const peak = closed([
    [x - half * (turned ? 0.95 : 0.9), 0.22],
    [x + reach * 0.8 - half * 0.35, 0.3],
    [x + reach * 0.5, 0.36],
    [x + half * (turned ? 0.3 : 0.85), 0.31],
    [x + half * (turned ? 0.42 : 0.9), 0.23],
    [x, 0.2],
  ]);
  shadowOnFace(t, peak);
  outlined(t, shape);
  outlined(t, peak, 0.46);
  bead(t.s.H, [x + 0.02, -0.1], 0.02, t.ramp);
};

export const drawBeret: DrawThing = (t) => {
  const { x, half } = skullOf(t);
  const shape = closed([
    [x - half * 1.05, 0.26],
    [x - half * 1.25, 0.06],
    [x - half * 0.7, -0.14],
    [x + half * 0.3, -0.17],
    [x + half * 1.35, -0.06],
    [x + half * 1.5, 0.14],
    [x + half * 1.04, 0.3],
    [x, 0.2],
  ]);
  shadowOnFace(t, shape);
  outlined(t, shape);
};

function hairlineBand(t: Thing, up: number, width: number): P[] {
  const run = spline(t.s.head.hairline.slice(2, 11));
  return band(
    run.map((p) => add(p, [0, -up])),
    run.map((p) => add(p, [0, -up - width])),
  );
}

export const drawHeadband: DrawThing = (t) => {
  const shape = hairlineBand(t, 0.05, 0.075);
  t.s.H.form([shape], t.ramp, { round: 0.03 });
  t.s.H.ink([{ pts: [...shape, shape[0]], w: 0.009, press: [0.7, 1, 0.7] }], t.ramp.ink);
};

export const drawTiara: DrawThing = (t) => {
  const low = hairlineBand(t, 0.07, 0.01);
  const run = low.slice(0, Math.floor(low.length / 2));
  wire(t.s.H, run, 0.016, t.ramp);
  for (let i = 1; i < 12; i++) {
    const p = part(run, i / 12, i / 12, 2)[0];
    const h = 0.05 + 0.07 * Math.sin((Math.PI * i) / 12);
    wire(t.s.H, [p, add(p, [0, -h])], 0.009, t.ramp);
    bead(t.s.H, add(p, [0, -h]), 0.016, t.ramp);
  }
};

/** Where flowers are pinned: round the bun or knot, at the root of a tail, else behind the ear that shows. */
function flowerString({ s, w }: Thing): P[] {
  const { bun, ear } = s.head;
  const { style } = w.person.hair;
  if (style === 'bun') {
    const c = bun.low;
    return [add(c, [-0.01, -0.18]), add(c, [0.13, -0.13]), add(c, [0.19, 0.02]), add(c, [0.14, 0.16])];
  }
  if (style === 'top-knot') {
    const c = add(bun.top, [0, 0.17]);
    return [add(c, [-0.17, -0.03]), add(c, [-0.08, 0.03]), add(c, [0.06, 0.03]), add(c, [0.17, -0.03])];
  }
  const tail = style === 'ponytail' || style === 'braid';
  const c = tail ? add(bun.tail, [-0.04, -0.14]) : add(ear[1], [0.04, -0.06]);
  return [add(c, [-0.04, -0.1]), add(c, [0.05, -0.02]), add(c, [0.06, 0.1]), add(c, [0.0, 0.2])];
}

export const drawGajra: DrawThing = (t) => {
  const string = spline(flowerString(t));
  for (let i = 0; i < 24; i++) {
    const p = part(string, i / 23, i / 23, 2)[0];
    bead(t.s.H, add(p, [((i * 37) % 10) / 200 - 0.022, ((i * 53) % 10) / 220 - 0.02]), 0.021, t.ramp);
  }
};

/** A jewel on the parting, its chain running back over the crown. */
export const drawMaangTikka: DrawThing = (t) => {
  const { parting } = t.s.head;
  const line = spline(parting.centre);
  wire(t.s.H, part(line, 0, 0.8), 0.008, t.ramp);
  const p = add(line[0], [t.s.view === 'front' ? 0 : -0.012, 0.03]);
  bead(t.s.H, p, 0.026, t.ramp);
  bead(t.s.H, add(p, [0, 0.042]), 0.014, t.ramp);
};

export const drawBindi: DrawThing = (t) => {
  t.s.H.touch([ring(t.s.model.on(0, 0.418), 0.0165, 0.018, 16)], t.accessory.colour.hex, 1, 0.002);
};

/** A clip on the side of the hair that faces us. */
export const drawHairClip: DrawThing = (t) => {
  const p = add(t.s.head.temple.near, [0.06, -0.12]);
  const clip = closed([
    add(p, [-0.1, 0.035]),
    add(p, [-0.06, -0.01]),
    add(p, [0.1, -0.035]),
    add(p, [0.11, -0.005]),
    add(p, [-0.04, 0.05]),
  ]);
  t.s.H.form([clip], t.ramp, { round: 0.02, grain: 0 });
  t.s.H.ink([{ pts: [...clip, clip[0]], w: 0.009, press: [0.8, 1, 0.8] }], t.ramp.ink);
};
