/** A picture placed on the chest: printed on the cloth, so that it bends with it. */

import type { Garment } from '@toile/look';
import type { Material, Piece } from '#atelier/cloth/build.ts';
import { GRAPHIC, graphicTile } from '#atelier/cloth/motifs/graphics.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Layer, lay } from '#atelier/garments/layer.ts';
import { type Bodice, neckFront } from '#atelier/garments/upper/bodice-cut.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { figureOf } from './needlework.ts';
import { bandBuild } from './work-bands.ts';

/** From the neckline's lowest point to the picture's middle, page units. */
const BELOW = 92;

/** The v at which the middle of a panel passes a page height. */
function heightAt({ panel }: Bodice, y: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 18; i++) {
    const middle = (low + high) / 2;
    if (panel.map(0, middle)[1] < y) low = middle;
    else high = middle;
  }
  return low;
}

/** The picture as cloth: in the colours that were said, or such as are read on the garment's. */
export function graphicMaterial(g: Garment, seed: number): Material {
  const ground = g.cloth.colour.hex;
  const [said, other] = g.cloth.print.colours.map((q) => q.hex);
  const first = said ?? (lumaOf(ground) > 0.5 ? '#2c2a33' : '#f2ebdc');
  const second = other ?? mixHex(first, lumaOf(first) > 0.5 ? shadeHex(ground, 0.55) : shadeHex(ground, 1.4), 0.6);
  return {
    fabric: g.cloth.fabric === 'satin' || g.cloth.fabric === 'silk' ? g.cloth.fabric : 'jersey',
    colour: first,
    strip: graphicTile({ first, second, ground }, seed, figureOf(g)),
  };
}

/** The picture on the chest of what hangs from the shoulders. */
export function placeGraphic(d: Fitting, g: Garment, b: Bodice): Layer {
  const length = Math.max(60, b.panel.length());
  const v = heightAt(b, neckFront(b)[1] + BELOW);
  // a little less than the whole tile, which would begin anew at its edge
  const side = 0.96 * GRAPHIC;
  const half = side / 2 / Math.max(50, b.panel.halfWidth(v));
  const part = (reach: number): Panel => b.panel.part(-half, half, v - reach, v + reach);
  const guess = side / 2 / length;
  const surface = part((guess * side) / part(guess).length());
  const piece: Piece = { name: 'work', outline: surface.outline(), surface, grain: { fit: 'along-v' } };
  return lay(g, 'picture', bandBuild([piece], b.folds), { of: graphicMaterial(g, d.seed) });
}
