import { expect, test } from 'vitest';
import { scoped, zeros } from './fields.ts';

test('a field outside a scope belongs to its caller', () => {
  const mine = zeros(8).fill(5);
  scoped(() => zeros(8).fill(9));
  expect([...mine]).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
});

test('fields of one scope never share memory, and memory comes back as zeros', () => {
  scoped(() => {
    const a = zeros(1000).fill(1);
    const b = zeros(1000).fill(2);
    expect(a.every((v) => v === 1)).toBe(true);
    expect(b.every((v) => v === 2)).toBe(true);
  });
  scoped(() => expect(zeros(3000).every((v) => v === 0)).toBe(true));
});

test('an inner scope gives back only what it borrowed, even when it throws', () => {
  scoped(() => {
    const outer = zeros(500).fill(3);
    expect(() =>
      scoped(() => {
        zeros(500).fill(4);
        throw new Error('torn');
      }),
    ).toThrow('torn');
    zeros(500).fill(5);
    expect(outer.every((v) => v === 3)).toBe(true);
  });
});

test('a field larger than a block is served', () => {
  scoped(() => {
    const huge = zeros(5_000_000);
    expect(huge.length).toBe(5_000_000);
    expect(zeros(10).length).toBe(10);
  });
});
