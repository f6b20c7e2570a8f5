/** Sleeves of a technical drawing, laid a little off the body so that the side seam shows. */
import { sleevesOf } from '#atelier/garments/sleeve-pair.ts';
import type { Garment, SleeveShape } from '#atelier/look/look.ts';
import { armhole, type Block } from '#atelier/paint/flats/block.ts';
import type { Pen } from '#atelier/paint/flats/pen.ts';
import { add, lerp, mix, type Point, scaled, spline } from '#atelier/paint/geometry.ts';

/** From the shoulder point to the wrist, centimetres. */
const ARM = 63;
/** Sleeves shorter than this stand off, or the body would hide them. */
const SHORT = 35;

type End = 'cuff' | 'hem' | 'rib' | 'band';
/** The worn sleeve decides how the drawn one ends. */
const END = { plain: 'hem', free: 'hem', cuff: 'cuff', band: 'band', rib: 'rib' } as const;

/** How a sleeve swells: half-way and hem width, rise of the head, angle from the vertical in degrees. */
interface Cut {
  middle: number;
  hem: number;
  rise: number;
  angle: number;
}
const CUT: Record<Exclude<SleeveShape, 'none'>, Cut> = {
  'set-in': { middle: 15, hem: 11, rise: 0, angle: 15 },
  shirt: { middle: 16, hem: 10, rise: 0, angle: 17 },
  cap: { middle: 15, hem: 15, rise: 0, angle: 38 },
  puff: { middle: 20, hem: 13, rise: 4, angle: 22 },
  bishop: { middle: 17, hem: 9, rise: 1, angle: 16 },
  bell: { middle: 15, hem: 22, rise: 0, angle: 17 },
  flutter: { middle: 20, hem: 24, rise: 1, angle: 30 },
  raglan: { middle: 17, hem: 11, rise: -1, angle: 18 },
  'drop-shoulder': { middle: 18, hem: 12, rise: -1, angle: 18 },
  balloon: { middle: 22, hem: 10, rise: 2, angle: 18 },
  tailored: { middle: 16, hem: 12.5, rise: 0.6, angle: 13 },
  kimono: { middle: 24, hem: 25, rise: 0, angle: 32 },
};
const SWELLS = new Set<SleeveShape>(['bishop', 'balloon', 'puff']);

function endings(pen: Pen, end: End, outer: Point, inner: Point, along: Point): void {
  const back = (p: Point, cm: number): Point => add(p, scaled(along, -cm));
  if (end === 'cuff' || end === 'band') {
    const depth = end === 'cuff' ? 5.5 : 2.2;
    pen.both([back(outer, depth), back(inner, depth)]);
    for (const t of [0.25, 0.5, 0.75]) {
      const from = mix(back(outer, depth), back(inner, depth), t);
      pen.both([from, add(from, scaled(along, -3.4))]);
    }
  } else if (end === 'rib') {
    pen.both([back(outer, 5), back(inner, 5)]);
    for (const t of [0.2, 0.4, 0.6, 0.8]) pen.both([mix(outer, inner, t), mix(back(outer, 5), back(inner, 5), t)]);
  } else {
    pen.both([back(outer, 2), back(inner, 2)], 'stitch');
  }
}

/** Draws both sleeves; nothing for a sleeveless garment. The body is painted over their inner edge afterwards. */
export function drawSleeves(pen: Pen, garment: Garment, block: Block): void {
  const { shape, length } = garment.sleeve;
  const worn = sleevesOf(garment);
  if (shape === 'none' || length === 'sleeveless' || !worn) return;
  const cut = CUT[shape];
  const end = END[worn.hem];
  const reach = ARM * worn.end;
  const angle = ((cut.angle + (reach < SHORT ? 16 : 5)) * Math.PI) / 180;
  const along: Point = [Math.sin(angle), Math.cos(angle)];
  const across: Point = [-along[1], along[0]];
  const { shoulder, underarm } = block;
  const t = Math.min(1, reach / ARM);
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
          ...gathered(cut, end, outer, along, across),
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
      : spline([underarm, elbow, ...gathered(cut, end, inner, along, scaled(across, -1)), inner], 7);
  pen.fillBoth([...outerLine, ...innerLine.slice().reverse(), ...armhole(block).reverse()]);
  pen.both(outerLine, 'contour');
  pen.both(innerLine, 'contour');
  pen.both([outer, inner], 'contour');
  endings(pen, end, outer, inner, along);
  if (shape === 'tailored' && reach > 50) vents(pen, outer, along, across);
}

/** Cloth gathered into a cuff overhangs it. */
function gathered(cut: Cut, end: End, tip: Point, along: Point, away: Point): Point[] {
  if (end !== 'cuff' || cut.middle < 17) return [];
  return [add(add(tip, scaled(along, -7.5)), scaled(away, -2.6)), add(tip, scaled(along, -5.4))];
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
