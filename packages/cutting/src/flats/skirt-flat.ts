import { asksFor, detailWord, type Garment } from '@toile/look';
import { wavedHem } from '../kit/hem-waves.ts';
import { xAt, yAt } from '../kit/level.ts';
import { between, closed, curve, join, type Path, type Pt, poly, reverse } from '../kit/path.ts';
import type { SkirtKind } from '../spec/cut.ts';
import { isMade } from '../spec/made/made.ts';
import type { Skirt } from '../spec/points.ts';
import { ventPlace } from '../spec/skirt-lap.ts';
import { isWorked } from '../spec/works.ts';
import { chima } from './chima.ts';
import { drawFolds } from './hanging-folds.ts';
import { drawSewnOn } from './sewn-on.ts';
import {
  border,
  drawstring,
  fitted,
  isZippedInFront,
  vent,
  wrapEdge,
  zipInFront,
  zipOfSkirt,
} from './skirt-details.ts';
import { hemLineOf, hemOf, isWaved, type SkirtFrame, skirtFrame } from './skirt-frame.ts';
import {
  boxPleats,
  buttonFront,
  drawYoke,
  elasticOf,
  elasticPart,
  scallopHem,
  skirtLoops,
  yokeAt,
  yokeHalf,
} from './skirt-made.ts';
import { skirtPatches } from './skirt-pockets.ts';
import { bothStitches } from './stitches.ts';
import { drawTiedOn } from './tied-on.ts';
import { gathersBelow } from './torso/joined-skirt.ts';
import { cm, View } from './view.ts';

function shell(view: View, f: SkirtFrame): void {
  const { s, w } = f;
  const front = view.name === 'front';
  const dip = front ? 1 : 0.1;
  const top = curve([0, dip], [w * 0.5, dip], [w * 0.85, dip * 0.4], [w, 0]);
  if (front)
    view.whole('inside', 'seam', join(curve([0, 0.1], [w * 0.5, 0.1], [w * 0.85, 0], [w, 0]), reverse(top)), 'inside');
  const half = join(top, poly([w, 0], f.side.from), f.side, hemOf(f));
  view.whole('body', 'none', half, 'cloth');
  view.both('body', 'outline', half);
  if (f.kind !== 'cloth')
    view.named('band', () =>
      view.both(
        'seams',
        'seam',
        curve([0, s.band + dip], [w * 0.5, s.band + dip], [w * 0.85, s.band + dip * 0.4], f.side.from),
      ),
    );
}

/** The right half of a skirt from the centre of its top edge round to the centre of its hem. */
const skirtHalf = (f: SkirtFrame): Path => join(poly([0, 0.5], [f.w, 0], f.side.from), f.side, hemOf(f));

/** Lines from the band to the hem: kali seams, flutes, pleats. */
function fallLines(view: View, f: SkirtFrame, n: number, seam: boolean): void {
  const { s } = f;
  for (let i = 1; i < n; i++) {
    const k = (i / n) * 2 - 1;
    const bend = Math.sin((k * Math.PI) / 2);
    const top: Pt = [f.w * bend, s.band + 1 - Math.abs(k) * 0.9];
    const across = f.half * Math.abs(bend) ** 0.94;
    const bottom: Pt = [Math.sign(bend) * across, yAt(hemOf(f), across)];
    if (seam)
      view.named('kali', () =>
        view.add(
          'seams',
          'seam',
          curve(top, [top[0] + (bottom[0] - top[0]) * 0.2, s.length * 0.32], between(top, bottom, 0.7), bottom),
        ),
      );
    else if (i % 2) view.add('folds', 'fold', poly(between(top, bottom, 0.5), bottom));
    else
      view.add(
        'folds',
        'fold',
        poly([top[0], yAt(yokeAt(f, view.name === 'front'), Math.abs(top[0]))], between(top, bottom, 0.34)),
      );
  }
}

/** Folds that rise from where the hem turns back, each towards its own place at the band and fading out below it. */
function hangingFolds(view: View, f: SkirtFrame): void {
  if (!isWaved(f)) {
    fallLines(view, f, f.g.silhouette === 'circle' ? 10 : 6, false);
    return;
  }
  const { turns } = wavedHem(hemLineOf(f), f.half);
  drawFolds(view, turns, { half: f.half, top: f.w, from: f.s.band });
}

/** Pleats round a skirt that no table counts. */
const FEWEST_PLEATS = 24;

/** Knife pleats: each fold straight from the band to the hem, all turned one way. */
function pleats(view: View, f: SkirtFrame): void {
  const { s, g } = f;
  const kilt = g.kind === 'kilt' && view.name === 'front';
  const seam = yokeAt(f, view.name === 'front');
  const w = yokeHalf(f);
  // as many on each side as are measured round it
  const n = Math.max(4, Math.round((s.pleats ?? FEWEST_PLEATS) / 2) - 1);
  const at = (k: number): [Pt, Pt] => {
    const top = Math.abs(w * k);
    return [
      [w * k, yAt(seam, Math.min(top, w - 0.1))],
      [f.half * k, s.length - (s.length - f.foot[1]) * k * k],
    ];
  };
  for (let i = 0; i <= n; i++) {
    const k = (i / n) * 1.88 - 0.94;
    if (kilt && Math.abs(k) < 0.75) continue;
    const [top, bottom] = at(k);
    view.add('seams', 'seam', poly(top, bottom));
    // the fold that lies under it, seen at the hem
    const [, under] = at(Math.min(0.98, k + 0.035));
    view.add('folds', 'fold', poly(between(top, bottom, 0.3), [under[0], under[1] - 0.4]));
  }
  if (kilt) {
    view.add('body', 'seam', poly([f.w * 0.6, s.band], [f.half * 0.6, s.length - 1]));
    // straps on the edge of the apron, buckled on the hip
    for (const y of [1.4, s.hipAt * 0.6]) {
      const x = f.w * 0.6;
      view.add(
        'trims',
        'seam',
        closed(poly([x - 1, y - 0.9], [x + 5.4, y - 0.9], [x + 5.4, y + 0.9], [x - 1, y + 0.9])),
        'trim',
      );
      view.add(
        'trims',
        'seam',
        closed(poly([x + 2.6, y - 1.4], [x + 4.2, y - 1.4], [x + 4.2, y + 1.4], [x + 2.6, y + 1.4])),
        'white',
      );
    }
  }
}

function tiers(view: View, f: SkirtFrame): void {
  for (const seam of f.tiers) {
    view.named('tier', () => view.both('seams', 'seam', seam));
    gathersBelow(view, seam, 6);
  }
  gathersBelow(view, yokeAt(f, view.name === 'front'), 6);
}

function lower(view: View, f: SkirtFrame): void {
  const { s, kind } = f;
  switch (kind) {
    case 'kalis':
      fallLines(view, f, (s.kalis ?? 12) / 2, true);
      drawstring(view, f);
      break;
    case 'sector':
      hangingFolds(view, f);
      break;
    case 'gathered':
      gathersBelow(view, yokeAt(f, view.name === 'front'), 8);
      if (isWaved(f)) hangingFolds(view, f);
      else fallLines(view, f, 8, false);
      if (f.g.kind === 'chima') chima(view, f);
      break;
    case 'tiered':
      tiers(view, f);
      break;
    case 'pleated':
      if (!isMade(f.g, 'inverted-pleat')) pleats(view, f);
      break;
    case 'wrap':
    case 'cloth':
      wrapEdge(view, f);
      break;
    case 'straight':
      fitted(view, f);
  }
}

/** What is left open at the hem lies in the front view. */
const isOpenInFront = ({ g }: SkirtFrame): boolean => ['front', 'panel'].includes(ventPlace(g));

function ventLength(view: View, { s, g }: SkirtFrame): void {
  const name = g.details.some((detail) => detailWord(detail).endsWith('slit')) ? 'slit' : 'vent';
  if (s.vent) view.measure([5.5, s.length - s.vent], [5.5, s.length], `${name} ${cm(s.vent)}`);
}

function dimensions(view: View, f: SkirtFrame): void {
  const { s } = f;
  if (view.name === 'back') {
    if (f.kind !== 'cloth') view.tell([f.w * 0.8, s.band * 0.5], `band ${cm(s.band)}`);
    if (!isOpenInFront(f)) ventLength(view, f);
    if (s.border)
      view.measure([f.half + 3.5, f.foot[1] - s.border], [f.half + 3.5, f.foot[1]], `border ${cm(s.border)}`);
    return;
  }
  if (isOpenInFront(f)) ventLength(view, f);
  const x = -Math.max(f.half, s.hip / 2) - 5;
  view.measure([x, 0], [x, s.length], `length ${cm(s.length)}`, 0.5, [
    [-f.w, 0],
    [-f.half, s.length],
  ]);
  view.measure(
    [-s.waist / 2, -4],
    [s.waist / 2, -4],
    `½ ${f.g.kind === 'chima' ? 'chest band' : 'waist'} ${cm(s.waist)}`,
    0.5,
    [
      [-f.w, 0],
      [f.w, 0],
    ],
  );
  const passes = Math.abs(xAt(f.side, s.hipAt) - s.hip / 2) < 0.6;
  if (passes && s.hipAt < s.length - 3)
    view.measure([-s.hip / 2, s.hipAt], [s.hip / 2, s.hipAt], `½ hip ${cm(s.hip)}`, 0.3);
  const y = s.length + 5;
  const text =
    f.kind === 'cloth'
      ? 'wrapped'
      : f.hangs || f.kind === 'pleated' || f.kind === 'wrap'
        ? `hem as it hangs, sweep ${cm(s.sweep)}`
        : `½ hem ${cm(s.sweep / 2)}`;
  view.measure([-f.half, y], [f.half, y], text, 0.5, [
    [-f.half, f.foot[1]],
    [f.half, f.foot[1]],
  ]);
}

/** Front and back of a skirt or lehenga. */
export function skirtViews(s: Skirt, g: Garment, kind: SkirtKind, withDimensions = true): View[] {
  const f = skirtFrame(s, g, kind);
  return (['front', 'back'] as const).map((name) => {
    const view = new View(name);
    shell(view, f);
    lower(view, f);
    drawYoke(view, f);
    boxPleats(view, f);
    vent(view, f);
    const elastic = kind === 'straight' ? undefined : elasticOf(f, name === 'front');
    if (elastic) elasticPart(view, f, ...elastic);
    if (isMade(g, 'button-front')) buttonFront(view, f);
    else if (isZippedInFront(g)) {
      if (name === 'front') zipInFront(view, f);
    } else if (name === 'back') zipOfSkirt(view, f);
    if (name === 'front') skirtPatches(view, f);
    if (asksFor(g, 'belt-loops') && g.cloth.fabric !== 'denim') skirtLoops(view, f);
    border(view, f);
    scallopHem(view, f);
    if (!isMade(g, 'scallop'))
      bothStitches(view, hemOf(f), f.g.hemDeep ?? (kind === 'sector' || kind === 'kalis' ? 1 : 2.5), skirtHalf(f));
    // a border is the work of its hem
    const sewn = s.border ? { ...g, details: g.details.filter((detail) => !isWorked(detail)) } : g;
    drawSewnOn(
      view,
      sewn,
      [
        { path: hemLineOf(f), side: f.side, parts: ['hem', 'border', 'front', 'back', 'cloth'], layer: 'details' },
        // tassels of a lehenga hang from its nada
      ],
      kind === 'kalis' ? ['tassel'] : [],
    );
    if (kind !== 'cloth') drawTiedOn(view, g, { half: f.w, band: s.band });
    if (withDimensions) dimensions(view, f);
    return view;
  });
}
