/** Pockets sewn on the cloth of a top, a dress or a skirt: patches, flaps, welts, and slits in the side seam. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { bustPoint, centreX } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { heightAt } from '#atelier/garments/dress/dress-parts.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type ClothLayer, lay } from '#atelier/garments/layer.ts';
import { materialOf, plainOf, trimOf } from '#atelier/garments/measures.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import { type PocketAsked, pocketsAsked } from './pockets-asked.ts';

/** The surfaces pockets are sewn on: what covers the chest, and what covers the hips where anything does. */
export interface PocketGround {
  chest?: Panel | undefined;
  hip?: Panel | undefined;
}

/** A rectangle of cloth on a panel: its middle across (u) and its upper edge (v), how broad and how deep, page units. */
interface Laid {
  panel: Panel;
  u: number;
  v: number;
  broad: number;
  deep: number;
}

/** Sizes of pockets, page units: broad and deep. */
const SIZE = {
  chest: { broad: 33, deep: 38 },
  hip: { broad: 46, deep: 54 },
  flap: { broad: 46, deep: 19 },
  welt: { broad: 42, deep: 8 },
} as const;
/** How deep the flap over a patch is, how far it reaches beyond it, and the turned edge of a patch, page units. */
const FLAP = { deep: 15, beyond: 2 } as const;
const TURNED = 8;
/** Where across the front pockets lie (u). */
const ACROSS = { chest: 0.5, hip: 0.52 } as const;
/** How far a print on a pocket is off that around it, page units. */
const PRINT_OFF = 17;

/** From across and down a pocket, both 0..1, to the page. */
function frame({ panel, u, v, broad, deep }: Laid): (across: number, down: number) => Point {
  const end = Math.min(0.99, v + deep / panel.length());
  return (across, down) => {
    const at = lerp(v, end, down);
    const half = Math.max(broad, panel.halfWidth(at) * 0.01);
    return panel.map(u + ((across - 0.5) * half) / panel.halfWidth(at), at);
  };
}

/** How far within its edge a row of stitches lies, share of the pocket. */
const WITHIN = 0.07;

function layPatch(b: Build, laid: Laid, lift: number, colour: string): void {
  const on = frame(laid);
  const outline = [on(0, 0), on(1, 0), on(1, 0.9), on(0.9, 1), on(0.1, 1), on(0, 0.9)];
  const stitched = [
    on(WITHIN, 0),
    on(WITHIN, 0.88),
    on(0.13, 1 - WITHIN),
    on(0.87, 1 - WITHIN),
    on(1 - WITHIN, 0.88),
    on(1 - WITHIN, 0),
  ];
  const turned = TURNED / laid.deep;
  b.pieces.push({ name: 'pocket', outline, surface: laid.panel, grain: { dx: PRINT_OFF, dy: PRINT_OFF }, lift });
  b.lines.push(
    { kind: 'overlap', points: [...outline.slice(1), outline[0]], weight: 0.85 },
    { kind: 'overlap', points: outline.slice(0, 2), weight: 1 },
    { kind: 'stitch', points: stitched, weight: 0.85, colour },
    { kind: 'detail', points: [on(0, turned), on(1, turned)], weight: 0.7 },
  );
}

function layFlap(b: Build, laid: Laid, colour: string): void {
  const on = frame(laid);
  const outline = [on(0, 0), on(1, 0), on(1, 0.78), on(0.5, 1.06), on(0, 0.78)];
  b.pieces.push({ name: 'pocket', outline, surface: laid.panel, grain: { dx: -PRINT_OFF }, lift: 2.6 });
  b.lines.push(
    { kind: 'overlap', points: [...outline, outline[0]], weight: 0.95 },
    { kind: 'stitch', points: [on(0.07, 0.66), on(0.5, 0.9), on(0.93, 0.66)], weight: 0.85, colour },
    { kind: 'detail', points: ellipse(on(0.5, 0.66), 2.2, 2.2, 10), weight: 1.2 },
  );
}

function layWelt(b: Build, laid: Laid): void {
  const on = frame(laid);
  const outline = [on(0, 0), on(1, 0), on(1, 1), on(0, 1)];
  b.pieces.push({ name: 'pocket', outline, surface: laid.panel, grain: { dx: PRINT_OFF }, lift: 2 });
  b.lines.push(
    { kind: 'overlap', points: [...outline, outline[0]], weight: 0.8 },
    { kind: 'opening', points: outline.slice(0, 2), weight: 1.1 },
  );
}

/** A slit in the side seam: how far it runs and how near the seam its ends lie (u), page units. */
const SLIT = { long: 50, from: 0.66, to: 0.9, welt: 6 } as const;

function laySlit(b: Build, { panel, v }: Laid, s: Side, colour: string): void {
  const from = panel.map(s * SLIT.from, v);
  const to = panel.map(s * SLIT.to, Math.min(0.98, v + SLIT.long / panel.length()));
  const middle = add(mix(from, to, 0.5), [-s * 2, 1]);
  const inward = (p: Point, by: number): Point => add(p, [-s * by, by * 0.35]);
  const mouth = [from, middle, to];
  const welt = [...mouth, inward(to, SLIT.welt), inward(middle, SLIT.welt), inward(from, SLIT.welt)];
  b.pieces.push({ name: 'pocket', outline: welt, surface: panel, grain: { dx: PRINT_OFF }, lift: 2 });
  b.lines.push(
    { kind: 'opening', points: mouth, weight: 1.35 },
    { kind: 'detail', points: [to, ...welt.slice(3), from], weight: 0.8 },
    { kind: 'stitch', points: mouth.map((p) => inward(p, SLIT.welt + 4)), weight: 0.8, colour },
  );
}

/** How far the pockets of the hip lie below the waist, and those of the chest above the point of the bust, page units. */
const BELOW_WAIST = { patch: 36, flap: 34, welt: 34, slit: 24 } as const;
const ABOVE_BUST = 14;

/** How far a pocket keeps at least from the middle of the front, where it closes, and from the side, page units. */
const CLEAR = { middle: 12, side: 5 } as const;
/** How narrow a pocket may be drawn, page units. */
const NARROWEST = 12;

/** Where a front pocket lies across: in the middle of its half of a body that may be turned, foreshortened with that half. */
function acrossFront(f: Wearer, { panel, v, broad }: Omit<Laid, 'u' | 'deep'>, s: Side, share: number) {
  const half = panel.halfWidth(v);
  const [left, right] = [panel.map(-1, v), panel.map(1, v)];
  const y = (left[1] + right[1]) / 2;
  const middle = clamp(((centreX(f, y) - left[0]) / (right[0] - left[0])) * 2 - 1, -TURNED_MOST, TURNED_MOST);
  const span = 1 - s * middle;
  const seen = Math.max(
    NARROWEST,
    Math.min(broad * Math.min(1, span ** TURNS), span * half - CLEAR.middle - CLEAR.side),
  );
  const out = Math.max(span * share, (CLEAR.middle + seen / 2) / half);
  return { u: middle + s * out, broad: seen };
}
/** How far from the middle of a panel (u) that of a turned front may lie. */
const TURNED_MOST = 0.5;
/** How much faster than its half of the chest a pocket narrows: it lies where the chest turns away. */
const TURNS = 1.7;

/** How one kind of pocket is sewn: on what, and in thread of what colour. */
interface Sewing {
  ground: PocketGround;
  asked: PocketAsked;
  colour: string;
}

function sewOne(b: Build, { f }: Fitting, { ground: { chest, hip }, asked, colour }: Sewing): void {
  const panel = asked.at === 'chest' ? chest : hip;
  if (!panel) return;
  const waist = (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2;
  for (const s of asked.sides) {
    const y = asked.at === 'chest' ? bustPoint(f, s)[1] - ABOVE_BUST : waist + BELOW_WAIST[asked.kind];
    const v = heightAt(panel, y);
    const size = asked.kind === 'patch' ? SIZE[asked.at] : asked.kind === 'flap' ? SIZE.flap : SIZE.welt;
    const most = Math.min(size.broad, panel.halfWidth(v) * 0.7);
    const { u, broad } = acrossFront(f, { panel, v, broad: most }, s, ACROSS[asked.at]);
    const laid = { panel, u, v, broad, deep: size.deep };
    if (asked.kind === 'slit') laySlit(b, laid, s, colour);
    if (asked.kind === 'patch') layPatch(b, laid, 1.6, colour);
    if (asked.kind === 'welt') layWelt(b, laid);
    if (asked.kind === 'flap' || asked.isFlapped)
      layFlap(b, { ...laid, broad: broad + FLAP.beyond, deep: asked.kind === 'flap' ? size.deep : FLAP.deep }, colour);
  }
}

/** Thread that is seen on its cloth without shouting. */
const threadOn = (g: Garment, cloth: string): string =>
  g.cloth.fabric === 'denim' ? '#b7843f' : mixHex(cloth, lumaOf(cloth) > 0.4 ? '#2a2430' : '#f6efe2', 0.45);

/** The pockets of a garment as one layer; none where none are asked for. */
export function sewPockets(d: Fitting, g: Garment, ground: PocketGround): ClothLayer[] {
  const b = emptyBuild();
  const own = materialOf(g.cloth);
  const contrast = trimOf(g, 'pocket');
  const colour = contrast ?? own.colour;
  for (const asked of pocketsAsked(d.f, g, !ground.hip)) sewOne(b, d, { ground, asked, colour: threadOn(g, colour) });
  return b.pieces.length ? [lay(g, 'pocket', b, { of: contrast ? { ...plainOf(own), colour } : own, cast: 0.35 })] : [];
}
