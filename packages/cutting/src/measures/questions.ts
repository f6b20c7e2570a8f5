import type { Body, BodyMeasure, Who } from './body.ts';
import { bodyOf, type Size } from './size-tables.ts';

/** What a tailor would ask before cutting. Nothing here refuses: the customer answers, or the shop cuts as given. */
export interface Question {
  measure: BodyMeasure;
  /** `unit`: looks like inches; `range`: no adult or child has it; `relation`: two measures disagree; `table`: far from the size it lies nearest to. */
  kind: 'unit' | 'range' | 'relation' | 'table';
  text: string;
}

type Bounds = Partial<Record<BodyMeasure, readonly [low: number, high: number]>>;

const ADULT: Bounds = {
  height: [140, 205],
  bust: [70, 150],
  underbust: [60, 140],
  waist: [52, 150],
  hip: [75, 160],
  neck: [29, 52],
  shoulder: [32, 56],
  upperArm: [20, 55],
  wrist: [12, 24],
  arm: [46, 74],
  inseam: [60, 95],
  waistToFloor: [85, 125],
  thigh: [40, 90],
  knee: [28, 60],
  ankle: [18, 36],
  backLength: [34, 54],
};

const CHILD: Bounds = {
  height: [80, 172],
  bust: [45, 100],
  waist: [42, 95],
  hip: [45, 110],
  neck: [22, 38],
  shoulder: [20, 42],
  arm: [26, 64],
  inseam: [28, 82],
};

const GIRTHS: readonly BodyMeasure[] = ['bust', 'waist', 'hip'];
const CM_PER_INCH = 2.54;

function unitQuestions(given: Partial<Body>, who: Who): Question[] {
  const low = who === 'children' ? 36 : 52;
  return GIRTHS.flatMap((measure) => {
    const cm = given[measure];
    if (cm === undefined || cm >= low) return [];
    const inches = `${cm} in would be ${Math.round(cm * CM_PER_INCH)} cm`;
    return [{ measure, kind: 'unit' as const, text: `${measure} ${cm}: was this taken in inches? ${inches}.` }];
  });
}

function rangeQuestions(given: Partial<Body>, who: Who, seen: ReadonlySet<BodyMeasure>): Question[] {
  const bounds = who === 'children' ? CHILD : ADULT;
  return Object.entries(bounds).flatMap(([key, [low, high]]) => {
    // the keys of Bounds are measures
    const measure = key as BodyMeasure;
    const cm = given[measure];
    if (cm === undefined || seen.has(measure) || (cm >= low && cm <= high)) return [];
    return [
      {
        measure,
        kind: 'range' as const,
        text: `${measure} ${cm} cm lies outside ${low} to ${high} cm: measure again?`,
      },
    ];
  });
}

interface Relation {
  measure: BodyMeasure;
  needs: readonly BodyMeasure[];
  holds: (b: Body, who: Who) => boolean;
  text: (b: Body) => string;
  adultsOnly?: boolean;
}

const within = (v: number, low: number, high: number) => v >= low && v <= high;

const RELATIONS: readonly Relation[] = [
  {
    measure: 'waist',
    needs: ['waist', 'hip'],
    holds: (b) => b.waist <= b.hip,
    text: (b) =>
      `The waist (${b.waist}) is larger than the hips (${b.hip}): is that so? The cut will then hang from the waist.`,
  },
  {
    measure: 'underbust',
    needs: ['bust', 'underbust'],
    holds: (b, who) => who === 'men' || within(b.bust - b.underbust, who === 'children' ? 0 : 5, 32),
    text: (b) =>
      `Bust ${b.bust} and underbust ${b.underbust} differ by ${(b.bust - b.underbust).toFixed(1)} cm: was the tape level?`,
  },
  {
    measure: 'highBust',
    needs: ['bust', 'highBust'],
    holds: (b, who) => who === 'men' || b.highBust <= b.bust + 1,
    text: (b) => `The high bust (${b.highBust}) is larger than the bust (${b.bust}): is it taken under the arms?`,
  },
  {
    measure: 'shoulder',
    needs: ['bust', 'shoulder'],
    holds: (b) => within(b.shoulder / b.bust, 0.32, 0.54),
    text: (b) => `Shoulder ${b.shoulder} for a bust of ${b.bust}: taken from bone to bone across the back?`,
  },
  {
    measure: 'waistToFloor',
    needs: ['height', 'waistToFloor'],
    holds: (b, who) => within(b.waistToFloor / b.height, who === 'children' ? 0.56 : 0.59, 0.67),
    text: (b) => `Waist to floor ${b.waistToFloor} for a height of ${b.height}: with shoes or without?`,
  },
  {
    measure: 'inseam',
    needs: ['height', 'inseam'],
    holds: (b) => within(b.inseam / b.height, 0.38, 0.51),
    text: (b) => `Inseam ${b.inseam} for a height of ${b.height}: taken from the crotch to the floor?`,
  },
  {
    measure: 'inseam',
    needs: ['waistToFloor', 'inseam'],
    holds: (b) => within(b.waistToFloor - b.inseam, 14, 34),
    text: (b) =>
      `Between waist and crotch there are ${(b.waistToFloor - b.inseam).toFixed(1)} cm: measure the rise sitting?`,
    adultsOnly: true,
  },
  {
    measure: 'backLength',
    needs: ['height', 'backLength'],
    holds: (b) => within(b.backLength / b.height, 0.225, 0.275),
    text: (b) => `Back length ${b.backLength} for a height of ${b.height}: from the neck bone to the waist?`,
    adultsOnly: true,
  },
  {
    measure: 'arm',
    needs: ['height', 'arm'],
    holds: (b) => within(b.arm / b.height, 0.31, 0.39),
    text: (b) => `Arm ${b.arm} for a height of ${b.height}: from the shoulder bone over the bent elbow?`,
  },
  {
    measure: 'crotchTotal',
    needs: ['waistToCrotch', 'crotchTotal'],
    holds: (b) => within(b.crotchTotal / b.waistToCrotch, 2.2, 2.9),
    text: (b) => `Crotch ${b.crotchTotal} and rise ${b.waistToCrotch} do not belong together: measure both again?`,
  },
];

/** A measure this many grades away from the size that bust and hip choose is asked about. */
const FAR_GRADES = 3;

function tableQuestions(given: Partial<Body>, who: Who, size: Size, seen: ReadonlySet<BodyMeasure>): Question[] {
  if (who === 'children') return [];
  const at = bodyOf(who, size);
  const [small, large] = [bodyOf(who, 'M'), bodyOf(who, 'L')];
  return (Object.keys(given) as BodyMeasure[]).flatMap((measure) => {
    const cm = given[measure];
    // lengths hardly grade: two centimetres of play stand for a grade there
    const grade = Math.max(Math.abs(large[measure] - small[measure]), 2);
    if (cm === undefined || measure === 'height' || seen.has(measure)) return [];
    if (Math.abs(cm - at[measure]) <= FAR_GRADES * grade + (measure === 'shoulderSlope' ? 6 : 0)) return [];
    return [
      {
        measure,
        kind: 'table' as const,
        text: `${measure} ${cm} cm; the table has ${at[measure]} cm in ${size}. Is it so?`,
      },
    ];
  });
}

/**
 * @param given what was measured on the customer. @param body the same, completed from the table.
 * @returns the tailor's questions, at most one of each kind a measure.
 */
export function questionsFor(given: Partial<Body>, body: Body, { who, size }: { who: Who; size: Size }): Question[] {
  const units = unitQuestions(given, who);
  const seen = new Set(units.map((q) => q.measure));
  const ranges = rangeQuestions(given, who, seen);
  for (const q of ranges) seen.add(q.measure);
  const relations = RELATIONS.filter(
    (r) =>
      !(r.adultsOnly && who === 'children') &&
      r.needs.every((m) => given[m] !== undefined && !seen.has(m)) &&
      !r.holds(body, who),
  ).map((r): Question => ({ measure: r.measure, kind: 'relation', text: r.text(body) }));
  for (const q of relations) seen.add(q.measure);
  return [...units, ...ranges, ...relations, ...tableQuestions(given, who, size, seen)];
}
