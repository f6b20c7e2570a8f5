/** Paints one view of a product into its window of the sheet. */
import type { Look, Medium } from '@toile/look';
import { FLOOR, makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { drawGroundShadow, heelOf } from '#atelier/figure/feet/draw-shoes.ts';
import type { PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { luma } from '#atelier/kit/colour.ts';
import { smoothstep } from '#atelier/kit/numbers.ts';
import { PAGE, Scene } from '#atelier/kit/scene.ts';
import { develop } from '#atelier/sheet/media/develop.ts';
import { paintFigure } from '#atelier/sheet/page/paint-figure.ts';
import { sitterOf } from '#atelier/sheet/page/sitter.ts';
import type { PlacedView } from './place-views.ts';
import { type ProductMask, productMask } from './product-mask.ts';

/** The wearer of a product on a page of their own, moved so that a point of it comes to its corner. */
export function wearerOfProduct(look: Look, stance: PoseSpec, from = { x: 0, y: 0 }): Wearer {
  const heel = heelOf(look.footwear.kind, look.footwear.details);
  return makeWearer(look.person, { x: PAGE.width / 2 - from.x, floor: FLOOR - from.y, heel, stance });
}

/** Page units over which a view fades where its window is narrower than its panel. */
const FADE = 64;
/** How much of their light and shade the wearer and the other clothes keep, in the one colour of the panel. */
const GHOST = { deep: 0.56, least: 0.4 } as const;

/** Lays a painted view into its window: the thing in its own colours, its wearer in the panel's. */
function layView(
  sheet: Scene,
  view: Scene,
  { window: { left, top }, isNarrow }: PlacedView,
  isThing: ProductMask,
): void {
  const [dx, dy] = [Math.round(left * sheet.scale), Math.round(top * sheet.scale)];
  const white = luma(view.paper);
  for (let y = 0; y < view.height; y++)
    for (let x = 0; x < view.width; x++) {
      const [px, py] = [x + dx, y + dy];
      if (px < 0 || py < 0 || px >= sheet.width || py >= sheet.height) continue;
      const inside = isNarrow ? Math.min(x, view.width - 1 - x) / sheet.scale : FADE;
      const seen = smoothstep(0, FADE, inside);
      const at = y * view.width + x;
      const [from, to] = [at * 3, (py * sheet.width + px) * 3];
      const thing = isThing(x, y);
      const tone = luma([view.rgb[from], view.rgb[from + 1], view.rgb[from + 2]]) / white;
      const ghost = 1 - (1 - Math.max(GHOST.least, Math.min(1, tone))) * GHOST.deep;
      for (let c = 0; c < 3; c++) {
        const laid = sheet.rgb[to + c] * ghost;
        sheet.rgb[to + c] += (laid + (view.rgb[from + c] - laid) * thing - sheet.rgb[to + c]) * seen;
      }
      sheet.figure[to / 3] = Math.max(sheet.figure[to / 3], view.figure[at] * seen);
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
  const isThing = productMask(scene, wearer, look, seed);
  develop(scene, { medium, garmentAt, sitter: sitterOf(wearer, look, false) });
  layView(sheet, scene, view, isThing);
  scene.release();
}
