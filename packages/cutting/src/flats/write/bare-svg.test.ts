import { expect, it } from 'vitest';
import { lookOf, plainGarment } from '../../spec/look.fixture.ts';
import { specify } from '../../spec/specify.ts';
import { bareFlatSvg } from './bare-svg.ts';

const specsOf = (...kinds: Parameters<typeof plainGarment>[0][]) => {
  const garments = kinds.map((kind, nth) => plainGarment(kind, { id: `g${nth + 1}` }));
  const look = lookOf(garments);
  return garments.map((garment) => specify(look, garment));
};
const numbersOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const viewsOf = (svg: string) => svg.match(/<g>/g)?.length;

it('tells of one garment, seen from both sides, nothing but how long it is', () => {
  const [spec] = specsOf('dress');
  const svg = bareFlatSvg(spec ? [spec] : [], 'cloth');
  const length = spec?.points.find(({ code }) => code === 'T01')?.value;
  expect(numbersOf(svg)).toEqual([`${length} cm`]);
  expect(viewsOf(svg)).toBe(2);
  expect(svg).not.toContain('#fff"/>');
});

it('shows of several their fronts in one scale, each with its length', () => {
  const specs = specsOf('shirt', 'trousers');
  const svg = bareFlatSvg(specs, 'white');
  const lengths = specs.map(({ points }) => points.find(({ code }) => code === 'T01' || code === 'B07')?.value);
  expect(numbersOf(svg)).toEqual(lengths.map((cm) => `${cm} cm`));
  expect(viewsOf(svg)).toBe(2);
});

it('tells no length of cloth that is drawn broken off', () => {
  const svg = bareFlatSvg(specsOf('saree'), 'cloth');
  expect(numbersOf(svg)).toEqual([]);
});

it('lays several in rows where that shows them larger', () => {
  const svg = bareFlatSvg(specsOf('shirt', 'trousers', 'blazer'), 'white');
  const [, w = 0, h = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  expect(viewsOf(svg)).toBe(3);
  expect(Math.max(w, h) / Math.min(w, h)).toBeLessThan(1.6);
});
