import { type Look, LookError, migrateLook, type StoredLook } from '@toile/look';
import { ProductError } from '#server/product/errors.ts';

/** The Look that was stored with a design, as a Look of today. Null where there is none, or none that can be read. */
export function readLook(stored: StoredLook | null | undefined): Look | null {
  return stored ? tryLook(stored, () => null) : null;
}

/**
 * The same for who cannot go on without it; null where there is none.
 * @throws {ProductError} `look-newer` where a newer release stored what it says, else `look-unreadable`
 */
export function requireLook(stored: StoredLook | null | undefined): Look | null {
  if (!stored) return null;
  return tryLook(stored, (cause) => {
    throw new ProductError(cause.isNewer ? 'look-newer' : 'look-unreadable', { cause });
  });
}

function tryLook(stored: StoredLook, failed: (error: LookError) => null): Look | null {
  try {
    return migrateLook(stored);
  } catch (error) {
    if (error instanceof LookError) return failed(error);
    throw error;
  }
}
