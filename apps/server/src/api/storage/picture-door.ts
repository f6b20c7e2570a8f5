import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { ProductError } from '#server/product/errors.ts';
import { SENT_EACH, sentPictures } from '#server/product/files/picture-desk/lanes.ts';

/** Chunks of larger pictures that one person may be sending at once: they are kept as they come, and cost little. */
const CHUNKS_EACH = 8;

/** How many whole pictures, and how many chunks, each person is sending to this process. */
const whole = new Map<string, number>();
const chunks = new Map<string, number>();

/**
 * An `onRequest` that turns a picture away before a byte of it is read, where its sender's places or those of all are
 * taken. Only places of one's own are held while a body comes: who sends slowly keeps nobody else out.
 */
export async function enterPictureDoor(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const by = await accountKey(request);
  const isChunk = request.headers['content-range'] !== undefined;
  const sending = isChunk ? chunks : whole;
  const before = sending.get(by) ?? 0;
  if (before >= (isChunk ? CHUNKS_EACH : SENT_EACH)) throw new ProductError('pictures-too-many');
  if (!isChunk && !sentPictures.hasRoomFor(by)) throw sentPictures.refusal(by);
  sending.set(by, before + 1);
  finished(reply.raw, () => {
    const left = (sending.get(by) ?? 1) - 1;
    if (left > 0) sending.set(by, left);
    else sending.delete(by);
  });
}
