/** What is worked onto the cloth after it is sewn: bands of needlework, a placed motif, tucks and bones. */

import type { Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { emptyBuild, type Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import type { Dressing } from '#atelier/garments/dressing.ts';
import type { Jacket } from '#atelier/garments/jacket/jacket.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve.ts';
import type { Bodice } from '#atelier/garments/upper/bodice.ts';
import { neckFront } from '#atelier/garments/upper/bodice.ts';
import { breastEmbroidery, breastYoke } from '#atelier/garments/world/wide-robe.ts';
import { lumaOf, shadeHex } from '#atelier/kit/colour.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { placeGraphic } from './graphic.ts';
import { hemBand } from './hem-border.ts';
import {
  bandAcross,
  bandBuild,
  bandMaterial,
  bandsBeside,
  figureOf,
  frontBands,
  type Needlework,
  neckBand,
  needleworkOf,
} from './needlework.ts';

/** Heights of bands, page units. */
const HIGH = { neck: 21, front: 15, hem: 32, cuff: 20 } as const;

/** The sleeve's own lowest length: of a bent sleeve the forearm. */
function cuffPanel({ pieces, panel }: Sleeve): Panel {
  const own = pieces.findLast((p) => p.name.startsWith('sleeve'));
  return own?.surface ?? panel;
}

function neckWork(d: Dressing, g: Garment, b: Bodice, work: Needlework): void {
  const { places } = work;
  const opened = !d.f.back && (factsOf(g).worked === 'opening' || g.closure === 'half-placket');
  if (opened && places.has('front')) {
    const length = g.family === 'dress' || b.hem.length ? 108 : 60;
    const bands = frontBands(neckFront(b), length, HIGH.front);
    d.render(g, bandBuild(bands, b.folds), [bandMaterial(work, HIGH.front)], { cast: 0 });
  }
  if (!places.has('neck') && (opened || !places.has('front'))) return;
  const high = opened || !places.has('field') ? HIGH.neck + 5 : HIGH.neck;
  // at the shoulders' ends it stays on the cloth
  const band = { ...neckBand(b.neck.edge, high), clip: b.pieces.map((p) => p.outline) };
  d.render(g, bandBuild([band], b.folds), [bandMaterial(work, high)], { cast: 0 });
}

/** Bands of needlework at hem and cuffs. @param b what hangs from the shoulders. @param sleeves already painted. */
function hemAndCuffs(
  d: Dressing,
  g: Garment,
  b: Pick<Bodice, 'panel' | 'hem' | 'pieces' | 'folds'> & { clip?: Point[][] },
  sleeves: readonly Sleeve[],
  work: Needlework,
): void {
  const { places } = work;
  if (places.has('hem') && b.hem.length > 8) {
    const v0 = 1 - HIGH.hem / Math.max(90, b.panel.length());
    const swell = b.pieces.find((p) => p.surface === b.panel && p.swell)?.swell;
    const band = { ...hemBand(b.panel, b.hem, v0, 0, swell), name: 'work', ...(b.clip && { clip: b.clip }) };
    d.underSleeves(sleeves, () => d.render(g, bandBuild([band], b.folds), [bandMaterial(work, HIGH.hem)], { cast: 0 }));
  }
  if (!places.has('cuff')) return;
  for (const s of sleeves) {
    const panel = cuffPanel(s);
    const v0 = 1 - HIGH.cuff / Math.max(40, panel.length());
    d.render(g, bandBuild([bandAcross(panel, v0, 0.985)], s.folds), [bandMaterial(work, HIGH.cuff)], { cast: 0 });
  }
}

/** The needlework of a coat that closes to the throat: beside its front edge, along hem and cuffs. */
export function embellishCoat(d: Dressing, g: Garment, j: Jacket, sleeves: readonly Sleeve[]): void {
  const work = needleworkOf(g);
  if (!work || factsOf(g).worked !== 'coat' || d.f.back) return;
  const clip = j.front.pieces.filter((p) => p.name.startsWith('front')).map((p) => p.outline);
  if (work.places.has('front')) {
    const bands = bandsBeside(j.edges[j.over], HIGH.front + 4).map((band) => ({ ...band, clip }));
    d.underSleeves(sleeves, () =>
      d.render(g, bandBuild(bands, j.front.folds), [bandMaterial(work, HIGH.front + 4)], { cast: 0 }),
    );
  }
  hemAndCuffs(d, g, { ...j.front, panel: j.panel, hem: j.hemLine, clip }, sleeves, work);
}

/** Depth of the panel worked at an embroidered neck below the throat, page units. */
const YOKE = 66;

/** The dark embroidered yoke of a dashiki, over the print of its field. */
function yokeOf(d: Dressing, g: Garment, b: Bodice): void {
  const clip = b.pieces.map((p) => p.outline);
  const ground = g.cloth.print.colours[0]?.hex ?? shadeHex(g.cloth.colour.hex, 0.5);
  const thread = lumaOf(ground) > 0.5 ? shadeHex(ground, 0.4) : '#d8b45e';
  const yoke = bandBuild([{ ...breastYoke(d.f, YOKE), clip }], b.folds);
  d.render(g, yoke, [{ fabric: 'cotton', colour: ground }], { cast: 0.1 });
  const lines = breastEmbroidery(d.f, thread, YOKE);
  d.render(g, { ...emptyBuild(), lines }, [{ fabric: 'cotton', colour: ground }], { clip });
}

/** Adds the surface work a garment's details ask for. @param sleeves whose cuffs are worked too. */
export function embellish(d: Dressing, g: Garment, b: Bodice, sleeves: readonly Sleeve[] = []): void {
  const work = needleworkOf(g);
  if (work) {
    if (b.neck.edge.length > 4) neckWork(d, g, b, work);
    hemAndCuffs(d, g, b, sleeves, work);
  }
  if (!work && hasDetail(g, 'embroidered-neck') && b.neck.edge.length > 4) yokeOf(d, g, b);
  const isPictured =
    g.cloth.print.kind === 'graphic' || hasDetail(g, 'graphic') || (!work && figureOf(g) !== undefined);
  if (isPictured) placeGraphic(d, g, b);
  if (hasDetail(g, 'pintucks')) {
    const front = neckFront(b);
    const lines: Line[] = [-24, -17, -10, 10, 17, 24].map((x) => ({
      kind: 'seam',
      points: [add(front, [x, 14]), add(front, [x, 90])],
    }));
    d.render(g, { ...emptyBuild(), lines }, [{ fabric: 'cotton', colour: g.cloth.colour.hex }], {
      clip: b.pieces.map((p) => p.outline),
    });
  }
  if (hasDetail(g, 'boning', 'darts')) {
    const lines: Line[] = [-0.5, -0.2, 0.2, 0.5].map((u) => ({
      kind: 'seam',
      points: b.panel.line(
        [
          [u * 1.1, 0.1],
          [u * 0.9, 0.6],
          [u, 0.98],
        ],
        8,
      ),
      weight: 0.9,
    }));
    d.render(g, { ...emptyBuild(), lines }, [{ fabric: 'cotton', colour: g.cloth.colour.hex }], {
      clip: b.pieces.map((p) => p.outline),
    });
  }
}
