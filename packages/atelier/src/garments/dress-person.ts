/** Dresses a person: the one place that knows which garment lies over which. */

import type { Garment, Look } from '@toile/look';
import { drawBareBody } from '#atelier/figure/body/draw-bare-body.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { drawShoes } from '#atelier/figure/feet/draw-shoes.ts';
import { drawArmOver, drawHand } from '#atelier/figure/hands/draw-hand.ts';
import { drawLegwear, type Legwear } from '#atelier/figure/worn/draw-legwear.ts';
import { isDhoti, wearDhoti } from '#atelier/garments/drape/wear-dhoti.ts';
import { wearDupatta } from '#atelier/garments/drape/wear-dupatta.ts';
import { wearCholi, wearLehenga } from '#atelier/garments/drape/wear-lehenga.ts';
import { wearSaree } from '#atelier/garments/drape/wear-saree.ts';
import { wearDress } from '#atelier/garments/dress/wear-dress.ts';
import { wearJumpsuit } from '#atelier/garments/dress/wear-jumpsuit.ts';
import { isCardigan } from '#atelier/garments/jacket/jacket-details.ts';
import { isCape, wearCape } from '#atelier/garments/jacket/wear-cape.ts';
import { wearJacket } from '#atelier/garments/jacket/wear-jacket.ts';
import { seatOf, wearSkirt, wearTrousers } from '#atelier/garments/lower/wear-bottom.ts';
import { BUTTONED_UP } from '#atelier/garments/upper/neck-choice.ts';
import { wearTop } from '#atelier/garments/upper/wear-top.ts';
import { isHanbok, wearHanbok } from '#atelier/garments/world/wear-hanbok.ts';
import { isRobe, wearRobe } from '#atelier/garments/world/wear-robe.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';
import { endInBoot } from './boot-tuck.ts';
import { coveredUp } from './covered-blouse.ts';
import { Dressing, type UsedMaterial, type Worn } from './dressing.ts';
import { asSeen, turned } from './from-behind.ts';
import { coversFeet, hidesArms, hidesLegs } from './hidden-limbs.ts';
import { matchedBlouse } from './matched-blouse.ts';
import { hasDetail } from './measures.ts';
import { hideStrayToes } from './toes-under-hem.ts';
import { isCropped, isTucked } from './tuck.ts';

export interface Dressed {
  /** Every cloth used, for swatches: the garment's own first, then linings, belts, borders. */
  materials: UsedMaterial[];
  /** Per pixel of the scene: 0, or 1 + index (in the Look's garments) of the garment that lies there. */
  garmentAt: Uint8Array;
}

/** How far below the waist the band lies under which a top is tucked: 0 the waist, 1 the hip bone. */
function bandUnder(d: Dressing, look: Look): number {
  const bottom = look.garments.find((g) => g.family === 'skirt' || g.family === 'trousers');
  return bottom ? seatOf(d, bottom) : 0;
}

const isBelted = (g: Garment): boolean =>
  g.family === 'jacket' && (hasDetail(g, 'belt', 'sash') || g.closure === 'wrap' || g.closure === 'tie');
/** Worn close over a shirt. */
const isWaistcoat = ({ family, sleeve, collar }: Garment): boolean =>
  family === 'jacket' && sleeve.length === 'sleeveless' && collar === 'none';
/** A dress without sleeves over a top. */
const isPinafore = ({ family, sleeve }: Garment): boolean => family === 'dress' && sleeve.length === 'sleeveless';
const isTailored = ({ collar }: Garment): boolean => collar === 'notch' || collar === 'peak' || collar === 'shawl';

/** How one garment is worn, given what lies over it. @param booted in the boots of the Look, if it goes into them. */
function wear(d: Dressing, look: Look, index: number, booted: boolean): Worn {
  const g = matchedBlouse(look, look.garments[index]);
  const above = look.garments.slice(index + 1);
  const sleeveHidden = above.some((o) => o.family === 'jacket' && o.sleeve.length === 'long');
  switch (g.family) {
    case 'dress':
      if (isRobe(g)) return wearRobe(d, g);
      if (isHanbok(g)) return wearHanbok(d, g);
      // a dress with lapels is a long jacket worn alone
      if (g.neckline === 'lapel' && isTailored(g)) return wearJacket(d, g, sleeveHidden, []);
      return wearDress(d, g, sleeveHidden);
    case 'skirt':
      return wearSkirt(d, g);
    case 'trousers':
      return isDhoti(g) ? wearDhoti(d, g) : wearTrousers(d, g, booted ? endInBoot(look, g) : null);
    case 'jacket':
      if (isCape(g)) return wearCape(d, g);
      return wearJacket(d, g, sleeveHidden, look.garments.slice(0, index));
    case 'saree':
      return wearSaree(d, look, g);
    case 'lehenga':
      return wearLehenga(d, g);
    case 'choli':
      return wearCholi(d, g);
    case 'dupatta':
      return wearDupatta(d, look, g);
    case 'jumpsuit':
      return wearJumpsuit(d, g, sleeveHidden);
    case 'top':
      // a cardigan is cut as two fronts
      if (isCardigan(g)) return wearJacket(d, g, sleeveHidden, look.garments.slice(0, index));
      return wearTop(
        d,
        // nothing may stand out beside a waistcoat or a pinafore, nor a coat that a belt draws in
        above.some(isWaistcoat) || above.some(isPinafore)
          ? { ...g, fit: 'tight' }
          : above.some(isBelted)
            ? { ...g, fit: 'fitted' }
            : g,
        isTucked(d.f, look, g) ? bandUnder(d, look) : null,
        sleeveHidden,
        above.some((o) => o.family === 'jacket' && isCropped(o)),
      );
  }
}

const isLower = (g: Garment): boolean => ['skirt', 'trousers', 'lehenga'].includes(g.family);

/** Under a tie the shirt is closed to its top button. */
function buttonedUp(look: Look): Look {
  if (!look.accessories.some((a) => a.kind === 'tie' || a.kind === 'bow-tie')) return look;
  const close = (g: Garment): Garment => (g.collar === 'shirt' ? { ...g, details: [...g.details, BUTTONED_UP] } : g);
  return { ...look, garments: look.garments.map(close) };
}

/** Tights or socks, if the Look has them. */
function legwearOf({ accessories }: Look): Legwear | null {
  for (const { kind, colour } of accessories) if (kind === 'tights' || kind === 'socks') return { kind, colour };
  return null;
}

/** What hangs behind the person does not lie where the body is. */
function clearBody(d: Dressing, wearer: Wearer, garments: readonly Garment[]): void {
  // mostly nothing does
  if (!garments.some((_, i) => d.garmentAt.includes(i + 1))) return;
  const { torso, leg } = wearer.body.shapes;
  const body = [torso, leg[LEFT], leg[RIGHT]].map((shape) => wearer.lineToPage(shape));
  const box = d.scene.bbox(body);
  const mask = d.scene.mask(body, box);
  for (let y = 0; y < box.h; y++) {
    const to = (box.y + y) * d.scene.width + box.x;
    for (let x = 0, i = y * box.w; x < box.w; x++, i++) if (mask[i] > 0.5) d.garmentAt[to + x] = 0;
  }
}

/** Paints one garment of a Look as if nothing else were worn, and no person in it. */
export function dressAlone(scene: Scene, wearer: Wearer, asked: Look, garment: Garment, seed: number): void {
  const look = asSeen({ ...asked, garments: [garment] }, wearer);
  const d = new Dressing(scene, wearer, look.garments, seed);
  const worn = wear(d, look, 0, false);
  worn.behind?.();
  worn.paint();
  worn.after?.();
}

/**
 * Paints the person and the clothes in the order they lie. @param wearer stands on the page already.
 * @param seed decides every fold; the same seed paints the same bytes.
 */
export function dressPerson(scene: Scene, wearer: Wearer, asked: Look, seed: number): Dressed {
  const look = turned(asSeen(coveredUp(buttonedUp(asked)), wearer), wearer);
  const d = new Dressing(scene, wearer, look.garments, seed);
  const worn = look.garments.map((_, i) => wear(d, look, i, true));
  for (const w of [...worn].reverse()) w.behind?.();
  const isLegless = coversFeet(look.garments);
  const underCloth = hidesLegs(look.garments);
  const bare = { legs: !isLegless, plainLegs: underCloth, arms: !hidesArms(look.garments) };
  drawBareBody(scene, wearer, scene.isPreview ? bare : {});
  clearBody(d, wearer, look.garments);
  const hose = legwearOf(look);
  if (hose) drawLegwear(scene, wearer, hose);
  const sweep = hideStrayToes(d, wearer, look.garments);
  const inBoots = look.garments.find((g) => endInBoot(look, g) !== null);
  const footwear = { ...look.footwear, hose: hose?.colour.hex, underCloth: underCloth && !inBoots };
  if (!isLegless && !inBoots) drawShoes(scene, wearer, footwear);
  const tucked = worn.filter((w) => isTucked(wearer, look, w.garment));
  const lower = worn.filter((w) => isLower(w.garment));
  const rest = worn.filter((w) => !tucked.includes(w) && !lower.includes(w));
  for (const w of tucked) w.paint();
  const tuckedSleeves = tucked.flatMap((w) => w.sleeves);
  const held = worn.flatMap((w) => w.holds ?? []);
  for (const w of lower) {
    d.underSleeves(tuckedSleeves, () => d.outsideOf(held, w.paint));
    if (w.garment.id === inBoots?.id && !isLegless) drawShoes(scene, wearer, footwear);
  }
  let sleeves = tuckedSleeves;
  // a saree is wrapped over its blouse, whatever the order of the Look
  rest.sort((a, b) => (a.garment.family === 'saree' ? 1 : 0) - (b.garment.family === 'saree' ? 1 : 0));
  for (const w of rest) {
    if (w.sleeves.length || w.overArms) {
      if (w.garment.family === 'dress' && !w.holds) d.outsideOf(held, w.paint);
      else w.paint();
      sleeves = w.sleeves;
    } else d.underSleeves(sleeves, () => (w.garment.family === 'dress' ? d.outsideOf(held, w.paint) : w.paint()));
  }
  for (const w of worn) w.after?.();
  sweep();
  const reach = Math.max(0, ...worn.map((w) => w.sleeveEnd));
  for (const s of SIDES) {
    if (wearer.arm[s].behind || worn.some((w) => w.hides?.includes(s))) continue;
    d.beyondSleeve(sleeves, s, () => {
      if (reach > 0.9) drawHand(scene, wearer, s);
      else drawArmOver(scene, wearer, s, { from: Math.max(0, reach - 0.05) });
    });
  }
  for (const w of worn) w.last?.();
  return { materials: d.used, garmentAt: d.garmentAt };
}
