import type { Accessory } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { headSpace } from '#atelier/figure/head/head-space.ts';
import { keep, putBack } from '#atelier/kit/keep.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { SIDES } from '#atelier/kit/side.ts';
import { type HeldShape, heldShapeOf } from '#atelier/lexicon/adornments/held-shapes.ts';
import { MADE_ALONE } from './alone/made-alone.ts';
import { drawAnklet, drawBangles, drawBracelet, drawGloves } from './draw-armwear.ts';
import { drawBag, drawClutch } from './draw-carried.ts';
import {
  drawEarrings,
  drawGlasses,
  drawHoops,
  drawJhumkas,
  drawNoseRing,
  drawStuds,
  drawSunglasses,
} from './draw-facewear.ts';
import { drawHat } from './draw-hat.ts';
import { drawBindi, drawGajra, drawHairClip, drawHeadband, drawMaangTikka, drawTiara } from './draw-head-ornaments.ts';
import { drawBeanie, drawBeret, drawCap } from './draw-headwear.ts';
import { drawBat, drawBouquet, drawFolder, drawPole, drawRacket, drawRoll } from './draw-held.ts';
import { drawCane, drawFan, drawUmbrella } from './draw-in-hand.ts';
import { drawJabot } from './draw-jabot.ts';
import { drawKalgi } from './draw-kalgi.ts';
import { drawBrooch, drawChoker, drawNecklace, drawPendant, drawWaistChain } from './draw-neckwear.ts';
import { drawPotli } from './draw-potli.ts';
import { drawBeltBag, drawSuspenders } from './draw-straps.ts';
import { drawBowTie, drawPocketSquare, drawScarf, drawTie } from './draw-tied.ts';
import { drawWatch } from './draw-watch.ts';
import { drawBridalVeil } from './veils/draw-bridal-veil.ts';
import { type DrawThing, thingOf } from './worn-things.ts';

/** What is worn on the body and drawn here, by its kind, and what is held by its shape. */
const DRAWN: Record<string, DrawThing> & Record<HeldShape, DrawThing> = {
  anklet: drawAnklet,
  brooch: drawBrooch,
  kalgi: drawKalgi,
  'pocket-square': drawPocketSquare,
  'waist-chain': drawWaistChain,
  tie: drawTie,
  'bow-tie': drawBowTie,
  necklace: drawNecklace,
  choker: drawChoker,
  pendant: drawPendant,
  bangles: drawBangles,
  bracelet: drawBracelet,
  watch: drawWatch,
  glasses: drawGlasses,
  sunglasses: drawSunglasses,
  'nose-ring': drawNoseRing,
  bindi: drawBindi,
  'maang-tikka': drawMaangTikka,
  studs: drawStuds,
  hoops: drawHoops,
  jhumkas: drawJhumkas,
  earrings: drawEarrings,
  gajra: drawGajra,
  'hair-clip': drawHairClip,
  headband: drawHeadband,
  tiara: drawTiara,
  veil: drawBridalVeil,
  beret: drawBeret,
  cap: drawCap,
  beanie: drawBeanie,
  hat: drawHat,
  scarf: drawScarf,
  jabot: drawJabot,
  suspenders: drawSuspenders,
  'belt-bag': drawBeltBag,
  bag: drawBag,
  luggage: drawBag,
  cane: drawCane,
  umbrella: drawUmbrella,
  fan: drawFan,
  racket: drawRacket,
  bat: drawBat,
  folder: drawFolder,
  roll: drawRoll,
  pole: drawPole,
  bouquet: drawBouquet,
  clutch: drawClutch,
  potli: drawPotli,
  // over the fingers that close on what is carried
  gloves: drawGloves,
};
/** Worn under an outer garment, where there is one. */
const UNDER_COATS: ReadonlySet<string> = new Set([
  ...['necklace', 'choker', 'pendant', 'tie', 'bow-tie', 'suspenders'],
]);
/** What hangs to the waist is worn over all. */
const isUnderCoat = (as: string, { details = [] }: Accessory): boolean =>
  UNDER_COATS.has(as) && !details.some(({ id }) => id === 'long');
/** Sheet box from the neck to the waist, heads from the pit of the neck: where what lies under a coat is painted. */
const TRUNK = { left: -0.9, right: 0.9, top: -0.5, low: 1.9 };
/** How far from an ankle what is worn there reaches, heads. */
const AT_ANKLE = 0.6;
/** What is not seen of a person from behind. */
const BEFORE: ReadonlySet<string> = new Set([
  'brooch',
  'jabot',
  'kalgi',
  'pocket-square',
  'tie',
  'bow-tie',
  'pendant',
  'necklace',
  'glasses',
  'sunglasses',
  'nose-ring',
  'bindi',
  'maang-tikka',
  'tiara',
]);
const ORDER = Object.keys(DRAWN);

/** Accessory kinds that drawWorn paints; the others are told, or drawn with the clothes. */
export const DRAWN_ACCESSORIES: ReadonlySet<string> = new Set(ORDER);

/** Whether what is worn is seen from this side of its wearer. */
export const isSeenFrom = (kind: string, back: boolean): boolean => !(back && BEFORE.has(kind));

export interface WornOptions {
  seed: number;
  /** Per pixel of the scene: whether an outer garment lies there and hides what is worn under it. */
  coat?: ((pixel: number) => boolean) | undefined;
  /** The same of any garment, over what is worn at the ankle. */
  cloth?: ((pixel: number) => boolean) | undefined;
  /** Nobody holds or wears it: no hand closes over it. */
  isAlone?: boolean;
}

/** Where what lies under a coat is painted. */
function trunkOf(w: Wearer): Point[] {
  const [x, y] = w.neck.pit;
  const corner = (dx: number, dy: number): Point => [x + dx * w.perHead, y + dy * w.perHead];
  return [corner(TRUNK.left, TRUNK.top), corner(TRUNK.right, TRUNK.low)];
}

/** Where what is worn at both ankles is painted. */
const anklesOf = (w: Wearer): Point[] =>
  SIDES.flatMap((s) => {
    const [x, y] = w.leg[s].ankle;
    const off = AT_ANKLE * w.perHead;
    return [
      [x - off, y - off],
      [x + off, y + off],
    ] as Point[];
  });

/** Paints under clothes: what they cover of a stretch is put back. */
function underCloth(S: Scene, stretch: Point[], coat: (pixel: number) => boolean, paint: () => void): void {
  const box = S.bbox([stretch]);
  const kept = keep(S, box);
  paint();
  const mask = new Float32Array(box.w * box.h);
  for (let i = 0; i < mask.length; i++) {
    const pixel = (box.y + Math.floor(i / box.w)) * S.width + box.x + (i % box.w);
    mask[i] = coat(pixel) ? 1 : 0;
  }
  putBack(S, kept, mask);
}

/** What each is drawn as: with a turban a brooch is its kalgi, and what is held goes by its name. */
const drawnAs = (accessories: readonly Accessory[]): { as: string; accessory: Accessory }[] => {
  const turbaned = accessories.some(({ kind }) => kind === 'turban');
  return accessories.map((accessory) => ({
    as: turbaned && accessory.kind === 'brooch' ? 'kalgi' : (heldShapeOf(accessory) ?? accessory.kind),
    accessory,
  }));
};

/** Paints what is worn on the body, from the skin outwards, after head and clothes. Kinds it does not know it leaves out. */
export function drawWorn(S: Scene, w: Wearer, accessories: readonly Accessory[], o: WornOptions): void {
  const s = headSpace(S, w, o.seed);
  const known = drawnAs(accessories).filter(
    ({ as, accessory: { kind } }) =>
      (o.isAlone && MADE_ALONE[kind]) || (DRAWN_ACCESSORIES.has(as) && isSeenFrom(as, w.back)),
  );
  known.sort((a, b) => ORDER.indexOf(a.as) - ORDER.indexOf(b.as));
  for (const { as, accessory } of known) {
    const draw = (o.isAlone && MADE_ALONE[accessory.kind]) || DRAWN[as];
    const paint = () => draw(thingOf(s, w, accessory, o.isAlone));
    if (o.coat && isUnderCoat(as, accessory)) underCloth(S, trunkOf(w), o.coat, paint);
    else if (o.cloth && as === 'anklet') underCloth(S, anklesOf(w), o.cloth, paint);
    else paint();
  }
}
