import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string): Promise<string> => readFile(join(import.meta.dirname, file), 'utf8');

/** What a group of routes asks of the app beside adding routes, or hands it to. */
const BESIDE = /\b(?:app|v1)\.(?!get\b|post\b|put\b|patch\b|delete\b|log\b)\w+|\b\w+\((?:app|v1)[,)]/g;

test('routes that are added together bring nothing that the others would hear of too', async () => {
  const text = await read('app.ts');
  const groups = [...text.matchAll(/await addPlainRoutes\(\w+, \[([^\]]+)\]\)/g)]
    .flatMap(([, list = '']) => [...list.matchAll(/^\s*(\w+Routes)\(/gm)])
    .map(([, name = '']) => name);
  expect(groups.length).toBeGreaterThan(15);
  for (const group of groups) {
    const [, file = ''] = new RegExp(`import \\{[^}]*\\b${group}\\b[^}]*\\} from '\\./([^']+)'`).exec(text) ?? [];
    expect([group, (await read(file)).match(BESIDE)]).toEqual([group, null]);
  }
});
