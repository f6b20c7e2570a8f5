import { BUCKET, PREVIEW_WIDTHS, PROJECT_ID } from '@toile/contract';

export type PreviewFormat = 'avif' | 'webp' | 'jpg';
type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** Address of a made-once preview of a picture, or of its figure alone, `width` in pixels. */
export function previewUrl(fileId: string, width: PreviewWidth, output: PreviewFormat, view?: 'figure'): string {
  const query = new URLSearchParams({ width: String(width), output, project: PROJECT_ID, ...(view && { view }) });
  return `/v1/storage/buckets/${BUCKET.designs}/files/${encodeURIComponent(fileId)}/preview?${query}`;
}

/** Address of the whole picture as a file to keep, with its provenance in it. */
export const downloadUrl = (fileId: string): string =>
  `/v1/storage/buckets/${BUCKET.designs}/files/${encodeURIComponent(fileId)}/download?project=${PROJECT_ID}`;

/** `srcset` over every kept width. */
export function previewSrcSet(fileId: string, output: PreviewFormat, view?: 'figure'): string {
  return PREVIEW_WIDTHS.map((width) => `${previewUrl(fileId, width, output, view)} ${width}w`).join(', ');
}

/** Address of the garments of a design laid flat, a drawing of lines. */
export const flatsUrl = (fileId: string): string =>
  `/v1/storage/buckets/${BUCKET.designs}/files/${encodeURIComponent(fileId)}/flats?project=${PROJECT_ID}`;

/** The same address with a time in it, so that no cache answers for the server. */
export function freshUrl(url: string, time: number): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.set('t', String(time));
  return `${path}?${params}`;
}
