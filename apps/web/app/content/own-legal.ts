import type { LegalText } from '#web/content/legal.ts';

/** Legal texts in the place of the house's, and when they were last changed. */
export interface OwnLegal {
  lastUpdated?: { words: string; machine: string };
  privacy?: LegalText;
  terms?: LegalText;
  cookies?: LegalText;
}

/** None: what an operator has of their own stands in the file that `SITE` names when the pages are built. */
export const OWN_LEGAL: OwnLegal = {};
