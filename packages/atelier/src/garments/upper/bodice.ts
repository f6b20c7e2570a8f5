/** Bodice: the trunk from neckline to any length. It shares shoulder line and armhole with the sleeve. */

import { type Bump, emptyBuild, type Piece } from '#atelier/cloth/build.ts';
import { type Hem, makeHem, selvedge } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { bustPoint, isWoman, underlap } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { bodyUnderSkirt } from '#atelier/garments/lower/leg-form.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { normals, reversed } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point, scaled } from '#atelier/kit/points.ts';
import { LEFT, SIDES } from '#atelier/kit/side.ts';
import { type Bodice, type BodiceCut, type BodiceSeams, neckFront } from './bodice-cut.ts';
import { bodiceFolds } from './bodice-folds.ts';
import { drawBodice, keyholeBelow } from './bodice-lines.ts';
import { bodiceSeams } from './bodice-seams.ts';
import { hasBust } from './body-folds.ts';
import { raglanCap } from './raglan.ts';
import { cutAtY } from './side-seam.ts';

/** Width of a strap that is told by its colour alone, page units. */
const FINE_STRAP = 6;
/** Width of straps where the cut names none: those a cowl hangs from, and others, page units. */
const STRAP = { cowl: 3.6, usual: 5 } as const;

/** Shoulder straps, each a narrow ribbon of the same cloth. */
function layStraps(b: Bodice, width: number): void {
  for (const strap of b.neck.straps) {
    const across = normals(strap);
    const edge = (k: number): Point[] => strap.map((p, i) => add(p, scaled(across[i], k * width * 0.5)));
    const left = edge(1);
    const right = edge(-1);
    b.pieces.push({
      name: 'strap',
      outline: [...left, ...reversed(right)],
      surface: new Panel(left, right, { depth: 0.1, across: 4, along: 12 }),
      lift: 1,
    });
    // a fine strap is told by its colour and not by its outline
    if (width >= FINE_STRAP) b.lines.push({ kind: 'light', points: left, weight: 0.5 });
    b.lines.push({ kind: 'shade', points: right, weight: width < FINE_STRAP ? 0.3 : 0.4 });
  }
}

/** How far a level hem rises and falls: of close cloth and for each unit of room, by stiffness; its waves, and how it leans. */
const RIPPLE = { close: 0.5, room: 2.4, soft: 1.25, stiff: 0.7, waves: 7, more: 6, lean: 3 } as const;
/** A full turn. */
const TURN = 6.28;

/** No hem of a worn top lies ruled: cloth with room rises and falls a little along it. */
function ripple(level: Point[], cut: BodiceCut): Point[] {
  const next = stream(cut.seed, 'bodice.ripple');
  const room = cut.box ?? 0;
  const deep = (RIPPLE.close + RIPPLE.room * room) * lerp(RIPPLE.soft, RIPPLE.stiff, cut.stiff ?? 0.5);
  const [turns, phase, lean] = [
    RIPPLE.waves + next() * RIPPLE.more,
    next() * TURN,
    (next() - 0.5) * RIPPLE.lean * room,
  ];
  const last = level.length - 1;
  return level.map((p, i) => {
    const t = i / last;
    return add(p, [0, (Math.sin(t * turns + phase) * deep + lean * (t - 0.5)) * Math.sin(Math.PI * t) ** 0.5]);
  });
}

/** Share of its width that a hem sags in the middle, of what hangs below the hip and above it, and at most, page units. */
const SAG = { long: 0.085, short: 0.055, most: 26 } as const;
/** How round the trunk is, and how far its upper edge rises in the middle, page units. */
const TRUNK = { woman: 0.5, man: 0.46, strapless: 46, shouldered: 34 } as const;

function panelOf(f: Wearer, cut: BodiceCut, { neck, edges: [left, right] }: BodiceSeams): Panel {
  const width = right[right.length - 1][0] - left[left.length - 1][0];
  const rise = neck.strapless ? TRUNK.strapless : TRUNK.shouldered;
  return new Panel(left, right, {
    depth: isWoman(f) ? TRUNK.woman : TRUNK.man,
    sagBottom: Math.min(SAG.most, width * (cut.endY > f.hip[LEFT][1] ? SAG.long : SAG.short)),
    top: (u) => -rise * (1 - u * u),
    bottom: cut.bottom,
    across: 30,
    along: 50,
  });
}

/** Room above the floor below which a hem hides the feet evenly, page units. */
const ON_FLOOR = 60;
/** A free hem: its fullness where the cut names none, where its folds begin (v), and how much deeper one is that clings. */
const FREE = { full: 0.4, from: 0.5, clinging: 1.5 } as const;

const freeHem = (f: Wearer, cut: BodiceCut, panel: Panel): Hem =>
  makeHem(panel, {
    fabric: cut.fabric,
    seed: branch(cut.seed, 'bodice.hem'),
    fullness: cut.fullness ?? FREE.full,
    foldTop: FREE.from,
    ...(cut.pull && cut.endY < f.floor - ON_FLOOR && { deep: FREE.clinging }),
    ...(cut.stiff !== undefined && { stiff: cut.stiff }),
  });

/** The upper edge from the left armhole to the right one. */
function upperEdge(cut: BodiceCut, { neck, shoulders }: BodiceSeams): Point[] {
  if (neck.strapless)
    return cut.neck === 'halter' ? [...reversed(neck.straps[0]), ...neck.edge, ...neck.straps[1]] : neck.edge;
  if (cut.neck === 'one-shoulder') return [...reversed(shoulders[0]), ...neck.edge.slice(1)];
  return [...reversed(shoulders[0]), ...neck.edge.slice(1, -1), ...shoulders[1]];
}

/** The form of a chest: where it lies from the point of the bust, its radii and height; ease and ribbon cloth flatten it. */
const CHEST = {
  bust: { lift: -4, rx: 25, ry: 27, height: 9, ofEase: 0.15, leastBy: 4, ribbon: 0.65 },
  flat: { lift: -24, rx: 44, ry: 44, height: 3 },
} as const;
/** How far below the hip the legs are told under a skirt, page units; and how much a loose one tells of them. */
const LEGS = { below: 60, told: 0.5, hidden: 0.4 } as const;

/** The body's own form under the cloth. */
function bodyUnder(f: Wearer, cut: BodiceCut): Bump[] {
  const { bust, flat } = CHEST;
  const flattened = bust.height - Math.min(bust.leastBy, cut.ease * bust.ofEase);
  const height = hasBust(f) ? flattened * (cut.fabric.shine === 'ribbon' ? bust.ribbon : 1) : flat.height;
  const { lift, rx, ry } = hasBust(f) ? bust : flat;
  const chest = (f.back ? [] : SIDES).map((s) => ({ at: add(bustPoint(f, s), [0, lift]), rx, ry, height }));
  if (cut.endY <= f.hip[LEFT][1] + LEGS.below) return chest;
  return [...chest, ...bodyUnderSkirt(f, cut.endY, cut.pull ? 1 : LEGS.told - LEGS.hidden * (cut.box ?? 0))];
}

/** The caps of raglan sleeves, cut with the bodice. */
function capsOf(cut: BodiceCut, { neck, shoulders, holes }: BodiceSeams, panel: Panel): Piece[] {
  const { raglan } = cut;
  if (raglan === undefined || neck.strapless || cut.sleeveless) return [];
  return SIDES.map((s, i) =>
    raglanCap(s, { neck: neck.edge, shoulder: shoulders[i], hole: underlap(holes[i], s) }, panel, raglan),
  );
}

/** How far a set-in sleeve and the bodice share one form, page units. */
const JOIN = 20;

/** The trunk of a garment. */
export function bodice(f: Wearer, cut: BodiceCut): Bodice {
  const seams = bodiceSeams(f, cut);
  const { neck, sides, edges, holes } = seams;
  const [left, right] = edges;
  const panel = panelOf(f, cut, seams);
  const free = cut.hem === 'free' ? freeHem(f, cut, panel) : null;
  const level = free ? free.edge : panel.row(1, -1, 1, 90);
  const hem = cut.hem === 'clean' ? selvedge(ripple(level, cut), cut.fabric) : level;
  const b: Bodice = { ...emptyBuild(), panel, neck, left, right, hem };
  if (free) b.pieces.push(...free.slivers);
  b.pieces.push(
    {
      name: 'bodice',
      outline: [
        ...upperEdge(cut, seams),
        ...cutAtY(cut.neck === 'one-shoulder' ? sides[1] : right, hem[hem.length - 1][1]).slice(1),
        ...reversed(hem),
        ...reversed(cutAtY(left, hem[0][1])),
      ],
      surface: panel,
      grain: { mirror: cut.mirror ?? false, angle: cut.angle ?? 0 },
      ...(free && { swell: free.swell }),
      ...(cut.neck === 'keyhole' && !f.back && { hole: [keyholeBelow(neckFront(b))] }),
    },
    ...capsOf(cut, seams, panel),
  );
  if (cut.neck !== 'halter') layStraps(b, cut.strapWidth ?? (neck.hang ? STRAP.cowl : STRAP.usual));
  const folds = bodiceFolds(b, f, cut);
  if (free) for (const fold of free.folds) folds.add(fold);
  b.folds = folds.list;
  b.bumps.push(...bodyUnder(f, cut));
  if (!neck.strapless && !cut.sleeveless) for (const curve of holes) b.joins.push({ curve, radius: JOIN });
  drawBodice(b, cut, seams);
  return b;
}
