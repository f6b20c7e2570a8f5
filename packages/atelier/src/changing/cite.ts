/** Words of the person's own. */
export const cite = (clause: string): string => `“${clause}”`;
