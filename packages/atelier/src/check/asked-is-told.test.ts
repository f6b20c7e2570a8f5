import { type Detail, detailWord, type Look } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { drawnOf } from '#atelier/sheet/page/drawn-of.ts';
import { describe as tell } from '../describe.ts';
import { readAndSee } from '../read-and-see.ts';
import { shareOf } from '../soak.fixture.ts';
import { CHECK_SCALE, checkLook } from './check-look.ts';
import { coloursOf, measure } from './measured.ts';
import { partFaults } from './part-faults.ts';
import { printFaults } from './print-faults.ts';
import { randomBrief } from './random-brief.ts';

/** Random briefs: all two thousand in a soak, thirty-six that no run before had in every other. */
const BRIEFS = shareOf(2000, 36);
const PART = 12;
const PARTS = Array.from({ length: Math.ceil(BRIEFS.length / PART) }, (_, i) => BRIEFS.slice(i * PART, (i + 1) * PART));

const SEEN = new Map<number, Look>();

/** The Look of a random brief, read and drawn once: three tests ask of it. */
function seen(n: number): Look {
  const look = SEEN.get(n) ?? readAndSee({ words: randomBrief(n).words }, n);
  SEEN.set(n, look);
  return look;
}

/** What is told as not drawn of what bears a name, each word whole: belt loops are no belt. */
function toldOf({ reading }: Look, name: string): string[] {
  const line = reading.notDrawn.find((told) => told.startsWith(`Not drawn of the ${name}:`)) ?? '';
  return line.slice(line.indexOf(':') + 2, -1).split(', ');
}

/** The details that the words ask of a garment. */
const askedOf = ({ reading, garments }: Look): { id: string; name: string; detail: Detail }[] =>
  garments.flatMap(({ id, name, details }) =>
    details
      .filter((detail) =>
        reading.understood.some(({ of, as, value }) => of === id && as === 'detail' && value.startsWith(detail.id)),
      )
      .map((detail) => ({ id, name, detail })),
  );

describe('of random briefs', () => {
  test.each(PARTS.map((part) => [part[0], part] as const))(
    'from %i: every detail asked is drawn or told',
    (_, part) => {
      for (const n of part) {
        const { words } = randomBrief(n);
        const look = seen(n);
        const drawn = drawnOf(look, n).look;
        for (const { id, name, detail } of askedOf(look)) {
          const isTold = toldOf(look, name).includes(detailWord(detail).replaceAll('-', ' '));
          const own = drawn.garments.find((garment) => garment.id === id);
          const isDrawn = own?.details.some((other) => detailWord(other) === detailWord(detail)) ?? false;
          const isHidden = own === undefined;
          expect([words, detail.id, isDrawn || isTold || isHidden]).toEqual([words, detail.id, true]);
          expect([words, detail.id, isDrawn && isTold]).toEqual([words, detail.id, false]);
        }
      }
    },
  );

  test.each(PARTS.map((part) => [part[0], part] as const))('from %i: what is told is in the picture', (_, part) => {
    for (const n of part) {
      const { words } = randomBrief(n);
      const look = seen(n);
      const faults = checkLook(look, n).filter(({ rule }) => rule === 'said' || rule === 'part' || rule === 'print');
      expect([words, faults]).toEqual([words, []]);
    }
  });

  test.each(PARTS.map((part) => [part[0], part] as const))('from %i: plain words leave no print', (_, part) => {
    for (const n of part) {
      const { words, isPlain } = randomBrief(n);
      if (!isPlain) continue;
      const { garments, reading } = seen(n);
      const printed = garments.filter(
        ({ id, cloth }) => reading.sources[`${id}.kind`] === 'words' && cloth.print.kind !== 'solid',
      );
      expect([words, printed.map(({ kind }) => kind)]).toEqual([words, []]);
    }
  });
});

describe('a rule finds', () => {
  const look = readAndSee({ words: 'a plain teal cotton dress' }, 3);

  test('a print on plain cloth', () => {
    const measured = measure(look, 3, CHECK_SCALE);
    expect(printFaults(measured)).toEqual([]);
    const { garmentAt } = measured.dressed;
    for (let at = 0; at < garmentAt.length; at += 2)
      if (garmentAt[at] === 1) measured.scene.rgb.set([0.75, 0.1, 0.12], at * 3);
    expect(coloursOf(measured, 0).length).toBeGreaterThan(1);
    expect(printFaults(measured).map(({ rule }) => rule)).toEqual(['print']);
  });

  test('a part that is registered where no pixel of it is', () => {
    const measured = measure(look, 3, CHECK_SCALE);
    expect(partFaults(measured)).toEqual([]);
    measured.dressed.garmentAt.fill(0);
    expect(partFaults(measured).length).toBeGreaterThan(0);
  });

  test('a detail that no drawing shows: it is told, and not told of', () => {
    const asked = readAndSee({ words: 'washed black denim shirt with topstitch' }, 3);
    expect(asked.reading.notDrawn.join(' ')).toMatch(/Not drawn of the denim shirt: .*topstitch/);
    for (const seed of [1, 2, 3]) expect(tell(asked, seed)).not.toMatch(/topstitch|washed black/);
  });

  test('of two that are drawn as one the first', () => {
    const { reading } = readAndSee({ words: 'lilac waistcoat with embroidery and beads' }, 3);
    expect(reading.notDrawn.join(' ')).toContain('beads');
    expect(reading.notDrawn.join(' ')).not.toContain('embroidery');
  });
});
