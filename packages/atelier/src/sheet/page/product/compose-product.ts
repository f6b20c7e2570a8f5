/** The sheet of a product: the thing large, two more views of it under that, its name over it, its measures beside it. */
import { HOUSE_MEDIUM, type Look, type Medium, type Product, thingOfProduct, wordsOf } from '@toile/look';
import { isMadeAlone } from '#atelier/figure/worn/alone/made-alone.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { asShown } from '#atelier/lexicon/shown-on.ts';
import { measuringContext, setFace, wrapWords } from '#atelier/sheet/lettering/type.ts';
import { MEDIUM_PAPER } from '#atelier/sheet/media/medium-paper.ts';
import type { ComposeOptions, Sheet } from '#atelier/sheet/page/compose-sheet.ts';
import { paperOf } from '#atelier/sheet/page/ground-colours.ts';
import { type Layout, layoutOf } from '#atelier/sheet/page/layout.ts';
import { groundBy } from '#atelier/sheet/page/page-of.ts';
import { BODY, type SheetPlan, type TextLine } from '#atelier/sheet/page/plan.ts';
import { centimetres, dimensionLines, isUnmeasured } from './dimension-lines.ts';
import { findAloneBox, findProductBox, type ProductBox } from './find-product-box.ts';
import { paintView, wearerOfProduct } from './paint-view.ts';
import { type PlacedView, placeView, windowsOf } from './place-views.ts';
import { layPanel, productTint } from './product-ground.ts';
import { type ProductView, stanceOfView, viewsOf } from './product-views.ts';
import { paintShoes } from './shoe/paint-shoes.ts';
import { shoeViews } from './shoe/shoe-views.ts';

const MARGIN = 36;
const TITLE = { size: 62, y: 92 } as const;
const LEAD_Y = 132;
/** How full a wash the panels of the large view and of the small ones are. */
const PANEL = { hero: 1, small: 0.6 } as const;
/** Under the foot of a view. */
const CAPTION = 22;

/** A view with where it stands. */
export interface ComposedView extends PlacedView {
  view: Pick<ProductView, 'words' | 'side'>;
  /** Paints it into its window. */
  paint: (sheet: Scene, o: PaintOptions) => void;
}

interface PaintOptions {
  paper: string;
  medium: Medium;
}

const cutTo = ({ part = [0, 1], across = [0, 1] }: ProductView, { x, y, w, h }: ProductBox): ProductBox => ({
  x: x + w * across[0],
  y: y + h * part[0],
  w: w * (across[1] - across[0]),
  h: h * (part[1] - part[0]),
});

/** Shoes by themselves, from three sides. */
function composeShoes({ footwear }: Look, width: number): ComposedView[] {
  const views = shoeViews(footwear);
  const windows = windowsOf(width, views.length);
  return views.map((view, i) => {
    const placed = placeView(windows[i] ?? windows[0], view.box, { isHero: i === 0, isAlone: false });
    return { view, ...placed, paint: (sheet, o) => paintShoes(sheet, view, placed, o) };
  });
}

/** The views in which anything of the product is seen, placed. */
export function composeViews(look: Look, product: Product, seed: number, width: number): ComposedView[] {
  if (product.of === 'footwear') return composeShoes(look, width);
  const seen = viewsOf(product.of).flatMap((view) => {
    const wearer = wearerOfProduct(look, stanceOfView(look, view));
    const box = isMadeAlone(product.of)
      ? findAloneBox(look, wearer, seed)
      : findProductBox(look, wearer, seed, view.side);
    return box ? [{ view, box: cutTo(view, box) }] : [];
  });
  const windows = windowsOf(width, Math.max(2, seen.length));
  return seen.map(({ view, box }, i) => {
    const placed = placeView(windows[i] ?? windows[0], box, { isHero: i === 0, isAlone: view.side !== undefined });
    const stance = stanceOfView(look, view);
    const { isAlone } = view;
    return { view, ...placed, paint: (sheet, o) => paintView(sheet, placed, { look, seed, stance, isAlone, ...o }) };
  });
}

/** Names of our drawings, which nobody said. */
const KINDS_OF_DRAWING: ReadonlySet<string> = new Set([
  ...['briefcase', 'inch', 'inches', 'instep-strap', 'flats', 'buckle'],
]);

/** What it is made of and has, as it stands under its name. */
function partsOf(look: Look, product: Product): string {
  const { of, measures } = product;
  const own = of === 'footwear' ? look.footwear : look.accessories.find(({ kind }) => kind === of);
  const thing = own && of !== 'dupatta' ? asShown(own, of) : thingOfProduct(look, product);
  const words = wordsOf(thing).filter(
    (word) => !thing.name.includes(word.replaceAll('-', ' ')) && !KINDS_OF_DRAWING.has(word),
  );
  const told = measures
    .filter(({ what }) => isUnmeasured(of, what))
    .map(({ what, cm }) => `${what} ${centimetres(cm)}`);
  return [...words.map((word) => word.replaceAll('-', ' ').replace(/(stones?) accents$/, '$1')), ...told].join(', ');
}

function planOf(look: Look, product: Product, views: readonly ComposedView[], width: number): SheetPlan {
  const measure = measuringContext();
  let { size } = TITLE;
  const inner = width - 2 * MARGIN;
  for (setFace(measure, 'title', size); measure.measureText(look.title).width > inner && size > 26; size -= 2)
    setFace(measure, 'title', size - 2);
  setFace(measure, 'sans', BODY);
  const has = partsOf(look, product);
  const line = (words: string, x: number, y: number): TextLine => ({ words, x, y, size: BODY });
  const about = wrapWords(measure, has.charAt(0).toUpperCase() + has.slice(1), inner).slice(0, 1);
  const panels = windowsOf(width, Math.max(2, views.length));
  const captions = views
    .slice(1)
    .map(({ view, window }, i) =>
      line(
        view.words.charAt(0).toUpperCase() + view.words.slice(1),
        panels[i + 1]?.left ?? window.left,
        window.bottom + CAPTION,
      ),
    );
  const [hero] = views;
  return {
    lead: [],
    title: [{ words: look.title, x: MARGIN, y: TITLE.y, size }],
    moment: [...about.map((words) => line(words, MARGIN, LEAD_Y)), ...captions],
    rule: null,
    flats: [],
    lengths: [],
    samples: [],
    taken: [],
    dimensions: hero ? dimensionLines(product, hero.thing, width) : [],
  };
}

/** Gouache and flat shapes have no product sheet of their own. */
const mediumOf = (medium: Medium | undefined): Medium =>
  medium === undefined || medium === 'flat' ? HOUSE_MEDIUM : medium;

/** Deterministic in Look, seed, page and scale. */
export function composeProduct(look: Look, product: Product, seed: number, o: ComposeOptions): Sheet {
  const medium = mediumOf(o.medium);
  const paper = MEDIUM_PAPER[medium] ?? paperOf(groundBy(look));
  const scene = new Scene(o.scale, seed, paper, o.page, false);
  const views = composeViews(look, product, seed, o.page.width);
  const tint = productTint(groundBy(look), seed);
  for (const [i, window] of windowsOf(o.page.width, Math.max(2, views.length)).entries())
    layPanel(scene, window, tint, i ? PANEL.small : PANEL.hero);
  o.onStep?.('painting', 0.24);
  views.forEach((view, i) => {
    view.paint(scene, { paper, medium });
    o.onStep?.('painting', 0.24 + (0.6 * (i + 1)) / views.length);
  });
  const layout: Layout = {
    ...layoutOf(groundBy(look), seed, o.page.width),
    figureX: o.page.width / 2,
    columns: [],
    banner: 'none',
    titleFace: 'title',
  };
  const bare = o.isBareKept ? scene.rgb.slice() : null;
  const plan = scene.shows('note')
    ? planOf(look, product, views, o.page.width)
    : planOf(look, { ...product, measures: [] }, views, o.page.width);
  return { scene, bare, paper, layout, plan, notes: [] };
}
