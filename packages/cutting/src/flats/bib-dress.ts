import { asksFor, type Garment } from '@toile/look';
import { closed, curve, join, type Path, type Pt, poly, reverse } from '../kit/path.ts';
import { countOf } from '../spec/as-ordered.ts';
import { isMade, madeOf } from '../spec/made/made.ts';
import { bothStitches } from './stitches.ts';
import { frameOf, type TorsoDrawing } from './torso/frame.ts';
import { drawHem } from './torso/hem-details.ts';
import { drawJoinedSkirt } from './torso/joined-skirt.ts';
import { drawPockets } from './torso/pockets.ts';
import { cm, View } from './view.ts';

/** Straps of a bib, and the band that they are sewn or buttoned to behind, cm. */
const STRAP = { width: 3.2, adult: 3.6, band: 4, ends: 0.42 } as const;

interface Bib {
  /** Half its upper edge, the level of that edge and of the waist. */
  half: number;
  top: number;
  waist: number;
  /** Where the straps go over the shoulders. */
  shoulder: number;
}

const stripe = ([x0, y0]: Pt, [x1, y1]: Pt, width: number): Path => {
  const h = width / 2;
  return closed(poly([x0 - h, y0], [x0 + h, y0], [x1 + h, y1], [x1 - h, y1]));
};

/** Straps from the corners of a bib over the shoulders, to the band behind; crossed where the words say so. */
function straps(view: View, g: Garment, { half, top, waist, shoulder }: Bib): void {
  const front = view.name === 'front';
  const width = half > 9 ? STRAP.adult : STRAP.width;
  const corner: Pt = [half - width / 2 - 0.3, top + (front ? 2.4 : 0)];
  const side = isMade(g, 'crossed-straps') ? -1 : 1;
  const behind: Pt = [half * STRAP.ends * side, waist - STRAP.band + 0.6];
  const over: Pt = [shoulder, 0];
  const [near, far] = front ? [corner, behind] : [behind, corner];
  view.both('inside', 'seam', stripe(over, far, width), 'inside');
  if (front) {
    view.both('sleeves', 'seam', stripe(over, near, width), 'cloth');
    return;
  }
  // the left strap lies over the right where they cross
  view.both('trims', 'seam', stripe(over, near, width), 'cloth');
  for (const s of [-1, 1]) view.circle('trims', [behind[0] * s, waist - STRAP.band / 2 + 0.4], 0.8);
}

/** What holds the straps to the bib: buckles where they are ordered, buttons otherwise. */
function held(view: View, g: Garment, { half, top }: Bib): void {
  const x = half - (half > 9 ? STRAP.adult : STRAP.width) / 2 - 0.3;
  for (const s of [-1, 1])
    if (isMade(g, 'strap-buckles')) {
      const at = (w: number, h: number): Path =>
        closed(poly([x * s - w, top - h], [x * s + w, top - h], [x * s + w, top + h], [x * s - w, top + h]));
      view.add('trims', 'seam', at(2.2, 1.7), 'trim').add('trims', 'seam', at(1.4, 0.9), 'cloth');
    } else view.circle('trims', [x * s, top + 1.5], 0.8);
}

function patch(view: View, g: Garment, { half, top, waist }: Bib): void {
  if (!/pocket/i.test(madeOf(g, 'bib')?.text ?? '')) return;
  const deep = Math.min(13, (waist - top) * 0.55);
  const x = half * 0.56;
  const y = top + (waist - top - deep) * 0.45;
  view.whole('details', 'seam', poly([0, y], [x, y], [x, y + deep - 1.4], [0, y + deep]), 'cloth');
  view.both('details', 'stitch', poly([0, y + 1.4], [x - 0.3, y + 1.4]));
}

/** A bib over a skirt, hung from straps: what a pinafore is where its words say so. */
export function bibDressViews(drawing: TorsoDrawing, dimensions = true): View[] {
  const f = frameOf(drawing);
  const { t, g } = f;
  const waist = t.joint ?? t.waistAt;
  const bib: Bib = {
    half: Math.min(13, t.chest * 0.26),
    top: Math.max(t.frontNeck, f.underarm[1] * 0.62),
    waist,
    shoulder: t.neckWidth / 2 + 1,
  };
  const band = (y: number): Pt => [f.foot[0] + (y < waist ? 0 : 0.1), y];
  return (['front', 'back'] as const).map((name) => {
    const view = new View(name);
    const front = name === 'front';
    const skirt = drawJoinedSkirt(view, f);
    straps(view, g, bib);
    const foot = waist - STRAP.band;
    const edge = curve(
      [bib.half, bib.top],
      [bib.half + 0.2, bib.top + 5],
      [bib.half + 0.6, foot - 4],
      [bib.half + 1.4, foot],
    );
    const panel = join(poly([0, bib.top], edge.from), edge, poly([0, foot]));
    view.whole(front ? 'body' : 'inside', front ? 'outline' : 'seam', panel, front ? 'cloth' : 'inside');
    if (front) {
      bothStitches(view, poly([0, bib.top], edge.from), 2.2, panel);
      bothStitches(view, edge, 0.7, panel);
      held(view, g, bib);
      patch(view, g, bib);
    }
    view.whole('body', 'outline', poly([0, foot], band(foot), f.foot, [0, waist]), 'cloth');
    for (const y of [foot + 0.5, waist - 0.5]) view.both('topstitch', 'stitch', poly([0, y], [f.foot[0] - 0.2, y]));
    drawPockets(view, f);
    drawHem(view, f, skirt);
    if (!front) {
      view.add('trims', 'outline', poly([f.foot[0] - 0.5, foot + 0.3], [f.foot[0] + 1.6, waist + 12]));
      view.tell([f.foot[0], waist - 1], 'zip in the left side seam');
    }
    if (dimensions && front) {
      const x = -(skirt?.half ?? f.foot[0]) - 5;
      view.measure([x, 0], [x, t.length], `length from HPS ${cm(t.length)}`, 0.5, [
        [-bib.shoulder, 0],
        [-(skirt?.half ?? f.foot[0]), t.length],
      ]);
      view.measure([-bib.half, bib.top - 4], [bib.half, bib.top - 4], `bib ${cm(bib.half * 2)}`);
      view.measure([bib.half + 5, bib.top], [bib.half + 5, foot], `bib height ${cm(foot - bib.top)}`, 0.5, [
        [bib.half, bib.top],
        [bib.half, foot],
      ]);
      view.measure([-f.foot[0], waist - 0.8], [f.foot[0], waist - 0.8], `½ waist seam ${cm(f.foot[0] * 2)}`, 0.3);
      if (skirt)
        view.measure(
          [-skirt.half, t.length + 5],
          [skirt.half, t.length + 5],
          `hem as it hangs, sweep ${cm(t.sweep ?? 0)}`,
          0.5,
          [
            [-skirt.half, skirt.foot[1]],
            [skirt.half, skirt.foot[1]],
          ],
        );
    }
    return view;
  });
}

/** An apron of one panel: half its bib, half its width below the arms, and its ties and loop, cm. */
const APRON = { bib: 13, half: 36, tie: 2.5, loop: 2.5, pocket: 17, deep: 18 } as const;

/** The right half of an apron's panel, from the centre of its upper edge round to the centre of its hem. */
function panelOf(top: number, waist: number, length: number, half: number, isBibbed: boolean): Path {
  if (!isBibbed) return poly([0, waist], [half, waist], [half, length], [0, length]);
  return join(
    poly([0, top], [APRON.bib, top]),
    curve([APRON.bib, top], [APRON.bib + 2, top + 12], [half * 0.62, waist - 4], [half, waist]),
    poly([half, waist], [half, length], [0, length]),
  );
}

/** An apron that ties behind: with a bib and a loop for the neck, or from the waist. */
export function apronViews({ measures: t, garment: g }: TorsoDrawing, dimensions = true): View[] {
  const scale = Math.min(1, t.chest / 48);
  const isBibbed = !/waist/i.test(madeOf(g, 'apron')?.text ?? '') || isMade(g, 'bib');
  const half = APRON.half * scale;
  const top = isBibbed ? t.frontNeck + 6 : t.waistAt;
  const panel = panelOf(top, t.waistAt, t.length, half, isBibbed);
  return (['front', 'back'] as const).map((name) => {
    const view = new View(name);
    const front = name === 'front';
    const x = APRON.bib - APRON.loop / 2;
    if (isBibbed) {
      const loop = (out: number): Path =>
        curve([0, -1 - out], [x * 0.7 + out, -1 - out], [x + out, top * 0.35], [x + out - APRON.loop / 2, top + 1]);
      const inner = loop(-APRON.loop / 2);
      view.both('inside', 'seam', closed(join(loop(APRON.loop / 2), reverse(inner))), front ? 'cloth' : 'inside');
    }
    // the ties hang from the corners at the waist
    const tie = (dy: number): Path =>
      curve(
        [half - 0.4, t.waistAt + dy],
        [half + 8, t.waistAt + dy + 1],
        [half + 9, t.waistAt + dy + 12],
        [half + 11, t.waistAt + dy + 30],
      );
    view.both(
      'sleeves',
      'seam',
      closed(join(tie(0), poly([half + 11 - APRON.tie, t.waistAt + 31]), reverse(tie(APRON.tie)))),
      'cloth',
    );
    view.whole('body', 'outline', panel, front ? 'cloth' : 'inside');
    bothStitches(view, panel, 1, panel);
    if (front) {
      const count =
        countOf(g, 'pocket') ??
        (asksFor(g, 'pocket') || asksFor(g, 'side-pocket') || asksFor(g, 'patch-pocket') ? 1 : 0);
      apronPockets(view, count, t.waistAt + 6, scale);
      if (/pocket/i.test(madeOf(g, 'bib')?.text ?? '')) apronPockets(view, 1, top + 7, scale * 0.7);
    } else view.tell([half * 0.5, t.waistAt + 20], 'wrong side; open behind, ties at the waist');
    if (dimensions && front) {
      view.measure([-half - 16, top], [-half - 16, t.length], `length ${cm(t.length - top)}`, 0.5, [
        [isBibbed ? -APRON.bib : -half, top],
        [-half, t.length],
      ]);
      if (isBibbed) view.measure([-APRON.bib, top - 3], [APRON.bib, top - 3], `bib ${cm(APRON.bib * 2)}`);
      view.measure([-half, t.length + 5], [half, t.length + 5], `width ${cm(half * 2)}`, 0.5, [
        [-half, t.length],
        [half, t.length],
      ]);
      view.tell([half + 9.4, t.waistAt + 16], `ties ${cm(APRON.tie)} wide, 90 long`);
      if (isBibbed) view.tell([x, top * 0.4], `neck loop ${cm(APRON.loop)} wide`);
    }
    return view;
  });
}

/** Patches below the waist: one across the middle, or two beside each other. */
function apronPockets(view: View, count: number, y: number, scale: number): void {
  if (count === 0) return;
  const wide = (count === 1 ? APRON.pocket * 0.8 : APRON.pocket) * scale;
  const deep = APRON.deep * scale;
  const [a, b] = count === 1 ? [0, wide] : [3, 3 + wide];
  if (count === 1) {
    view.whole('details', 'seam', poly([0, y], [b, y], [b, y + deep], [0, y + deep]), 'cloth');
    view.both('details', 'stitch', poly([0, y + 1.6], [b - 0.3, y + 1.6]));
    return;
  }
  view.both('details', 'seam', closed(poly([a, y], [b, y], [b, y + deep], [a, y + deep])), 'cloth');
  view.both('details', 'stitch', poly([a + 0.3, y + 1.6], [b - 0.3, y + 1.6]));
  view.both(
    'details',
    'stitch',
    poly([a + 0.5, y + 0.4], [a + 0.5, y + deep - 0.5], [b - 0.5, y + deep - 0.5], [b - 0.5, y + 0.4]),
  );
}
