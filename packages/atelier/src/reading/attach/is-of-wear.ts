import { isShape, type Link } from '#atelier/reading/chunks/link.ts';

/** How cloth is worn, which of a bag is how it is carried. */
const WAYS_OF_WEARING: ReadonlySet<string> = new Set(['over-shoulder', 'over-shoulders']);

/** How long something is, or how it is worn. */
export const isOfWear = (link: Link): boolean => isShape(link) || WAYS_OF_WEARING.has(link.said.value);
