import { describe, expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { chooseBackdrop } from './choose-backdrop.ts';

const seeds = Array.from({ length: 24 }, (_, seed) => seed);
const behind = (words: string) => new Set(seeds.map((seed) => chooseBackdrop(read({ words }, seed), seed)));

describe('the place behind', () => {
  test('a nightgown is a room at home, never a ballroom', () => {
    const places = behind('white cotton nightgown');
    for (const grand of ['salon', 'evening', 'arch'] as const) expect(places).not.toContain(grand);
    expect(places.size).toBeGreaterThan(1);
  });

  test('an evening gown is a ballroom', () => {
    expect(behind('a black gown')).toEqual(new Set(['evening', 'drape', 'salon']));
  });

  test.each(['angrakha', 'phiran', 'pathani', 'mundu', 'lungi', 'patiala'])(
    'a %s at a wedding is one of its own country',
    (garment) => {
      for (const place of behind(`red ${garment} for a wedding`)) expect(['arch', 'garland', 'drape']).toContain(place);
    },
  );
});
