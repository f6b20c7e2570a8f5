/** Paints one view of a product into its window of the sheet. */
import type { Look, Medium } from '@toile/look';
import { FLOOR, makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { drawGroundShadow, heelOf } from '#atelier/figure/feet/draw-shoes.ts';
import type { PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import { PAGE, Scene } from '#atelier/kit/scene.ts';
import { develop } from '#atelier/sheet/media/develop.ts';
import { paintFigure } from '#atelier/sheet/page/paint-figure.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';
import { sitterOf } from '#atelier/sheet/page/sitter.ts';
import type { PlacedView } from './place-views.ts';

/** The wearer of a product on a page of their own, moved so that a point of it comes to its corner. */
export function wearerOfProduct(look: Look, stance: PoseSpec, from = { x: 0, y: 0 }): Wearer {
  const heel = heelOf(look.footwear.kind, look.footwear.details);
  return makeWearer(look.person, { x: PAGE.width / 2 - from.x, floor: FLOOR - from.y, heel, stance });
}

/** Page units over which a view fades into its paper. */
const FADE = 46;

/** How much of a view is seen this far inside its window. */
const seenAt = (inside: number): number => smoothstep(0, FADE, inside);

/** Lays a painted view into its window. */
function layView(sheet: Scene, view: Scene, { left, top }: Rect): void {
  const [dx, dy] = [Math.round(left * sheet.scale), Math.round(top * sheet.scale)];
  for (let y = 0; y < view.height; y++)
    for (let x = 0; x < view.width; x++) {
      const [px, py] = [x + dx, y + dy];
      if (px < 0 || py < 0 || px >= sheet.width || py >= sheet.height) continue;
      const inside = Math.min(x, y, view.width - 1 - x, view.height - 1 - y) / sheet.scale;
      const seen = clamp(seenAt(inside));
      const [from, to] = [(y * view.width + x) * 3, (py * sheet.width + px) * 3];
      for (let c = 0; c < 3; c++) sheet.rgb[to + c] += (view.rgb[from + c] - sheet.rgb[to + c]) * seen;
      sheet.figure[to / 3] = Math.max(sheet.figure[to / 3], view.figure[from / 3] * seen);
    }
}

export interface PaintViewOptions {
  look: Look;
  seed: number;
  stance: PoseSpec;
  paper: string;
  medium: Medium;
}

/** Paints the wearer as near as the view is and lays what its window shows on the sheet. */
export function paintView(sheet: Scene, view: PlacedView, o: PaintViewOptions): void {
  const { look, seed, stance, paper, medium } = o;
  const { window, zoom, from } = view;
  const page = { width: (window.right - window.left) / zoom, height: (window.bottom - window.top) / zoom };
  const scene = new Scene(sheet.scale * zoom, seed, paper, page, medium !== 'gouache');
  const wearer = wearerOfProduct(look, stance, from);
  if (look.product?.of === 'footwear') drawGroundShadow(scene, wearer, look.footwear, look.garments);
  const { garmentAt } = paintFigure(scene, wearer, look, seed);
  develop(scene, { medium, garmentAt, sitter: sitterOf(wearer, look, false) });
  layView(sheet, scene, window);
  scene.release();
}
