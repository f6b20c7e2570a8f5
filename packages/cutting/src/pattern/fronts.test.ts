import { GARMENT_KINDS, type GarmentKind } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { CUTS } from '../spec/cuts.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import type { Specification } from '../spec/specification.ts';
import { specify } from '../spec/specify.ts';
import { draftPattern } from './draft-pattern.ts';

function specOf(kind: GarmentKind, closure: 'buttons' | 'zip' | 'none'): Specification {
  const look = lookOf([plainGarment(kind, { closure })]);
  const [garment] = look.garments;
  if (!garment) throw new Error('a Look of one garment has one');
  return specify(look, garment);
}

/** What opens a front from its top edge to its hem. */
const opensDown = ({ closings, cut, parts }: Specification): boolean =>
  parts.torso?.placket === undefined &&
  closings.some(
    ({ where, what }) =>
      /front/.test(where) &&
      (/button|frog|snap|hook/.test(what) || /open-end zip/.test(what)) &&
      cut.form !== 'jumpsuit',
  );

describe('the fronts of the pieces', () => {
  const KINDS = GARMENT_KINDS.filter((kind) => ['torso', 'skirt'].includes(CUTS[kind].form));
  const CASES = KINDS.flatMap((kind) =>
    (['buttons', 'zip', 'none'] as const).map((closure) => [kind, closure] as const),
  );

  it('are two wherever something shuts them from top to hem, with what faces the edges', () => {
    const wrong = CASES.filter(([kind, closure]) => {
      const spec = specOf(kind, closure);
      const { pieces } = draftPattern(spec);
      const front = pieces.find(({ id }) => id === 'front');
      if (!front || !opensDown(spec)) return false;
      return front.fold !== undefined || front.cut < 2;
    });
    expect(wrong).toEqual([]);
  });

  it('are one on the fold wherever nothing does', () => {
    const wrong = CASES.filter(([kind]) => kind !== 'wrap-skirt').filter(([kind, closure]) => {
      const spec = specOf(kind, closure);
      const front = draftPattern(spec).pieces.find(({ id }) => id === 'front');
      if (
        !front ||
        spec.closings.some(({ where }) => /front|side|waist/.test(where)) ||
        spec.garment.closure === 'open'
      )
        return false;
      return front.fold === undefined && front.cut > 1;
    });
    expect(wrong).toEqual([]);
  });

  it('of skirts that button have as many buttons as the bill and a lap as wide as the pieces', () => {
    for (const kind of KINDS.filter((one) => CUTS[one].form === 'skirt')) {
      const spec = specOf(kind, 'buttons');
      const { skirt } = spec.parts;
      if (skirt?.lap === undefined) continue;
      expect([kind, spec.closings.map(({ where, count }) => `${where} ${count}`)]).toEqual([
        kind,
        [`centre front ${skirt.buttons}`],
      ]);
      expect(draftPattern(spec).pieces.map(({ id }) => id)).toContain('front-facing');
    }
  });
});
