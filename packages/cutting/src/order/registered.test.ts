import { DETAIL_IDS, type Detail, GARMENT_KINDS, type GarmentKind } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { taken } from '../soak.fixture.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import { specify } from '../spec/specify.ts';
import { toldOf, unaccounted } from './accounted.ts';
import { shareOf } from './cutters-share.ts';
import { isDetailDrawn } from './is-drawn.ts';
import { linesMoved } from './lines-moved.ts';
import { registeredOf } from './registered.ts';

const ONE_IN = 293;
const PAIRS = GARMENT_KINDS.flatMap((kind) => DETAIL_IDS.map((id): [GarmentKind, Detail] => [kind, { id }])).filter(
  ([, detail]) => shareOf(detail) === 'cut',
);

function made(kind: GarmentKind, detail?: Detail) {
  const look = lookOf([plainGarment(kind, { details: detail ? [detail] : [] })]);
  const [garment] = look.garments;
  if (!garment) throw new Error(`${kind} is a garment`);
  const order = { spec: specify(look, garment), moves: linesMoved(look, garment) };
  return { order, registered: registeredOf(order) };
}

describe('what is registered as drawn', () => {
  it('is never told as not drawn, by any of its names', () => {
    const told = taken(PAIRS, ONE_IN).flatMap(([kind, detail]) => {
      const { order, registered } = made(kind, detail);
      if (!isDetailDrawn(order, detail)) return [];
      const words = detail.id.replaceAll('-', ' ');
      return toldOf(words, order.spec, registered) === undefined ? [] : [`${kind}: ${words}`];
    });
    expect(told).toEqual([]);
  });

  it('accounts for no word of anything else: what is ordered and not registered is told', () => {
    const { order, registered } = made('kurta');
    for (const words of ['box pleat', 'two coin pockets', 'elbow patches', 'detachable hood', '24 pleats', 'godets'])
      expect(toldOf(words, order.spec, registered), words).toContain(words);
    const foreign = taken(PAIRS, ONE_IN).flatMap(([kind, detail]) => {
      const { order: plain, registered: all } = made(kind);
      const words = detail.id.replaceAll('-', ' ');
      const stray = `${words} zzyzx`;
      return toldOf(stray, plain.spec, all) === undefined ? [`${kind}: ${stray}`] : [];
    });
    expect(foreign).toEqual([]);
  });

  it('keeps its number, its side and its kind: another is told, and what is drawn in its place', () => {
    const { order, registered } = made('dress', { id: 'tiers', count: 3 });
    const tiers = [...registered, { names: ['tier'], truths: ['tier', '3'], count: 3 }];
    expect(toldOf('4 tiers', order.spec, tiers)).toMatch(/^4 tiers/);
    const zipped = [{ names: ['zip'], truths: ['zip', 'back', '50'], count: 1 }];
    expect(toldOf('zip at the back 50 cm', order.spec, zipped)).toBeUndefined();
    expect(unaccounted('zip on the left', order.spec, zipped).missing).toEqual(['left']);
    expect(unaccounted('zip 40 cm', order.spec, zipped).missing).toEqual(['40']);
    expect(unaccounted('metal zip', order.spec, zipped).missing).toEqual(['metal']);
  });
});
