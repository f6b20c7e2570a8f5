import type { Look } from '@toile/look';
import { differences } from '@toile/look';
import { measure } from '#atelier/check/measured.ts';
import { drawnParts, type PageBox } from '#atelier/garments/drawn-parts.ts';
import { outfitOf } from '#atelier/garments/outfit.ts';
import { PAGE, type Scene } from '#atelier/kit/scene.ts';
import { composeSheet } from '#atelier/sheet/page/compose-sheet.ts';
import { loneWearer } from '#atelier/sheet/page/lone-wearer.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';

/** Pixels per page unit at which figures are compared. */
const SCALE = 0.3;
/** Page units about a changed part that its shadow and its folds' fall may take. */
const ROUND = 26;
/** Difference of a channel, of 1, below which two pixels are the same. */
const SAME = 0.02;

const HANDS = new Set([
  'bangles',
  'bracelet',
  'watch',
  'ring',
  'gloves',
  'bag',
  'clutch',
  'potli',
  'crossbody',
  'umbrella',
  'cane',
  'fan',
]);
const WAIST = new Set(['belt', 'obi', 'sporran', 'waist-chain', 'belt-bag', 'suspenders']);

/** Where on the page a slot is seen, but for garments, which say so themselves. */
function placesOf(slot: string, look: Look): PageBox[] {
  const { neck, leg, arm, waist } = loneWearer(look, PAGE.width);
  const [root, kind = ''] = slot.split('.');
  const ankle = Math.min(leg[-1].ankle[1], leg[1].ankle[1]);
  const feet = [{ x: 0, y: ankle - 30, w: PAGE.width, h: PAGE.height }];
  const limbs = [arm[-1], arm[1]].map(({ elbow, wrist }) => ({
    x: Math.min(elbow[0], wrist[0]) - 70,
    y: elbow[1] - 140,
    w: Math.abs(elbow[0] - wrist[0]) + 140,
    h: wrist[1] - elbow[1] + 260,
  }));
  const head = { x: 0, y: 0, w: PAGE.width, h: neck.pit[1] + 190 };
  // a hem that rises shows shoes and legs, a sleeve the arm
  if (root === 'footwear' || slot.endsWith('.length')) return slot.includes('sleeve') ? limbs : feet;
  if (slot === 'person.hair' || slot === 'person.beard') return [head];
  if (root !== 'accessory') return [];
  if (WAIST.has(kind)) return [{ x: 0, y: waist[-1][1] - 60, w: PAGE.width, h: 150 }];
  return HANDS.has(kind) ? limbs : [head];
}

/** The boxes of what differs, in either Look. */
function regions(looks: readonly [Look, Look], seed: number): PageBox[] {
  const changed = differences(...looks);
  return looks.flatMap((look) => {
    const parts = drawnParts(outfitOf(loneWearer(look, PAGE.width), look, seed));
    const ids = new Set(changed.map(({ slot }) => slot.split('.')[0]));
    return [
      ...parts.filter(({ garmentId }) => ids.has(garmentId)).map(({ box }) => box),
      ...changed.flatMap(({ slot }) => placesOf(slot, look)),
    ];
  });
}

const isIn = (boxes: readonly PageBox[], x: number, y: number): boolean =>
  boxes.some((box) => x > box.x - ROUND && x < box.x + box.w + ROUND && y > box.y - ROUND && y < box.y + box.h + ROUND);

/** Drawn once, as many edits are made of each. */
const FIGURES = new Map<Look, Scene>();

/** Share of the figure's page outside what an edit names that is the same before and after it, 0..1. */
export function shareUntouched(before: Look, after: Look, seed: number): number {
  const a = FIGURES.get(before) ?? measure(before, seed, SCALE).scene;
  FIGURES.set(before, a);
  const b = measure(after, seed, SCALE).scene;
  const boxes = regions([before, after], seed);
  let [all, same] = [0, 0];
  for (let i = 0; i < a.width * a.height; i++) {
    const [x, y] = [(i % a.width) / SCALE, Math.floor(i / a.width) / SCALE];
    const isChanged = isIn(boxes, x, y);
    // bare paper is the same whatever is worn: only what is painted counts
    if (isChanged || (a.figure[i] === 0 && b.figure[i] === 0)) continue;
    all++;
    if ([0, 1, 2].every((channel) => Math.abs((a.rgb[i * 3 + channel] ?? 0) - (b.rgb[i * 3 + channel] ?? 0)) <= SAME))
      same++;
  }
  return all === 0 ? 1 : same / all;
}

/** Page units about a person that their shadow takes. */
const SHADOW = 40;
/** Page units above the ground at which the shadow of feet and hems begins. */
const CAST = 80;

/** 1 within so many pixels of what the mask holds, along rows and then along columns. */
function grown(mask: Uint8Array, width: number, by: number): Uint8Array {
  const along = (from: Uint8Array, step: number): Uint8Array =>
    from.map((_, i) => {
      for (let k = -by; k <= by; k++) if (from[i + k * step] === 1) return 1;
      return 0;
    });
  return along(along(mask, 1), width);
}

/** The whole sheet of a Look, and where on it person and swatches are. */
function pageOf(look: Look, seed: number) {
  const { scene, plan } = composeSheet(look, seed, { page: PAGE, scale: SCALE });
  const { width, figure } = scene;
  const boxes = plan.samples.map(({ x, y, width: w, height: h }) => ({ x, y, w, h }));
  const taken = Uint8Array.from(figure, (v, i) => {
    const [x, y] = [(i % width) / SCALE, Math.floor(i / width) / SCALE];
    return v > 0 || y > GROUND - CAST || isIn(boxes, x, y) ? 1 : 0;
  });
  return { rgb: scene.rgb.slice(), taken: grown(taken, width, Math.round(SHADOW * SCALE)) };
}

const PAGES = new Map<Look, ReturnType<typeof pageOf>>();

/** Share of the page round person and swatches that is the same before and after, 0..1: paper, ground, and what stands where. */
export function sharePageUntouched(before: Look, after: Look, seed: number): number {
  const a = PAGES.get(before) ?? pageOf(before, seed);
  PAGES.set(before, a);
  const b = pageOf(after, seed);
  let [all, same] = [0, 0];
  for (let i = 0; i < a.taken.length; i++) {
    if (a.taken[i] === 1 || b.taken[i] === 1) continue;
    all++;
    if ([0, 1, 2].every((channel) => Math.abs((a.rgb[i * 3 + channel] ?? 0) - (b.rgb[i * 3 + channel] ?? 0)) <= SAME))
      same++;
  }
  return same / all;
}
