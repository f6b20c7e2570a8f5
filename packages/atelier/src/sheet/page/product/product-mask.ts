/** Which pixels of a view are the product: those that would be painted otherwise without it. */
import type { Look, ProductKind } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { blurred } from '#atelier/kit/blur.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { paintFigure } from '#atelier/sheet/page/paint-figure.ts';
import { awayAt, CHANGED, withoutProduct } from './find-product-box.ts';

/** Pixels of the view to a pixel of the mask. */
const STEP = 2;
/** A thing of its wearer's colour changes little: it is the product where most within this share of the view's width does. */
const NEAR = 0.025;
const MOSTLY = [0.25, 0.5] as const;
/** What a scene calls hair, shoes and things, and bare skin; cover of a line that is more than a trace. */
const THING = -0.5;
const BARE = 0.5;
const DRAWN = [0.25, 0.5] as const;

/** Worn on bare skin, and thin: whatever changes there is it. */
const ON_SKIN: ReadonlySet<ProductKind> = new Set<ProductKind>([
  ...(['bangles', 'bracelet', 'watch', 'gloves', 'necklace', 'choker', 'pendant', 'maang-tikka', 'tiara'] as const),
  ...(['earrings', 'studs', 'hoops', 'jhumkas', 'glasses'] as const),
]);

/** How much of each place of a view is the product, 0..1, by pixels of the view. */
export type ProductMask = (x: number, y: number) => number;

/** @param view already painted: things are told from skin and cloth in it. */
export function productMask(view: Scene, wearer: Wearer, look: Look, seed: number): ProductMask {
  const of = look.product?.of;
  const { sort, line } = view;
  const isThing = (at: number): boolean => !sort || sort[at] < THING;
  const isOnSkin = of !== undefined && ON_SKIN.has(of);
  const page = { width: view.width / view.scale, height: view.height / view.scale };
  const painted = (worn: Look): Scene => {
    const scene = new Scene(view.scale / STEP, seed, '#ffffff', page, false);
    paintFigure(scene, wearer, worn, seed);
    return scene;
  };
  const [own, bare] = [painted(look), painted(withoutProduct(look))];
  const { width: w, height: h } = own;
  const changed = Float32Array.from({ length: w * h }, (_, i) =>
    smoothstep(CHANGED / 2, CHANGED * 2, awayAt(own.rgb, bare.rgb, i)),
  );
  own.release();
  bare.release();
  const near = blurred(changed, w, h, Math.max(2, Math.round(w * NEAR)));
  const between = (field: Float32Array, x: number, y: number): number => {
    const u = clamp((x + 0.5) / STEP - 0.5, 0, w - 1.001);
    const v = clamp((y + 0.5) / STEP - 0.5, 0, h - 1.001);
    const at = Math.floor(v) * w + Math.floor(u);
    const [fx, fy] = [u - Math.floor(u), v - Math.floor(v)];
    const above = field[at] + (field[at + 1] - field[at]) * fx;
    return above + (field[at + w] + (field[at + w + 1] - field[at + w]) * fx - above) * fy;
  };
  return (x, y) => {
    const at = y * view.width + x;
    if (!sort || !line) return between(changed, x, y);
    if (isThing(at)) return smoothstep(MOSTLY[0], MOSTLY[1], between(near, x, y));
    // on skin a shadow changes too: there only what is drawn in lines is the thing
    const drawn = sort[at] > BARE && !isOnSkin ? smoothstep(DRAWN[0], DRAWN[1], line[at]) : 1;
    return between(changed, x, y) * drawn;
  };
}
