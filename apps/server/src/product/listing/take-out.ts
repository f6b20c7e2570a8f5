/**
 * What is in a list, which is left empty. While a request waits for the database, its promises and its query grow old; what
 * they hold of the answer afterwards lies in the old heap, dead, until all of that is collected. What large pages pass
 * through is therefore emptied on the way, and nothing may be read from it again.
 */
export const takeOut = <T>(list: T[]): T[] => list.splice(0);
