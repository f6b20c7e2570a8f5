import { randomFillSync } from 'node:crypto';

const BYTES = 10;
/** Ids whose random bytes are drawn at once: to ask for those of one costs as much as for those of all. */
const IDS = 256;

const drawn = Buffer.alloc(IDS * BYTES);
let at = drawn.length;

/** An identifier of the product's own making: 20 hex characters, 80 random bits, fit for every id of the dialect. */
export function newId(): string {
  if (at === drawn.length) {
    randomFillSync(drawn);
    at = 0;
  }
  at += BYTES;
  return drawn.toString('hex', at - BYTES, at);
}
