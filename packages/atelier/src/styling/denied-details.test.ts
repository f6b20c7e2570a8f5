import type { Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { DETAIL_BY_ID, GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { read } from '#atelier/read.ts';

const look = (words: string): Look => read({ words }, 7);
const detailsOf = (kind: string, words: string): string[] =>
  look(words).garments.flatMap((garment) => (garment.kind === kind ? garment.details.map(({ id }) => id) : []));

/** What makes a garment what it is: without it another name is asked for. */
const MAKES: ReadonlySet<string> = new Set([
  ...['cargo-pocket', 'tails', 'front-pleats', 'nauvari', 'gher', 'knee-flare', 'ankle-rings', 'split-panel'],
  'lace-up-front',
]);

/** Every detail that a garment has by its record, with the garment's name and the detail's. */
const OWN = [...GARMENT_BY_ID].flatMap(([kind, { name, is }]) =>
  (is?.details ?? [])
    .filter((id) => !MAKES.has(id))
    .map((id) => ({
      id,
      kind,
      words: `a ${name ?? kind.replaceAll('-', ' ')} without ${(DETAIL_BY_ID.get(id)?.name ?? id).replace(/^an? /, '').replaceAll('-', ' ')}`,
    })),
);

describe('what a garment has by its record', () => {
  it(`goes when it is denied, of all ${OWN.length}`, () => {
    const kept = OWN.filter(({ kind, id, words }) => detailsOf(kind, words).includes(id));
    expect(kept.map(({ words }) => words)).toEqual([]);
    expect(OWN.length).toBeGreaterThan(100);
  });

  it.each([
    ['parka', 'a khaki parka, no fur', 'fur-trim'],
    ['parka', 'a khaki parka without the hood', 'fur-trim'],
    ['kimono', 'an indigo cotton kimono without obi', 'obi'],
    ['kilt', 'a grey kilt, no pleats', 'pleats'],
  ])('goes from the %s of "%s"', (kind, words, id) => {
    expect(detailsOf(kind, words)).not.toContain(id);
  });

  it('stays where something else is denied', () => {
    expect(detailsOf('parka', 'a khaki parka, fur collar, no hood')).toContain('fur-trim');
    expect(detailsOf('parka', 'a khaki parka, no belt')).toContain('fur-trim');
    expect(detailsOf('kimono', 'an indigo cotton kimono, no print')).toContain('obi');
  });
});
