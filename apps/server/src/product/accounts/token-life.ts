/** Seconds a secret may be used: an hour for what is mailed, a minute for what a page carries to its next call. */
export const TOKEN_SECONDS = { recovery: 3600, verification: 3600, session: 60 } as const;
