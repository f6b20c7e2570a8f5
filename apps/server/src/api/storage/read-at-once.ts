import type { FastifyReply } from 'fastify';
import type { Sha256, Storage } from '#server/parts/storage/storage.ts';

/** Bytes of the largest picture that is read in one go; those that the product draws are smaller. */
const AT_ONCE_MAX = 256 * 1024;
/** Rooms of that size that are kept for the next; more are made while more pictures are under way. */
const KEPT_MAX = 32;

const free: Buffer[] = [];

/**
 * A picture read in one go, or undefined where it is too large or the storage too far away. Its memory is another's as soon
 * as the reply has left whole.
 */
export async function readAtOnce(
  storage: Storage,
  reply: FastifyReply,
  { sha, size }: { sha: Sha256; size: number },
): Promise<Buffer | undefined> {
  if (!storage.readInto || size > AT_ONCE_MAX) return undefined;
  const room = free.pop() ?? Buffer.allocUnsafeSlow(AT_ONCE_MAX);
  // Whoever leaves in the middle takes the memory along: the system may still be reading it.
  reply.raw.once('finish', () => {
    if (free.length < KEPT_MAX) free.push(room);
  });
  return storage.readInto({ sha }, room);
}
