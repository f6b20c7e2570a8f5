import { xAt } from '../../kit/level.ts';
import { cm, type View } from '../view.ts';
import type { Frame } from './frame.ts';
import type { JoinedSkirt } from './joined-skirt.ts';
import type { SleeveShape } from './sleeves.ts';

function frontDimensions(view: View, f: Frame, skirt: JoinedSkirt | undefined, sleeve: SleeveShape | undefined): void {
  const { t } = f;
  const half = Math.max(skirt?.half ?? f.foot[0], f.underarm[0], sleeve?.edge[0][0] ?? 0);
  const left = -half - 5;
  const top = f.bare && t.topEdge ? t.topEdge : 0;
  const across = (y: number, text: string) => view.measure([-f.sideAt(y), y], [f.sideAt(y), y], text, 0.3);
  view.measure([left, top], [left, t.length], `${cm(t.length - top)} ${f.bare ? 'from top edge CF' : 'length'}`, 0.5, [
    f.bare ? [0, top] : [-f.hps[0], 0],
    [skirt ? -skirt.half : -f.foot[0], t.length],
  ]);
  const chestY = Math.min(f.underarm[1] + 2, f.bottom - 5);
  across(chestY, `${cm(t.chest)} ½ chest`);
  if (t.waistAt < f.bottom - 4 && t.waistAt > chestY + 5) across(t.waistAt, `${cm(t.waist)} ½ waist`);
  else if (skirt && Math.abs(f.bottom - t.waistAt) < 6) across(f.bottom - 1, `${cm(f.foot[0] * 2)} ½ waist seam`);
  if (t.hipAt < f.foot[1] - 2 && !skirt) across(t.hipAt, `${cm(t.hip)} ½ hip`);
  const x = skirt ? skirt.half : t.hem / 2;
  const hemY = skirt ? skirt.foot[1] : f.foot[1];
  const y = t.train ? hemY : (t.hemCurve ? f.foot[1] + t.hemCurve : t.length) + 5;
  const hem = skirt ? `hem as it hangs · sweep ${cm(t.sweep ?? 0)}` : `${cm(t.hem)} ½ hem`;
  view.measure([-x, y], [x, y], hem, 0.5, [
    [-x, hemY],
    [x, hemY],
  ]);
  if (!f.bare)
    view.measure([f.hps[0] + 2.4, 0], [f.hps[0] + 2.4, t.frontNeck], cm(t.frontNeck), 0.5, [f.hps, [0, t.frontNeck]]);
}

function backDimensions(view: View, f: Frame, skirt: JoinedSkirt | undefined, sleeve: SleeveShape | undefined): void {
  const { t } = f;
  const up = -Math.max(5, (t.collar ?? 0) > 10 ? 12 : (t.collar ?? 0) + 4, t.hood ? t.hood * 0.62 + 3 : 0);
  if (!f.bare && f.g.neckline !== 'one-shoulder') {
    view.measure([-f.hps[0], up], [f.hps[0], up], `${cm(t.neckWidth)} neck`, 0.5, [[-f.hps[0], 0], f.hps]);
    view.measure([-f.tip[0], up - 4], [f.tip[0], up - 4], `${cm(t.shoulder)} shoulder`, 0.5, [
      [-f.tip[0], f.tip[1]],
      f.tip,
    ]);
  }
  if (sleeve && t.sleeve !== undefined) {
    const out = 3;
    const shift = (p: readonly [number, number]): readonly [number, number] => [
      p[0] - sleeve.across[0] * out,
      p[1] - sleeve.across[1] * out,
    ];
    view.measure(shift(sleeve.outer.from), shift(sleeve.edge[0]), `${cm(t.sleeve)} sleeve`, 0.5, [
      sleeve.outer.from,
      sleeve.edge[0],
    ]);
    const over = (p: readonly [number, number]): readonly [number, number] => [
      p[0] + sleeve.along[0] * 2.5,
      p[1] + sleeve.along[1] * 2.5,
    ];
    view.measure(over(sleeve.edge[0]), over(sleeve.edge[1]), cm(t.sleeveOpening ?? 0), 0.5, sleeve.edge);
  }
  const right = Math.max(f.foot[0], f.underarm[0]) + 3;
  const [footX, footY] = skirt ? skirt.foot : f.foot;
  if (t.slit) {
    const barY = footY - t.slit;
    const barX = xAt(skirt?.side ?? f.side, barY);
    view.measure([barX + 3, barY], [footX + 3, footY], `${cm(t.slit)} slit`, 0.5, [
      [barX, barY],
      [footX, footY],
    ]);
  }
  if (t.train) view.measure([4, t.length], [4, t.length + t.train], `${cm(t.train)} train`);
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
  else backDimensions(view, f, skirt, sleeve);
}
