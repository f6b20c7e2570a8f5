import { type DesignStatus, type GenerationReply, STAND_IN } from '@toile/contract';
import type { Look } from '@toile/look';
import { pictureUrl } from '#server/api/picture-url.ts';
import type { DesignRow } from '#server/parts/database/schema/designs.ts';
import type { FollowedDesign } from '#server/product/designs/follow-design.ts';
import { readLook } from '#server/product/designs/read-look.ts';
import { ERRORS, type ErrorCode, ProductError } from '#server/product/errors.ts';
import type { Balances } from '#server/product/wallet/balances.ts';

/** A finished design as the specification's reply, with its owner's balances. */
export function presentReply(
  design: Pick<DesignRow, 'id' | 'seed' | 'fileId' | 'description' | 'standIn' | 'hasFigure'> & { look: Look | null },
  balances: Balances,
): GenerationReply {
  const { fileId, look, description } = design;
  // The database keeps a design that is done whole.
  if (fileId === null || description === null) throw new ProductError('unexpected');
  return {
    outfit_description: description,
    image_url: pictureUrl(fileId),
    design_id: design.id,
    file_id: fileId,
    has_figure: design.hasFigure,
    seed: design.seed,
    ...(design.standIn !== null && { stand_in: tellStandIn(design.standIn) }),
    look,
    ...presentBalances(balances),
  };
}

/** The same of a design as it is stored, whose Look may be an older one. */
export const presentRow = (design: DesignRow, balances: Balances): GenerationReply =>
  presentReply({ ...design, look: readLook(design.look) }, balances);

/** A reason written by an earlier version may be gone. */
export const tellStandIn = (reason: string): string =>
  Object.entries(STAND_IN).find(([known]) => known === reason)?.[1] ?? STAND_IN.lost;

/** Where a design stands, for its owner. */
export const presentStatus = (
  design: DesignRow & Partial<Pick<FollowedDesign, 'place'>>,
  balances: Balances,
): DesignStatus => ({
  design_id: design.id,
  status: design.status,
  stage: design.stage,
  progress: design.progress,
  ...(typeof design.place === 'number' && { place: design.place }),
  ...(design.status === 'done' && { result: presentRow(design, balances) }),
  ...(design.status === 'failed' && presentFailure(design)),
});

function presentFailure(design: DesignRow): Pick<DesignStatus, 'message' | 'error'> {
  const { message, type } = failureOf(design);
  return { message, error: type };
}

export const presentBalances = ({ free, paid }: Balances) => ({ tokens: paid, freetokens: free });

/** Why a design failed, as its owner is told. */
export const failureOf = ({ errorCode, errorMessage }: Pick<DesignRow, 'errorCode' | 'errorMessage'>): ProductError =>
  new ProductError(isErrorCode(errorCode) ? errorCode : 'generation-failed', {
    ...(errorMessage !== null && { message: errorMessage }),
  });

/** A code written by an earlier version may be gone. */
const isErrorCode = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(ERRORS, code);
