import { inset } from '../../kit/inset.ts';
import { xAt } from '../../kit/level.ts';
import { between, closed, curve, flatten, join, type Path, type Pt, poly } from '../../kit/path.ts';
import { cutOf } from '../../spec/cuts.ts';
import { hemOfSleeve } from '../../spec/hem.ts';
import { isMade } from '../../spec/made/made.ts';
import { OFF_SHOULDER } from '../../spec/torso/bare-edge.ts';
import { bagOf } from '../../spec/torso/hanging-sleeve.ts';
import { hasRibCuffs } from '../../spec/torso/ribbed.ts';
import { shapingOf } from '../../spec/torso/shaping.ts';
import { OneSide, type View } from '../view.ts';
import { closersAt, type Frame } from './frame.ts';
import { doubleCuff } from './made-sleeves.ts';
import type { SleeveShape } from './sleeve-shape.ts';

const DEGREE = Math.PI / 180;
/** From the vertical: farther than this a sleeve is not lifted, its upper arm then lies a little folded at the underarm. */
const HIGHEST = 56;
const TAILORED_HIGHEST = 48;

/** From the vertical: as the sleeve lies without a fold, its underarm seam beginning where armhole and side meet. */
function angleOf(f: Frame, upperArm: number): number {
  const { t, build } = f;
  if (build === 'wide') return 90 * DEGREE - Math.atan2(t.shoulderDrop, (t.shoulder - t.neckWidth) / 2);
  const free =
    Math.atan2((t.chest - t.shoulder) / 2, f.underarm[1] - t.shoulderDrop) +
    Math.asin(Math.min(1, upperArm / t.armhole));
  const tailored = build === 'tailored' || build === 'coat' || build === 'band-coat';
  return Math.min(free, (tailored ? TAILORED_HIGHEST : HIGHEST) * DEGREE);
}

/** A rectangle that hangs from the shoulder; its fold is the shoulder line going on. */
function hanging(f: Frame, start: Pt, deep: number): SleeveShape {
  const { sleeve = 0, sleeveOpening = 0 } = f.t;
  const [x, y] = start;
  const end: Pt = [x + sleeve, y + 0.6];
  const low: Pt = [x + sleeve, y + deep];
  return {
    outer: poly(start, end),
    inner: poly([end[0], y + sleeveOpening], low, [x + 1, y + deep], [x, y + deep - 1], f.underarm),
    edge: [end, [end[0], y + sleeveOpening]],
    along: [1, 0],
    across: [0, 1],
  };
}

export function sleeveShape(f: Frame): SleeveShape | undefined {
  const { sleeve, upperArm, sleeveOpening } = f.t;
  if (sleeve === undefined || upperArm === undefined || sleeveOpening === undefined) return undefined;
  const a = angleOf(f, upperArm);
  const along: Pt = [Math.sin(a), Math.cos(a)];
  const across: Pt = [-Math.cos(a), Math.sin(a)];
  const at = (d: number, w: number): Pt => [
    start[0] + along[0] * d + across[0] * w,
    start[1] + along[1] * d + across[1] * w,
  ];
  const start: Pt =
    f.bare && f.g.neckline !== 'one-shoulder' ? [f.underarm[0] + 0.4, f.underarm[1] - OFF_SHOULDER] : f.tip;
  const under = f.underarm;
  const cuff = f.t.cuff ?? 0;
  const edge: readonly [Pt, Pt] = [at(sleeve, 0), at(sleeve, sleeveOpening)];
  const seamOuter = at(sleeve - cuff, 0);
  const seamInner = at(sleeve - cuff, sleeveOpening);
  const shape = f.g.sleeve.shape;
  const lines = shapeLines({ at, sleeve, cuff, under, edge, seamOuter, seamInner, shape, upperArm });
  // the sleeve of a jeogori is round below, that of a kimono a bag that hangs open under the arm
  if (f.g.kind === 'jeogori' || f.g.kind === 'hanbok')
    return {
      outer: lines.outer,
      inner: curve(edge[1], at(sleeve * 0.72, upperArm * 1.06), at(sleeve * 0.4, upperArm * 1.16), under),
      edge,
      along,
      across,
    };
  const bag = bagOf(f.t, f.g);
  if (bag !== undefined) return hanging(f, start, bag);
  return { ...lines, edge, along, across };
}

interface Lay {
  at: (d: number, w: number) => Pt;
  sleeve: number;
  cuff: number;
  under: Pt;
  edge: readonly [Pt, Pt];
  seamOuter: Pt;
  seamInner: Pt;
  shape: Frame['g']['sleeve']['shape'];
  upperArm: number;
}

function shapeLines({
  at,
  sleeve,
  cuff,
  under,
  edge,
  seamOuter,
  seamInner,
  shape,
  upperArm,
}: Lay): Pick<SleeveShape, 'outer' | 'inner'> {
  const start = at(0, 0);
  const l = sleeve - cuff;
  switch (shape) {
    case 'puff':
      return {
        outer: join(curve(start, at(-1, -4.5), at(l * 0.72, -6), seamOuter), poly(seamOuter, edge[0])),
        inner: join(
          poly(edge[1], seamInner),
          curve(seamInner, between(seamInner, under, 0.3), at(l * 0.7, upperArm + 1.5), under),
        ),
      };
    case 'bishop':
    case 'balloon': {
      const out = shape === 'balloon' ? 5 : 3;
      return {
        outer: join(
          curve(start, at(l * 0.4, shape === 'balloon' ? -4 : 0), at(l * 0.86, -out), seamOuter),
          poly(seamOuter, edge[0]),
        ),
        inner: join(
          poly(edge[1], seamInner),
          curve(seamInner, at(l * 0.9, upperArm + out), at(l * 0.55, upperArm + out * 0.4), under),
        ),
      };
    }
    case 'bell':
      return {
        outer: curve(start, at(l * 0.5, 0.4), at(l * 0.72, 0.4), edge[0]),
        inner: curve(edge[1], at(l * 0.72, upperArm - 1.5), at(l * 0.6, upperArm - 1.5), under),
      };
    case 'flutter':
      return {
        outer: curve(start, at(l * 0.3, -1), at(l * 0.7, -2), edge[0]),
        inner: curve(edge[1], between(edge[1], under, 0.3), between(edge[1], under, 0.7), under),
      };
    default:
      return {
        outer: join(curve(start, at(l * 0.06, -0.5), at(l * 0.2, -0.25), seamOuter), poly(seamOuter, edge[0])),
        inner: join(poly(edge[1], seamInner), poly(seamInner, under)),
      };
  }
}

/** The placket of a sleeve: its width and length above the cuff, and the point that it ends in, cm. */
const PLACKET = { width: 2.2, long: 11, point: 1.4 } as const;
/** The edge that closes a cuff, from the fold as a share of its width; its button from that edge, cm. */
const CUFF = { edge: 0.34, button: 1.2 } as const;

/** The opening above a cuff with its pointed box, the edge of the cuff in line with it, and the button that closes it. */
function sleevePlacket(
  view: View,
  s: SleeveShape,
  [a, b]: readonly [Pt, Pt],
  { cuff, count }: { cuff: number; count: number },
): void {
  const near = between(a, b, CUFF.edge);
  const square = (p: Pt, d: number): Pt => offset(p, s.across, d);
  const far = square(near, PLACKET.width);
  const top = (p: Pt) => offset(p, s.along, -PLACKET.long);
  const tip = offset(square(near, PLACKET.width / 2), s.along, -PLACKET.long - PLACKET.point);
  view.both('sleeves', 'seam', poly(near, top(near), tip, top(far), far));
  view.both('sleeves', 'stitch', poly(offset(top(near), s.along, 2.4), offset(top(far), s.along, 2.4)));
  // a cuff that is folded back is closed by links
  if (cuff === 0) return;
  view.both('sleeves', 'seam', poly(near, offset(near, s.along, cuff)));
  for (let i = 0; i < count; i++) {
    const [x, y] = square(offset(near, s.along, (cuff * (i + 1)) / (count + 1)), CUFF.button);
    view.circle('sleeves', [x, y], 0.5).circle('sleeves', [-x, y], 0.5);
  }
}

/** The outline of a sleeve as a closed piece. */
export const pieceOf = (s: SleeveShape): Path => closed(join(s.outer, poly(...s.edge), s.inner));

/** A row of stitches along the edge of a sleeve, from its fold to its seam. */
function edgeStitch(view: View, s: SleeveShape, up: number): void {
  const line = inset(poly(...s.edge), up, pieceOf(s));
  if (line) view.both('sleeves', 'stitch', line);
}

function cuffLines(view: View, f: Frame, s: SleeveShape): void {
  const cuff = f.t.cuff;
  const back = (d: number): readonly [Pt, Pt] => [
    [s.edge[0][0] - s.along[0] * d, s.edge[0][1] - s.along[1] * d],
    [s.edge[1][0] - s.along[0] * d, s.edge[1][1] - s.along[1] * d],
  ];
  if (cuff) {
    const [a, b] = back(cuff);
    const ribbed = hasRibCuffs(f.g, f.build);
    view.both('sleeves', 'seam', closed(poly(a, b, s.edge[1], s.edge[0])), ribbed ? 'rib' : 'cuff');
    if (ribbed)
      for (let k = 1; k < 9; k++)
        view.both('sleeves', 'fold', poly(between(a, b, k / 9), between(s.edge[0], s.edge[1], k / 9)));
    else if (cuff > 3) {
      const piece = closed(poly(a, b, s.edge[1], s.edge[0]));
      for (const edge of [poly(a, b), poly(...s.edge)]) {
        const line = inset(edge, 0.6, piece);
        if (line) view.both('sleeves', 'stitch', line);
      }
      const isDouble = isMade(f.g, 'french-cuff');
      if (view.name === 'back')
        sleevePlacket(view, s, [a, b], { cuff: isDouble ? 0 : cuff, count: closersAt(f, /^cuff/, /button/) });
      if (isDouble) doubleCuff(view, f, s, [a, b]);
    }
    if (['bishop', 'balloon', 'puff'].includes(f.g.sleeve.shape))
      for (const k of [0.15, 0.32, 0.5, 0.68, 0.85]) {
        const foot = between(a, b, k);
        view.both('sleeves', 'fold', poly(foot, offset(foot, s.along, -(4 + (k === 0.5 ? 3 : k * 2)))));
      }
    return;
  }
  if (f.build === 'tailored' || f.build === 'coat' || f.build === 'band-coat') {
    const [a, b] = back(11);
    if (view.name === 'back') {
      const level = f.tip[1] + (f.underarm[1] - f.tip[1]) * 0.5;
      const from: Pt = [xAt(f.armhole, level), level];
      view.both('sleeves', 'seam', poly(between(a, b, 0.32), between(s.edge[0], s.edge[1], 0.32)));
      // the back seam of a sleeve of two pieces
      if (f.g.sleeve.shape !== 'raglan' && shapingOf(f.t, f.g, f.build, f.men).twoPieceSleeve)
        view.both(
          'sleeves',
          'seam',
          curve(from, offset(from, s.along, 12), offset(between(a, b, 0.32), s.along, -12), between(a, b, 0.32)),
        );
      for (let i = 0; i < closersAt(f, /^cuff/, /button/); i++) {
        const p = offset(between(s.edge[0], s.edge[1], 0.2), s.along, -(2.5 + i * 2.2));
        view.circle('sleeves', p, 0.6).circle('sleeves', [-p[0], p[1]], 0.6);
      }
    }
    return;
  }
  // a cap has no seam below it, and is turned with its edge
  if (f.g.sleeve.length === 'cap') return;
  const hem = hemOfSleeve(f.g, cutOf(f.g), f.t);
  if (!hem.isStitched) return;
  const up = f.g.sleeve.shape === 'flutter' ? FLUTTER_HEM : hem.allowance - TURNED;
  edgeStitch(view, s, up);
  // the two needles of a cover stitch
  if (f.build === 'knit') edgeStitch(view, s, up - NEEDLES);
}

/** What is turned in under a row of stitches, what lies between two needles, and the row of an edge that flutters, cm. */
const TURNED = 0.5;
const NEEDLES = 0.6;
const FLUTTER_HEM = 0.8;

const offset = (p: Pt, along: Pt, d: number): Pt => [p[0] + along[0] * d, p[1] + along[1] * d];

const pointOn = (path: Path, k: number): Pt => {
  const points = flatten(path, 20);
  return points[Math.round(k * (points.length - 1))] ?? path.from;
};

/** The seam of a sleeve's head: the armhole, or what is left of it below a bare shoulder. */
const headOf = (f: Frame): Path =>
  f.bare && f.g.neckline !== 'one-shoulder'
    ? poly([f.underarm[0], f.underarm[1] - OFF_SHOULDER], f.underarm)
    : f.armhole;

/** Both sleeves of a view, with cuffs, gathers and seams. */
export function drawSleeves(both: View, f: Frame): SleeveShape | undefined {
  const s = sleeveShape(f);
  if (!s) return undefined;
  // the shoulder that is covered is the wearer's left
  const view = f.g.neckline === 'one-shoulder' ? new OneSide(both, both.name === 'front' ? 1 : -1) : both;
  const under = s.inner.steps.at(-1)?.to ?? f.underarm;
  const start = s.outer.from;
  // the fill runs on behind the body, so that no paper shows at the armhole
  const behind: Pt = [f.t.acrossFront / 2 - 6, f.underarm[1] - 1];
  view.both('sleeves', 'none', closed(join(s.outer, s.inner, poly(under, f.underarm, behind, start))), 'cloth');
  view.both('sleeves', 'outline', join(s.outer, poly(s.edge[0], s.edge[1]), s.inner));
  cuffLines(view, f, s);
  if (f.g.sleeve.shape === 'puff')
    for (const k of [0.06, 0.18, 0.3, 0.42, 0.54]) {
      // each gather springs from the seam of the head
      const foot: Pt = pointOn(headOf(f), k);
      view.both('sleeves', 'fold', poly(foot, offset(foot, s.along, 3 + (k % 0.2) * 10)));
    }
  if (f.g.sleeve.shape === 'flutter')
    for (const k of [0.25, 0.5, 0.75]) {
      const foot = between(s.edge[0], s.edge[1], k);
      view.both('sleeves', 'fold', poly(foot, between(foot, f.tip, 0.5)));
    }
  return s;
}
