import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedOf } from '../security/header-lists.ts';
import { isPage, type WebFile } from './bundle.ts';

export type Encoding = 'br' | 'gzip';

/** Below this many bytes a packet holds the file as it is. */
const WORTHWHILE = 1024;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|manifest))/;

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Pages made on request that are being compressed: whoever knows a way to have ever more of them made has one thread at most. */
let making = 0;

/** Each file is compressed once per encoding, when it is first asked for. */
const kept = new WeakMap<WebFile, Map<Encoding, Promise<Buffer>>>();

/** The bytes of a file in the best encoding the caller accepts; a page made on request goes as it is while another is compressed. */
export async function encode(
  file: WebFile,
  acceptEncoding: string | undefined,
): Promise<{ bytes: Buffer; encoding?: Encoding }> {
  const encoding = chooseEncoding(acceptEncoding ?? '');
  if (!encoding || file.size < WORTHWHILE || !COMPRESSIBLE.test(file.type)) return { bytes: await file.read() };
  const variants = kept.get(file) ?? new Map<Encoding, Promise<Buffer>>();
  kept.set(file, variants);
  const known = variants.get(encoding);
  if (known) return { bytes: await known, encoding };
  const isMade = isPage(file) && file.isMade;
  if (isMade && making > 0) return { bytes: await file.read() };
  const bytes = isMade ? compressAlone(file, encoding) : compressFile(file, encoding);
  variants.set(encoding, bytes);
  // What could not be read is read again for the next.
  bytes.catch(() => variants.delete(encoding));
  return { bytes: await bytes, encoding };
}

const compressFile = async (file: WebFile, encoding: Encoding): Promise<Buffer> =>
  compress[encoding](await file.read());

async function compressAlone(file: WebFile, encoding: Encoding): Promise<Buffer> {
  making++;
  try {
    return await compressFile(file, encoding);
  } finally {
    making--;
  }
}

/** The best encoding that a caller accepts. */
export function chooseEncoding(acceptEncoding: string): Encoding | undefined {
  const accepted = acceptedOf(acceptEncoding)
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/^\s*q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}
