/** The expressions a face may wear, and whose they are. */
import type { Face } from './face-shapes.ts';
import type { YEARS } from './face-years.ts';

/** A look on a face: what it adds to the mean. `of` = ages that wear it; absent = all. */
interface Expression {
  face: Partial<Face>;
  /** How many of sixteen grown people wear it. */
  of16: number;
  of?: readonly (keyof typeof YEARS)[];
}
const GROWN = ['teen', 'adult', 'senior'] as const;

/** What a face does: each person wears one of these, told apart at a glance. Glances go to the side the sign says. */
export const EXPRESSIONS: Readonly<Record<'level' | 'smiling' | 'aside' | 'lowered' | 'parted' | 'grave', Expression>> =
  {
    level: { of16: 5, face: { smile: -0.1, eyeOpen: 0.02 } },
    smiling: { of16: 4, face: { smile: 0.5, lipWidth: 0.05, lipFull: -0.06, eyeOpen: -0.05, cheek: 0.3 } },
    aside: { of16: 3, face: { gaze: 0.14, smile: -0.1, roll: 2 } },
    lowered: { of16: 1, face: { gazeDown: 0.09, smile: 0.05, nod: 3, parted: -0.3 }, of: GROWN },
    parted: { of16: 2, face: { parted: 0.55, smile: 0.1, lipFull: -0.06, lipWidth: 0.04 }, of: GROWN },
    grave: { of16: 1, face: { smile: -0.3, eyeOpen: -0.03, browLift: 0.004 }, of: GROWN },
  };
