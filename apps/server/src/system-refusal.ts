import { userInfo } from 'node:os';

/** What the system calls the reason of an error: `EACCES`; PostgreSQL's are numbers. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

const pathOf = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;

/** Whether a file is not there, rather than one that cannot be read. */
export const isAbsent = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** An error in its own words. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Of the system, and PostgreSQL's own. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
const NOT_ALLOWED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Whether the system does not let this user do it, which no waiting changes. */
export const isNotAllowed = (error: unknown): boolean => NOT_ALLOWED.has(codeOf(error) ?? '');

/** A sentence for an operator on what the system does not let this process do; `undefined` for any other error. */
export function tellRefusal(error: unknown): string | undefined {
  const code = codeOf(error) ?? '';
  if (FULL.has(code) || /No space left on device|ENOSPC/.test(reasonOf(error))) {
    return `The disk is full (${reasonOf(error)}): make room first, docs/incidents.md says how (ToileDiskFull).`;
  }
  if (!isNotAllowed(error)) return undefined;
  const path = pathOf(error) ?? 'A file';
  return `${path} may not be read or written by this user, ${userName()} (${reasonOf(error)}).`;
}

/** A container may run as a number that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `number ${process.getuid?.()}`;
  }
}
