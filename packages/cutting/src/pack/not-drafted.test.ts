import { GARMENT_KINDS, type Garment, type Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PRICES } from '../cloth/prices.ts';
import { draftPattern } from '../pattern/draft-pattern.ts';
import { anyGarment, lookOf, plainGarment, seeded } from '../spec/look.fixture.ts';
import { specifyLook } from '../spec/specify.ts';
import {
  billTable,
  costTable,
  metresTable,
  type PackGarment,
  packGarments,
  piecesTable,
  seamsTable,
  stepsTable,
} from './pack-tables.ts';

const BARE: readonly Garment['neckline'][] = ['halter', 'strapless', 'straps', 'off-shoulder', 'one-shoulder'];
const RANDOM = 150;

/** Everything that a pack tells of quantities, pieces, seams and steps of what has no pieces. */
function pretended(garment: PackGarment): string[] {
  const { spec, cost } = garment;
  const rows = [billTable, costTable, metresTable].flatMap((table) =>
    table(garment).rows.map((row) => `${table(garment).title}: ${row.join(' | ')}`),
  );
  const cut = piecesTable(garment).rows.filter(
    ([what, count]) => count !== '' && !/^to be cut by you/.test(String(what)),
  );
  const sewn = seamsTable(garment).rows.filter(
    ([, , allowance, from]) => allowance !== '' || from === 'house standard',
  );
  const steps = stepsTable(garment).rows.slice(1);
  return [
    ...rows,
    ...[...cut, ...sewn, ...steps].map((row) => row.join(' | ')),
    ...(cost.total > 0 ? ['a price'] : []),
  ].map((said) => `${spec.kind}, ${spec.garment.neckline}: ${said}`);
}

const isUndrafted = (look: Look): boolean =>
  specifyLook(look, {}, {}, 'all').some((spec) => draftPattern(spec).undrafted !== undefined);

const packs = (look: Look): PackGarment[] => packGarments(look, [], SAMPLE_PRICES, { which: 'all' });

describe('what is not drafted', () => {
  it('has no pieces, cloth, seams, steps, trims or price on any page', () => {
    const random = seeded(7);
    const looks = [
      ...GARMENT_KINDS.map((kind) => lookOf([plainGarment(kind)])),
      ...BARE.flatMap((neckline) =>
        (['gown', 'blouse', 'jumpsuit', 'camisole'] as const).map((kind) => lookOf([plainGarment(kind, { neckline })])),
      ),
      ...Array.from({ length: RANDOM }, () => {
        const kind = GARMENT_KINDS[Math.floor(random() * GARMENT_KINDS.length)] ?? 'gown';
        return lookOf([anyGarment(kind, random)]);
      }),
    ];
    const bare = looks.filter(isUndrafted).flatMap(packs);
    expect(bare.length).toBeGreaterThan(BARE.length);
    expect(bare.flatMap(pretended)).toEqual([]);
  });
});
