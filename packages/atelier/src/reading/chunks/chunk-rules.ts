import type { Modifier } from './modifier-rules.ts';
import type { PartRule } from './part-rules.ts';
import type { PersonRule } from './person-rules.ts';

/** The rules of what waits. */
export interface ChunkRules {
  modifiers: readonly Modifier[];
  parts: readonly PartRule[];
  persons: readonly PersonRule[];
}
