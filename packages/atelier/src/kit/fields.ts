/**
 * Short-lived fields of numbers, one per pixel of a box. Painting needs hundreds of them a sheet; handing out the same memory
 * again and again spares the collector, which otherwise takes a tenth of the time.
 */
const BLOCK = 1 << 22;
const blocks: Float32Array[] = [];
let block = 0;
let used = 0;
let depth = 0;

/** A field of zeros. Inside `scoped` it is lent and ends with the scope; outside it is the caller's own. */
export const zeros = (length: number): Float32Array => (depth === 0 ? new Float32Array(length) : lent(length).fill(0));

/** Like `zeros`, but what it holds is undefined: for whoever writes every number he reads. */
export function lent(length: number): Float32Array {
  if (depth === 0) return new Float32Array(length);
  for (;;) {
    const room = blocks[block];
    if (!room) {
      blocks.push(new Float32Array(Math.max(BLOCK, length)));
      continue;
    }
    if (used + length <= room.length) {
      used += length;
      return room.subarray(used - length, used);
    }
    block++;
    used = 0;
  }
}

/** Like `zeros`, of whole numbers 0 to 255. */
export function zeroBytes(length: number): Uint8Array {
  const { buffer, byteOffset } = zeros((length + 3) >> 2);
  return new Uint8Array(buffer, byteOffset, length);
}

/** Runs `paint`; every field borrowed meanwhile is taken back at its end. Scopes nest; nothing asynchronous inside. */
export function scoped<T>(paint: () => T): T {
  const mark = [block, used] as const;
  depth++;
  try {
    return paint();
  } finally {
    depth--;
    [block, used] = mark;
  }
}

/** Page-sized fields that were given back, the latest last, and how many numbers are kept at most: a usual picture with all its fields. */
const PAGES: Float32Array[] = [];
const MOST_KEPT = 16_000_000;

/** A field for as long as a picture takes. What it holds is undefined; give it back when the picture is done. */
export function borrowPage(length: number): Float32Array {
  const at = PAGES.findIndex((field) => field.length === length);
  return (at >= 0 && PAGES.splice(at, 1)[0]) || new Float32Array(length);
}

/** Whoever gives a field back touches it no more. */
export function giveBack(field: Float32Array): void {
  PAGES.push(field);
  let kept = PAGES.reduce((sum, { length }) => sum + length, 0);
  while (kept > MOST_KEPT) kept -= PAGES.shift()?.length ?? kept;
}
