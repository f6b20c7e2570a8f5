import * as z from 'zod';

/** An empty value is an absent one: the SDK sends `width=&height=`. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const side = optional(z.coerce.number().int().min(0).max(4000));

/** The part of the dialect's preview options that is served; the others are ignored. */
export const PreviewQuery = z.object({
  width: side,
  height: side,
  quality: optional(z.coerce.number().int().min(-1).max(100)),
  /** Our own: the figure of a sheet alone, the whole picture where it has none; `card` for who shows links. */
  view: optional(z.enum(['figure', 'sheet', 'card'])),
  output: optional(z.enum(['webp', 'avif', 'jpg', 'jpeg', 'png'])),
});
export type PreviewQuery = z.infer<typeof PreviewQuery>;
