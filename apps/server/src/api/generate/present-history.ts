import type { DesignSummary, DesignsOverview, FormState } from '@toile/contract';
import { presentMoment } from '#server/api/moment.ts';
import { pictureUrl } from '#server/api/picture-url.ts';
import type { ListedDesign } from '#server/product/designs/list-designs.ts';
import type { FormStanding } from '#server/product/designs/order-form.ts';
import type { Overview } from '#server/product/designs/overview.ts';
import type { Balances } from '#server/product/wallet/balances.ts';
import { failureOf, presentBalances, tellStandIn } from './present-design.ts';

/** A design in its maker's list. */
export const presentSummary = (design: ListedDesign): DesignSummary => ({
  design_id: design.id,
  status: design.status,
  stage: design.stage,
  progress: design.progress,
  ...(design.status === 'failed' && { message: failureOf(design).message }),
  request: design.request,
  seed: design.seed,
  engine: design.engine,
  ...(design.standIn !== null && { stand_in: tellStandIn(design.standIn) }),
  title: design.title,
  file_id: design.fileId,
  image_url: design.fileId === null ? null : pictureUrl(design.fileId),
  has_figure: design.hasFigure,
  liked: design.liked,
  post_id: design.postId,
  likes: design.likes,
  created_at: presentMoment(design.createdAt),
  deleted_at: design.deletedAt && presentMoment(design.deletedAt),
});

export const presentForm = ({ form, status, fileId, isRedrawn }: FormStanding): FormState => ({
  form,
  status,
  file_id: fileId,
  image_url: fileId === null ? null : pictureUrl(fileId),
  is_redrawn: isRedrawn,
});

export const presentOverview = ({ hasBought, activity, ...counts }: Overview, balances: Balances): DesignsOverview => ({
  ...counts,
  has_bought: hasBought,
  ...presentBalances(balances),
  activity: activity.map(({ at, ...event }) => ({ ...event, at: presentMoment(at) })),
});
