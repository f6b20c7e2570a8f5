/** The parts of a picture, found by the figure's own landmarks: where it stands or how tall it is moves them along. */
import type { Wearer, WearerArm } from '../../src/figure/body/wearer.ts';
import { LEFT, RIGHT } from '../../src/kit/side.ts';

/** Where a hem or a drape lies depends on its cut: it is seen in the part of the body it lies over, or beside it. */
export const REGIONS = [
  'face',
  'hair',
  'hands',
  'sleeves',
  'bodice',
  'waist',
  'hips',
  'thighs',
  'shins',
  'feet',
  'beside',
  'page',
] as const;
export type Region = (typeof REGIONS)[number];

type At = readonly [number, number];

/** Radii in heads (crown to chin) about the middle of the face, and how far below the crown that is. */
const FACE = { across: 0.37, down: 0.42, middle: 0.6 } as const;
/** Hair, hats and earrings, heads about the middle of the face. */
const HAIR = 0.95;
/** A hand's middle beyond its wrist, and its reach, in heads. */
const HAND = { beyond: 0.3, reach: 0.45 } as const;
/** Half of a sleeve, and the cloth beside a body, in heads. */
const SLEEVE = 0.3;
const FLANK = 0.25;
const BESIDE = 1.9;
/** A shoe begins above the ankle and stands before the floor line, in heads. */
const SHOE = { above: 0.12, below: 0.35 } as const;

const distance = (a: At, b: At): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function distanceToLine(p: At, a: At, b: At): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return distance(p, [a[0] + dx * t, a[1] + dy * t]);
}

function isHand(p: At, { elbow, wrist }: WearerArm, head: number): boolean {
  const length = distance(elbow, wrist) || 1;
  const middle: At = [
    wrist[0] + ((wrist[0] - elbow[0]) / length) * HAND.beyond * head,
    wrist[1] + ((wrist[1] - elbow[1]) / length) * HAND.beyond * head,
  ];
  return distance(p, middle) < HAND.reach * head;
}

/** What of the head a point belongs to. */
function headAt({ head: { o, h, tilt } }: Wearer, p: At): 'face' | 'hair' | null {
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const [dx, dy] = [p[0] - o[0], p[1] - o[1]];
  const across = (dx * cos + dy * sin) / h;
  const down = (dy * cos - dx * sin) / h - FACE.middle;
  if ((across / FACE.across) ** 2 + (down / FACE.down) ** 2 < 1) return 'face';
  return Math.hypot(across, down) < HAIR && down < FACE.down ? 'hair' : null;
}

/** The bands of a body from the shoulders to the floor, by the height at which each ends. */
function bandAt(w: Wearer, y: number): Region {
  const [left, right] = [w.leg[LEFT], w.leg[RIGHT]];
  const ankle = Math.min(left.ankle[1], right.ankle[1]) - SHOE.above * w.perHead;
  const ends: readonly (readonly [Region, number])[] = [
    ['bodice', (w.underbust[LEFT][1] + w.underbust[RIGHT][1]) / 2],
    ['waist', (w.highHip[LEFT][1] + w.highHip[RIGHT][1]) / 2],
    ['hips', w.crotch[1]],
    ['thighs', Math.max(left.knee[1], right.knee[1])],
    ['shins', ankle],
    ['feet', w.floor + SHOE.below * w.perHead],
  ];
  return ends.find(([, end]) => y < end)?.[0] ?? 'page';
}

/** The part of the picture in which a point of the page (page units) lies. */
export function regionAt(w: Wearer, p: At): Region {
  const head = headAt(w, p);
  if (head === 'face') return head;
  if (isHand(p, w.arm[LEFT], w.perHead) || isHand(p, w.arm[RIGHT], w.perHead)) return 'hands';
  if (head) return head;
  const [x, y] = p;
  const middle = (w.hip[LEFT][0] + w.hip[RIGHT][0]) / 2;
  if (Math.abs(x - middle) > BESIDE * w.perHead || y < w.head.o[1]) return 'page';
  const band = bandAt(w, y);
  if (band === 'page') return band;
  const inTorso =
    x > Math.min(w.underarm[LEFT][0], w.waist[LEFT][0]) && x < Math.max(w.underarm[RIGHT][0], w.waist[RIGHT][0]);
  const inArm = [w.arm[LEFT], w.arm[RIGHT]].some(
    ({ shoulder, elbow, wrist }) =>
      Math.min(distanceToLine(p, shoulder, elbow), distanceToLine(p, elbow, wrist)) < SLEEVE * w.perHead,
  );
  if (inArm && !inTorso) return 'sleeves';
  if (y < w.neck.pit[1] - FLANK * w.perHead) return inTorso ? 'hair' : 'beside';
  const flank = FLANK * w.perHead;
  const beyond = band === 'bodice' || band === 'waist' || band === 'hips';
  return beyond && (x < w.hip[LEFT][0] - flank || x > w.hip[RIGHT][0] + flank) ? 'beside' : band;
}
