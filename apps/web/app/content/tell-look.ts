import type { Look } from '@toile/look';

/** A design in words: as it was described, which is English as these words are. */
export const tellLook = (_look: Look | null | undefined, described: string): string => described;
