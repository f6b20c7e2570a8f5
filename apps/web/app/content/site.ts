import type { Site } from '#web/content/site-shape.ts';

/**
 * Nobody: who runs the shop and where stands in the file that `SITE` names when the pages are built, outside the source
 * (`deploy/site.sample.json` shows one). What is not filled is not shown, and comes by itself as soon as it is.
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
