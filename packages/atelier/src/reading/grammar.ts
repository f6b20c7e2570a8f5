import type { AttachRules } from './attach/attach.ts';
import { BOUNDARY_RULES } from './attach/boundary-rules.ts';
import { FALL_RULES } from './attach/fall-rules.ts';
import { OWNER_RULES } from './attach/owner-rules.ts';
import { REFERENT_RULES } from './attach/referent-rules.ts';
import { SHARE_RULES } from './attach/share-rules.ts';
import { TURN_RULES } from './attach/turn-rules.ts';
import type { ChunkRules } from './chunks/chunk-rules.ts';
import { MODIFIERS } from './chunks/modifier-rules.ts';
import { PART_RULES } from './chunks/part-rules.ts';
import { PERSON_RULES } from './chunks/person-rules.ts';

/** All tables of rules, by the question they answer. */
export type Grammar = ChunkRules & AttachRules;

export const GRAMMAR: Grammar = {
  modifiers: MODIFIERS,
  parts: PART_RULES,
  persons: PERSON_RULES,
  turns: TURN_RULES,
  boundaries: BOUNDARY_RULES,
  referents: REFERENT_RULES,
  shares: SHARE_RULES,
  falls: FALL_RULES,
  owners: OWNER_RULES,
};
