import { BUCKET, PROJECT_ID } from '@toile/contract';

const filePath = (fileId: string) => `/v1/storage/buckets/${BUCKET.designs}/files/${encodeURIComponent(fileId)}`;

/** Address of the whole picture, relative to the origin. Image tags can send no header, so the project rides in it. */
export const pictureUrl = (fileId: string): string => `${filePath(fileId)}/view?project=${PROJECT_ID}`;

/** Address of a made-once preview of a picture, or of its figure alone, `width` in pixels. */
export const filePreview = (fileId: string, width: number, output: 'jpg' | 'webp', view?: 'figure'): string =>
  `${filePath(fileId)}/preview?width=${width}&output=${output}&project=${PROJECT_ID}${view ? `&view=${view}` : ''}`;

/** Address of the JPEG that is composed for programs which show previews of links. */
export const cardUrl = (fileId: string): string =>
  `${filePath(fileId)}/preview?view=card&output=jpg&project=${PROJECT_ID}`;

/** The file an address of ours shows, whatever form of it; undefined for any other address. */
export function fileIdOf(url: URL): string | undefined {
  const [, fileId] = new RegExp(`^${filePath('')}([^/]+)/(?:view|preview|download)$`).exec(url.pathname) ?? [];
  return fileId === undefined ? undefined : decodeURIComponent(fileId);
}
