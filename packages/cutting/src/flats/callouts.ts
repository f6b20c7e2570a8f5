import { crossings } from '../kit/level.ts';
import { boxOf, flatten, type Pt } from '../kit/path.ts';
import type { Parts } from '../spec/points.ts';
import { View } from './view.ts';

/** What is told at its place and has no line of its own. */
export interface Callout {
  readonly text: string;
}

/** How far down a garment a word lies, and how far out from the centre to its edge there. */
interface Place {
  readonly words: RegExp;
  readonly down: (parts: Parts, low: number) => number;
  readonly out: number;
}

const torso = (parts: Parts) => parts.torso;
const shoulderToUnderarm = (parts: Parts, share: number, low: number): number =>
  torso(parts) ? (torso(parts)?.shoulderDrop ?? 0) + (torso(parts)?.armhole ?? 0) * share : low * 0.1;
/** Where legs begin: under a bodice, or at the top. */
const legsFrom = ({ torso: t, legs }: Parts): number => (legs && t ? t.length : 0);
const crotchOf = (parts: Parts): number =>
  parts.legs ? legsFrom(parts) + parts.legs.outseam - parts.legs.inseam : Infinity;

/** In the order in which they are asked: the narrower place first. */
const PLACES: readonly Place[] = [
  { words: /crotch|gusset|inseam|inner leg|fork/i, down: (p, low) => Math.min(crotchOf(p) - 1, low * 0.95), out: 0.06 },
  {
    words: /ankle|\bhems?\b|bottom|train|edges?\b|godet|turn-?ups?|paincha|poncha|length|\blong\b|outside leg/i,
    down: (_, low) => low - 1.5,
    out: 0.82,
  },
  { words: /thigh|cargo/i, down: (p, low) => Math.min(crotchOf(p) + 8, low * 0.75), out: 0.9 },
  { words: /\bknees?\b/i, down: (p, low) => (p.legs ? legsFrom(p) + p.legs.kneeAt : low * 0.6), out: 0.75 },
  { words: /cuff|wrist/i, down: (p, low) => (p.torso ? -1 : low - 2), out: 2 },
  { words: /sleeve|elbow/i, down: (p, low) => (p.torso ? -1 : low * 0.3), out: 1.6 },
  { words: /armhole|under-?arm|armpit/i, down: (p, low) => shoulderToUnderarm(p, 0.95, low), out: 0.92 },
  { words: /shoulder|epaul|strap|yoke/i, down: (p, low) => shoulderToUnderarm(p, 0.12, low), out: 0.55 },
  { words: /collar|lapel|neck|nape|\bstand\b|hood/i, down: (p) => p.torso?.frontNeck ?? 1, out: 0.2 },
  { words: /chest|breast|bust|bodice|busk|\bcups?\b/i, down: (p, low) => shoulderToUnderarm(p, 0.9, low), out: 0.5 },
  {
    words: /waist|\bband\b|belt|loops?|draw|elastic/i,
    down: (p, low) => (p.legs || p.skirt ? legsFrom(p) + 1.5 : (p.torso?.waistAt ?? low * 0.4)),
    out: 0.8,
  },
  {
    words: /pocket|\bhips?\b|\bsides?\b|vent|slit/i,
    down: (p, low) =>
      p.legs ? legsFrom(p) + p.legs.seatAt : (p.skirt?.hipAt ?? Math.min(p.torso?.hipAt ?? 0, low - 4)),
    out: 0.8,
  },
  {
    words: /hooks?|buttons?|studs?|placket|opening|frogs?|snaps?|zip|\bfly\b/i,
    down: (p, low) =>
      p.legs && !p.torso ? p.legs.frontRise * 0.5 : (p.torso?.frontNeck ?? 0) + (p.torso ? 8 : low * 0.1),
    out: 0.01,
  },
];
/**
 * The one place that words name; undefined where they name none, or several, of which a leader would show the wrong one: 'turn-up tabs',
 * 'four sleeve buttons', 'three outside pockets with flaps on the lower two'.
 */
function placeOf(text: string): Place | undefined {
  const named = PLACES.filter(({ words }) => words.test(text));
  return named.length === 1 ? named[0] : undefined;
}
const BEHIND = /\b(?:back|behind|rear|cape|nape)\b/i;

/** How far cloth reaches to the right at a level; 0 where there is none. */
function reachAt(view: View, y: number): number {
  const xs = view.marks
    .filter(({ layer, fill }) => layer === 'body' && fill === 'cloth')
    .flatMap(({ path }) => crossings(flatten(path, 16), y, true));
  return xs.length > 0 ? Math.max(...xs) : 0;
}

/** A point of the sleeve of a view, nearer its edge for a cuff; undefined where it has none. */
function onSleeve(view: View, out: number): Pt | undefined {
  const points = view.marks
    .filter(({ layer, fill }) => layer === 'sleeves' && fill)
    .flatMap(({ path }) => flatten(path, 8));
  if (points.length === 0) return undefined;
  const { x0, x1 } = boxOf(points.filter(([x]) => x > 0));
  const at = x0 + (x1 - x0) * (out > 1.8 ? 0.94 : 0.55);
  const near = points.filter(([x]) => Math.abs(x - at) < (x1 - x0) * 0.25);
  const { y0, y1 } = boxOf(near.length > 0 ? near : points);
  return [at, (y0 + y1) / 2];
}

/** The wearer's left lies at the viewer's right in front, and at the viewer's left behind. */
const sideOf = (view: View, text: string): 1 | -1 =>
  (/\bright\b/i.test(text) && !/\bleft\b/i.test(text)) === (view.name === 'back') ? 1 : -1;

function anchorOf(view: View, parts: Parts, text: string): Pt | undefined {
  const place = placeOf(text);
  if (!place) return undefined;
  const { y0, y1 } = boxOf(
    view.marks
      .filter(({ layer, fill }) => layer === 'body' && fill === 'cloth')
      .flatMap(({ path }) => flatten(path, 8)),
  );
  const sleeved = place.out > 1 ? onSleeve(view, place.out) : undefined;
  const side = sideOf(view, text);
  if (sleeved) return [sleeved[0] * side, sleeved[1]];
  // a sleeve that is not there has no leader
  if (place.out > 1 && parts.torso) return undefined;
  const y = Math.min(Math.max(place.down(parts, y1), y0 + 0.5), y1 - 0.5);
  return [reachAt(view, y) * Math.min(place.out, 0.9) * side, y];
}

/** Under a view, cm: where the list of what has no sure place begins, and from line to line. */
const LIST = { below: 9, line: 3.4 } as const;

/** Views with what is told of them, each at the end of a leader from its place or in a list under the view: behind what is said of the back. */
export function withCallouts(views: readonly View[], parts: Parts, callouts: readonly Callout[]): View[] {
  return views.map((view, nth) => {
    const mine = callouts.filter(({ text }) => (BEHIND.test(text) && views.length > 1 ? 1 : 0) === nth);
    if (mine.length === 0) return view;
    const out = new View(view.name);
    out.marks.push(...view.marks);
    out.dimensions.push(...view.dimensions);
    out.captions.push(...view.captions);
    const { x0, x1, y1 } = view.bounds();
    let line = 0;
    for (const { text } of mine) {
      const anchor = anchorOf(view, parts, text);
      if (anchor) out.tell(anchor, text);
      else out.say([(x0 + x1) / 2, y1 + LIST.below + LIST.line * line++], text);
    }
    return out;
  });
}
