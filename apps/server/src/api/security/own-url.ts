import { isIP } from 'node:net';
import type { HttpConfig } from '#server/config/config.ts';
import { ProductError } from '#server/product/errors.ts';
import { ANY_HOST, LOOPBACK } from './own-hosts.ts';

/** A path that leads back, or to what looks like another host, however it is written: a parser takes `\` for `/`, and drops tabs. */
const WINDING = /\/\/|\\|[\t\r\n]|(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)|%2f|%5c/i;

/** As it was sent: whoever parses it straightens it. */
const pathOf = (text: string): string =>
  text
    .replace(/[?#].*$/s, '')
    .replace(/^\s*[a-z]+:\/\//i, '')
    .trim();

/**
 * Checks that `text` leads to pages of ours or of an allowed origin, before secrets are sent along. What the request
 * says of its own host counts for nothing here: whoever sends it writes that line. Without a public address, only this
 * very machine and the host that was configured are ours.
 * @throws ProductError `argument-invalid` naming the parameter
 */
export function requireOwnUrl(name: string, text: string, http: HttpConfig): string {
  if (!URL.canParse(text)) throw refusal(name, 'Value must be a valid URL.');
  if (!isOwnUrl(text, http)) throw refusal(name, 'URL host must be one of those this installation is reached at.');
  if (WINDING.test(pathOf(text))) throw refusal(name, 'URL path must be a plain one.');
  return new URL(text).href;
}

/** The same as a question. */
export function isOwnUrl(text: string, http: HttpConfig): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password && isOwn(url, http);
}

function isOwn(url: URL, http: HttpConfig): boolean {
  if (url.origin === http.publicUrl || http.allowedOrigins.includes(url.origin)) return true;
  if (http.publicUrl) return false;
  if (LOOPBACK.has(url.hostname)) return true;
  const host = isIP(http.host) === 6 ? `[${http.host}]` : http.host;
  return url.hostname === host && !ANY_HOST.has(http.host);
}

const refusal = (name: string, rule: string) =>
  new ProductError('argument-invalid', { message: `Invalid \`${name}\` param: ${rule}` });
