import { GARMENT_KINDS, type Garment, type GarmentKind, NECKLINES } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { drawFlat } from '../flats/draw-flat.ts';
import { flatten, lengthOfPoints } from '../kit/path.ts';
import { makingOf } from '../making/making-steps.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import type { Specification } from '../spec/specification.ts';
import { specify } from '../spec/specify.ts';
import { bareEdge, strapLength } from '../spec/torso/bare-edge.ts';
import { BARE } from '../spec/torso/neck-of.ts';
import { shapingOf } from '../spec/torso/shaping.ts';
import { disagreements } from './disagreements.ts';
import { draftPattern } from './draft-pattern.ts';
import { faultsOf } from './faults.ts';
import type { Pattern } from './piece.ts';
import { sideLength } from './piece.ts';

type Neck = Garment['neckline'];
const SLEEVELESS = { shape: 'none', length: 'sleeveless' } as const;

interface Made {
  readonly spec: Specification;
  readonly pattern: Pattern;
}

function made(kind: GarmentKind, neckline: Neck, own: Partial<Garment> = {}): Made {
  const isOff = neckline === 'off-shoulder';
  const garment = plainGarment(kind, {
    neckline,
    collar: 'none',
    closure: 'none',
    ...(!isOff && { sleeve: SLEEVELESS }),
    ...own,
  });
  const spec = specify(lookOf([garment]), garment);
  return { spec, pattern: draftPattern(spec) };
}

/** Builds of what may hang from no shoulder: no jackets, no robes. */
const CLOTHES: readonly string[] = ['light', 'tunic', 'bodice', 'choli', 'knit', 'shirt', 'rib-knit'];

/** Garments whose bodies are cut of cloth and may hang from no shoulder. */
const HUNG = GARMENT_KINDS.filter((kind) => {
  const { spec, pattern } = made(kind, 'round');
  return 'build' in spec.cut && !pattern.undrafted && CLOTHES.includes(spec.cut.build);
});

const named = (pattern: Pattern, id: string) => pattern.pieces.find((piece) => piece.id === id);

describe('an edge without shoulders', () => {
  it('is drafted on every garment of cloth, measures what its table says and sews', () => {
    expect(HUNG.length).toBeGreaterThan(60);
    expect(NECKLINES).toEqual(expect.arrayContaining([...BARE]));
    for (const kind of HUNG)
      for (const neckline of BARE) {
        const { spec, pattern } = made(kind, neckline);
        // what its kind turns over or crosses is moulded, and says so
        if (pattern.undrafted) continue;
        const of = `${kind}, ${neckline}`;
        expect(named(pattern, 'front'), of).toBeDefined();
        expect(faultsOf(spec, pattern), of).toEqual([]);
        expect(
          disagreements(spec, pattern).map(({ point, drafted }) => `${point.code} ${point.value} ${drafted}`),
          of,
        ).toEqual([]);
      }
  });

  it('is left to the stand on few', () => {
    const left = HUNG.flatMap((kind) => BARE.filter((neckline) => made(kind, neckline).pattern.undrafted));
    expect(left.length, `${left.length} of ${HUNG.length * BARE.length}`).toBeLessThan(HUNG.length * BARE.length * 0.1);
  });

  it('is cut as it is drawn', () => {
    for (const neckline of ['halter', 'strapless', 'straps', 'off-shoulder'] as const) {
      const { spec, pattern } = made('gown', neckline);
      const [t, front] = [spec.parts.torso, named(pattern, 'front')];
      if (!t || !front || !('build' in spec.cut)) throw new Error('a gown has a body');
      const shape = shapingOf(t, spec.garment, spec.cut.build, false);
      const edge = bareEdge({ t, g: spec.garment, underarm: [t.chest / 2, shape.underarm] }, true);
      expect(sideLength(front, 'neck'), neckline).toBeCloseTo(lengthOfPoints(flatten(edge, 16)), 1);
    }
  });

  it('has the straps that are drawn, as long as is told, and a nape that closes', () => {
    const { spec, pattern } = made('gown', 'halter');
    const t = spec.parts.torso;
    if (!t || !('build' in spec.cut)) throw new Error('a gown has a body');
    const long = strapLength({
      t,
      g: spec.garment,
      underarm: [t.chest / 2, shapingOf(t, spec.garment, spec.cut.build, false).underarm],
    });
    const strap = named(pattern, 'strap');
    expect(strap?.cut).toBe(2);
    expect(strap && sideLength(strap, 'top')).toBeGreaterThan(long);
    const told = drawFlat(spec).views.flatMap(({ captions }) => captions.map(({ text }) => text));
    expect(told.some((text) => text.includes(`${long} long`))).toBe(true);
    expect(spec.closings.map(({ where }) => where)).toContain('nape');
  });

  it('round the arms is held by elastic that is bought, cased and drawn in', () => {
    const { spec, pattern } = made('blouse', 'off-shoulder', { sleeve: { shape: 'set-in', length: 'elbow' } });
    expect(spec.trims.map(({ id }) => id)).toContain('elastic');
    expect(named(pattern, 'neck-strip')).toBeDefined();
    const sleeve = named(pattern, 'sleeve');
    expect(sleeve?.sides.some(({ name }) => name === 'neck')).toBe(true);
    const steps = makingOf(spec, pattern).map(({ say }) => say);
    const [edge, drawn] = ['casing', 'draw it through'].map((word) => steps.findIndex((say) => say.includes(word)));
    expect(edge).toBeGreaterThan(-1);
    expect(drawn).toBeGreaterThan(edge ?? 0);
  });

  it('over one shoulder is cut whole, with one armhole, and its sleeve is one', () => {
    const { spec, pattern } = made('dress', 'one-shoulder', { sleeve: { shape: 'set-in', length: 'long' } });
    const [front, sleeve] = [named(pattern, 'front'), named(pattern, 'sleeve')];
    expect(front).toMatchObject({ cut: 1 });
    expect(front?.fold).toBeUndefined();
    expect(front?.sides.filter(({ name }) => name === 'armhole')).toHaveLength(1);
    expect(sleeve?.cut).toBe(1);
    const sleeves = drawFlat(spec, { dimensions: false }).views.map(({ marks }) =>
      marks.filter(({ layer, pen }) => layer === 'sleeves' && pen === 'outline'),
    );
    expect(sleeves.map((marks) => marks.length)).toEqual([1, 1]);
  });
});
