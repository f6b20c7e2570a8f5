import * as z from 'zod';

/** A PostgreSQL of the operator's. */
export interface DatabasePlace {
  /** Its own address: whoever uses that has a session of its own there. */
  readonly url: string;
  /** Address of a pooler before it that gives each transaction another session (pgbouncer in transaction mode). */
  readonly pooler?: string;
  /** A replica, which is read for what is public and may be a moment old. */
  readonly replica?: string;
}

export type DatabaseConfig = { readonly kind: 'embedded' } | ({ readonly kind: 'url' } & DatabasePlace);

const address = (name: string) =>
  z
    .string()
    .refine(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      `${name} must be a PostgreSQL address such as postgres://user:password@host:5432/toile.`,
    )
    .optional();

export const DATABASE_SETTINGS = {
  DATABASE_URL: address('DATABASE_URL'),
  DATABASE_DIRECT_URL: address('DATABASE_DIRECT_URL'),
  DATABASE_READ_URL: address('DATABASE_READ_URL'),
  DATABASE_CONNECTIONS: z
    .string()
    .refine(
      (text) => /^\d{1,3}$/.test(text) && Number(text) >= 5 && Number(text) <= 200,
      'DATABASE_CONNECTIONS must be a whole number from 5 to 200.',
    )
    .transform(Number)
    .default(20),
};

type Settings = Partial<Record<'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL', string | undefined>>;

export function databaseOf({
  DATABASE_URL: shown,
  DATABASE_DIRECT_URL: direct,
  DATABASE_READ_URL: replica,
}: Settings): DatabaseConfig {
  if (!shown) return { kind: 'embedded' };
  return {
    kind: 'url',
    ...(direct ? { url: direct, pooler: shown } : { url: shown }),
    ...(replica && { replica }),
  };
}

/** Sentences on what of the database's settings does not go together. */
export function databaseContradictions({
  DATABASE_URL: shown,
  DATABASE_DIRECT_URL: direct,
  DATABASE_READ_URL: replica,
}: Settings): string[] {
  const sentences: string[] = [];
  if (direct && !shown)
    sentences.push(
      'DATABASE_DIRECT_URL goes with the address of a pooler in DATABASE_URL: set both, or DATABASE_URL alone.',
    );
  if (direct && shown === direct)
    sentences.push(
      'DATABASE_DIRECT_URL is the address of PostgreSQL itself, and DATABASE_URL that of a pooler: where there is none, set DATABASE_URL alone.',
    );
  if (replica && !shown)
    sentences.push(
      'DATABASE_READ_URL is the address of a replica of the database at DATABASE_URL: set both, or neither.',
    );
  return sentences;
}
