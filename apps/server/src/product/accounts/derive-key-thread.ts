import { argon2Sync } from 'node:crypto';
import type { Derivation } from './derive-key.ts';

/** Runs in a thread, one derivation at a time. */
export default ({ password, salt, cost, length }: Derivation): Uint8Array =>
  argon2Sync('argon2id', { message: password, nonce: salt, tagLength: length, ...cost });
