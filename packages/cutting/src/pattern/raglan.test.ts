import { GARMENT_KINDS, type GarmentKind } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { drawFlat } from '../flats/draw-flat.ts';
import { boxOf, flatten } from '../kit/path.ts';
import { makingOf } from '../making/making-steps.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import { specify } from '../spec/specify.ts';
import { isRaglan } from '../spec/torso/raglan.ts';
import { disagreements } from './disagreements.ts';
import { draftPattern } from './draft-pattern.ts';
import { faultsOf } from './faults.ts';
import { notInPieces } from './not-in-pieces.ts';

function made(kind: GarmentKind) {
  const garment = plainGarment(kind, { neckline: 'round', sleeve: { shape: 'raglan', length: 'long' } });
  const spec = specify(lookOf([garment]), garment);
  return { spec, pattern: draftPattern(spec) };
}

const RAGLANS = GARMENT_KINDS.filter((kind) => {
  const { spec, pattern } = made(kind);
  const t = spec.parts.torso;
  return (
    !pattern.undrafted && t !== undefined && spec.cut.form === 'torso' && isRaglan(spec.garment, spec.cut.build, t)
  );
});

describe('a raglan', () => {
  it('is one garment on every kind: no shoulder seam, no armhole beside it, and its seam sews', () => {
    expect(RAGLANS.length).toBeGreaterThan(60);
    for (const kind of RAGLANS) {
      const { spec, pattern } = made(kind);
      expect(faultsOf(spec, pattern), kind).toEqual([]);
      expect(
        disagreements(spec, pattern).map(({ point, drafted }) => `${point.code} ${drafted}`),
        kind,
      ).toEqual([]);
      const body = pattern.pieces.filter(({ id }) => /^(?:front|back)/.test(id));
      expect(
        body.flatMap(({ sides }) => sides.map(({ name }) => name)),
        kind,
      ).not.toContain('shoulder');
      expect(
        spec.seams.map(({ where }) => where),
        kind,
      ).not.toContain('shoulder');
      expect(notInPieces(spec).join(), kind).not.toContain('raglan');
    }
  });

  it('is sewn before the neck, which it is part of', () => {
    for (const kind of RAGLANS) {
      const { spec, pattern } = made(kind);
      const steps = makingOf(spec, pattern).map(({ say }) => say);
      const [sleeve, neck] = [/^Raglan sleeve/, /^Neck:/].map((what) => steps.findIndex((say) => what.test(say)));
      expect(sleeve, kind).toBeGreaterThan(-1);
      if ((neck ?? -1) > -1) expect(sleeve, kind).toBeLessThan(neck ?? 0);
    }
  });

  it('is drawn without the outline of an armhole, front and back, under lapels too', () => {
    for (const kind of ['sweatshirt', 'coat', 'trench-coat', 'blouse'] as const) {
      const { spec } = made(kind);
      const t = spec.parts.torso;
      const level = (t?.shoulderDrop ?? 0) + 6;
      // an armhole crosses the level well inside the arm
      const holes = drawFlat(spec, { dimensions: false }).views.flatMap(({ marks }) =>
        marks.filter(({ layer, pen, path }) => {
          if (layer !== 'body' || pen !== 'outline') return false;
          const { x0, x1, y0, y1 } = boxOf(flatten(path, 12));
          return (
            y0 < level &&
            y1 > level + 4 &&
            Math.max(Math.abs(x0), Math.abs(x1)) > (t?.acrossFront ?? 0) / 2 - 1 &&
            y1 < (t?.waistAt ?? 40) - 5
          );
        }),
      );
      expect(holes, kind).toEqual([]);
    }
  });
});
