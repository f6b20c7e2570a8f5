import type { DesignSummary, DesignsOverview, FamilyMember, FormState } from '@toile/contract';
import { presentMoment } from '#server/api/moment.ts';
import { pictureUrl } from '#server/api/picture-url.ts';
import type { FamilyRow } from '#server/product/designs/family/read-family.ts';
import type { ListedDesign } from '#server/product/designs/list-designs.ts';
import type { FormStanding } from '#server/product/designs/order-form.ts';
import type { Overview } from '#server/product/designs/overview.ts';
import { readLook } from '#server/product/designs/read-look.ts';
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

/** A design among those it came from and those that came of it, for its maker. */
export const presentMember = ({ id, parentId, change, status, fileId, look, createdAt }: FamilyRow): FamilyMember => {
  const known = readLook(look);
  return {
    design_id: id,
    parent_id: parentId,
    change,
    title: known?.title ?? null,
    status,
    image_url: fileId === null ? null : pictureUrl(fileId),
    file_id: fileId,
    look: known,
    created_at: presentMoment(new Date(createdAt)),
  };
};

export const presentForm = ({ form, status, fileId, isRedrawn }: FormStanding): FormState => ({
  form,
  status,
  file_id: fileId,
  image_url: fileId === null ? null : pictureUrl(fileId),
  is_redrawn: isRedrawn,
});

export const presentOverview = (
  { hasBought, activity, takenDown, ...counts }: Overview,
  balances: Balances,
): DesignsOverview => ({
  ...counts,
  has_bought: hasBought,
  ...presentBalances(balances),
  activity: activity.map(({ at, ...event }) => ({ ...event, at: presentMoment(at) })),
  taken_down: takenDown.map(({ id, designId, title, reason, said, takenAt }) => ({
    post_id: id,
    design_id: designId,
    title,
    reason,
    said,
    at: presentMoment(takenAt),
  })),
});
