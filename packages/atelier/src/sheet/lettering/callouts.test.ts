import { detailsNamed } from '@toile/look';
import { expect, test } from 'vitest';
import { garmentOf, lookOf, topOf, trousersOf } from '#atelier/garments/outfits.fixture.ts';
import { loneWearer } from '#atelier/sheet/page/lone-wearer.ts';
import { calloutsFor } from './callouts.ts';

const hoodie = topOf({ id: 'hoodie', name: 'hoodie', sleeve: { shape: 'drop-shoulder', length: 'long' } });
const gilet = garmentOf({ family: 'jacket', layer: 'outer', name: 'gilet' });
const said = (...garments: ReturnType<typeof topOf>[]): string[] => {
  const look = lookOf([...garments, trousersOf()]);
  return calloutsFor(look.garments, look, loneWearer(look, 964)).map(({ words }) => words);
};

test('a shoulder is spoken of where it is seen, and not under something with shoulders of its own', () => {
  expect(said(hoodie)).toContain('Dropped shoulder');
  expect(said(hoodie, gilet)).not.toContain('Dropped shoulder');
});

test('a low neckline is pointed at on its own edge, and what is all cut on the bias says so once', () => {
  const slip = garmentOf({
    family: 'dress',
    layer: 'one-piece',
    silhouette: 'slip',
    neckline: 'cowl',
    length: 'ankle',
  });
  const look = lookOf([{ ...slip, sleeve: { shape: 'none', length: 'sleeveless' } }]);
  const wearer = loneWearer(look, 964);
  const all = calloutsFor(look.garments, look, wearer);
  const cowl = all.find(({ of }) => of === 'neck');
  expect(cowl?.words).toBe('Cowl, in soft folds');
  expect(all.filter(({ words }) => /bias/.test(words)).map(({ of }) => of)).toEqual(['skirt']);
  const places = typeof cowl?.places === 'object' ? cowl.places : [];
  expect(places).toHaveLength(2);
  for (const { tip = [0, 0] } of places) {
    expect(tip[1]).toBeGreaterThan(wearer.underarm[1][1] - 60);
    expect(tip[1]).toBeLessThan(wearer.waist[1][1]);
  }
});

test('a cuff is called buttoned where it is cut with one', () => {
  expect(said(topOf({ sleeve: { shape: 'shirt', length: 'long' } }))).toContain('Buttoned cuff');
  expect(said(topOf({ sleeve: { shape: 'set-in', length: 'long' } }))).not.toContain('Buttoned cuff');
});

test('what only this design has is spoken of before what most garments share', () => {
  const puffed = topOf({ collar: 'peter-pan', sleeve: { shape: 'puff', length: 'short' } });
  const words = said(puffed, garmentOf({ family: 'skirt', layer: 'bottom', silhouette: 'pleated' }));
  const particular = ['Peter Pan collar', 'Puff, gathered at the head', 'Pleats, pressed in'];
  expect(words.slice(0, 3).toSorted()).toEqual(particular.toSorted());
  expect(words.indexOf('Narrow hem, 1.5 cm')).toBeGreaterThan(2);
});

test('work on the cloth is named, and a check is said to be matched', () => {
  const skirt = (over: object): string[] => said(topOf(), garmentOf({ family: 'skirt', layer: 'bottom', ...over }));
  expect(skirt({ details: detailsNamed(['mirror-work']) })).toContain('Mirrors set in thread');
  const { cloth } = garmentOf({ family: 'skirt' });
  const checked = { ...cloth, print: { kind: 'plaid', colours: [], scale: 'medium' } };
  expect(skirt({ cloth: checked })).toContain('Checks matched');
  expect(skirt({})).not.toContain('Checks matched');
});

test('a hem is spoken of by what ends it: a slit, a turn-up, else how its cloth is hemmed', () => {
  const top = { length: 'knee', silhouette: 'straight' } as const;
  expect(said(topOf({ ...top, details: detailsNamed(['side-slit']) }))).toContain('Open at the side seams');
  const trousers = (details: string[]): string[] => said(topOf(), trousersOf({ details: detailsNamed(details) }));
  expect(trousers(['turn-up'])).toContain('Turned up, 4 cm');
  expect(trousers([])).not.toContain('Turned up, 4 cm');
});
