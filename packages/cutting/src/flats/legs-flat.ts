import type { Garment } from '@toile/look';
import { closed, curve, join, type Path, type Pt, poly, reverse } from '../kit/path.ts';
import type { LegKind } from '../spec/cut.ts';
import type { Legs } from '../spec/points.ts';
import { drawLegDetails } from './legs-details.ts';
import { type LegFrame, legFrame } from './legs-frame.ts';
import { cm, View } from './view.ts';

const topEdge = (f: LegFrame, front: boolean): Path => {
  const dip = front ? f.dip : -0.8;
  return curve([0, dip], [f.w * 0.5, dip], [f.w * 0.85, dip * 0.35], [f.w, 0]);
};

function shell(view: View, f: LegFrame): void {
  const front = view.name === 'front';
  const top = topEdge(f, front);
  const hem = poly([f.hemOut, f.bottom], [f.hemIn, f.bottom]);
  const fork: Pt = [0, f.crotch - 0.6];
  if (front && f.l.band) view.whole('inside', 'seam', join(topEdge(f, false), reverse(top)), 'inside');
  const leg = join(top, f.out, hem, reverse(f.inn), poly(fork));
  view.both('body', 'none', closed(leg), 'cloth');
  view.both('body', 'outline', join(top, f.out, hem, reverse(f.inn), poly(fork)));
}

function seams(view: View, f: LegFrame): void {
  const { l } = f;
  const front = view.name === 'front';
  const dip = front ? f.dip : -0.8;
  if (l.band)
    view.both(
      'seams',
      'seam',
      curve([0, dip + l.band], [f.w * 0.5, dip + l.band], [f.w * 0.85, l.band + dip * 0.35], [f.outAt(l.band), l.band]),
    );
  view.add('seams', 'seam', poly([0, dip + (front ? l.band : 0)], [0, f.crotch]));
  if (l.cuff && f.kind === 'elastic') {
    view.both(
      'details',
      'seam',
      closed(
        poly(
          [f.innAt(f.bottom - l.cuff), f.bottom - l.cuff],
          [f.outAt(f.bottom - l.cuff), f.bottom - l.cuff],
          [f.hemOut, f.bottom],
          [f.hemIn, f.bottom],
        ),
      ),
      'rib',
    );
    return;
  }
  const up = f.kind === 'jeans' ? 1.2 : f.kind === 'churidar' || f.kind === 'leggings' ? 1.5 : 3;
  view.both(
    'topstitch',
    'stitch',
    poly([f.outAt(f.bottom - up) - 0.1, f.bottom - up], [f.innAt(f.bottom - up) + 0.1, f.bottom - up]),
  );
}

function frontDimensions(view: View, f: LegFrame): void {
  const { l } = f;
  if (l.band)
    view.measure([-f.w, -5], [f.w, -5], `${cm(l.waist)} ½ waist`, 0.5, [
      [-f.w, 0],
      [f.w, 0],
    ]);
  view.measure([-l.seat / 2, l.seatAt], [l.seat / 2, l.seatAt], `${cm(l.seat)} ½ seat`, 0.3);
  const x = -Math.max(l.seat / 2 + 1.5, f.hemOut) - 5;
  view.measure([x, 0], [x, f.bottom], `${cm(l.outseam)} outseam${l.chudi ? ` with ${cm(l.chudi)} chudi` : ''}`, 0.5, [
    [-f.w, 0],
    [-f.hemOut, f.bottom],
  ]);
  if (l.inseam > 12) view.measure([0.15, f.crotch - 0.6], [f.hemIn, f.bottom], `${cm(l.inseam)} inseam`, 0.72);
  const thighY = f.crotch + 2.5;
  if (thighY < f.bottom - 6 && !l.belt)
    view.say([-f.outAt(thighY) * 0.5, thighY + 1], `½ thigh ${cm(l.thigh)}, laid flat`);
  if (l.kneeAt < f.bottom - 6 && !l.belt)
    view.measure([-f.outAt(l.kneeAt), l.kneeAt], [-f.innAt(l.kneeAt), l.kneeAt], `${cm(l.knee)} knee`);
  const text = l.flare ? `as it hangs · ½ flare ${cm(l.flare)}` : `${cm(l.opening)} opening`;
  view.measure([f.hemIn, f.bottom + 4], [f.hemOut, f.bottom + 4], text, 0.5, [
    [f.hemIn, f.bottom],
    [f.hemOut, f.bottom],
  ]);
}

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
    if (withDimensions) {
      if (name === 'front') frontDimensions(view, f);
      else {
        view.measure([3, -0.8], [3, f.crotch], `${cm(l.backRise)} back rise along seam`, 0.6);
        if (l.joint) view.measure([f.hemOut + 3, 0], [f.hemOut + 3, l.joint], `${cm(l.joint)} to joint`);
        if (l.belt) view.measure([f.w + 8, 0], [f.w + 8, l.belt], `${cm(l.belt)} belt`);
      }
    }
    return view;
  });
}
