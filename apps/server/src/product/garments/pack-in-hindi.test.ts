import { packInHindi } from '@toile/contract/pack-hindi';
import { draftPattern, type PackGarment, SAMPLE_PRICES, specify, type Table, tablesOf } from '@toile/cutting';
import { GARMENT_KINDS, type GarmentKind } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { costOf } from '../../../../../packages/cutting/src/cloth/cost.ts';
import { lookOf, plainGarment } from '../../../../../packages/cutting/src/spec/look.fixture.ts';
import { withoutFigure } from '../../../../../packages/cutting/src/spec/without-figure.ts';

const WORN = [
  {},
  {
    length: 'knee',
    closure: 'buttons',
    collar: 'mandarin',
    sleeve: { shape: 'shirt', length: 'long' },
  },
] as const;

/** Letters of codes and of sizes: the same in every language. */
const CODES = /\b(?:HPS|CF|CB|GST|AQL|XL|XS|SS[a-z]*|LS[a-z]|BS[a-z]|EF[a-z]|J|L|M|bar tack|cm)\b/g;

/** Words that are left in Latin letters, names of the cloths and of the garment apart. */
function left(hindi: string, names: readonly string[]): string[] {
  const plain = names.reduce((text, name) => text.split(name).join(''), hindi).replace(CODES, '');
  return plain.match(/[A-Za-z][A-Za-z’-]+/g) ?? [];
}

/** All of a garment's tables but the metres, which no words depend on: laying them takes a minute. */
function packOf(kind: GarmentKind, own: (typeof WORN)[number]): PackGarment {
  const garment = plainGarment(kind, own);
  const spec = specify(lookOf([garment]), garment);
  const pattern = draftPattern(spec);
  return { spec, sizes: [spec], pattern, metres: [], cost: costOf(spec, pattern, [], SAMPLE_PRICES), told: [] };
}

const cellsOf = ({ title, head, rows, note }: Table) =>
  [title, ...head, ...rows.flat(), note ?? ''].filter((cell) => typeof cell === 'string');

function untold(kind: GarmentKind, { spec, pattern, ...made }: PackGarment): string[] {
  const names = [spec.name, kind, pattern.undrafted?.nearest ?? kind, ...spec.cloths.map(({ name }) => name)];
  return tablesOf({ spec, pattern, ...made })
    .flatMap(cellsOf)
    .filter((cell) => left(packInHindi(cell), names).length > 0);
}

describe('a pack in Hindi', () => {
  test.each(WORN)('tells every word that the house writes of every garment, made as %j', (own) => {
    for (const kind of GARMENT_KINDS) {
      expect(untold(kind, packOf(kind, own)), kind).toEqual([]);
    }
  });

  test('keeps numbers, sizes, classes of seams and the order of a row', () => {
    expect(packInHindi('slits 41.5 cm, turned, bar-tacked')).toBe('चाक 41.5 सेमी, मोड़े हुए, बार टैक');
    expect(packInHindi('Bill of materials, size M · kurta')).toBe('सामान की सूची, साइज़ M · kurta');
    expect(['M', 'm', 'XS'].map(packInHindi)).toEqual(['M', 'मी', 'XS']);
    expect(packInHindi('Sleeve, upper, lining')).toBe('आस्तीन, ऊपर की, अस्तर');
    expect(packInHindi('11. centre front: 9 × button 18L.')).toBe('11. सामने बीच: 9 × बटन 18L।');
    expect(packInHindi('four-thread overlock (SSa-1, 514), taped')).toBe('चार धागे का ओवरलॉक (SSa-1, 514), टेप के साथ');
  });

  test('tells why the tables of what no template cuts are empty', () => {
    const garment = { ...plainGarment('jacket', {}), name: 'jeogori' };
    const spec = withoutFigure(specify(lookOf([garment]), garment), 'jeogori');
    const pattern = draftPattern(spec);
    const made = { spec, sizes: [spec], pattern, metres: [], cost: costOf(spec, pattern, [], SAMPLE_PRICES), told: [] };
    expect(untold('jacket', made)).toEqual([]);
  });

  test('leaves what somebody wrote as it was written', () => {
    for (const note of ['Ask Mrs Rao, she knows', '=1+1', '', '3 × the usual (see photo)', 'Rani Textiles Ltd.'])
      expect(packInHindi(note)).toBe(note);
  });

  test('reads a row of unknown words once each, however many', () => {
    const note = Array.from({ length: 3000 }, (_, nth) => `w${nth}`).join(', ');
    expect(packInHindi(note)).toBe(note);
  });
});
