/** What the end of a sleeve is finished with beyond its cut: a cord of another colour, elastic. */

import type { Garment } from '@toile/look';
import { emptyBuild, type Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { featherColour, feathersAlong, hasFeatherCuffs } from '#atelier/garments/finish/feathers.ts';
import { gathersAlong } from '#atelier/garments/finish/gathers.ts';
import { type ClothLayer, lay } from '#atelier/garments/layer.ts';
import { hasDetailOn, materialOf } from '#atelier/garments/measures.ts';
import { cuffPanel, type Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import { branch } from '#atelier/kit/chance.ts';
import { isPiped, pipedEdges } from './piped-edges.ts';
import { shirredRows } from './shirred-rows.ts';

/** How far above the end the cord and the elastic lie, how deep the elastic is and how far it draws the cloth up, page units. */
const CORD = 9;
const ELASTIC = { above: 20, deep: 13, gathers: 30 } as const;

/** Size of feathers at a cuff beside those of a hem. */
const FEATHERS = 0.8;

/** Height (v) of a panel so far above its lower end. */
const above = (panel: Panel, by: number): number => 1 - by / Math.max(40, panel.length());

function drawnUp(panel: Panel, g: Garment, seed: number): Line[] {
  const from = above(panel, ELASTIC.above);
  const rows = shirredRows(panel, {
    from,
    to: above(panel, ELASTIC.above - ELASTIC.deep),
    seed,
    cloth: g.cloth.colour.hex,
  });
  const seam = panel.row(from, -0.95, 0.95, 20);
  return [...rows, ...gathersAlong({ seam, up: ELASTIC.gathers, down: 0, seed, on: [] }).lines];
}

/** The cords and the elastic at the ends of sleeves. @param colour of a cord. */
export function finishCuffs(g: Garment, sleeves: readonly Sleeve[], seed: number, colour: string): ClothLayer[] {
  const isElastic = hasDetailOn(g, 'cuff', 'elastic', 'smocking', 'gathers') || hasDetailOn(g, 'sleeve', 'elastic');
  const isFeathery = hasFeatherCuffs(g);
  if (!isPiped(g) && !isElastic && !isFeathery) return [];
  const plumes = (side: Sleeve['side']) => ({
    seed: branch(seed, 'edges.feathers', side),
    colour: featherColour(g, 'cuff'),
    size: FEATHERS,
  });
  const lines = sleeves.flatMap((sleeve): Line[] => {
    const panel = cuffPanel(sleeve);
    return [
      ...(isElastic ? drawnUp(panel, g, branch(seed, 'edges.cuff', sleeve.side)) : []),
      ...(isPiped(g) ? pipedEdges([panel.row(above(panel, CORD), -0.97, 0.97, 24)], colour) : []),
      ...(isFeathery ? feathersAlong(panel.row(above(panel, CORD), -0.97, 0.97, 24), plumes(sleeve.side)) : []),
    ];
  });
  return lines.length ? [lay(g, 'cuff', { ...emptyBuild(), lines }, { of: materialOf(g.cloth) })] : [];
}
