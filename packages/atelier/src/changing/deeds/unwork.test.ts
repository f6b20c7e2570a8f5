import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';

test.each([
  ['mirror work', 'mirror-work'],
  ['gota', 'gota'],
  ['zardozi', 'zardosi'],
])('less %s of what lies all over is at one place then, and not gone', (work, id) => {
  for (const words of [`less ${work}`, `${work} kam karo`]) {
    const { look } = change({ look: read({ words: `pink lehenga with ${work}` }, 7), words });
    const left = look.garments.flatMap(({ details }) => details).filter((detail) => detail.id === id);
    expect(left.some(({ part }) => part !== undefined)).toBe(true);
  }
});
