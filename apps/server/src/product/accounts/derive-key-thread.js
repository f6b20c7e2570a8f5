// @ts-check
import { argon2Sync } from 'node:crypto';

/**
 * Runs in a thread, one derivation at a time. Written without types: what takes them away would be held by each thread.
 * @param {import('./derive-key.ts').Derivation} derivation
 * @returns {Uint8Array}
 */
export default ({ password, salt, cost, length }) =>
  argon2Sync('argon2id', { message: password, nonce: salt, tagLength: length, ...cost });
