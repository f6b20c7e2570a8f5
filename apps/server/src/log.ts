import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Config } from '#server/config/config.ts';

export type Log = Logger;

/** Where a secret could ride along in a logged request, header or body. */
const SECRET_PATHS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-appwrite-session"]',
  'req.headers["x-appwrite-jwt"]',
  'req.headers["x-fallback-cookies"]',
  'res.headers["set-cookie"]',
  '*.password',
  '*.oldPassword',
  '*.secret',
  // Whom a job is about.
  'job.email',
  // PostgreSQL quotes the values of the row it refuses.
  'err.detail',
  'err.where',
];

/** Logs are lines of JSON on standard output (or `destination`); secrets are replaced before they are written. */
export const createLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log =>
  pino(
    {
      level: config.logLevel,
      redact: { paths: SECRET_PATHS, censor: '[secret]' },
      serializers: { err: serializeError },
    },
    destination ?? openOutput(),
  );

/** Milliseconds that a line may wait for others to be written with it. What waits at the end is written then. */
const WAIT_MAX = 200;
/** Bytes that are written without waiting any longer. */
const LINES_MIN = 4096;

const openOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: LINES_MIN, periodicFlush: WAIT_MAX });

/** The values of a failed query are of people: addresses, hashes. The query itself says enough. */
function serializeError(error: Error): object {
  const { message, stack, params: _, ...rest } = stdSerializers.err(error);
  const values = quotedValues(error);
  const strip = (text: string): string => values.reduce((left, value) => left.split(value).join(''), text);
  return { ...rest, message: strip(message), stack: strip(stack) };
}

/** How each failed query in the chain of causes quotes its values within its message. */
function quotedValues(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = error instanceof DrizzleQueryError ? [`\nparams: ${error.params}`] : [];
  return [...own, ...quotedValues(error.cause)];
}
