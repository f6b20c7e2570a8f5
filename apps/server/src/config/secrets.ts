import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';
import type { Environment } from './env.ts';
import { PROVIDER_SETTINGS, PROVIDERS, type Provider } from './models-config.ts';
import { formerSecretsOf, secretFaults } from './secret-faults.ts';
import { readHeaders } from './traces-config.ts';

/** What must never be logged, printed or sent. Kept apart from the configuration, which may be. */
export interface Secrets {
  /** Keys the hashes of session secrets: one that is changed and not kept among the former ends every session. */
  readonly sessionSecret: string;
  /** What it was before, the newest first: what was sealed with them still counts. */
  readonly formerSecrets?: readonly string[];
  /** Mail server with its user and password. */
  readonly smtpUrl?: string;
  readonly googleClientSecret?: string;
  /** Of the S3 server that keeps the pictures, where one does. */
  readonly s3SecretAccessKey?: string;
  /** Of the companies whose models may be asked. */
  readonly modelKeys?: Partial<Readonly<Record<Provider, string>>>;
  /** Who shows it may read the metrics from anywhere. */
  readonly metricsToken?: string;
  /** What the collector of traces is shown, where it wants to be. */
  readonly traceHeaders?: Readonly<Record<string, string>>;
  /** Of the payment provider, where there is one. */
  readonly payments?: { readonly keySecret: string; readonly webhookSecret: string };
}

/** Takes secrets from the environment, or makes them once and keeps them in the data folder. */
export async function openSecrets(environment: Environment, dataDir: string): Promise<Secrets> {
  const given = environment.SESSION_SECRET;
  const faults = secretFaults(environment);
  if (faults.length > 0) throw new ConfigError(faults);
  const metricsToken = environment.METRICS_TOKEN;
  const former = formerSecretsOf(environment);
  const { RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = environment;
  const traceHeaders = environment.OTEL_EXPORTER_OTLP_HEADERS && readHeaders(environment.OTEL_EXPORTER_OTLP_HEADERS);
  return {
    sessionSecret: given ?? (await keepSecret(dataDir, 'session-secret')),
    ...(former.length > 0 && { formerSecrets: former }),
    ...(environment.GOOGLE_CLIENT_SECRET && { googleClientSecret: environment.GOOGLE_CLIENT_SECRET }),
    ...(environment.S3_SECRET_ACCESS_KEY && { s3SecretAccessKey: environment.S3_SECRET_ACCESS_KEY }),
    ...modelKeysOf(environment),
    ...(metricsToken !== undefined && { metricsToken }),
    ...(environment.SMTP_URL && { smtpUrl: environment.SMTP_URL }),
    ...(traceHeaders && { traceHeaders }),
    ...(keySecret !== undefined && webhookSecret !== undefined && { payments: { keySecret, webhookSecret } }),
  };
}

function modelKeysOf(environment: Environment): Pick<Secrets, 'modelKeys'> {
  const keys: Partial<Record<Provider, string>> = {};
  for (const provider of PROVIDERS) {
    const key = environment[PROVIDER_SETTINGS[provider].key];
    if (key !== undefined) keys[provider] = key;
  }
  return Object.keys(keys).length > 0 ? { modelKeys: keys } : {};
}

/**
 * Reads the secret file `name` of `folder`, making it with 256 random bits if there is none. Only the owner may read it.
 * Two processes starting together end with the same secret: the second finds the first one's file.
 */
export async function keepSecret(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  const existing = await readSecret(path);
  if (existing) return existing;
  const secret = randomBytes(32).toString('base64url');
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeSynced(draft, secret);
  try {
    // A link appears with its content and fails if the name is taken: nobody ever reads half a secret.
    await link(draft, path);
    return secret;
  } catch (cause) {
    const theirs = await readSecret(path);
    if (theirs) return theirs;
    throw new Error(`The secret ${path} can neither be made nor read.`, { cause });
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim() || undefined;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw cause;
  }
}
