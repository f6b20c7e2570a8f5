import { type Logger, pino } from 'pino';
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
];

/** Logs are lines of JSON on standard output; secrets are replaced before they are written. */
export const createLog = (config: Pick<Config, 'logLevel'>): Log =>
  pino({ level: config.logLevel, redact: { paths: SECRET_PATHS, censor: '[secret]' } });
