import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { DATABASE_SETTINGS, type DatabaseConfig, databaseContradictions, databaseOf } from './database-config.ts';
import type { Environment } from './env.ts';
import { MODEL_SETTINGS, type ModelsConfig, modelContradictions, modelsOf } from './models-config.ts';
import { isPublicOrigin, productionFaults } from './production.ts';
import { TRACES_SETTINGS, type TracesConfig, tracesContradictions, tracesOf } from './traces-config.ts';
import { isProxy } from './trusted-proxies.ts';

export interface Config {
  readonly environment: 'development' | 'production' | 'test';
  readonly role: 'all' | 'web' | 'worker';
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
  /** Absolute path of the folder that holds everything this installation keeps. */
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** That this process opens for its own calls at most; searches, the queue, notices and the watch have a few beside them. */
  readonly databaseConnections: number;
  /** Threads of this process that draw, where it draws. */
  readonly drawingThreads: number;
  readonly http: HttpConfig;
  readonly designs: DesignsConfig;
  /** What hashing a password costs; `low` is for tests, which hash thousands. */
  readonly passwordCost: 'recommended' | 'low';
  /** Models of others that are asked; where there are none, nobody is. */
  readonly models: ModelsConfig;
  readonly mail: MailConfig;
  /** Whether the community of a database of our own opens with designs of the house. */
  readonly samples: boolean;
  /** The S3 bucket that keeps the pictures; without one they are in the data folder. */
  readonly s3?: S3Config;
  /** Where people may sign in with Google. */
  readonly google?: GoogleConfig;
  /** Who takes the money; without it nothing is on sale. */
  readonly payments?: PaymentsConfig;
  readonly seller: SellerConfig;
  /** Where it is told where the time goes, if anywhere. */
  readonly traces?: TracesConfig;
}

/** Razorpay, or a checkout of our own where no money moves. */
export type PaymentsConfig =
  | {
      readonly kind: 'razorpay';
      /** Public; browsers open the checkout with it. */
      readonly keyId: string;
      /** Origin of the provider's API when it is not the provider's own. */
      readonly baseUrl?: string;
      /** Address of the script that opens the checkout. */
      readonly checkoutUrl: string;
    }
  | { readonly kind: 'test-mode' };

/** Who sells: stands on receipts. */
export interface SellerConfig {
  readonly name: string;
  /** Postal address, a line each. */
  readonly address: readonly string[];
  /** Registration number for taxes (GSTIN). */
  readonly taxId?: string;
  readonly email?: string;
  readonly phone?: string;
}

export interface GoogleConfig {
  readonly clientId: string;
  readonly issuer: string;
}

export interface S3Config {
  /** Origin of the server. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
}

export interface MailConfig {
  /** Sender of every letter, for example `Toile <hello@example.com>`. */
  readonly from: string;
}

/** What keeps one press, one account or one busy hour from hurting everybody else. */
export interface DesignsConfig {
  /** Milliseconds from the press until a design must have ended, waiting for a free thread included. */
  readonly deadline: number;
  /** Designs one account may have running at the same time. */
  readonly perAccount: number;
  /** Designs that may be running or waiting in the whole installation. */
  readonly overall: number;
  /** Whether a free token is only spent by who proved their address: where letters arrive, and lead back here. */
  readonly freeNeedsProof?: boolean;
}

export interface HttpConfig {
  readonly host: string;
  /** 0 asks the system for a free port. */
  readonly port: number;
  /** Origin under which people reach the product, when it differs from the address it listens on. */
  readonly publicUrl?: string;
  /** Names, in small letters, at which it is reached besides `publicUrl` and this machine's own. */
  readonly allowedHosts: readonly string[];
  /** Foreign origins whose pages may call the API with credentials. */
  readonly allowedOrigins: readonly string[];
  /** Those of them whose pages may keep the session themselves, where their browsers keep no cookie of ours. */
  readonly fallbackOrigins: readonly string[];
  /** Proxies whose `X-Forwarded-*` headers are believed: a count of hops or a list of addresses. */
  readonly trustProxy: false | number | readonly string[];
  readonly rateLimits: boolean;
  /** People whose calls an address may make: more than one where a carrier, a school or an office puts many behind it. */
  readonly peoplePerAddress: number;
  /** Whether browsers are told to come to every host below this one by TLS as well. */
  readonly hstsSubdomains: boolean;
  /** Milliseconds from the signal to stop until no more connections are let in: proxies look at `/ready` meanwhile. */
  readonly leaveFor: number;
  /** Connections that are let in at most, and those of one address where no proxy stands in front. */
  readonly connections: { readonly overall: number; readonly perAddress: number };
}

const oneOf = <T extends string>(name: string, values: readonly [T, ...T[]], fallback: T) =>
  z.enum(values, { error: () => `${name} must be one of: ${values.join(', ')}.` }).default(fallback);

const origin = (name: string) =>
  z.string().transform((text, check) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
    if (isOrigin && !url.username) return url.origin;
    check.addIssue(`${name} must be an origin such as https://example.com, without a path; it holds "${text}".`);
    return z.NEVER;
  });

const hostName = z.string().transform((text, check) => {
  const name = text.toLowerCase();
  if (/^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/.test(name)) return name;
  check.addIssue(
    `ALLOWED_HOSTS must be names or addresses such as toile.internal, without a port; it holds "${text}".`,
  );
  return z.NEVER;
});

const split = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const list = (text: string) => split(text, ',');

const proxies = z.string().transform((text, check): HttpConfig['trustProxy'] => {
  if (text === 'off') return false;
  if (/^\d+$/.test(text)) return Number(text);
  const named = list(text);
  const wrong = named.find((proxy) => !isProxy(proxy));
  if (wrong === undefined) return named;
  check.addIssue(
    `TRUST_PROXY must be a count of proxies, addresses such as 10.0.0.0/8, 127.0.0.1, or off; it holds "${wrong}".`,
  );
  return z.NEVER;
});

const count = (name: string, fallback: number, most = 999_999) =>
  z
    .string()
    .refine(
      (text) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most,
      `${name} must be a whole number from 1 to ${most}.`,
    )
    .transform(Number)
    .default(fallback);

/** One core stays with the thread that answers requests, while there is more than one. */
const THREADS_DEFAULT = Math.max(1, availableParallelism() - 1);

/** Seconds: what waits longer is not waited for. */
const DEADLINE_MAX = 36_000;

const SENDER = /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const Settings = z.object({
  NODE_ENV: oneOf('NODE_ENV', ['development', 'production', 'test'], 'development'),
  ROLE: oneOf('ROLE', ['all', 'web', 'worker'], 'all'),
  LOG_LEVEL: oneOf('LOG_LEVEL', ['silent', 'fatal', 'error', 'warn', 'info', 'debug'], 'info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a whole number from 0 to 65535.')
    .transform(Number)
    .refine((port) => port <= 65_535, 'PORT must be a whole number from 0 to 65535.')
    .default(3000),
  LEAVE_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'LEAVE_SECONDS must be a whole number of seconds, 0 to 999.')
    .transform(Number)
    .default(0),
  CONNECTIONS: count('CONNECTIONS', 20_000),
  CONNECTIONS_PER_ADDRESS: count('CONNECTIONS_PER_ADDRESS', 1000),
  PUBLIC_URL: origin('PUBLIC_URL').optional(),
  HSTS_SUBDOMAINS: oneOf('HSTS_SUBDOMAINS', ['on', 'off'], 'off'),
  /** Says that a public machine without TLS is meant. */
  PLAIN_HTTP: oneOf('PLAIN_HTTP', ['on', 'off'], 'off'),
  DATA_DIR: z.string().default('./data'),
  ...DATABASE_SETTINGS,
  ALLOWED_HOSTS: z.string().transform(list).pipe(z.array(hostName)).default([]),
  ALLOWED_ORIGINS: z
    .string()
    .transform(list)
    .pipe(z.array(origin('ALLOWED_ORIGINS')))
    .default([]),
  FALLBACK_COOKIE_ORIGINS: z
    .string()
    .transform(list)
    .pipe(z.array(origin('FALLBACK_COOKIE_ORIGINS')))
    .default([]),
  RATE_LIMITS: oneOf('RATE_LIMITS', ['on', 'off'], 'on'),
  PEOPLE_PER_ADDRESS: count('PEOPLE_PER_ADDRESS', 1, 1000),
  DRAWING_THREADS: count('DRAWING_THREADS', THREADS_DEFAULT, 256),
  PASSWORD_COST: oneOf('PASSWORD_COST', ['recommended', 'low'], 'recommended'),
  S3_ENDPOINT: origin('S3_ENDPOINT').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET must be the name of a bucket, such as toile-pictures.')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SAMPLES: oneOf('SAMPLES', ['on', 'off'], 'on'),
  /** Seconds. */
  GENERATION_DEADLINE: count('GENERATION_DEADLINE', 120, DEADLINE_MAX),
  GENERATIONS_PER_ACCOUNT: count('GENERATIONS_PER_ACCOUNT', 3),
  GENERATIONS_OVERALL: count('GENERATIONS_OVERALL', 96),
  SMTP_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '',
      'SMTP_URL must be the address of a mail server such as smtps://user:password@mail.example.com.',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'MAIL_FROM must be an address such as hello@example.com or Toile <hello@example.com>.')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: origin('GOOGLE_ISSUER').default('https://accounts.google.com'),
  TRUST_PROXY: proxies.default(false),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, 'RAZORPAY_KEY_ID must be a key id such as rzp_test_1DP5mmOlF5G5ag.')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_BASE_URL: origin('RAZORPAY_BASE_URL').optional(),
  RAZORPAY_CHECKOUT_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'RAZORPAY_CHECKOUT_URL must be the address of a script such as https://checkout.razorpay.com/v1/checkout.js.',
    )
    .default('https://checkout.razorpay.com/v1/checkout.js'),
  RAZORPAY_TEST_MODE: z
    .enum(['on', 'off', 'in-production'], { error: () => 'RAZORPAY_TEST_MODE must be one of: on, off, in-production.' })
    .optional(),
  SELLER_NAME: z.string().default('Toile'),
  SELLER_ADDRESS: z
    .string()
    .transform((text) => split(text, ';'))
    .default([]),
  SELLER_TAX_ID: z.string().optional(),
  CONTACT_EMAIL: z
    .string()
    .regex(/^[^\s<>@]+@[^\s<>@]+$/, 'CONTACT_EMAIL must be an address such as hello@example.com.')
    .optional(),
  CONTACT_PHONE: z.string().optional(),
  ...MODEL_SETTINGS,
  ...TRACES_SETTINGS,
});

/**
 * Turns the environment into the typed configuration of one process.
 * @throws ConfigError with a sentence for every value that is wrong or contradicts another.
 */
export function parseConfig(environment: Environment): Config {
  const parsed = Settings.safeParse(environment);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message));
  const settings = parsed.data;
  const contradictions = findContradictions(settings);
  if (contradictions.length > 0) throw new ConfigError(contradictions);
  return {
    environment: settings.NODE_ENV,
    role: settings.ROLE,
    logLevel: settings.LOG_LEVEL,
    dataDir: resolve(settings.DATA_DIR),
    databaseConnections: settings.DATABASE_CONNECTIONS,
    drawingThreads: settings.DRAWING_THREADS,
    database: databaseOf(settings),
    http: {
      host: settings.HOST,
      port: settings.PORT,
      ...(settings.PUBLIC_URL && { publicUrl: settings.PUBLIC_URL }),
      allowedHosts: settings.ALLOWED_HOSTS,
      allowedOrigins: settings.ALLOWED_ORIGINS,
      fallbackOrigins: settings.FALLBACK_COOKIE_ORIGINS,
      trustProxy: settings.TRUST_PROXY,
      rateLimits: settings.RATE_LIMITS === 'on',
      peoplePerAddress: settings.PEOPLE_PER_ADDRESS,
      hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
      leaveFor: settings.LEAVE_SECONDS * 1000,
      connections: { overall: settings.CONNECTIONS, perAddress: settings.CONNECTIONS_PER_ADDRESS },
    },
    designs: {
      deadline: settings.GENERATION_DEADLINE * 1000,
      perAccount: settings.GENERATIONS_PER_ACCOUNT,
      overall: settings.GENERATIONS_OVERALL,
      ...(settings.SMTP_URL && settings.PUBLIC_URL && { freeNeedsProof: true }),
    },
    passwordCost: settings.PASSWORD_COST,
    models: modelsOf(settings),
    ...(settings.GOOGLE_CLIENT_ID && {
      google: { clientId: settings.GOOGLE_CLIENT_ID, issuer: settings.GOOGLE_ISSUER },
    }),
    samples: settings.SAMPLES === 'on',
    ...readS3(settings),
    mail: { from: settings.MAIL_FROM ?? 'Toile <no-reply@localhost>' },
    ...paymentsOf(settings),
    ...tracesOf(settings),
    seller: {
      name: settings.SELLER_NAME,
      address: settings.SELLER_ADDRESS,
      ...(settings.SELLER_TAX_ID && { taxId: settings.SELLER_TAX_ID }),
      ...(settings.CONTACT_EMAIL && { email: settings.CONTACT_EMAIL }),
      ...(settings.CONTACT_PHONE && { phone: settings.CONTACT_PHONE }),
    },
  };
}

/** On a public machine nobody gets tokens for nothing unless its owner says so. */
function paymentsOf(settings: z.infer<typeof Settings>): { payments?: PaymentsConfig } {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_BASE_URL: baseUrl, RAZORPAY_CHECKOUT_URL: checkoutUrl } = settings;
  if (keyId) return { payments: { kind: 'razorpay', keyId, ...(baseUrl && { baseUrl }), checkoutUrl } };
  return isInTestMode(settings) ? { payments: { kind: 'test-mode' } } : {};
}

function isInTestMode({ NODE_ENV, PUBLIC_URL, RAZORPAY_TEST_MODE }: z.infer<typeof Settings>): boolean {
  if (RAZORPAY_TEST_MODE) return RAZORPAY_TEST_MODE !== 'off';
  // Others can reach it, though nobody has said that it is for them.
  if (NODE_ENV === 'development' && isPublicOrigin(PUBLIC_URL)) return false;
  return NODE_ENV !== 'production';
}

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function readS3(settings: z.infer<typeof Settings>): Pick<Config, 's3'> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_REGION: region } = settings;
  return endpoint && bucket && accessKeyId ? { s3: { endpoint, region, bucket, accessKeyId } } : {};
}

function findContradictions(settings: z.infer<typeof Settings>): string[] {
  const sentences = [
    ...productionFaults(settings),
    ...modelContradictions(settings),
    ...databaseContradictions(settings),
    ...tracesContradictions(settings),
  ];
  const strangers = settings.FALLBACK_COOKIE_ORIGINS.filter((origin) => !settings.ALLOWED_ORIGINS.includes(origin));
  if (strangers.length > 0) {
    sentences.push(`FALLBACK_COOKIE_ORIGINS names ${strangers.join(', ')}, which ALLOWED_ORIGINS does not allow.`);
  }
  if (settings.NODE_ENV !== 'test' && settings.PASSWORD_COST === 'low') {
    sentences.push('PASSWORD_COST=low is for tests: only NODE_ENV=test allows it.');
  }
  const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
  const missing = keys.filter((key) => settings[key] === undefined);
  if (missing.length > 0 && missing.length < keys.length) {
    sentences.push(`${missing.join(' and ')} must be set as well: payments need ${keys.join(', ')}.`);
  }
  if (settings.RAZORPAY_TEST_MODE === 'on' && missing.length < keys.length) {
    sentences.push('RAZORPAY_TEST_MODE=on is for when there are no keys: unset it, or the keys.');
  }
  if ((settings.GOOGLE_CLIENT_ID === undefined) !== (settings.GOOGLE_CLIENT_SECRET === undefined)) {
    sentences.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.');
  }
  const missingS3 = S3_NAMES.filter((name) => settings[name] === undefined);
  if (missingS3.length > 0 && missingS3.length < S3_NAMES.length) {
    sentences.push(`${missingS3.join(' and ')} must be set as well: pictures on S3 need ${S3_NAMES.join(', ')}.`);
  }
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    sentences.push('SMTP_URL needs MAIL_FROM: the address that letters come from.');
  }
  return sentences;
}
