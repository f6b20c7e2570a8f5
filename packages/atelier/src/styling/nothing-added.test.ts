import { readFileSync } from 'node:fs';
import type { Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const GARMENTS = 'shirt,kurta,dress,blazer,saree,lehenga,coat,jumpsuit,hoodie,anarkali'.split(',');
const COLOURS = 'red,navy,off-white,olive,dusty pink,black'.split(',');
const MOMENTS = ['', ' for a wedding', ' for a sangeet', ' for a party', ' for the office'];

/** Three hundred briefs of eight qualities each. */
const BRIEFS = GARMENTS.flatMap((garment) =>
  COLOURS.flatMap((colour) =>
    MOMENTS.map(
      (moment) =>
        `${colour} cotton ${garment}${moment}, knee length, round neck, long sleeves, slim fit, with gold buttons`,
    ),
  ),
);

const chosenThings = ({ accessories, reading }: Look): string[] =>
  accessories.map(({ kind }) => kind).filter((kind) => reading.sources[`accessory.${kind}`] !== 'words');
const chosenPrints = ({ garments, reading }: Look): string[] =>
  garments
    .filter(({ id, cloth }) => cloth.print.kind !== 'solid' && reading.sources[`${id}.print`] !== 'words')
    .map(({ kind, cloth }) => `${kind} ${cloth.print.kind}`);
const chosenTrims = ({ garments }: Look): string[] =>
  garments.flatMap(({ trims }) => Object.keys(trims)).filter((part) => part !== 'buttons');

describe('where a brief is specific, nothing that nobody named is added', () => {
  it(`adds no jewel, bag or head cover, no print and no second colour to ${BRIEFS.length} briefs`, () => {
    expect(BRIEFS).toHaveLength(300);
    const added = BRIEFS.flatMap((words, seed) => {
      const look = read({ words }, seed);
      const all = [...chosenThings(look), ...chosenPrints(look), ...chosenTrims(look)];
      return all.length > 0 ? [`${words}: ${all.join(', ')}`] : [];
    });
    expect(added).toEqual([]);
  });

  it('makes half of no garment of a colour that is said apart from its cloth', () => {
    const shelves = ['blind-pictures', 'blind-shelves', 'blind-counters'].flatMap((name) =>
      readFileSync(new URL(`../../../../bench/read/${name}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n'),
    );
    const halved = shelves.flatMap((line) => {
      const { text }: { text: string } = JSON.parse(line);
      const { garments } = read({ words: text }, 1);
      return garments.some(({ cloth }) => cloth.print.name === 'colour-blocked') ? [text] : [];
    });
    expect(halved).toEqual([]);
  });

  it('keeps both colours that are said of one cloth', () => {
    const { garments } = read({ words: 'a black and white shirt' }, 1);
    expect(garments.find(({ kind }) => kind === 'shirt')?.cloth).toMatchObject({
      colour: { name: 'black' },
      print: { kind: 'colour-block', colours: [{ name: 'white' }] },
    });
  });
});
