import { asksFor, detailsNamed, type Garment, type Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { read } from '#atelier/read.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => i);
const look = (words: string, creativity: number, seed: number): Look => read({ words, options: { creativity } }, seed);
const found = ({ garments }: Look, kind: string): Garment | undefined => garments.find((g) => g.kind === kind);

/** Briefs with what each asks of one garment. */
const ASKED: readonly [string, string, object][] = [
  [
    'grey pencil skirt and a white shirt',
    'pencil-skirt',
    { silhouette: 'pencil', cloth: { colour: { name: 'grey' } } },
  ],
  ['hippie shirt with flared jeans', 'flared-jeans', { silhouette: 'bootcut', cloth: { fabric: 'denim' } }],
  ['strapless ivory satin gown', 'gown', { neckline: 'strapless', cloth: { fabric: 'satin' } }],
  ['ankle-length pleated skirt in copper', 'pleated-skirt', { silhouette: 'pleated', length: 'ankle' }],
  ['fitted black turtleneck and cords', 'turtleneck', { fit: 'fitted', neckline: 'turtle' }],
  ['sleeveless navy jumpsuit', 'jumpsuit', { sleeve: { length: 'sleeveless' } }],
  ['red dress with short puff sleeves', 'dress', { sleeve: { shape: 'puff', length: 'short' } }],
  ['an oxblood wool coat with peak lapels', 'overcoat', { collar: 'peak', cloth: { fabric: 'wool' } }],
];

describe('whatever the creativity, all that was asked for is there', () => {
  it.each(ASKED)('%s', (words, kind, slots) => {
    for (const creativity of [0, 20, 50, 70, 90, 100])
      for (const seed of SEEDS) expect(found(look(words, creativity, seed), kind)).toMatchObject(slots);
  });
});

describe('creativity 0', () => {
  it('keeps strictly to the brief: no print, trim or detail but those said and those that make the garment', () => {
    for (const words of ['white linen shirt', 'a green dress', 'navy blazer and jeans', 'black skirt', 'wool coat']) {
      for (const seed of SEEDS) {
        for (const { kind, details, trims, cloth } of look(words, 0, seed).garments) {
          expect(details, `${words}: ${kind}`).toEqual(detailsNamed(GARMENT_BY_ID.get(kind)?.is?.details ?? []));
          expect(trims).toEqual({});
          expect(cloth.print.kind).toBe('solid');
        }
      }
    }
  });

  it('adds nothing to carry or to hang about the neck', () => {
    for (const seed of SEEDS) expect(look('a green dress', 0, seed).accessories).toEqual([]);
  });
});

describe('creativity 100', () => {
  const share = (test: (worn: Look) => boolean, words: string): number =>
    SEEDS.filter((seed) => test(look(words, 100, seed))).length / SEEDS.length;

  it('turns cuts that nobody spoke of', () => {
    const turned = ({ garments }: Look): boolean =>
      garments.some(
        ({ details, neckline, sleeve }) =>
          asksFor({ details }, 'asymmetric-hem') ||
          asksFor({ details }, 'cut-out') ||
          neckline === 'one-shoulder' ||
          sleeve.shape === 'balloon',
      );
    expect(share(turned, 'red dress')).toBeGreaterThan(0.7);
  });

  it('sets a print against the one that was asked for, and leaves that one as it is', () => {
    const printed = ({ garments }: Look): number => garments.filter(({ cloth }) => cloth.print.kind !== 'solid').length;
    expect(share((worn) => printed(worn) === 2, 'leopard print shirt')).toBeGreaterThan(0.3);
    for (const seed of SEEDS)
      expect(found(look('leopard print shirt', 100, seed), 'shirt')?.cloth.print.kind).toBe('animal');
  });

  it('lays a layer nobody expected over a dress', () => {
    expect(share(({ garments }) => garments.some(({ layer }) => layer === 'outer'), 'red dress')).toBeGreaterThan(0.3);
  });
});
