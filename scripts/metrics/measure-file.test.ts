import { describe, expect, test } from 'vitest';
import { measureFile } from './measure-file.ts';

const inBody = (body: string): number => measureFile(`export function cut(x: number): number {\n${body}\n}\n`).numbers;

describe('bare numbers', () => {
  test('are those inside functions, wherever in them they stand', () => {
    expect(inBody('return x * 0.44 + 20;')).toBe(2);
    expect(inBody('return [x].map((y) => y + 3)[0] ?? -7;')).toBe(2);
    expect(measureFile('const f = (x = 4): number => x;\n').numbers).toBe(1);
    expect(measureFile('class A { b(): number { return 9; } }\n').numbers).toBe(1);
  });

  test('are none that say what they are, and none of a type', () => {
    expect(inBody('return x * 0 + 1 - 2 * 0.5 + -1;')).toBe(0);
    expect(inBody('const y: 3 | 4 = x as 3; return y;')).toBe(0);
    expect(inBody('return x as number + 5;')).toBe(1);
  });

  test('are none of a table outside', () => {
    expect(
      measureFile('/** Half a brim, heads. */\nconst BRIM = 0.44;\nconst EDGE = [[3, 4], [5, 6]];\n').numbers,
    ).toBe(0);
  });
});

describe('functions', () => {
  test('are measured from their first line to their last, letters of several bytes and comments before them too', () => {
    const code =
      '/** Half of ½. */\n\nconst a = 5;\n\nexport function b(c: number, [d, e]: number[], { f }: { f: number }): number {\n  return 0;\n}\n';
    expect(measureFile(code)).toEqual({ lines: 7, numbers: 0, functions: [{ line: 5, lines: 3, parameters: 3 }] });
  });

  test('are counted within each other, methods and arrows with them', () => {
    const code = 'class A {\n  b(c: number): () => number {\n    return () => c;\n  }\n}\n';
    expect(measureFile(code).functions).toEqual([
      { line: 2, lines: 3, parameters: 1 },
      { line: 3, lines: 1, parameters: 0 },
    ]);
  });
});
