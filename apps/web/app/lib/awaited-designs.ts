/** Designs this tab waits for: accepted, or seen in the making, and their end not shown yet. */
export const awaitedDesigns = new Set<string>();
