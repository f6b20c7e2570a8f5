import { asksFor } from '@toile/look';
import { xAt } from '../../kit/level.ts';
import { distance, type Pt } from '../../kit/path.ts';
import { countOf } from '../../spec/as-ordered.ts';
import { isMade } from '../../spec/made/made.ts';
import { quarter } from '../../spec/round.ts';
import { bareEdge, strapLength } from '../../spec/torso/bare-edge.ts';
import { bagOf } from '../../spec/torso/hanging-sleeve.ts';
import { isInHalves } from '../../spec/torso/opens-in-front.ts';
import { shapingOf } from '../../spec/torso/shaping.ts';
import { slitSide } from '../../spec/torso/slit-side.ts';
import { graphicOf } from '../../spec/works.ts';
import { cm, type View } from '../view.ts';
import { campTip } from './collars.ts';
import { crossingOf } from './crossing.ts';
import type { Frame } from './frame.ts';
import type { JoinedSkirt } from './joined-skirt.ts';
import type { SleeveShape } from './sleeve-shape.ts';
import { strapLines } from './straps.ts';

/** What is drawn differs from what is written by less than this, cm: else it is told and not measured. */
const TRUE = 0.4;

function neckDrop(view: View, f: Frame): void {
  const { t } = f;
  if (f.bare) return;
  const crossing = crossingOf(f);
  const low = crossing?.at ?? ([0, t.frontNeck] as Pt);
  const x = f.hps[0] + 2.4;
  const text = crossing ? `HPS to ${crossing.word} ${cm(low[1])}` : `front neck drop ${cm(t.frontNeck)}`;
  view.measure([x, 0], [x, low[1]], text, 0.5, [f.hps, low]);
}

function frontDimensions(view: View, f: Frame, skirt: JoinedSkirt | undefined, sleeve: SleeveShape | undefined): void {
  const { t } = f;
  const half = Math.max(skirt?.half ?? f.foot[0], f.underarm[0], sleeve?.edge[0][0] ?? 0);
  const left = -half - 5;
  const shouldered = f.g.neckline === 'one-shoulder';
  const top = f.bare && !shouldered ? bareEdge(f, true).from[1] : 0;
  const across = (y: number, text: string) => view.measure([-f.sideAt(y), y], [f.sideAt(y), y], text, 0.3);
  const length = `${f.bare && !shouldered ? 'length from top edge CF' : 'length from HPS'} ${cm(t.length - top)}`;
  view.measure([left, top], [left, t.length], length, 0.5, [
    shouldered ? [f.hps[0] * 0.7, 0.6] : f.bare ? [0, top] : [-f.hps[0], 0],
    [skirt ? -skirt.half : -f.foot[0], t.length],
  ]);
  const chestY = Math.min(f.underarm[1] + 2, f.bottom - 5);
  across(chestY, `½ chest ${cm(t.chest)}`);
  if (t.waistAt < f.bottom - 4 && t.waistAt > chestY + 5) across(t.waistAt, `½ waist ${cm(t.waist)}`);
  else if ((skirt || f.seamed) && Math.abs(f.bottom - t.waistAt) < 6)
    across(f.bottom - 1, `½ waist seam ${cm(quarter(f.foot[0] * 2))}`);
  if (t.hipAt < f.foot[1] - 2 && !skirt) across(t.hipAt, `½ hip ${cm(t.hip)}`);
  const x = skirt ? skirt.half : t.hem / 2;
  const hemY = skirt ? skirt.foot[1] : f.foot[1];
  const fringe = asksFor(f.g, 'fringe') || asksFor(f.g, 'fringe', 'hem') ? 8 : 0;
  const y = (t.train ? hemY : (t.hemCurve ? f.foot[1] + t.hemCurve : t.length) + 5) + fringe;
  const hem = skirt ? `hem as it hangs, sweep ${cm(t.sweep ?? 0)}` : `${f.legged ? 'crotch' : '½ hem'} ${cm(t.hem)}`;
  view.measure([-x, y], [x, y], hem, 0.5, [
    [-x, hemY],
    [x, hemY],
  ]);
  if (fringe) view.tell([x * 0.9, t.length + 4], 'fringe 7, below the length');
  if (t.slit && asksFor(f.g, 'thigh-slit')) {
    const from = (skirt?.foot ?? f.foot)[0] * 0.5 - 4;
    const at = isMade(f.g, 'left-slit') ? from : -from;
    view.measure([at, t.length - t.slit], [at, t.length], `slit ${cm(t.slit)}`);
  }
  if (sleeve && t.sleeve !== undefined && f.g.neckline === 'one-shoulder') sleeveDimensions(view, f, sleeve);
  neckDrop(view, f);
  const picture = graphicOf(f.g, t);
  if (picture)
    view.tell(
      [picture.x0, picture.y0 + 4],
      `print ${cm(picture.x1 - picture.x0)} × ${cm(picture.y1 - picture.y0)}, ${cm(picture.y0 - t.frontNeck)} below the neck`,
    );
  if (t.placket && f.g.closure === 'half-placket')
    view.tell(
      [(t.placketWidth ?? 2.5) / 2, t.frontNeck + t.placket * 0.8],
      t.placketWidth === undefined ? `zip ${cm(t.placket)}` : `placket ${cm(t.placket)} × ${cm(t.placketWidth)}`,
    );
  if (t.collarPoint && t.collarFall && f.g.collar !== 'peter-pan')
    view.tell(
      isMade(f.g, 'camp-collar') ? campTip(f) : [f.hps[0] * 0.7, t.frontNeck + 2],
      `collar point ${cm(t.collarPoint)}`,
    );
  if (t.lapel) view.tell([-f.hps[0] - t.lapel * 0.4, t.frontNeck + 5], `lapel ${cm(t.lapel)}`);
  if (t.hemRib) view.tell([-f.foot[0] * 0.7, t.length - t.hemRib / 2], `hem rib ${cm(t.hemRib)}`);
  if (t.rib && !f.bare) view.tell([-f.hps[0] * 0.9, t.frontNeck * 0.4], `neck rib ${cm(t.rib)}`);
  if (t.hood) view.tell([f.hps[0], -t.hood * 0.4], `hood ${cm(t.hood)} high, ${cm(t.hoodDepth ?? 25)} deep`);
  const [strap] = strapLines(f, true);
  if (strap)
    view.tell(
      strap.middle,
      `strap ${cm(strap.width)} wide, ${cm(strapLength(f))} long${f.g.neckline === 'halter' ? ' to the nape' : ', adjustable'}`,
    );
}

function sleeveDimensions(view: View, f: Frame, sleeve: SleeveShape): void {
  const { t } = f;
  const shift = (p: Pt, to: Pt, by: number): Pt => [p[0] + to[0] * by, p[1] + to[1] * by];
  const away = (p: Pt) => shift(p, sleeve.across, -3);
  const from = f.bare ? sleeve.outer.from : f.tip;
  view.measure(away(from), away(sleeve.edge[0]), `sleeve ${cm(t.sleeve ?? 0)}`, 0.5, [from, sleeve.edge[0]]);
  const over = (p: Pt) => shift(p, sleeve.along, 2.5);
  // a cap ends on the armhole: it has no opening of its own
  if (f.g.sleeve.length === 'cap') return;
  view.measure(
    over(sleeve.edge[0]),
    over(sleeve.edge[1]),
    `½ ${t.cuff ? 'cuff' : 'sleeve opening'} ${cm(t.sleeveOpening ?? 0)}`,
    0.5,
    sleeve.edge,
  );
  if (t.cuff) {
    const middle = shift(
      shift(sleeve.edge[0], sleeve.across, (t.sleeveOpening ?? 12) * 0.8),
      sleeve.along,
      -t.cuff / 2,
    );
    view.tell([-middle[0], middle[1]], `cuff height ${cm(t.cuff)}`);
  }
  const bag = bagOf(t, f.g);
  if (bag !== undefined) view.tell([-f.tip[0] - 8, f.tip[1] + bag], `sleeve depth ${cm(bag)}, open under the arm`);
  if (t.upperArm === undefined || f.bare || bag !== undefined) return;
  // square to the fold from the underarm, where the sleeve lies without a fold of its own
  const [ux, uy] = f.underarm;
  const d = (ux - f.tip[0]) * sleeve.across[0] + (uy - f.tip[1]) * sleeve.across[1];
  const top: Pt = [ux - sleeve.across[0] * d, uy - sleeve.across[1] * d];
  if (Math.abs(d - t.upperArm) < TRUE) view.measure([-top[0], top[1]], [-ux, uy], `½ upper arm ${cm(t.upperArm)}`, 0.4);
  else view.tell([-(ux + top[0]) / 2, (uy + top[1]) / 2], `½ upper arm ${cm(t.upperArm)}, opened out`);
}

function backDimensions(view: View, f: Frame, skirt: JoinedSkirt | undefined, sleeve: SleeveShape | undefined): void {
  const { t } = f;
  const up = -Math.max(5, (t.collar ?? 0) > 10 ? 12 : (t.collar ?? 0) + 4, t.hood ? t.hood * 0.62 + 3 : 0);
  if (!f.bare && f.g.neckline !== 'one-shoulder') {
    view.measure([-f.hps[0], up], [f.hps[0], up], `neck ${cm(t.neckWidth)}`, 0.5, [[-f.hps[0], 0], f.hps]);
    view.measure([-f.tip[0], up - 5], [f.tip[0], up - 5], `shoulder ${cm(t.shoulder)}`, 0.5, [
      [-f.tip[0], f.tip[1]],
      f.tip,
    ]);
    view.measure(f.tip, f.underarm, `armhole, straight ${cm(distance(f.tip, f.underarm))}`, 0.5);
    if (t.backNeck > 5) view.measure([0, 0], [0, t.backNeck], `back neck drop ${cm(t.backNeck)}`);
    else view.tell([-f.hps[0] * 0.3, t.backNeck], `back neck drop ${cm(t.backNeck)}`);
  }
  // the one sleeve of one shoulder lies on this side in the front alone
  if (sleeve && t.sleeve !== undefined && f.g.neckline !== 'one-shoulder') sleeveDimensions(view, f, sleeve);
  if (t.collar && t.collar > 0.5)
    view.tell(
      [f.hps[0] * 0.5, -Math.min(t.collar, 9) * 0.5],
      t.collarFall
        ? `collar stand ${cm(t.collar)}, fall ${cm(t.collarFall)}`
        : `collar ${f.g.collar === 'roll' ? 'unfolded ' : ''}${cm(t.collar)}`,
    );
  else if (t.collarFall)
    view.tell(
      [f.hps[0] * 0.5, 1],
      `collar ${cm(t.collarFall)}, ${isInHalves(f.g, shapingOf(t, f.g, f.build, f.men).backSeam) ? 'in two halves' : 'in one piece'}`,
    );
  if (t.yoke) view.tell([f.t.acrossBack * 0.3, t.yoke + t.backNeck], `yoke ${cm(t.yoke)} at CB`);
  const right = Math.max(f.foot[0], f.underarm[0]) + 3;
  const [footX, footY] = skirt ? skirt.foot : f.foot;
  if (t.slit && !asksFor(f.g, 'thigh-slit')) {
    const barY = footY - t.slit;
    const barX = xAt(skirt?.side ?? f.side, barY);
    const only = slitSide(f.g);
    // the back shows the wearer's left at the left
    const s = only === 'left' ? -1 : 1;
    const text = only === undefined ? `slit ${cm(t.slit)}` : `slit ${cm(t.slit)}, wearer’s ${only} only`;
    view.measure([s * (barX + 3), barY], [s * (footX + 3), footY], text, 0.5, [
      [s * barX, barY],
      [s * footX, footY],
    ]);
  }
  if (t.train) view.measure([4, t.length], [4, t.length + t.train], `train ${cm(t.train)}`);
  if (t.vent && countOf(f.g, 'vent') !== 2)
    view.measure([4.5, t.length - t.vent], [4.5, t.length], `vent ${cm(t.vent)}`);
  if (t.joint !== undefined && t.joint < t.length - 2)
    view.measure(
      [-right - 2, 0],
      [-right - 2, t.joint],
      `HPS to ${f.g.kind === 'hanbok' ? 'hem of jeogori' : 'waist seam'} ${cm(t.joint)}`,
      0.5,
      [
        [-f.hps[0], 0],
        [-f.foot[0], t.joint],
      ],
    );
  if (f.g.kind === 'hanbok')
    view.tell([footX * 0.6, (t.joint ?? 0) + 12], 'chima, a garment of its own, from the breast');
  if (t.border) view.tell([-footX * 0.8, footY - t.border / 2], `border ${cm(t.border)}`);
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
