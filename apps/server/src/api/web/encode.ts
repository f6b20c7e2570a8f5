import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { WebFile } from './bundle.ts';

export type Encoding = 'br' | 'gzip';

/** Below this many bytes a packet holds the file as it is. */
const WORTHWHILE = 1024;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|manifest))/;

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Each file is compressed once per encoding, when it is first asked for. */
const kept = new WeakMap<WebFile, Map<Encoding, Promise<Buffer>>>();

/** The bytes of a file in the best encoding the caller accepts. */
export async function encode(
  file: WebFile,
  acceptEncoding: string | undefined,
): Promise<{ bytes: Buffer; encoding?: Encoding }> {
  const encoding = chooseEncoding(acceptEncoding ?? '');
  if (!encoding || file.bytes.length < WORTHWHILE || !COMPRESSIBLE.test(file.type)) return { bytes: file.bytes };
  const variants = kept.get(file) ?? new Map<Encoding, Promise<Buffer>>();
  kept.set(file, variants);
  const bytes = variants.get(encoding) ?? compress[encoding](file.bytes);
  variants.set(encoding, bytes);
  return { bytes: await bytes, encoding };
}

/** The best encoding that a caller accepts. */
export function chooseEncoding(acceptEncoding: string): Encoding | undefined {
  const accepted = acceptEncoding
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/^\s*q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}
