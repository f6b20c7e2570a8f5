import { expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const told = (words: string): string => read({ words }, 1).reading.notDrawn.join(' ');

it.each([
  'a trench coat with a storm flap at right shoulder',
  'a lilac shirt, 1 patch pocket left',
  'a sherwani with a maroon stole on the left shoulder',
])('%s: a side that is drawn is not told', (words) => {
  expect(told(words)).not.toMatch(/right|left/i);
});

it('tells the right shoulder of a stole that is drawn on the left', () => {
  expect(told('a sherwani with a maroon stole on the right shoulder')).toContain('right');
});

it('dresses two who are both called one each in their own', () => {
  const { garments, companion } = read({ words: 'two women, one in red saree, one in green saree' }, 1);
  const saree = (all: typeof garments | undefined) => all?.find(({ kind }) => kind === 'saree')?.cloth.colour.name;
  expect([saree(garments), saree(companion?.garments)]).toEqual(['red', 'green']);
});

it('ends a short kurti at the hip', () => {
  for (const words of ['jeans with a short kurti in rust', 'laal kurti short aur sleeveless'])
    expect(read({ words }, 1).garments.find(({ kind }) => kind === 'kurti')?.length).toBe('hip');
});
