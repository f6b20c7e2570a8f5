/** Public identifiers of the dialect. None of them is a secret. */
export const PROJECT_ID = 'toile';
export const DATABASE_ID = 'toile';
export const COLLECTION = { users: 'users', community: 'community', designs: 'designs' } as const;
export const BUCKET = { designs: 'designs', avatars: 'avatars' } as const;
export const SESSION_COOKIE = `a_session_${PROJECT_ID}`;
/** `Server-Timing` entries of pages: asked for without a session, and with one. */
export const GUEST_TIMING = 'guest';
export const USER_TIMING = 'user';
/** Version of the dialect told in error bodies. */
export const DIALECT_VERSION = '1.9.6';
