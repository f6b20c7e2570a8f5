/** The last release, which people may still run beside this one; written anew with each. */
export const LAST_RELEASE = '2ddff1a03bb10e44f611c8ca9b16af38bce1a608';
