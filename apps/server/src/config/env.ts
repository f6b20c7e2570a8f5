import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';
import { findMisspelt, type Misspelt } from './misspelt.ts';

/** Names this program reads from its surroundings. A name is here only while something uses it. */
const NAMES = [
  'ALLOWED_HOSTS',
  'ALLOWED_ORIGINS',
  'CONNECTIONS',
  'CONNECTIONS_PER_ADDRESS',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'DATABASE_CONNECTIONS',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'DESCRIBER',
  'DESCRIBER_TIMEOUT',
  'DRAWING_THREADS',
  'FALLBACK_COOKIE_ORIGINS',
  'FAL_API_KEY',
  'FAL_BASE_URL',
  'FORMER_SESSION_SECRETS',
  'GENERATIONS_OVERALL',
  'GENERATIONS_PER_ACCOUNT',
  'GENERATION_DEADLINE',
  'GENERATOR',
  'GENERATOR_CONCURRENCY',
  'GENERATOR_FALLBACK',
  'GENERATOR_PRICE',
  'GENERATOR_QUALITY',
  'GENERATOR_SIZE',
  'GENERATOR_TIMEOUT',
  'GOOGLE_BASE_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'GOOGLE_ISSUER',
  'HOST',
  'HSTS_SUBDOMAINS',
  'LEAVE_SECONDS',
  'LOG_LEVEL',
  'MAIL_FROM',
  'METRICS_TOKEN',
  'NODE_ENV',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER_ARG',
  'PASSWORD_COST',
  'PEOPLE_PER_ADDRESS',
  'PLAIN_HTTP',
  'PORT',
  'PUBLIC_URL',
  'RATE_LIMITS',
  'RAZORPAY_BASE_URL',
  'RAZORPAY_CHECKOUT_URL',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_TEST_MODE',
  'RAZORPAY_WEBHOOK_SECRET',
  'REPLICATE_API_TOKEN',
  'REPLICATE_BASE_URL',
  'ROLE',
  'SELLER_ADDRESS',
  'SELLER_NAME',
  'SELLER_TAX_ID',
  'S3_ACCESS_KEY_ID',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_SECRET_ACCESS_KEY',
  'SAMPLES',
  'SESSION_SECRET',
  'SITE',
  'SMTP_URL',
  'TRUST_PROXY',
  'TRUST_TRACEPARENT',
] as const;

export type Environment = { readonly [Name in (typeof NAMES)[number]]?: string };

/**
 * What may lie in a file, whose path the same name with `_FILE` tells: a vault, a container or systemd lays it there, and no list
 * of processes shows it.
 */
const SECRET_NAMES = [
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'FAL_API_KEY',
  'FORMER_SESSION_SECRETS',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'METRICS_TOKEN',
  'OPENAI_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'REPLICATE_API_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'SESSION_SECRET',
  'SMTP_URL',
] as const satisfies readonly (keyof Environment)[];

/**
 * With `readMisspelt`, `readServiceManager` and `readCalled` the only reader of `process.env`. Empty values count as absent, so `PORT= npm start` means the default.
 * @throws {ConfigError} for a file of a secret that cannot be read, or beside the secret itself
 */
export function readEnvironment(): Environment {
  const found: { [Name in (typeof NAMES)[number]]?: string } = {};
  for (const name of NAMES) {
    const value = process.env[name]?.trim();
    if (value) found[name] = value;
  }
  for (const name of SECRET_NAMES) {
    const path = process.env[`${name}_FILE`]?.trim();
    if (path) found[name] = readSecret(name, path, found[name]);
  }
  return found;
}

/** Names in the surroundings that nothing reads and that look like one that is read. */
export const readMisspelt = (): Misspelt[] =>
  findMisspelt(Object.keys(process.env), [...NAMES, ...SECRET_NAMES.map((name) => `${name}_FILE`)]);

/** What whoever started this process as a service says of it; nothing where nobody did. */
export interface ServiceManager {
  /** Where it listens for what the service says of itself. */
  readonly notifySocket?: string;
  /** The main process of the service, which a process of its own has inherited the name of as well. */
  readonly mainPid?: number;
  /** Milliseconds after which a service that says nothing is held to stand still. */
  readonly watchdog?: number;
  /** Where programs of the system lie. */
  readonly path?: string;
}

export function readServiceManager(): ServiceManager {
  const { NOTIFY_SOCKET: notifySocket, SYSTEMD_EXEC_PID: mainPid, WATCHDOG_USEC: watchdog, PATH: path } = process.env;
  return {
    ...(notifySocket && { notifySocket }),
    ...(mainPid && { mainPid: Number(mainPid) }),
    ...(watchdog && { watchdog: Number(watchdog) / 1000 }),
    ...(path && { path }),
  };
}

/** What people type before a command where something else than npm starts it (`deploy/toile`). */
export const readCalled = (): string | undefined => process.env.TOILE_CALLED || undefined;

function readSecret(name: string, path: string, given: string | undefined): string {
  if (given !== undefined) throw new ConfigError([`${name} and ${name}_FILE are both set: one of them is enough.`]);
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (text !== '') return text;
  } catch {
    throw new ConfigError([`${name}_FILE names ${path}, which cannot be read.`]);
  }
  throw new ConfigError([`${name}_FILE names ${path}, which is empty.`]);
}
