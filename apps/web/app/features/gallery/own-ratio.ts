import { type CommunityPost, FIGURE } from '@toile/contract';

/** Proportions between which a picture keeps its own. */
const OWN_RATIO = { least: 0.7, most: 1.6 } as const;

/** Height over width in which masonry shows a post: its figure whole, any other picture in its own proportion, within reason. */
export function ownRatio({ hasFigure, width, height }: Pick<CommunityPost, 'hasFigure' | 'width' | 'height'>): number {
  if (hasFigure) return FIGURE.height / FIGURE.width;
  return Math.min(Math.max(height / width, OWN_RATIO.least), OWN_RATIO.most);
}
