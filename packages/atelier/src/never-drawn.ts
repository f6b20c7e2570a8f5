import type { Look } from '@toile/look';
import { neverDrawn as neverWorn } from '@toile/look/records';
import { ofSkinIn } from '#atelier/styling/young/clear-of-skin.ts';

/**
 * What forbids that a Look is drawn, first or again, by the server or a browser: besides what its records forbid, somebody young in the
 * colour of their own skin. A Look may be older than the rules.
 */
export const neverDrawn = (look: Look): 'minors' | 'nudity' | undefined =>
  neverWorn(look) ?? (ofSkinIn(look).length > 0 ? 'minors' : undefined);
