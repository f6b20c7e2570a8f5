import { describe, expect, it } from 'vitest';
import { attachmentsOf } from './attachments.fixture.ts';
import { GRAMMAR, type Grammar } from './grammar.ts';

const TABLES = Object.keys(GRAMMAR).filter((key): key is keyof Grammar => key in GRAMMAR);

/** The grammar without one row. */
const without = (id: string): Grammar => ({
  modifiers: GRAMMAR.modifiers.filter((rule) => rule.id !== id),
  parts: GRAMMAR.parts.filter((rule) => rule.id !== id),
  persons: GRAMMAR.persons.filter((rule) => rule.id !== id),
  turns: GRAMMAR.turns.filter((rule) => rule.id !== id),
  boundaries: GRAMMAR.boundaries.filter((rule) => rule.id !== id),
  referents: GRAMMAR.referents.filter((rule) => rule.id !== id),
  shares: GRAMMAR.shares.filter((rule) => rule.id !== id),
  falls: GRAMMAR.falls.filter((rule) => rule.id !== id),
  owners: GRAMMAR.owners.filter((rule) => rule.id !== id),
});

const rows = TABLES.flatMap((table) => GRAMMAR[table].map((rule) => ({ table, ...rule })));

describe.each(rows)('the row "$id" of the $table', ({ id, example, attaches }) => {
  it(`reads "${example}" so that ${attaches}`, () => {
    expect(attachmentsOf(example)).toBe(attaches);
  });

  it('is needed for it', () => {
    expect(attachmentsOf(example, without(id))).not.toBe(attaches);
  });
});

it('no two rows have one name', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
