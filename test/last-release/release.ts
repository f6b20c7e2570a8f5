/** The last release, which people may still run beside this one; written anew with each. */
export const LAST_RELEASE = '2e971af9bec42e124f67361333b2905339ad7678';
