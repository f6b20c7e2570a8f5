import type { Difference } from '@toile/look';
import { expect, it } from 'vitest';
import { CHANGE } from '#web/content/change.ts';
import { beforeAfter } from '#web/features/studio/change/before-after.ts';

const of = 'slip dress';
const dress = (slot: string, from: string, to: string): Difference => ({ slot: `g1.${slot}`, of, from, to });

it('tells each thing with both its sides, and colours without their numbers', () => {
  const told = beforeAfter([
    dress('colour', 'emerald #16765a', 'midnight blue #1c2440'),
    dress('length', 'ankle', 'midi'),
  ]);
  expect(told).toEqual([
    { what: 'Colour', from: 'Emerald', to: 'Midnight blue' },
    { what: 'Length', from: 'Ankle', to: 'Midi' },
  ]);
});

it('tells of a list what went and what came, and of sleeves their length alone', () => {
  const told = beforeAfter([
    dress('sleeve.shape', '', 'set in'),
    dress('sleeve.length', 'sleeveless', 'long'),
    dress('details', 'embroidery hem, peacock motif', 'embroidery hem, side pocket'),
  ]);
  expect(told).toEqual([
    { what: 'Sleeves', from: 'Sleeveless', to: 'Long' },
    { what: 'Details', from: 'Peacock motif', to: 'Side pocket' },
  ]);
  expect(beforeAfter([dress('details', 'side pocket', '')])).toEqual([
    { what: 'Details', from: 'Side pocket', to: CHANGE.nothing },
  ]);
});

it('names whose it is where several things change, and what is put on and taken off as a whole', () => {
  const told = beforeAfter([
    dress('colour', 'emerald #16765a', 'black #111111'),
    { slot: 'accessory.belt', of: 'belt', from: '', to: 'belt' },
    { slot: 'g2', of: 'dupatta', from: 'dupatta', to: '' },
  ]);
  expect(told).toEqual([
    { what: 'Slip dress: colour', from: 'Emerald', to: 'Black' },
    { what: 'Belt', from: '', to: CHANGE.added },
    { what: 'Dupatta', from: '', to: CHANGE.takenOff },
  ]);
});
