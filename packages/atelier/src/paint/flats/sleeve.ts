/** Sleeves of a technical drawing, laid a little off the body so that the side seam shows. */
import type { Garment, SleeveLength, SleeveShape } from '#atelier/look/look.ts';
import { armhole, type Block } from '#atelier/paint/flats/block.ts';
import type { Pen } from '#atelier/paint/flats/pen.ts';
import { add, lerp, mix, type Point, scaled, spline } from '#atelier/paint/geometry.ts';

/** Along the arm from the shoulder point, centimetres. */
const LENGTH: Record<SleeveLength, number> = {
  sleeveless: 0,
  cap: 8,
  short: 20,
  elbow: 31,
  'three-quarter': 44,
  long: 59,
};

/** How a sleeve ends and swells: half-way and hem width, rise of the head, angle from the vertical in degrees. */
interface Cut {
  middle: number;
  hem: number;
  rise: number;
  angle: number;
  end: 'cuff' | 'hem' | 'rib' | 'band';
}
const CUT: Record<Exclude<SleeveShape, 'none'>, Cut> = {
  'set-in': { middle: 15, hem: 11, rise: 0, angle: 15, end: 'hem' },
  shirt: { middle: 16, hem: 10, rise: 0, angle: 17, end: 'cuff' },
  cap: { middle: 15, hem: 15, rise: 0, angle: 38, end: 'hem' },
  puff: { middle: 20, hem: 13, rise: 4, angle: 22, end: 'band' },
  bishop: { middle: 17, hem: 9, rise: 1, angle: 16, end: 'cuff' },
  bell: { middle: 15, hem: 22, rise: 0, angle: 17, end: 'hem' },
  flutter: { middle: 20, hem: 24, rise: 1, angle: 30, end: 'hem' },
  raglan: { middle: 17, hem: 11, rise: -1, angle: 18, end: 'rib' },
  'drop-shoulder': { middle: 18, hem: 12, rise: -1, angle: 18, end: 'rib' },
  balloon: { middle: 22, hem: 10, rise: 2, angle: 18, end: 'cuff' },
  tailored: { middle: 16, hem: 12.5, rise: 0.6, angle: 13, end: 'hem' },
  kimono: { middle: 24, hem: 25, rise: 0, angle: 32, end: 'hem' },
};
const SWELLS = new Set<SleeveShape>(['bishop', 'balloon', 'puff']);

function endings(pen: Pen, cut: Cut, outer: Point, inner: Point, along: Point): void {
  const back = (p: Point, cm: number): Point => add(p, scaled(along, -cm));
  if (cut.end === 'cuff' || cut.end === 'band') {
    const depth = cut.end === 'cuff' ? 5.5 : 2.2;
    pen.both([back(outer, depth), back(inner, depth)]);
    for (const t of [0.25, 0.5, 0.75]) {
      const from = mix(back(outer, depth), back(inner, depth), t);
      pen.both([from, add(from, scaled(along, -3.4))]);
    }
  } else if (cut.end === 'rib') {
    pen.both([back(outer, 5), back(inner, 5)]);
    for (const t of [0.2, 0.4, 0.6, 0.8]) pen.both([mix(outer, inner, t), mix(back(outer, 5), back(inner, 5), t)]);
  } else {
    pen.both([back(outer, 2), back(inner, 2)], 'stitch');
  }
}

/** Draws both sleeves; nothing for a sleeveless garment. The body is painted over their inner edge afterwards. */
export function drawSleeves(pen: Pen, garment: Garment, block: Block): void {
  const { shape, length } = garment.sleeve;
  if (shape === 'none' || length === 'sleeveless') return;
  const cut = CUT[shape];
  const reach = LENGTH[length];
  // a short sleeve stands off, or the body would hide it
  const angle = ((cut.angle + (reach < 35 ? 16 : 0)) * Math.PI) / 180;
  const along: Point = [Math.sin(angle), Math.cos(angle)];
  const across: Point = [-along[1], along[0]];
  const { shoulder, underarm } = block;
  const t = Math.min(1, reach / 59);
  const wide = SWELLS.has(shape) ? cut.hem : lerp(cut.middle, cut.hem, t);
  const outer = add(add(shoulder, scaled(along, reach)), scaled(across, -1.5 * t));
  const inner = add(outer, scaled(across, wide));
  const head: Point[] = [shoulder, add(shoulder, [1.6 + cut.rise * 0.7, 1.2 - cut.rise])];
  const half = reach * 0.55;
  const swell = SWELLS.has(shape) ? 3.4 : shape === 'bell' ? -1 : 0.6;
  const outerLine = spline(
    reach < 12
      ? [...head, outer]
      : [
          ...head,
          add(add(shoulder, scaled(along, half)), scaled(across, -swell - 1.4)),
          ...gathered(cut, outer, along, across),
          outer,
        ],
    7,
  );
  const elbow = add(
    add(shoulder, scaled(along, half)),
    scaled(across, Math.min(cut.middle, 17) + (SWELLS.has(shape) ? 2 : 0)),
  );
  const innerLine =
    reach < 24
      ? [underarm, inner]
      : spline([underarm, elbow, ...gathered(cut, inner, along, scaled(across, -1)), inner], 7);
  pen.fillBoth([...outerLine, ...innerLine.slice().reverse(), ...armhole(block).reverse()]);
  pen.both(outerLine, 'contour');
  pen.both(innerLine, 'contour');
  pen.both([outer, inner], 'contour');
  endings(pen, cut, outer, inner, along);
  if (shape === 'tailored' && reach > 50) vents(pen, outer, along, across);
}

/** Cloth gathered into a cuff overhangs it. */
function gathered(cut: Cut, end: Point, along: Point, away: Point): Point[] {
  if (cut.end !== 'cuff' || cut.middle < 17) return [];
  return [add(add(end, scaled(along, -7.5)), scaled(away, -2.6)), add(end, scaled(along, -5.4))];
}

function vents(pen: Pen, outer: Point, along: Point, across: Point): void {
  const foot = add(outer, scaled(across, 2.4));
  pen.both([foot, add(foot, scaled(along, -8))]);
  for (const cm of [2.4, 4.8]) {
    const at = add(add(outer, scaled(across, 1.4)), scaled(along, -cm));
    pen.both([at, add(at, [0.5, 0.3])], 'contour');
  }
}

/** The seam between sleeve and body, as the cut of the sleeve wants it. */
export function armholeSeam(garment: Garment, block: Block): Point[] | null {
  const { shape, length } = garment.sleeve;
  if (shape === 'kimono') return null;
  if (shape === 'raglan' && length !== 'sleeveless') {
    return spline([[block.neck + 0.6, 1.2], [lerp(block.neck, block.underarm[0], 0.55), 12], block.underarm], 8);
  }
  return armhole(block);
}
