/** Characters of a path that a log holds: nobody fills it line by line with what they made up. */
const LOGGED_MAX = 200;

/** A path as it is logged: its beginning, and how long it was where that is not all. */
export const loggedPath = (path: string): string =>
  path.length <= LOGGED_MAX ? path : `${path.slice(0, LOGGED_MAX)}… (${path.length})`;
