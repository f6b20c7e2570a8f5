/** Numbers both sides keep. Lengths in characters, sizes in bytes, times in milliseconds unless named otherwise. */
export const TOKENS_PER_DESIGN = 1;
/** Designs in other colours that an account makes in an hour without a token. */
export const RECOLOURS_PER_HOUR = 60;
/** Designs in other colours that an account keeps without a token: so many, and so many more for each design that took one. */
export const RECOLOURS_KEPT_FOR_EACH = 60;
/** Boards take no token, so they are counted: drawn in an hour by an account, and kept of a design, the oldest going first. */
export const BOARDS = { perHour: 60, kept: 24 } as const;
export const NEW_ACCOUNT = { tokens: 0, freetokens: 1 } as const;
export const PROMPT_LENGTH_MAX = 1000;
export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;
export const NAME_LENGTH_MAX = 128;
export const EMAIL_LENGTH_MAX = 254;
export const PREFS_BYTES_MAX = 65_536;
export const CREATIVITY = { min: 0, max: 100, step: 1, default: 50 } as const;
/** Portrait sheet, pixels. */
export const PICTURE = { width: 1024, height: 1365 } as const;
/** The figure alone, pixels: as high as its sheet. */
export const FIGURE = { width: 910, height: 1365 } as const;
/** Preview widths that are made and kept, pixels. */
export const PREVIEW_WIDTHS = [320, 768, 1024] as const;
export const RESULT_IMAGE_MAX_HEIGHT = 500;
export const IDEMPOTENCY_KEY_LENGTH_MAX = 128;
/** Posts fetched as one page, and placeholder cards shown while the first is on its way. */
export const GALLERY = { pageSize: 100, skeletons: 8 } as const;
export const UPLOAD = {
  /** Bytes of a chunk; a picture that is larger comes in several. */
  chunk: 5 * 1024 * 1024,
  bytes: 20 * 1024 * 1024,
  /** Pixels of a side, and of the whole picture: what it costs to read them. */
  side: 10_000,
  pixels: { 'image/jpeg': 25_000_000, 'image/png': 16_000_000, 'image/webp': 16_000_000 },
} as const;
