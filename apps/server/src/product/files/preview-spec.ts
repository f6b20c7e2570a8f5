import { PREVIEW_WIDTHS } from '@toile/contract';
import type { FileRow } from '#server/parts/database/schema/files.ts';

export const PREVIEW_FORMATS = ['webp', 'avif', 'jpg', 'png'] as const;
export type PreviewFormat = (typeof PREVIEW_FORMATS)[number];

/** Qualities a preview is made in. Few, so that nobody can fill the storage with near-equal ones. */
export const PREVIEW_QUALITIES = [60, 88] as const;
/** At 80 a drawing loses the grain of its paper, and its face looks softer than the sketch that it was bought by. */
const QUALITY_DEFAULT = 88;

export interface PreviewWish {
  /** Pixels; 0 or absent leaves it open. */
  width?: number | undefined;
  height?: number | undefined;
  /** 0 to 100; below 0 or absent leaves it open. */
  quality?: number | undefined;
  format?: PreviewFormat | undefined;
}

/** A preview exactly as it is made and kept. */
export type PreviewSpec = SizeSpec | CardSpec;

/** The whole picture, smaller. */
export interface SizeSpec {
  /** Pixels; the height follows. Never wider than the original. */
  width: number;
  quality: number;
  format: PreviewFormat;
}

/** Pixels of the picture that is shown where a link to a design is sent: what every program of messages shows whole. */
export const CARD = { width: 1200, height: 630 } as const;

/** A picture composed anew for whoever shows links: of a figure, whole and near; of any other picture, as it is. */
export interface CardSpec {
  card: 'figure' | 'picture';
  quality: number;
  format: 'jpg';
}

export const cardOf = (card: CardSpec['card']): CardSpec => ({ card, quality: QUALITY_DEFAULT, format: 'jpg' });

/** The kept preview that serves a wish: just large enough to cover the wished size, uncropped, the quality nearest. */
export function snapPreview(file: Pick<FileRow, 'width' | 'height' | 'mime'>, wish: PreviewWish): SizeSpec {
  const needed = Math.max(wish.width ?? 0, ((wish.height ?? 0) * file.width) / file.height);
  const largest = PREVIEW_WIDTHS[PREVIEW_WIDTHS.length - 1] ?? file.width;
  const width = needed === 0 ? largest : (PREVIEW_WIDTHS.find((kept) => kept >= needed) ?? largest);
  const format = wish.format ?? (file.mime === 'image/jpeg' ? 'jpg' : 'webp');
  return { width: Math.min(width, file.width), quality: snapQuality(format, wish.quality), format };
}

function snapQuality(format: PreviewFormat, quality = -1): number {
  if (quality < 0 || format === 'png') return QUALITY_DEFAULT;
  const distance = (kept: number) => Math.abs(kept - quality);
  return PREVIEW_QUALITIES.reduce<number>(
    (best, kept) => (distance(kept) < distance(best) ? kept : best),
    PREVIEW_QUALITIES[0],
  );
}

/** Name of its variant in the storage. */
export const variantOf = (spec: PreviewSpec): string =>
  `${'card' in spec ? `card-${spec.card}` : spec.width}-q${spec.quality}.${spec.format}`;
