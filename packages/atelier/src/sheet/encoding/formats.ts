/** File formats a picture can be pressed into. */
export const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

export const MIME = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const satisfies Record<Format, string>;
export type Mime = (typeof MIME)[Format];

/** Quality at which paper grain and fine ink survive without ringing, 1 to 100; PNG has none. */
export const QUALITY = { jpeg: 88, png: 100, webp: 84, avif: 62 } as const satisfies Record<Format, number>;

const EXTENSION: Record<string, Format> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' };

/** The format a file name or extension asks for, or undefined if it is none of ours. */
export const formatOf = (fileName: string): Format | undefined =>
  EXTENSION[fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()];
