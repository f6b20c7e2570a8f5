/** Sets a technical drawing on the page. */
import { ruleOf } from '#atelier/cloth/named-cloths.ts';
import type { Pen } from '#atelier/kit/canvas.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { sparse } from '#atelier/kit/curves.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Flat } from './flat.ts';
import { dark, fillOf, isDark, pale, tonal, tonesOf } from './flat-tones.ts';
import type { Band, Weight } from './marks.ts';
import { type Strokes, weaveMarks } from './weave-marks.ts';

/** Where the drawing's own origin comes to lie, and how large: pixels, pixels per centimetre. */
export interface Setting {
  x: number;
  y: number;
  scale: number;
  /** Pixels per page unit: line weights follow the sheet, not the drawing. */
  unit: number;
  /** Pixels of the picture per pixel of this drawing, where it is drawn on a canvas: what would not be seen is not drawn. */
  seen?: number;
  /** Lays the true print within an outline in pixels, or a border's own strip; where absent the drawing tells it in lines. */
  print?: ((outline: readonly Point[], band?: Band) => void) | null;
}

/** Page units. */
const LINE: Record<Weight, number> = { outline: 1, contour: 0.9, seam: 0.7, rib: 0.45, stitch: 0.65, print: 0.55 };
/** How far the outline of the whole garment stands out round its cloth, page units: twice as heavy as what is drawn within. */
const OUTLINE = 1;

/** Pixels of the picture per page unit below which a drawing is told in its contours and seams. */
const SMALL = 0.45;
/** Pixels of the picture within which a point tells nothing beside the one before it; in such a drawing. */
const NEAREST = 0.7;
const NEAREST_IN_SMALL = 2;
/** What such a drawing leaves out: ribs, and stitches of less than a pixel. */
const UNTOLD: readonly Weight[] = ['rib', 'stitch'];

/** How far the ribs of a band stand off its cloth, 0..1. */
const RIB = 0.55;

/** On dark cloth the same stroke stands off more. */
const ON_DARK = 0.52;

/** Strokes the mark of a cloth on a piece of it. */
function strokeWeave(context: Pen, groups: readonly Strokes[], cloth: string, unit: number): void {
  for (const { lines, width, strength, isBright } of groups) {
    context.beginPath();
    for (const [[x, y], ...rest] of lines) {
      context.moveTo(x, y);
      for (const [px, py] of rest) context.lineTo(px, py);
    }
    const k = isDark(cloth) ? strength * ON_DARK : strength;
    context.strokeStyle = isBright ? mixHex(cloth, '#fffaf0', k) : tonal(cloth, k);
    context.lineWidth = width * unit;
    context.setLineDash([]);
    context.stroke();
  }
}

/** Draws fills and lines in the order they were marked. */
export function drawFlat(context: Pen, flat: Flat, setting: Setting): void {
  const tones = tonesOf(flat.garment);
  const { colour: ground, print } = flat.garment.cloth;
  const colour = dark(ground.hex);
  const soft = { rib: tonal(tones.cloth, RIB), print: print.colours[0]?.hex ?? tonal(tones.cloth, 0.5) };
  const within = (hex: string): Record<Weight, string> => ({
    outline: colour,
    contour: hex,
    seam: hex,
    stitch: hex,
    ...soft,
  });
  const [heavy, light] = [within(colour), within(pale(ground.hex))];
  const { seen = Number.POSITIVE_INFINITY } = setting;
  const isSmall = seen < SMALL;
  const nearest = (isSmall ? NEAREST_IN_SMALL : NEAREST) / (seen * setting.scale);
  const placed = (points: readonly Point[]): Point[] =>
    sparse(points, nearest).map(([x, y]) => [setting.x + x * setting.scale, setting.y + y * setting.scale]);
  const follow = (points: readonly Point[]): void => {
    context.beginPath();
    for (const [x, y] of placed(points)) context.lineTo(x, y);
  };
  // every word to a canvas costs as much as a point: it is told only what is new
  let weight: Weight | undefined;
  let isPale: boolean | undefined;
  let of: string | undefined;
  const weave = isSmall ? null : weaveMarks(ruleOf(flat.garment.cloth), print.kind !== 'solid');
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  // the cloth laid over it leaves only what stands out: one heavy line round all pieces together
  if (!isSmall) {
    context.strokeStyle = colour;
    context.lineWidth = 2 * OUTLINE * setting.unit;
    for (const mark of flat.marks) {
      if (mark.kind !== 'fill') continue;
      follow(mark.points);
      context.closePath();
      context.stroke();
    }
  }
  for (const mark of flat.marks) {
    if (mark.kind === 'line' && mark.weight === 'print' && setting.print) continue;
    if (mark.kind === 'line' && isSmall && UNTOLD.includes(mark.weight)) continue;
    follow(mark.points);
    if (mark.kind === 'fill') {
      // clear needlework lies on the cloth that is drawn there already
      if (isSmall || !setting.print || !mark.band?.tile.clear) {
        context.fillStyle = fillOf(mark, tones);
        context.fill();
      }
      if (mark.band && !isSmall) setting.print?.(placed(mark.points), mark.band);
      if ((mark.tone === 'cloth' || mark.tone === 'sheer') && !mark.of) {
        setting.print?.(placed(mark.points));
        if (weave) {
          strokeWeave(context, weave(placed(mark.points), setting.unit), tones.cloth, setting.unit);
          weight = undefined;
        }
      }
      continue;
    }
    if (mark.weight !== weight || mark.isPale !== isPale || mark.of !== of) {
      ({ weight, isPale, of } = mark);
      context.strokeStyle = of ?? (isPale ? light : heavy)[weight];
      context.lineWidth = LINE[weight] * setting.unit;
      context.setLineDash(weight === 'stitch' ? [2.6 * setting.unit, 2.2 * setting.unit] : []);
    }
    context.stroke();
  }
  context.restore();
}
