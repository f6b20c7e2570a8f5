import { cm, type View } from '../view.ts';
import type { Frame } from './frame.ts';
import type { JoinedSkirt } from './joined-skirt.ts';
import type { SleeveShape } from './sleeves.ts';

function frontDimensions(view: View, f: Frame, skirt: JoinedSkirt | undefined, sleeve: SleeveShape | undefined): void {
  const { t } = f;
  const half = Math.max(skirt?.half ?? f.foot[0], f.underarm[0], sleeve?.edge[0][0] ?? 0);
  const left = -half - 5;
  view.measure(
    [left, f.bare && t.topEdge ? t.topEdge : 0],
    [left, t.length],
    `${cm(f.bare && t.topEdge ? t.length - t.topEdge : t.length)} ${f.bare ? 'from top edge CF' : 'length'}`,
  );
  const chestY = Math.min(f.underarm[1] + 2, f.bottom - 2);
  view.measure([-f.sideAt(chestY), chestY], [f.sideAt(chestY), chestY], `${cm(t.chest)} ½ chest`, 0.3);
  if (t.waistAt < f.bottom - 4 && t.waistAt > chestY + 5)
    view.measure([-f.sideAt(t.waistAt), t.waistAt], [f.sideAt(t.waistAt), t.waistAt], `${cm(t.waist)} ½ waist`, 0.3);
  if (t.hipAt < f.foot[1] - 2 && !skirt)
    view.measure([-f.sideAt(t.hipAt), t.hipAt], [f.sideAt(t.hipAt), t.hipAt], `${cm(t.hip)} ½ hip`, 0.3);
  const x = skirt ? skirt.half : t.hem / 2;
  const y = (t.hemCurve ? f.foot[1] + t.hemCurve : t.length) + 5;
  const hem = skirt ? `hem as it hangs · sweep ${cm(t.sweep ?? 0)}` : `${cm(t.hem)} ½ hem`;
  view.measure([-x, y], [x, y], hem);
  if (!f.bare) view.measure([f.hps[0] + 1.6, 0], [f.hps[0] + 1.6, t.frontNeck], cm(t.frontNeck));
}

function backDimensions(view: View, f: Frame, sleeve: SleeveShape | undefined): void {
  const { t } = f;
  const up = -Math.max(5, (t.collar ?? 0) > 10 ? 12 : (t.collar ?? 0) + 4, t.hood ? t.hood * 0.62 + 3 : 0);
  if (!f.bare && f.g.neckline !== 'one-shoulder') {
    view.measure([-f.hps[0], up], [f.hps[0], up], `${cm(t.neckWidth)} neck`);
    view.measure([-f.tip[0], up - 4], [f.tip[0], up - 4], `${cm(t.shoulder)} shoulder`);
  }
  if (sleeve && t.sleeve !== undefined) {
    const out = 3;
    const shift = (p: readonly [number, number]): readonly [number, number] => [
      p[0] - sleeve.across[0] * out,
      p[1] - sleeve.across[1] * out,
    ];
    view.measure(shift(sleeve.outer.from), shift(sleeve.edge[0]), `${cm(t.sleeve)} sleeve`);
    const over = (p: readonly [number, number]): readonly [number, number] => [
      p[0] + sleeve.along[0] * 2.5,
      p[1] + sleeve.along[1] * 2.5,
    ];
    view.measure(over(sleeve.edge[0]), over(sleeve.edge[1]), cm(t.sleeveOpening ?? 0));
  }
  const right = Math.max(f.foot[0], f.underarm[0]) + 3;
  if (t.slit) view.measure([right, t.length - t.slit], [right, t.length], `${cm(t.slit)} slit`);
  if (t.vent) view.measure([4.5, t.length - t.vent], [4.5, t.length], `${cm(t.vent)} vent`);
  if (t.joint !== undefined && t.joint < t.length - 2)
    view.measure([-right - 2, 0], [-right - 2, t.joint], `${cm(t.joint)} to waist seam`);
  if (t.backNeck > 5) view.measure([0, 0], [0, t.backNeck], cm(t.backNeck));
}

/** Dimension lines: widths inside on the front, lengths outside, neck and sleeve on the back. */
export function drawDimensions(
  view: View,
  f: Frame,
  skirt: JoinedSkirt | undefined,
  sleeve: SleeveShape | undefined,
): void {
  if (view.name === 'front') frontDimensions(view, f, skirt, sleeve);
  else backDimensions(view, f, sleeve);
}
