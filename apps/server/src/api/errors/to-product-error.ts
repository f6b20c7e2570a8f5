import type { FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAway } from '#server/parts/database/away.ts';
import { isTakenDown } from '#server/parts/database/refusals.ts';
import { type ErrorCode, isProductError, ProductError } from '#server/product/errors.ts';

/** Statuses the framework itself answers with, and what they mean here. Any other 4xx is a request we cannot read. */
const FRAMEWORK_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'route-not-found',
  413: 'payload-too-large',
  415: 'media-type-unsupported',
  429: 'rate-limited',
  503: 'overloaded',
};

/** Gives whatever was thrown its place in the error family. What nobody foresaw is ours and keeps its cause. */
export function toProductError(error: unknown, request: FastifyRequest): ProductError {
  if (isProductError(error)) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return new ProductError('argument-invalid', {
      message: explain(first?.instancePath ?? '', first?.message ?? '', partOf(request, error.validationContext)),
      cause: error,
    });
  }
  // Whoever hangs up while they speak is away themselves: no part of ours is.
  if (request.raw.destroyed && !request.raw.complete) return new ProductError('request-invalid', { cause: error });
  if (isAway(error)) return new ProductError('part-away', { cause: error });
  // Whichever way the picture was to be shown by: the database refuses them all.
  if (isTakenDown(error)) return new ProductError('post-taken-down', { cause: error });
  if (isUnstorable(error)) return new ProductError('request-invalid', { cause: error });
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || (status >= 500 && status !== 503)) {
    return new ProductError('unexpected', { cause: error });
  }
  return new ProductError(FRAMEWORK_STATUS[status] ?? 'request-invalid', { cause: error });
}

function partOf(request: FastifyRequest, context: string | undefined): unknown {
  if (context === 'params') return request.params;
  if (context === 'querystring') return request.query;
  return request.body;
}

/** The dialect's wording. `path` is `/a/b`: the first name is the parameter. */
function explain(path: string, message: string, source: unknown): string {
  const [name] = path.split('/').filter((step) => step !== '');
  if (name === undefined) return 'The request must carry a JSON object.';
  const isMissing = typeof source === 'object' && source !== null && Reflect.get(source, name) === undefined;
  return isMissing ? `Param "${name}" is not optional.` : `Invalid \`${name}\` param: ${message}`;
}

/** What PostgreSQL says of what it cannot hold: the character of code 0, which JSON may carry, and days beyond its calendar. */
const UNSTORABLE = new Set(['22021', '22P05', '22007', '22008']);

function isUnstorable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && UNSTORABLE.has(String(cause.code));
}
