import { isAway } from './away.ts';
import { databaseCodeOf } from './refusals.ts';

/** An address in the settings at which no database of ours opens. Its message names the setting and shows no password. */
export class UnreachedError extends Error {
  override readonly name = 'UnreachedError';

  /** Whether nobody answered in time, rather than that it was refused: who asked may have been too busy to hear it. */
  get isUnanswered(): boolean {
    return this.cause instanceof Error && this.cause.message === UNANSWERED;
  }
}

/** The driver's own words; it has no code for it. */
const UNANSWERED = 'timeout expired';

/** PostgreSQL's words for a name, password or certificate that it does not take, and for a database that it does not have. */
const REFUSED = /^(28|3D)/;

/** Why nobody gets in, in its own words; where a host has several addresses, those of each. */
export function reasonOfRefusal(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOfRefusal).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** What is said of a setting whose address opens nothing. */
export const leadsNowhere = (name: string, reason: string): string =>
  `${name} leads nowhere: ${reason}. In its user and password, @ : / # are written %40 %3A %2F %23.`;

/**
 * Does the first work with the database at the address that the setting `name` holds.
 * @throws {UnreachedError} where it is away, or lets nobody in
 */
export async function reaching<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isAway(cause) && !REFUSED.test(databaseCodeOf(cause) ?? '')) throw cause;
    throw new UnreachedError(leadsNowhere(name, reasonOfRefusal(cause)), { cause });
  }
}
