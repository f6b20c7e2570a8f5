import { AUTHOR_UNKNOWN, type PublicDesign } from '@toile/contract';
import { pictureUrl } from '#server/api/picture-url.ts';
import type { PublicView } from '#server/product/gallery/get-public-design.ts';

/** What a public page shows, as it leaves. */
export const presentPublicDesign = ({ file, author, ...view }: PublicView): PublicDesign => ({
  ...view,
  userName: author ?? AUTHOR_UNKNOWN,
  fileId: file.id,
  url: pictureUrl(file.id),
  width: file.width,
  height: file.height,
  hasFigure: file.hasFigure,
});
