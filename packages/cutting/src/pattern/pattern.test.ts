import { detailsNamed, GARMENT_KINDS, type Garment, type GarmentKind } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { toMeasure } from '../measures/made-to-measure.ts';
import { SIZE_TABLES } from '../measures/size-tables.ts';
import { anyGarment, lookOf, plainGarment, seeded } from '../spec/look.fixture.ts';
import type { Specification } from '../spec/specification.ts';
import { specify } from '../spec/specify.ts';
import { disagreements } from './disagreements.ts';
import { draftPattern } from './draft-pattern.ts';
import { faultsOf, SEWS } from './faults.ts';
import { cutLine, type Pattern } from './piece.ts';
import { readPattern, seamError, torsoAt } from './read-pattern.ts';

function specOf(
  kind: GarmentKind,
  own: Partial<Garment>,
  who: 'women' | 'men' | 'children' = 'women',
  size?: Specification['size'],
): Specification {
  const garment = plainGarment(kind, own);
  const look = lookOf([garment], {
    presentation: who === 'men' ? 'male' : 'female',
    ageGroup: who === 'children' ? 'child' : 'adult',
  });
  return specify(look, garment, size && size !== 'made to measure' ? { size } : {});
}

function apart(s: Specification, pattern: Pattern): string[] {
  const read = readPattern(pattern);
  const out = disagreements(s, pattern).map(
    ({ point, drafted }) => `${point.part}.${point.id} told ${point.value}, drafted ${drafted.toFixed(2)}`,
  );
  const t = s.parts.torso;
  if (t && read.torso)
    for (const [id, y] of [
      ['waist', t.waistAt],
      ['hip', t.hipAt],
    ] as const) {
      const under = (t.shoulderDrop ?? 0) + t.armhole;
      const off = torsoAt(pattern, y) - t[id];
      if (y > under + 3 && y < (read.torso.bottom ?? 0) - (t.hemCurve ?? 0) - 2 && Math.abs(off) > 1)
        out.push(`${id} is off by ${off.toFixed(2)}`);
    }
  return out;
}

const KINDS: readonly [GarmentKind, Partial<Garment>][] = [
  [
    't-shirt',
    {
      cloth: {
        fabric: 'jersey',
        colour: { name: 'white', hex: '#ffffff' },
        print: { kind: 'solid', colours: [], scale: 'small' },
      },
      neckline: 'crew',
    },
  ],
  ['shirt', { neckline: 'shirt', collar: 'shirt', closure: 'buttons', sleeve: { shape: 'shirt', length: 'long' } }],
  ['blouse', { neckline: 'shirt', collar: 'shirt', closure: 'buttons', sleeve: { shape: 'bishop', length: 'long' } }],
  [
    'kurta',
    {
      length: 'knee',
      neckline: 'notched',
      collar: 'mandarin',
      closure: 'half-placket',
      details: detailsNamed(['side-slit']),
      sleeve: { shape: 'set-in', length: 'three-quarter' },
    },
  ],
  ['kurta', { length: 'knee', silhouette: 'a-line', sleeve: { shape: 'set-in', length: 'long' } }],
  ['kurti', { length: 'thigh', details: detailsNamed(['side-slit']) }],
  [
    'anarkali',
    {
      length: 'maxi',
      silhouette: 'fit-and-flare',
      waistline: 'empire',
      fit: 'fitted',
      details: detailsNamed(['gher']),
    },
  ],
  ['choli', { length: 'crop', fit: 'fitted', neckline: 'scoop' }],
  ['lehenga', { length: 'floor', silhouette: 'flared' }],
  ['salwar', {}],
  ['patiala', {}],
  ['churidar', { silhouette: 'churidar', fit: 'tight' }],
  ['palazzos', { silhouette: 'palazzo' }],
  ['sharara', { silhouette: 'sharara' }],
  ['trousers', {}],
  ['wide-leg-trousers', { silhouette: 'wide', waistline: 'high' }],
  ['jeans', {}],
  ['pencil-skirt', { silhouette: 'pencil', fit: 'fitted' }],
  ['a-line-skirt', { silhouette: 'a-line' }],
  ['circle-skirt', { silhouette: 'circle' }],
  ['a-line-dress', { silhouette: 'a-line', fit: 'fitted', length: 'knee' }],
  ['shift-dress', { silhouette: 'shift', waistline: 'none', length: 'mini' }],
  ['wrap-dress', { silhouette: 'wrap', neckline: 'wrap', closure: 'wrap', fit: 'fitted', length: 'midi' }],
  [
    'hoodie',
    {
      collar: 'hood',
      fit: 'relaxed',
      sleeve: { shape: 'drop-shoulder', length: 'long' },
      details: detailsNamed(['rib', 'hood']),
    },
  ],
  [
    'sweatshirt',
    {
      collar: 'rib',
      fit: 'relaxed',
      sleeve: { shape: 'drop-shoulder', length: 'long' },
      details: detailsNamed(['rib']),
    },
  ],
  [
    'waistcoat',
    {
      neckline: 'v',
      closure: 'buttons',
      fit: 'fitted',
      length: 'waist',
      sleeve: { shape: 'none', length: 'sleeveless' },
    },
  ],
  [
    'nehru-jacket',
    { neckline: 'high', collar: 'mandarin', closure: 'buttons', sleeve: { shape: 'none', length: 'sleeveless' } },
  ],
  [
    'sherwani',
    {
      neckline: 'high',
      collar: 'mandarin',
      closure: 'buttons',
      length: 'knee',
      fit: 'fitted',
      sleeve: { shape: 'tailored', length: 'long' },
    },
  ],
  ['blazer', { fit: 'fitted' }],
  ['coat', { length: 'midi' }],
  ['saree', {}],
];

describe('the pattern', () => {
  it.each(KINDS)('of a %s measures what its table says in every size, and its seams sew', (kind, own) => {
    for (const who of ['women', 'men', 'children'] as const)
      for (const size of SIZE_TABLES[who].sizes) {
        const s = specOf(kind, own, who, size);
        const pattern = draftPattern(s);
        expect(pattern.pieces.length, `${kind} ${size}`).toBeGreaterThan(0);
        expect(apart(s, pattern), `${kind} ${who} ${size}`).toEqual([]);
        for (const join of pattern.joins)
          expect(Math.abs(seamError(pattern, join)), `${kind} ${who} ${size} ${join.name}`).toBeLessThanOrEqual(SEWS);
      }
  });

  it('is cut to a customer’s own measures', () => {
    const garment = plainGarment('kurta', { length: 'knee' });
    const fitting = toMeasure('women', { bust: 101, waist: 84, hip: 106, height: 152, shoulder: 38 });
    const s = specify(lookOf([garment]), garment, { fitting });
    expect(s.size).toBe('made to measure');
    expect(apart(s, draftPattern(s))).toEqual([]);
  });

  it('says why a garment is not drafted, and what comes nearest', () => {
    for (const kind of ['swimsuit', 'corset', 'cable-sweater', 'dhoti-pants'] as const) {
      const { pieces, undrafted } = draftPattern(specOf(kind, {}));
      expect(pieces).toEqual([]);
      expect(undrafted?.why.length).toBeGreaterThan(20);
      expect(undrafted?.nearest).toBeTruthy();
    }
  });

  it('is wider than its seam line by the allowances, everywhere', () => {
    const pattern = draftPattern(specOf('kurta', { length: 'knee' }));
    for (const piece of pattern.pieces) expect(cutLine(piece).length).toBeGreaterThanOrEqual(4);
  });

  it('of 150 garments of any slots holds no edge that crosses itself, no negative length and no seam that cannot be sewn', () => {
    const random = seeded(11);
    for (let i = 0; i < 150; i++) {
      const kind = GARMENT_KINDS[Math.floor(random() * GARMENT_KINDS.length)] ?? 'kurta';
      const garment = anyGarment(kind, random);
      const spec = specify(lookOf([garment]), garment);
      const pattern = draftPattern(spec);
      expect(faultsOf(spec, pattern), `${kind} ${JSON.stringify(garment)}`).toEqual([]);
    }
  });
});
