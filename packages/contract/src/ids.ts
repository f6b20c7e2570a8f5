/** Public identifiers of the dialect. None of them is a secret. */
export const PROJECT_ID = 'toile';
export const DATABASE_ID = 'toile';
export const COLLECTION = { users: 'users', community: 'community', designs: 'designs' } as const;
export const BUCKET = { designs: 'designs', avatars: 'avatars' } as const;
export const SESSION_COOKIE = `a_session_${PROJECT_ID}`;
/** Version of the dialect told in error bodies. */
export const DIALECT_VERSION = '1.9.6';
