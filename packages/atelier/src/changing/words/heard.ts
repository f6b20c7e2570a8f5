import type { Look } from '@toile/look';
import { wishedBy } from '../places/of-whom.ts';
import { timesAsSteps } from './amounts.ts';
import { asMeant } from './as-meant/as-meant.ts';
import { withoutChat } from './chat.ts';
import { clausesOf, EDIT_WORDS } from './clauses.ts';
import { corrected } from './corrected.ts';
import { exchanged } from './exchange/exchanged.ts';
import { hindiOrder } from './hindi/hindi-order.ts';
import { hindiParts } from './hindi/hindi-parts.ts';
import { hindiVerbs } from './hindi/hindi-verbs.ts';
import { inLatin } from './hindi/in-latin.ts';
import { madeByHand } from './made-by-hand.ts';
import { ofParts } from './of-parts.ts';
import { ofTailor } from './of-tailor.ts';
import { paused } from './pauses.ts';
import { withoutReasons } from './reasons.ts';
import { withReferences } from './references.ts';
import { partedRunOns } from './run-on.ts';
import { unsoftened } from './softeners.ts';
import { plainWords } from './spelling.ts';
import { typed } from './typed.ts';

/** What is typed, step by step nearer to the ways that this room reads: what is no order goes first, and clauses are parted last. */
const STEPS: readonly ((words: string, look: Look) => string)[] = [
  inLatin,
  partedRunOns,
  typed,
  asMeant,
  withoutChat,
  corrected,
  (words, look) => withReferences(look, words),
  (words, look) => madeByHand(look, words),
  (words, look) => exchanged(look, words),
  hindiParts,
  hindiOrder,
  ofTailor,
  ofParts,
  withoutReasons,
  paused,
  hindiVerbs,
  timesAsSteps,
  (words) => plainWords(words, EDIT_WORDS),
  (words, look) => wishedBy(look, words),
  unsoftened,
];

/** The clauses of what somebody typed. Pure. */
export const clausesSaid = (look: Look, words: string): string[] =>
  clausesOf(STEPS.reduce((said, step) => step(said, look), words.toLowerCase()));
