import { expect, test } from 'vitest';
import { builtinsAtOnce, inLatin } from './bundle-text.ts';

test("takes Node's own modules from it, under the names they are imported by, and leaves all others", () => {
  const code = [
    'import { a as b } from "./start-1.js";',
    'import path, { join, sep as bar } from "node:path";',
    'import * as fs from "fs";',
    'import "node:os";',
    'import { Piscina } from "piscina";',
    'const text = `',
    'import os from "node:os";`;',
  ];
  expect(builtinsAtOnce(code.join('\n')).split('\n')).toEqual([
    code[0],
    'const path = process.getBuiltinModule("node:path"); const { join, sep: bar } = process.getBuiltinModule("node:path");',
    'const fs = process.getBuiltinModule("fs");',
    '',
    ...code.slice(4),
  ]);
});

test('writes letters beyond Latin as numbers, except in a raw template, which would then say something else', () => {
  expect(inLatin("'€ é' + String.raw`€\\d` + '…'")).toBe("'\\u20ac é' + String.raw`€\\d` + '\\u2026'");
});
