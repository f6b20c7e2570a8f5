import * as z from 'zod';

/** `hex` is `#rrggbb`; a colour that is said but not given so has none, and is told without a swatch. */
const Colour = z.object({
  name: z.string(),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional()
    .catch(undefined),
});
const Span = z.object({ start: z.number().int(), end: z.number().int(), text: z.string() });
const ReadSpan = Span.extend({ as: z.string(), value: z.string(), drawn: z.literal(false).optional() });
const Source = z.enum(['words', 'option', 'chosen']);

const Garment = z.object({
  id: z.string(),
  name: z.string(),
  cloth: z.object({
    fabric: z.string(),
    name: z.string().optional(),
    colour: Colour,
    print: z.object({ kind: z.string(), name: z.string().optional(), colours: z.array(Colour) }),
  }),
  silhouette: z.string(),
  fit: z.string(),
  length: z.string(),
  neckline: z.string(),
  collar: z.string(),
  sleeve: z.object({ shape: z.string(), length: z.string() }),
  closure: z.string(),
  details: z.array(z.string()),
  border: z.object({ kind: z.string(), colour: Colour }).optional(),
});

/**
 * The part of a Look that the studio shows. Values are plain strings, so that a Look of a later day, with a fabric or a
 * neckline that is not known here, still reads.
 */
export const LookView = z.object({
  title: z.string(),
  person: z.object({ skin: z.string().optional(), hair: z.object({ style: z.string(), colour: Colour }) }),
  garments: z.array(Garment).min(1),
  footwear: z.object({ name: z.string(), colour: Colour }),
  accessories: z.array(z.object({ kind: z.string().default(''), name: z.string(), colour: Colour })),
  reading: z.object({
    understood: z.array(ReadSpan),
    unread: z.array(Span),
    notDrawn: z.array(z.string()),
    sources: z.record(z.string(), Source),
  }),
});
export type LookView = z.infer<typeof LookView>;
export type GarmentView = LookView['garments'][number];
export type Source = z.infer<typeof Source>;

/** The Look of a reply, `undefined` when it cannot be shown: the picture and its description stand without it. */
export const readLook = (look: unknown): LookView | undefined => LookView.safeParse(look).data;
