/** What the gate lets through, and what it stops. */
import { afterEach, describe, expect, test } from 'vitest';
import { FABRIC_RULES } from '../../src/cloth/fabric-rules.ts';
import { BRIEFS, type CanonicalBrief } from './briefs.ts';
import { type Moved, movedRegions } from './compare.ts';
import { drawBrief, type GatePicture } from './draw-brief.ts';
import type { Region } from './regions.ts';
import { CELL, packed, signatureOf, unpacked } from './signature.ts';

/** Satin as the table of cloths has it; put right again after each test that lays another in its place. */
const { satin: SATIN } = FABRIC_RULES;
afterEach(() => {
  FABRIC_RULES.satin = SATIN;
});

function briefOf(id: string): CanonicalBrief {
  const brief = BRIEFS.find((one) => one.id === id);
  if (!brief) throw new Error(`no brief ${id}`);
  return brief;
}
const DRESS = briefOf('slip-dress');
const picture = drawBrief(DRESS);
const movedTo = (now: GatePicture): Moved[] => movedRegions(signatureOf(picture), signatureOf(now), picture.regionAt);
const namesOf = (moved: readonly Moved[]): Region[] => moved.map(({ region }) => region);

/** The picture with each of its bytes changed. */
const repainted = (change: (value: number, index: number) => number): GatePicture => ({
  ...picture,
  data: picture.data.map((value, i) => (i % 4 === 3 ? value : change(value, i))),
});
/** The part that the cell of a byte belongs to. */
const regionOf = (index: number): Region => {
  const [x, y] = [(index >> 2) % picture.width, Math.floor((index >> 2) / picture.width)];
  return picture.regionAt((Math.floor(x / CELL) + 0.5) * CELL, (Math.floor(y / CELL) + 0.5) * CELL);
};

describe('goes through', () => {
  test('the same brief drawn again', () => {
    expect(movedTo(drawBrief(DRESS))).toEqual([]);
  });

  test('another last bit in every byte', () => {
    expect(movedTo(repainted((value, i) => value + (((i * 2654435761) >>> 16) % 3) - 1))).toEqual([]);
  });

  test('a picture kept in a file and read again', async () => {
    const signature = signatureOf(picture);
    expect(movedRegions(await unpacked(await packed(signature)), signature, picture.regionAt)).toEqual([]);
  });
});

describe('is stopped', () => {
  test('a fold of satin that is a ninth wider', () => {
    FABRIC_RULES.satin = { ...SATIN, foldWidth: (SATIN.foldWidth * 10) / 9 };
    expect(namesOf(movedTo(drawBrief(DRESS)))).toContain('thighs');
  });

  test('satin whose shadows are a tenth deeper', () => {
    FABRIC_RULES.satin = { ...SATIN, span: SATIN.span * 1.1 };
    expect(namesOf(movedTo(drawBrief(DRESS)))).toContain('thighs');
  });

  test('another throw of chance', () => {
    expect(namesOf(movedTo(drawBrief({ ...DRESS, seed: DRESS.seed + 1 })))).toContain('shins');
  });

  test('an edge that moved by half a pixel', () => {
    const { data } = picture;
    const moved = namesOf(movedTo(repainted((value, i) => (value + (data[i - 4] ?? value)) / 2)));
    expect(moved).toEqual(expect.arrayContaining(['face', 'hair', 'sleeves', 'bodice', 'feet']));
  });

  test.each(['face', 'hands', 'waist', 'feet'] as const)('another colour of the %s, told by its name alone', (part) => {
    expect(namesOf(movedTo(repainted((value, i) => (regionOf(i) === part ? value - 6 : value))))).toEqual([part]);
  });
});
