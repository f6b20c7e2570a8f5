import type { OpenChunk } from './chunk.ts';
import type { Opener } from './opener.ts';

/** A chunk of which nothing is read yet. */
export const opened = (opener: Opener): Omit<OpenChunk, 'text' | 'draft'> => ({
  opener,
  verb: undefined,
  isOne: false,
  links: [],
  scene: false,
  marks: [],
  excluded: [],
  stops: false,
  gap: 'none',
  negated: false,
  definite: false,
  either: undefined,
  placed: undefined,
  asides: [],
  onto: undefined,
  topic: undefined,
});
