/** Public identifiers of the dialect. None of them is a secret. */
export const PROJECT_ID = 'toile';
export const DATABASE_ID = 'toile';
export const COLLECTION = { users: 'users', community: 'community', designs: 'designs' } as const;
export const BUCKET = { designs: 'designs', avatars: 'avatars' } as const;
export const SESSION_COOKIE = `a_session_${PROJECT_ID}`;
/** `Server-Timing` entry of pages that were asked for without a session. */
export const GUEST_TIMING = 'guest';
/** Version of the dialect told in error bodies. */
export const DIALECT_VERSION = '1.9.6';
