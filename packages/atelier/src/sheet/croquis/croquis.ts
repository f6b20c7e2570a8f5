/** The undressed figure of a Look in lines, as it will stand on its sheet: what is known of a picture before any of it is painted. */
import { HOUSE_MEDIUM, type Look } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { faceOnSheet } from '#atelier/figure/draw-head.ts';
import { footProjection, swept } from '#atelier/figure/feet/foot-model.ts';
import { standOf } from '#atelier/figure/feet/shoe-kit.ts';
import { BARE_FOOT } from '#atelier/figure/feet/shoes.ts';
import { shapesOver } from '#atelier/figure/hands/draw-hand.ts';
import { placedHand } from '#atelier/figure/hands/placed-hand.ts';
import { reversed } from '#atelier/kit/curves.ts';
import type { Point } from '#atelier/kit/points.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';
import { settingFor } from '#atelier/sheet/page/compose-sheet.ts';
import { aboutFigureBox } from '#atelier/sheet/page/figure-picture.ts';
import type { Column, Part } from '#atelier/sheet/page/layout.ts';
import { windowFor } from '#atelier/sheet/page/sheet.ts';

/** A place that is kept on the sheet. */
export interface Slot {
  part: Part;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lines of a figure, each the data of an SVG path; lengths in units of its box. */
export interface Croquis {
  /** What of the page is shown. */
  box: { x: number; y: number; width: number; height: number };
  body: string;
  /** Arms and hands before the body. */
  over: string;
  head: string;
  /** Middle, bust, waist and hip. */
  guides: string;
  /** What will stand beside the figure; nothing where the figure is shown alone. */
  slots: Slot[];
}

const pathOf = (points: readonly Point[], end: 'Z' | ''): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${end}`;

const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);

/** All shapes run the same way round, or where two lie over each other there would be a hole. */
const shape = (points: readonly Point[]): string => pathOf(areaOf(points) < 0 ? reversed(points) : points, 'Z');

function bodyOf(w: Wearer): string {
  const { body, lineToPage } = w;
  const { torso, leg, arm, neck } = body.shapes;
  const beside = SIDES.filter((s) => !body.pose.arm[s].over);
  const feet = SIDES.flatMap((s) => swept(BARE_FOOT, footProjection(standOf(w, s))));
  const arms = SIDES.map((s) => arm[s]);
  const hands = beside.flatMap((s) => placedHand(body, s)?.shapes ?? []);
  return [neck, torso, leg[LEFT], leg[RIGHT], ...feet, ...arms, ...hands]
    .map((line) => shape(lineToPage(line)))
    .join('');
}

/** Where on an arm that lies before the body its line begins: above it it is one with the shoulder. */
const ELBOW = 0.5;

function overOf(w: Wearer): string {
  const before = SIDES.filter((s) => w.body.pose.arm[s].over === 'front');
  return before
    .flatMap((s) => shapesOver(w, s, ELBOW))
    .map((line) => shape(w.lineToPage(line)))
    .join('');
}

function guidesOf({ bust, waist, hip, neck, crotch }: Wearer): string {
  const middle = (row: Wearer['bust']): Point => [
    (row[LEFT][0] + row[RIGHT][0]) / 2,
    (row[LEFT][1] + row[RIGHT][1]) / 2,
  ];
  const across = [bust, waist, hip].map((row) => pathOf([row[LEFT], row[RIGHT]], ''));
  return [pathOf([neck.pit, middle(bust), middle(waist), middle(hip), crotch], ''), ...across].join('');
}

/** Shares of a column that its parts take, where they fill it together. */
const SHARES: Record<Part, number> = { title: 1, flats: 3, swatches: 2 };
/** Page units between them. */
const BETWEEN = 40;

function slotsOf({ x, width, top, bottom, parts }: Column): Slot[] {
  const whole = parts.reduce((sum, part) => sum + SHARES[part], 0);
  const room = bottom - top - BETWEEN * (parts.length - 1);
  let y = top;
  return parts.map((part) => {
    const height = (room * SHARES[part]) / whole;
    const slot = { part, x, y, width, height };
    y += height + BETWEEN;
    return slot;
  });
}

/**
 * The croquis of a Look in a picture of this shape; null where no single person is drawn on a page of the usual kind.
 * @param isFigure whether the figure's own picture is shown, without what is set beside it
 */
export function croquisOf(
  look: Look,
  seed: number,
  size: { width: number; height: number },
  isFigure: boolean,
): Croquis | null {
  if (look.product || look.companion) return null;
  const frame = windowFor(size.width, size.height);
  const unit = frame.height / PAGE.height;
  const page = { width: frame.width / unit, height: PAGE.height };
  const { wearer, layout } = settingFor(look, seed, page, look.medium ?? HOUSE_MEDIUM);
  const face = faceOnSheet(wearer, seed);
  const shown = isFigure ? aboutFigureBox(layout, { ...size, frame }) : { left: 0, width: size.width };
  return {
    box: {
      x: (shown.left - frame.left) / unit,
      y: -frame.top / unit,
      width: shown.width / unit,
      height: size.height / unit,
    },
    body: bodyOf(wearer),
    over: overOf(wearer),
    head: face ? shape(face) : '',
    guides: guidesOf(wearer),
    slots: isFigure ? [] : layout.columns.flatMap(slotsOf),
  };
}
