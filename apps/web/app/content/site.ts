import type { Site } from '#web/content/site-shape.ts';

/**
 * Who runs this shop and where: the one file an operator fills. What is not filled is not shown, and comes by itself as soon
 * as it is; `site.sample.ts` shows how it is written.
 */
export const SITE: Site = {
  isSample: false,
  company: 'Toile',
  since: 2026,
  phones: [],
  address: [],
  social: [],
  trustedBy: [],
  team: [],
  voices: [],
};
