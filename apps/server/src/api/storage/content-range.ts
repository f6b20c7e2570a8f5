import { ProductError } from '#server/product/errors.ts';

export interface ContentRange {
  /** Both ends included, in bytes. */
  readonly start: number;
  readonly end: number;
  readonly total: number;
}

/**
 * Reads `Content-Range` of a chunk; without one the body is the whole.
 * @throws {ProductError} `upload-range-invalid`
 */
export function readContentRange(header: string | undefined, length: number): ContentRange {
  if (header === undefined) return { start: 0, end: length - 1, total: length };
  const [, start, end, total] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(header) ?? [];
  if (total === undefined) throw new ProductError('upload-range-invalid');
  return { start: Number(start), end: Number(end), total: Number(total) };
}
