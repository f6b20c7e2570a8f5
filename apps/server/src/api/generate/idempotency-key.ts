import { IDEMPOTENCY_KEY_LENGTH_MAX } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import { ProductError } from '#server/product/errors.ts';

/** Visible ASCII, so that the key means the same in every log and database. */
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${IDEMPOTENCY_KEY_LENGTH_MAX}}$`);

/** The `Idempotency-Key` header of a request, if it has one. @throws {ProductError} `argument-invalid` */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new ProductError('argument-invalid', {
    message: `Invalid \`Idempotency-Key\` header: 1 to ${IDEMPOTENCY_KEY_LENGTH_MAX} visible characters without spaces.`,
  });
}
