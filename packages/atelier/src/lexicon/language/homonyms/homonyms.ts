/** Every word with several senses, by the kind of thing it may be: what is worn and jewels go before cloths, so that blooms in the hair are no print. */
import { CLOTHS } from './cloths.ts';
import { FASTENINGS } from './fastenings.ts';
import { GARMENTS } from './garments.ts';
import type { Homonym } from './homonym.ts';
import { JEWELS } from './jewels.ts';
import { OTHERS } from './others.ts';
import { WORN } from './worn-things.ts';

export const HOMONYMS: readonly Homonym[] = [...WORN, ...JEWELS, ...FASTENINGS, ...GARMENTS, ...CLOTHS, ...OTHERS];
