/** Paints one view of a product into its window of the sheet. */
import { HOUSE_MEDIUM, type Look, type Medium } from '@toile/look';
import { FLOOR, makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { heelOf } from '#atelier/figure/feet/draw-shoes.ts';
import type { PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { drawWorn } from '#atelier/figure/worn/draw-worn.ts';
import { blurred } from '#atelier/kit/blur.ts';
import { luma } from '#atelier/kit/colour.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
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
/** Shadow of a thing that stands by itself: how far it falls, how soft it is, page units, and how deep. */
const SHADOW = { x: 9, y: 16, soft: 12, deep: 0.3 } as const;

/** What there is of a view at a pixel of it: how much is the thing, and how dark the panel lies under it. */
interface Laid {
  thing: (x: number, y: number) => number;
  /** How much of the pixel is painted: the rest of it is paper. */
  cover: (x: number, y: number) => number;
  ground: (x: number, y: number) => number;
}

/** The thing in its own colours, its wearer in the panel's. */
function onWearer(view: Scene, thing: ProductMask): Laid {
  const white = luma(view.paper);
  const ground = (x: number, y: number): number => {
    const from = (y * view.width + x) * 3;
    const tone = luma([view.rgb[from], view.rgb[from + 1], view.rgb[from + 2]]) / white;
    return 1 - (1 - Math.max(GHOST.least, Math.min(1, tone))) * GHOST.deep;
  };
  // lines and wires that run out beyond the figure are painted as well: without paper under them they are not paper's shade
  const cover = (x: number, y: number): number => {
    const at = y * view.width + x;
    let away = 0;
    for (let c = 0; c < 3; c++) away = Math.max(away, Math.abs(view.rgb[at * 3 + c] - view.paper[c]));
    return Math.max(view.figure[at], clamp(away * PAINTED));
  };
  return { thing, cover, ground };
}

/** The thing alone, and the shadow it throws on what stands behind it. */
function byItself({ figure, width, height, scale }: Scene): Laid {
  const soft = blurred(figure, width, height, SHADOW.soft * scale);
  const [dx, dy] = [Math.round(SHADOW.x * scale), Math.round(SHADOW.y * scale)];
  const cover = (x: number, y: number): number => figure[y * width + x];
  return {
    // strokes of the pencil that ran beyond it lie on no paper here
    thing: (x, y) => smoothstep(0, 0.3, cover(x, y)),
    cover,
    ground: (x, y) => 1 - SHADOW.deep * (soft[Math.max(0, y - dy) * width + Math.max(0, x - dx)] ?? 0),
  };
}

/** A colour so far from the paper's is paint, whole: one over that. */
const PAINTED = 1.6;
/** How dark a drawn line is beside the colour it lies on. */
const LINE = { keep: 0.24, ink: 0.07 } as const;

/** Draws the lines into the colours: what is shown by itself is opaque, and no paper shines through it. */
function inkLines({ rgb, line }: Scene): void {
  if (!line) return;
  for (let i = 0; i < line.length; i++)
    if (line[i] > 0)
      for (let p = i * 3; p < i * 3 + 3; p++) rgb[p] += (rgb[p] * LINE.keep + LINE.ink - rgb[p]) * line[i];
}

/** Lays a painted view into its window. */
function layView(sheet: Scene, view: Scene, { window: { left, top }, isNarrow }: PlacedView, laid: Laid): void {
  const [dx, dy] = [Math.round(left * sheet.scale), Math.round(top * sheet.scale)];
  for (let y = 0; y < view.height; y++)
    for (let x = 0; x < view.width; x++) {
      const [px, py] = [x + dx, y + dy];
      if (px < 0 || py < 0 || px >= sheet.width || py >= sheet.height) continue;
      const inside = isNarrow ? Math.min(x, view.width - 1 - x) / sheet.scale : FADE;
      const seen = smoothstep(0, FADE, inside);
      const at = y * view.width + x;
      const [from, to] = [at * 3, (py * sheet.width + px) * 3];
      const thing = laid.thing(x, y);
      const shade = laid.ground(x, y);
      const cover = laid.cover(x, y);
      for (let c = 0; c < 3; c++) {
        const ground = sheet.rgb[to + c] * shade;
        // an edge is half paper: what shines through there is the panel
        const over = clamp(view.rgb[from + c] + (ground - view.paper[c]) * (1 - cover));
        sheet.rgb[to + c] += (ground + (over - ground) * thing - sheet.rgb[to + c]) * seen;
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
  /** Nobody carries it. */
  isAlone?: true | undefined;
}

/** Paints the thing as near as the view is, on its wearer or by itself, and lays what its window shows on the sheet. */
export function paintView(sheet: Scene, view: PlacedView, o: PaintViewOptions): void {
  const { look, seed, stance, paper, medium, isAlone } = o;
  const { window, zoom, from } = view;
  const page = { width: (window.right - window.left) / zoom, height: (window.bottom - window.top) / zoom };
  const scene = new Scene(sheet.scale * zoom, seed, paper, page, medium !== 'gouache');
  const wearer = wearerOfProduct(look, stance, from);
  const isHouse = medium === HOUSE_MEDIUM;
  if (isAlone) {
    const own = look.accessories.filter(({ kind }) => kind === look.product?.of);
    drawWorn(scene, wearer, own, { seed, isAlone });
    const garmentAt = new Uint8Array(scene.width * scene.height);
    if (isHouse) inkLines(scene);
    else develop(scene, { medium, garmentAt, sitter: sitterOf(wearer, look, false) });
    layView(sheet, scene, view, byItself(scene));
  } else {
    const { garmentAt } = paintFigure(scene, wearer, look, seed);
    const isThing = productMask(scene, wearer, look, seed);
    if (isHouse) inkLines(scene);
    else develop(scene, { medium, garmentAt, sitter: sitterOf(wearer, look, false) });
    layView(sheet, scene, view, onWearer(scene, isThing));
  }
  scene.release();
}
