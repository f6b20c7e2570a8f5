import type { Link } from '#atelier/reading/chunks/link.ts';

/** A colour of a part, right before the work on another part that it is the thread of. */
export const isThread = ({ said }: Link, next: Link | undefined): boolean =>
  said.as === 'colour' &&
  said.part === 'embroidery' &&
  next?.gap === 'none' &&
  next.unknown !== true &&
  next.said.as === 'detail' &&
  next.said.part !== undefined;
