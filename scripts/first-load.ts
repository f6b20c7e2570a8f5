import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const weights = new Map<string, number>();

/** Bytes of a file once it is compressed; pages share most of theirs. */
function weightOf(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const { length } = brotliCompressSync(readFileSync(file), { params });
  weights.set(file, length);
  return length;
}

/** Bytes (brotli) of every script that a page of a built app names: what loads before anybody does anything. */
export function firstLoad(client: string, page = 'index.html'): number {
  const html = readFileSync(join(client, page), 'utf8');
  const scripts = new Set([...html.matchAll(/["'(](\/[\w./-]+\.js)["')]/g)].map(([, path = '']) => path));
  return [...scripts].reduce((sum, path) => sum + weightOf(join(client, path)), 0);
}
