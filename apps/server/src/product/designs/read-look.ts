import { type Look, LookError, migrateLook, type StoredLook } from '@toile/look';

/** The Look that was stored with a design, as a Look of today. Null where there is none, or none that can be read. */
export function readLook(stored: StoredLook | null | undefined): Look | null {
  if (!stored) return null;
  try {
    return migrateLook(stored);
  } catch (error) {
    if (error instanceof LookError) return null;
    throw error;
  }
}
