import type { Transactor } from '#server/parts/database/database.ts';
import { noticeText } from '#server/parts/notices/notice-text.ts';
import type { Notices } from '#server/parts/notices/notices.ts';

/** Topic on which it is told that something about this design changed. The row says what. */
export const designTopic = (designId: string): string => `design ${designId}`;

/** The notice of it, for statements that post it themselves. */
export const designNotice = (designId: string): string => noticeText(designTopic(designId), null);

export const tellDesignChanged = (notices: Notices, tx: Transactor, designId: string): Promise<void> =>
  notices.post(tx, designTopic(designId), null);
