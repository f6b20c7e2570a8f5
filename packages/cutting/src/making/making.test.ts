import { GARMENT_KINDS, type Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { draftPattern } from '../pattern/draft-pattern.ts';
import { cutApart } from '../pattern/to-cut-apart.ts';
import { toCutBesides } from '../pattern/to-cut-besides.ts';
import { taken } from '../soak.fixture.ts';
import { anyGarment, lookOf, plainGarment, seeded } from '../spec/look.fixture.ts';
import { specifyLook } from '../spec/specify.ts';
import { closingKey } from './from-closings.ts';
import { makingOf } from './making-steps.ts';
import { inOrder, type Operation, rankOf } from './operations.ts';

const PEOPLE: readonly Partial<Look['person']>[] = [{}, { presentation: 'male' }, { ageGroup: 'child' }];
/** A run takes one garment in so many for one wearer, and this share of the garments of any slots. */
const ONE_IN = 11;
const RANDOM = 1200;
const RANDOM_ONE_IN = 6;

/** What of a pack no step makes, and what steps make that is not there. */
function unmatched(look: Look): string[] {
  return specifyLook(look, {}, {}, 'all').flatMap((spec) => {
    if (spec.missing !== undefined) return [];
    const pattern = draftPattern(spec);
    const steps = makingOf(spec, pattern);
    const made = new Set(steps.flatMap(({ of }) => of));
    const besides = toCutBesides(spec, pattern).filter(({ isTold }) => isTold !== true);
    const parts = [...cutApart(spec, pattern), ...besides];
    const replaced = pattern.pieces.filter(({ name }) => parts.some(({ replaces }) => replaces?.test(name)));
    const there = [
      ...pattern.pieces.map(({ id }) => `piece:${id}`),
      ...spec.seams.map(({ where }) => `seam:${where}`),
      ...spec.closings.map(closingKey),
      ...spec.trims.map(({ id }) => `trim:${id}`),
      ...parts.map(({ what }) => `apart:${what}`),
    ];
    const isBought = (key: string): boolean =>
      key === 'trim:thread' ||
      spec.trims.some(({ id, name }) => key === `trim:${id}` && spec.closings.some(({ what }) => what === name));
    const isReplaced = (key: string): boolean => replaced.some(({ id }) => key === `piece:${id}`);
    return [
      ...there.filter((key) => !made.has(key) && !isBought(key) && !isReplaced(key)).map((key) => `${key} has no step`),
      ...[...made].filter((key) => !there.includes(key)).map((key) => `a step is of ${key}, which is not there`),
    ].map((said) => `${spec.kind}: ${said}`);
  });
}

describe('the steps of making', () => {
  it('are one for every piece, seam, closing and trim that a garment has, and none for what it has not', () => {
    const all = PEOPLE.flatMap((person) => GARMENT_KINDS.map((kind) => ({ kind, person })));
    const apart = taken(all, ONE_IN).flatMap(({ kind, person }) => unmatched(lookOf([plainGarment(kind)], person)));
    expect([...new Set(apart)]).toEqual([]);
  });

  it('are so whatever closes, shapes and finishes it', () => {
    const seeds = taken(
      Array.from({ length: RANDOM }, (_, nth) => nth),
      RANDOM_ONE_IN,
    );
    const apart = seeds.flatMap((seed) => {
      const random = seeded(seed);
      const kind = GARMENT_KINDS[Math.floor(random() * GARMENT_KINDS.length)] ?? 'dress';
      return unmatched(lookOf([anyGarment(kind, random)]));
    });
    expect([...new Set(apart)]).toEqual([]);
  });

  const before: readonly (readonly [Operation, Operation])[] = [
    ['dart', 'side'],
    ['pocket', 'side'],
    ['pocket', 'outseam'],
    ['shoulder', 'neck'],
    ['neck', 'setFlat'],
    ['setFlat', 'side'],
    ['side', 'setRound'],
    ['sleeve', 'setRound'],
    ['sleeveOpening', 'cuff'],
    ['side', 'slit'],
    ['side', 'waist'],
    ['skirt', 'waist'],
    ['waist', 'zip'],
    ['outseam', 'inseam'],
    ['fly', 'crotch'],
    ['zip', 'band'],
    ['side', 'hem'],
    ['crotch', 'hem'],
    ['band', 'hem'],
    ['hem', 'fasten'],
    ['pleatHem', 'layPleats'],
    ['layPleats', 'waist'],
    ['layPleats', 'zip'],
    ['pocket', 'canvas'],
    ['canvas', 'shoulder'],
    ['setRound', 'bag'],
    ['bag', 'lateFacing'],
    ['lateFacing', 'lateNeck'],
    ['hemRib', 'frontZip'],
    ['frontZip', 'lateFacing'],
    ['slashZip', 'neck'],
    ['side', 'sleeveHem'],
  ];
  it.each(before)('do %s before %s', (first, second) => {
    expect(rankOf(first)).toBeLessThan(rankOf(second));
    const steps = [second, first].map((op) => ({ op, say: op, of: [] }));
    expect(inOrder(steps).map(({ op }) => op)).toEqual([first, second]);
  });
});
