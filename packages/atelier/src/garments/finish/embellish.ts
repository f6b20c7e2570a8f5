/** What is worked onto the cloth after it is sewn: bands of needlework, a placed motif, tucks and bones. */

import type { Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { emptyBuild, type Line } from '#atelier/cloth/build.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import type { Jacket } from '#atelier/garments/jacket/jacket.ts';
import { beneath, type ClothLayer, type Layer, lay } from '#atelier/garments/layer.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import { cuffPanel, type Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import type { Bodice } from '#atelier/garments/upper/bodice-cut.ts';
import { neckFront } from '#atelier/garments/upper/bodice-cut.ts';
import { breastEmbroidery, breastYoke } from '#atelier/garments/world/robe-work.ts';
import { lumaOf, shadeHex } from '#atelier/kit/colour.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { chestMotif } from './chest-motif.ts';
import { placeGraphic } from './graphic.ts';
import { hemBand } from './hem-border.ts';
import { figureOf, type Needlework, needleworkOf, WORKED } from './needlework.ts';
import { contrastOf } from './trimmings.ts';
import { bandAcross, bandBuild, bandMaterial, bandsBeside, frontBands, neckBand } from './work-bands.ts';

/** Heights of bands, page units. */
const HIGH = { neck: 23, front: 16, hem: 42, cuff: 27 } as const;

/** How far an opening is worked below the neck, page units: of what hangs on below the waist, and of what does not. */
const LONG_OPENING = 108;
const OPENING = 60;

/** Rows of work one under another that make a yoke. */
const YOKE_ROWS = 4;

/** Worked all over from the neck to the bust. */
const isYoked = (g: Garment): boolean =>
  g.details.some(({ id, part }) => part === 'yoke' && WORKED.some((craft) => craft === id));

function neckWork(d: Fitting, g: Garment, b: Bodice, work: Needlework): ClothLayer[] {
  const { places } = work;
  const opened = !d.f.back && (factsOf(g).worked === 'opening' || g.closure === 'half-placket');
  const sewn: ClothLayer[] = [];
  if (opened && places.has('front') && !isYoked(g)) {
    const length = g.family === 'dress' || b.hem.length ? LONG_OPENING : OPENING;
    const bands = frontBands(neckFront(b), length, HIGH.front);
    sewn.push(lay(g, 'needlework', bandBuild(bands, b.folds), { of: bandMaterial(work, HIGH.front) }));
  }
  if (!isYoked(g) && !places.has('neck') && (opened || !places.has('front'))) return sewn;
  const high = opened || !places.has('field') ? HIGH.neck + 5 : HIGH.neck;
  // at the shoulders' ends it stays on the cloth
  const clip = b.pieces.map((p) => p.outline);
  const rows = isYoked(g) ? YOKE_ROWS : 1;
  const bands = Array.from({ length: rows }, (_, row) => ({
    ...neckBand(
      b.neck.edge.map((p) => add(p, [0, row * high])),
      high,
    ),
    clip,
  }));
  return [...sewn, lay(g, 'needlework', bandBuild(bands, b.folds), { of: bandMaterial(work, high) })];
}

/** What hangs from the shoulders, as its hem is worked. */
type Hanging = Pick<Bodice, 'panel' | 'hem' | 'pieces' | 'folds'> & { clip?: Point[][] };

/** Bands of needlework at hem and cuffs. @param sleeves already laid. */
function hemAndCuffs(g: Garment, b: Hanging, sleeves: readonly Sleeve[], work: Needlework): Layer[] {
  const { places } = work;
  const sewn: Layer[] = [];
  if (places.has('hem') && b.hem.length > 8) {
    const v0 = 1 - HIGH.hem / Math.max(90, b.panel.length());
    const swell = b.pieces.find((p) => p.surface === b.panel && p.swell)?.swell;
    const band = {
      ...hemBand(b.panel, b.hem, v0, { material: 0, swell }),
      name: 'work',
      ...(b.clip && { clip: b.clip }),
    };
    const of = bandMaterial(work, HIGH.hem);
    sewn.push(...beneath(sleeves, [lay(g, 'needlework', bandBuild([band], b.folds), { of })]));
  }
  if (!places.has('cuff')) return sewn;
  const cuffs = sleeves.map((s) => {
    const panel = cuffPanel(s);
    const v0 = 1 - HIGH.cuff / Math.max(40, panel.length());
    const of = bandMaterial(work, HIGH.cuff);
    return lay(g, 'needlework', bandBuild([bandAcross(panel, v0, 0.985)], s.folds), { of });
  });
  return [...sewn, ...cuffs];
}

/** The needlework of a coat that closes to the throat: beside its front edge, along hem and cuffs. */
export function embellishCoat({ f }: Fitting, g: Garment, j: Jacket, sleeves: readonly Sleeve[]): Layer[] {
  const work = needleworkOf(g);
  if (!work || factsOf(g).worked !== 'coat' || f.back) return [];
  const clip = j.front.pieces.filter((p) => p.name.startsWith('front')).map((p) => p.outline);
  const atHem = hemAndCuffs(g, { ...j.front, panel: j.panel, hem: j.hemLine, clip }, sleeves, work);
  if (!work.places.has('front')) return atHem;
  const high = HIGH.front + 4;
  const bands = bandsBeside(j.edges[j.over], high).map((band) => ({ ...band, clip }));
  const front = lay(g, 'needlework', bandBuild(bands, j.front.folds), { of: bandMaterial(work, high) });
  return [...beneath(sleeves, [front]), ...atHem];
}

/** Depth of the panel worked at an embroidered neck below the throat, page units. */
const YOKE = 66;

/** The dark embroidered yoke of a dashiki, over the print of its field. */
function yokeOf({ f }: Fitting, g: Garment, b: Bodice): ClothLayer[] {
  const clip = b.pieces.map((p) => p.outline);
  const ground = g.cloth.print.colours[0]?.hex ?? shadeHex(g.cloth.colour.hex, 0.5);
  const thread = lumaOf(ground) > 0.5 ? shadeHex(ground, 0.4) : '#d8b45e';
  const of = { fabric: 'cotton', colour: ground } as const;
  const yoke = bandBuild([{ ...breastYoke(f, YOKE), clip }], b.folds);
  const lines = breastEmbroidery(f, thread, YOKE);
  return [lay(g, 'yoke', yoke, { of, cast: 0.1 }), lay(g, 'embroidery', { ...emptyBuild(), lines }, { of, clip })];
}

/** Stitched folds beside the front: how far each lies from it and where it begins and ends below the neck, page units. */
const TUCKS = { beside: [-31, -24, -17, -10, 10, 17, 24, 31], from: 12, to: 104 } as const;

function tucks(b: Bodice): Line[] {
  const front = neckFront(b);
  return TUCKS.beside.map((x) => ({
    kind: 'detail',
    points: [add(front, [x, TUCKS.from]), add(front, [x, TUCKS.to])],
    weight: 0.75,
  }));
}

/** Where bones run down, u at the waist. */
const BONES = [-0.5, -0.2, 0.2, 0.5] as const;

/** How far beside it a seam is topstitched, page units. */
const STITCHED = 4;

/** Bones, or darts in their place, drawn in to the waist. */
const bones = (g: Garment, { panel }: Bodice): Line[] =>
  BONES.flatMap((u): Line[] => {
    const points = panel.line(
      [
        [u * 1.1, 0.1],
        [u * 0.9, 0.6],
        [u, 0.98],
      ],
      8,
    );
    const thread: Line = {
      kind: 'stitch',
      points: points.map((p) => add(p, [Math.sign(u) * STITCHED, 0])),
      weight: 1.1,
      colour: contrastOf(g),
    };
    return [{ kind: 'detail', points, weight: 0.95 }, ...(hasDetail(g, 'topstitch') ? [thread] : [])];
  });

/** Lines sewn into the cloth itself. */
function sewnLines(g: Garment, part: 'tucks' | 'bones', lines: Line[], b: Bodice): ClothLayer {
  const of = { fabric: 'cotton', colour: g.cloth.colour.hex } as const;
  return lay(g, part, { ...emptyBuild(), lines }, { of, clip: b.pieces.map((p) => p.outline) });
}

/** The surface work a garment's details ask for. @param sleeves whose cuffs are worked too. */
export function embellish(d: Fitting, g: Garment, b: Bodice, sleeves: readonly Sleeve[] = []): Layer[] {
  const work = needleworkOf(g);
  const hasNeck = b.neck.edge.length > 4;
  const isPictured =
    g.cloth.print.kind === 'graphic' || hasDetail(g, 'graphic') || (!work && figureOf(g) !== undefined);
  return [
    ...(work && hasNeck ? neckWork(d, g, b, work) : []),
    ...(work ? hemAndCuffs(g, b, sleeves, work) : []),
    ...(!work && hasNeck && hasDetail(g, 'embroidered-neck') ? yokeOf(d, g, b) : []),
    ...(isPictured ? [placeGraphic(d, g, b)] : []),
    ...(hasDetail(g, 'chest-motif') && !d.f.back ? [chestMotif(d, g)] : []),
    ...(hasDetail(g, 'pintucks') ? [sewnLines(g, 'tucks', tucks(b), b)] : []),
    ...(hasDetail(g, 'boning', 'darts') ? [sewnLines(g, 'bones', bones(g, b), b)] : []),
  ];
}
