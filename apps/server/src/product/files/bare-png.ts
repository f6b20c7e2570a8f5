/** Bytes before the first chunk, and of a chunk besides its data: length, name and check. */
const SIGNATURE = 8;
const AROUND = 12;

/** What a PNG is drawn of, however often it comes. */
const DRAWN = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
/** What says how that is seen: once each, as a standard has it. */
const SEEN = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * A whole PNG without what no picture is drawn of: a decoder unpacks every text and note before it draws, each of which may be a
 * thousand times as large as it was sent. Only the first frame of what moves stays. Linear; copies nothing where nothing goes.
 */
export function barePng(whole: Buffer): Buffer {
  const kept: Buffer[] = [whole.subarray(0, SIGNATURE)];
  const once = new Set<string>();
  let end = SIGNATURE;
  while (end + AROUND <= whole.length) {
    const next = end + AROUND + whole.readUInt32BE(end);
    const name = whole.toString('latin1', end + 4, end + 8);
    const isFirst = SEEN.has(name) && !once.has(name);
    if (isFirst) once.add(name);
    if (isFirst || DRAWN.has(name)) kept.push(whole.subarray(end, next));
    end = next;
    if (name === 'IEND') break;
  }
  const length = kept.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return length === whole.length ? whole : Buffer.concat(kept, length);
}
