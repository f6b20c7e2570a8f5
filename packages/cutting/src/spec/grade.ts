import type { Garment } from '@toile/look';
import type { Who } from '../measures/body.ts';
import { bodyOf, gradeSteps, isAdultSize, type Size } from '../measures/size-tables.ts';
import { measure } from './measure.ts';
import { DRAPE_POINTS, LEG_POINTS, type Parts, type PointRecord, SKIRT_POINTS, TORSO_POINTS } from './points.ts';
import { quarter } from './round.ts';

type PartName = keyof Parts;

export const PART_POINTS: Readonly<Record<PartName, Readonly<Record<string, PointRecord>>>> = {
  torso: TORSO_POINTS,
  skirt: SKIRT_POINTS,
  legs: LEG_POINTS,
  drape: DRAPE_POINTS,
};
export const PART_NAMES = ['torso', 'skirt', 'legs', 'drape'] as const satisfies readonly PartName[];

export interface GradeRule {
  /** Centimetres a size, up to XL. */
  step: number;
  /** Centimetres a size, from XL on. */
  big: number;
}
export type GradeRules = Partial<Record<PartName, Readonly<Record<string, GradeRule>>>>;

type Row = Record<string, number>;

/** The measures of a part by name: every part is a record of numbers. */
export const rowOf = (parts: Parts, part: PartName): Row | undefined => parts[part];

function difference(part: PartName, small: Row, large: Row): Record<string, GradeRule> {
  const rules = Object.entries(small).map(([id, cm]) => {
    const fixed = PART_POINTS[part][id]?.count === true || large[id] === undefined;
    return [id, { step: fixed ? 0 : quarter((large[id] ?? cm) - cm), big: 0 }] as const;
  });
  return Object.fromEntries(rules);
}

/** How much each measure grows: worked out once between M and L, and once between XL and 2XL, then the same at every size. */
export function gradeRules(g: Garment, who: 'women' | 'men'): GradeRules {
  const [m, l, xl, xxl] = (['M', 'L', 'XL', '2XL'] as const).map((size) => measure(g, bodyOf(who, size), who));
  const out: GradeRules = {};
  for (const part of PART_NAMES) {
    const [a, b, c, d] = [m, l, xl, xxl].map((parts) => parts && rowOf(parts, part));
    if (!a || !b || !c || !d) continue;
    const [small, large] = [difference(part, a, b), difference(part, c, d)];
    out[part] = Object.fromEntries(
      Object.entries(small).map(([id, { step }]) => [id, { step, big: large[id]?.step ?? step }]),
    );
  }
  return out;
}

function grow(row: Row, rules: Readonly<Record<string, GradeRule>>, steps: number, big: number): Row {
  return Object.fromEntries(
    Object.entries(row).map(([id, cm]) => [id, cm + (rules[id]?.step ?? 0) * steps + (rules[id]?.big ?? 0) * big]),
  );
}

/** Measures in a size: the base size graded evenly; children's sizes each from their own body. */
export function gradedMeasures(g: Garment, who: Who, size: Size): { parts: Parts; rules?: GradeRules } {
  if (who === 'children' || !isAdultSize(size)) return { parts: measure(g, bodyOf(who, size), who) };
  const base = measure(g, bodyOf(who, 'M'), who);
  const rules = gradeRules(g, who);
  const { steps, big } = gradeSteps(size);
  const parts: Parts = {};
  for (const part of PART_NAMES) {
    const row = rowOf(base, part);
    // growing a row keeps its keys, so it stays the part that it was
    if (row) Object.assign(parts, { [part]: grow(row, rules[part] ?? {}, steps, big) });
  }
  return { parts, rules };
}
