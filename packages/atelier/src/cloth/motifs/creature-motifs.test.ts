import { describe, expect, it } from 'vitest';
import { newContext } from '#atelier/kit/canvas.ts';
import { creature, creatureOf } from './creature-motifs.ts';

const NAMES = [
  'peacock',
  'elephant',
  'crane',
  'songbird',
  'butterfly',
  'bee',
  'fish',
  'lotus',
  'dragon',
  'bear',
  'dinosaur',
  'skull',
];
const THREADS = { first: '#c02040', second: '#e0b030', leaf: '#208040' };
const GOLD = { first: '#b98a34', second: '#b98a34', leaf: '#b98a34' };

/** Texels that are painted, the colours among them by eighths, and how far from the middle they reach. */
function painted(name: string, threads: typeof THREADS) {
  const c = newContext(160, 160);
  c.translate(80, 80);
  const which = creatureOf(name);
  if (which) creature(c, which, 50, threads);
  const { data } = c.getImageData(0, 0, 160, 160);
  const colours = new Map<number, number>();
  let [count, reach] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 250) continue;
    count++;
    reach = Math.max(reach, Math.abs(((i / 4) % 160) - 80), Math.abs(i / 640 - 80));
    const colour = ((data[i] ?? 0) >> 5) * 64 + ((data[i + 1] ?? 0) >> 5) * 8 + ((data[i + 2] ?? 0) >> 5);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  return { count, reach, told: [...colours.values()].filter((n) => n > count * 0.02).length };
}

describe('the creatures of embroidery and print', () => {
  it.each(NAMES)('draw a %s that fills its room, keeps to it, and has parts in two colours at least', (name) => {
    const { count, reach, told } = painted(name, THREADS);
    expect(count).toBeGreaterThan(1400);
    expect(reach).toBeLessThan(50 * 1.4);
    expect(told).toBeGreaterThan(1);
  });

  it.each(NAMES)('tell the parts of a %s apart in one thread of gold', (name) => {
    expect(painted(name, GOLD).told).toBeGreaterThan(1);
  });

  it('know nothing of what has no pattern', () => {
    expect(creatureOf('unicorn')).toBeUndefined();
  });
});
