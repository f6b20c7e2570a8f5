import type { Garment } from '@toile/look';
import { closed, curve, join, type Path, poly, reverse } from '../kit/path.ts';
import type { LegKind } from '../spec/cut.ts';
import { hemOfLegs, isKnitCloth } from '../spec/hem.ts';
import { isFlatInFront } from '../spec/legs-trims.ts';
import { isMade } from '../spec/made/made.ts';
import type { Legs } from '../spec/points.ts';
import { drawLegDetails } from './legs-details.ts';
import { type LegFrame, legFrame } from './legs-frame.ts';
import { drawSewnOn } from './sewn-on.ts';
import { drawTiedOn } from './tied-on.ts';
import { cm, View } from './view.ts';

/** How the back stands over the ends of the top edge, y; level where it is joined to a bodice. */
const riseOf = ({ l }: LegFrame): number => (l.band === 0 ? 0 : -0.8);

const topEdge = (f: LegFrame, front: boolean): Path => {
  const dip = front ? f.dip : riseOf(f);
  return curve([0, dip], [f.w * 0.5, dip], [f.w * 0.85, dip * 0.35], [f.w, 0]);
};

/** The outline of the right leg, from the centre of the top edge round to the fork. */
const legOutline = (f: LegFrame, front: boolean): Path =>
  join(
    topEdge(f, front),
    f.out,
    poly([f.hemOut, f.bottom], [f.hemIn, f.bottom]),
    reverse(f.inn),
    poly([0, f.crotch - 0.6]),
  );

function shell(view: View, f: LegFrame): void {
  const front = view.name === 'front';
  if (front && f.l.band) view.whole('inside', 'seam', join(topEdge(f, false), reverse(topEdge(f, front))), 'inside');
  const leg = legOutline(f, front);
  view.both('body', 'none', closed(leg), 'cloth').both('body', 'outline', leg);
}

function drawHemOfLegs(view: View, f: LegFrame): void {
  const { l } = f;
  if (l.cuff && f.kind === 'elastic') {
    const y = f.bottom - l.cuff;
    view.both(
      'details',
      'seam',
      closed(poly([f.innAt(y), y], [f.outAt(y), y], [f.hemOut, f.bottom], [f.hemIn, f.bottom])),
      'rib',
    );
    return;
  }
  // what is felled or turned up shows no stitch
  if (!hemOfLegs(f.kind, l, isKnitCloth(f.g)).isStitched) return;
  const up = f.kind === 'jeans' ? 1.2 : f.kind === 'churidar' || f.kind === 'leggings' ? 1.5 : 3;
  const y = f.bottom - up;
  view.both('topstitch', 'stitch', poly([f.outAt(y), y], [f.innAt(y), y]));
}

function seams(view: View, f: LegFrame): void {
  const { l } = f;
  const front = view.name === 'front';
  const dip = front ? f.dip : riseOf(f);
  if (l.band)
    view.named('band', () =>
      view.both(
        'seams',
        'seam',
        curve(
          [0, dip + l.band],
          [f.w * 0.5, dip + l.band],
          [f.w * 0.85, l.band + dip * 0.35],
          [f.outAt(l.band), l.band],
        ),
      ),
    );
  // the band goes round behind without a seam at its centre
  view.add('seams', 'seam', poly([0, dip + l.band], [0, f.crotch]));
  drawHemOfLegs(view, f);
}

/** A band that nothing is drawn through. */
const isFlatBand = ({ kind, g }: LegFrame): boolean =>
  kind === 'trousers' || kind === 'jeans' || isMade(g, 'flat-band');

function frontDimensions(view: View, f: LegFrame): void {
  const { l } = f;
  if (l.band) {
    view.measure([-f.w, -5], [f.w, -5], `½ waist ${cm(l.waist)}`, 0.5, [
      [-f.w, 0],
      [f.w, 0],
    ]);
    view.tell(
      [f.w * 0.8, l.band * 0.6 + f.dip * 0.2],
      `${isFlatBand(f) ? 'waistband' : isFlatInFront(f.g, f.kind) ? 'flat front band' : 'casing'} ${cm(l.band)}`,
    );
  }
  view.measure([-l.seat / 2, l.seatAt], [l.seat / 2, l.seatAt], `½ seat ${cm(l.seat)}`, 0.3);
  const x = -Math.max(l.seat / 2 + 1.5, f.hemOut) - 5;
  view.measure([x, 0], [x, f.bottom], `outseam ${cm(l.outseam)}${l.chudi ? ` with ${cm(l.chudi)} chudi` : ''}`, 0.5, [
    [-f.w, 0],
    [-f.hemOut, f.bottom],
  ]);
  if (l.inseam > 12) view.measure([-0.15, f.crotch - 0.6], [-f.hemIn, f.bottom], `inseam ${cm(l.inseam)}`, 0.72);
  view.tell([0, f.dip + (f.crotch - f.dip) * 0.8], `front rise ${cm(l.frontRise)}, along the seam`);
  const thighY = f.crotch + 2.5;
  if (thighY < f.bottom - 6 && !l.belt) view.tell([f.outAt(thighY), thighY], `½ thigh ${cm(l.thigh)}, fork opened out`);
  if (l.kneeAt < f.bottom - 6 && !l.belt)
    view.measure([-f.outAt(l.kneeAt), l.kneeAt], [-f.innAt(l.kneeAt), l.kneeAt], `½ knee ${cm(l.knee)}`);
  const text = l.flare ? `as it hangs, ½ flare ${cm(l.flare)}` : `½ leg opening ${cm(l.opening)}`;
  view.measure([-f.hemOut, f.bottom + 4], [-f.hemIn, f.bottom + 4], text, 0.5, [
    [-f.hemOut, f.bottom],
    [-f.hemIn, f.bottom],
  ]);
}

const JOINT_TRIMS: ReadonlySet<string> = new Set(['gota', 'lace-trim', 'zari']);

/** Front and back of trousers, jeans, salwar and their kin. */
export function legViews(
  l: Legs,
  g: Garment,
  { kind, men }: { kind: LegKind; men: boolean },
  withDimensions = true,
): View[] {
  const f = legFrame(l, g, kind, men);
  return (['front', 'back'] as const).map((name) => {
    const view = new View(name);
    shell(view, f);
    seams(view, f);
    drawLegDetails(view, f);
    const hem = poly([f.hemOut, f.bottom], [f.hemIn, f.bottom]);
    // what covers the joint of a flare is on no hem
    const sewn =
      l.joint === undefined
        ? g
        : { ...g, details: g.details.filter(({ id, part }) => part !== undefined || !JOINT_TRIMS.has(id)) };
    drawSewnOn(view, sewn, [{ path: hem, parts: ['hem', 'leg', 'cuff', 'border'], layer: 'details' }]);
    if (l.band) drawTiedOn(view, g, { half: f.w, band: l.band });
    if (withDimensions) {
      if (name === 'front') frontDimensions(view, f);
      else {
        view.tell([0, f.crotch * 0.75], `back rise ${cm(l.backRise)}, along the seam`);
        if (l.joint) view.measure([f.hemOut + 3, 0], [f.hemOut + 3, l.joint], `top to joint ${cm(l.joint)}`);
        if (l.belt) view.measure([f.w + 8, 0], [f.w + 8, l.belt], `belt ${cm(l.belt)}`);
      }
    }
    return view;
  });
}
