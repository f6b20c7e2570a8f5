/** Seconds a mailed secret may be used: an hour. */
export const TOKEN_SECONDS = 3600;
