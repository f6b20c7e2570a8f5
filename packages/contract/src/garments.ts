import * as z from 'zod';
import { LANGUAGES } from './languages.ts';

/** Tokens that take a design's patterns and tech pack: once, for every size and every later revision. */
export const TOKENS_PER_PACK = 1;

/** Type of the refusal of a file that comes with the tech pack. */
export const PACK_NEEDED = 'pack_needed';

/** Whom and how a garment is made for: a size of the house's table, or a customer's own measures. Neither: the base size. */
const Wanted = z.object({ size: z.string().min(1).max(4).optional(), customer: z.string().max(36).optional() });
/** One garment of the design, or several between commas; without it, those that its words name. */
const Which = z.object({ garment: z.string().max(64).optional() });
const yesOrNo = z
  .enum(['true', 'false'])
  .default('true')
  .transform((value) => value === 'true');

/** Query of `GET /generate-outfit/{design_id}/garments/measures`. */
export const MeasuresQuery = Wanted.extend({ format: z.enum(['json', 'csv']).default('json') });
/** Query of `GET …/garments/flats`. */
export const FlatsQuery = Wanted.extend({
  ...Which.shape,
  ground: z.enum(['cloth', 'white']).default('cloth'),
  dimensions: yesOrNo,
  /** `false`: the drawing alone, on no paper, with how long each garment is; only as SVG. */
  words: yesOrNo,
  format: z.enum(['svg', 'pdf']).default('svg'),
});
/** Query of `GET …/garments/pattern`: small and marked on the screen; the files come with the pack, a garment each. */
export const PATTERN_FILES = ['pdf-a4', 'pdf-a0', 'svg', 'dxf'] as const;
export const PatternQuery = Wanted.extend({
  ...Which.shape,
  format: z.enum(['json', ...PATTERN_FILES]).default('json'),
});
/** Query of `GET …/garments/cost`. */
export const CostQuery = Wanted.extend({ format: z.enum(['json', 'csv', 'xlsx']).default('json') });
/** Query of `GET …/pack/file`. */
export const PACK_FILES = ['pdf', 'xlsx'] as const;
export const PackQuery = z.object({
  format: z.enum(PACK_FILES).default('pdf'),
  language: z.enum(LANGUAGES).default('en'),
});

/** A table as it is shown, printed and put on a sheet. */
export const SheetTable = z.object({
  title: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
  note: z.string().optional(),
});
export type SheetTable = z.infer<typeof SheetTable>;

const GarmentName = z.object({ id: z.string(), name: z.string() });

/** Where a design's tech pack stands: not taken, or taken at a moment. */
export const PackState = z.object({ number: z.string().nullable(), taken_at: z.string().nullable() });
export type PackState = z.infer<typeof PackState>;

/** Reply of `GET /generate-outfit/{design_id}/garments`. */
export const GarmentsOverview = z.object({
  title: z.string(),
  file_id: z.string(),
  garments: z.array(
    GarmentName.extend({
      /** Whether the words name it: what the house chose to go with it is cut on demand alone. */
      is_cut: z.boolean(),
      /** What was ordered of it and its flat does not show, in the words of the order. */
      not_drawn: z.array(z.string()),
    }),
  ),
  /** Sizes of the wearer's table, with what an Indian shop calls them and the bodies they fit. */
  sizes: z.array(z.object({ size: z.string(), indian: z.string(), fits: z.string() })),
  base_size: z.string(),
  /** The table's name and where its numbers are from. */
  table: z.object({ name: z.string(), source: z.string(), date: z.string() }),
  pack: PackState,
});
export type GarmentsOverview = z.infer<typeof GarmentsOverview>;

/** Reply of `GET …/garments/measures`. */
export const GarmentMeasures = z.object({
  tables: z.array(SheetTable),
  /** What a tailor asks of a customer's measures before cutting. */
  questions: z.array(z.object({ measure: z.string(), text: z.string() })),
  /** The table's size that gave what was not measured on the customer. */
  completed_from: z.string().nullable(),
});
export type GarmentMeasures = z.infer<typeof GarmentMeasures>;

/** Reply of `GET …/garments/pattern`. */
export const GarmentPattern = z.object({
  garments: z.array(
    GarmentName.extend({
      /** Why there are no pieces, and what comes nearest that can be drafted. */
      undrafted: z.object({ why: z.string(), nearest: z.string() }).nullable(),
      /** Centimetres; outlines on a coarse grid, to be looked at. */
      drawing: z.object({
        width: z.number(),
        height: z.number(),
        pieces: z.array(
          z.object({
            name: z.string(),
            outline: z.string(),
            fold: z.string(),
            at: z.tuple([z.number(), z.number()]),
            wide: z.number(),
          }),
        ),
      }),
      cutting: SheetTable,
    }),
  ),
});
export type GarmentPattern = z.infer<typeof GarmentPattern>;

/** Reply of `GET …/garments/cost`. */
export const GarmentCost = z.object({
  garments: z.array(GarmentName.extend({ metres: SheetTable, bill: SheetTable, cost: SheetTable })),
  /** The design's own cloths, with the rupees a metre that were counted. */
  cloths: z.array(z.object({ fabric: z.string(), price: z.number() })),
  /** Rupees for the whole outfit: without tax, the tax, with tax. */
  price: z.number().brand<'Rupees'>(),
  gst: z.number().brand<'Rupees'>(),
  total: z.number().brand<'Rupees'>(),
  /** Whether prices are the house's samples, not the shop's own. */
  is_sample: z.boolean(),
});
export type GarmentCost = z.infer<typeof GarmentCost>;

/** Reply of `GET …/pack`: what the tech pack holds, to be looked at. */
export const PackPreview = z.object({
  state: PackState,
  title: z.string(),
  garments: z.array(GarmentName.extend({ tables: z.array(SheetTable) })),
  sizes: SheetTable,
  not_drawn: z.array(z.string()),
});
export type PackPreview = z.infer<typeof PackPreview>;

const Rupees = z.number().min(0).max(10_00_000);
const Share = z.number().min(0).max(1);

/** Of a cloth or a trim: nothing in it that a database cannot keep. */
const Name = z
  .string()
  .max(24)
  .regex(/^[^\p{Cc}\p{Surrogate}]*$/u);

/** What the shop pays and asks. Rupees a metre or a piece; shares of 1; the markup is a factor. */
export const ShopPrices = z.object({
  cloths: z.record(Name, Rupees).refine((cloths) => Object.keys(cloths).length <= 60, 'too many cloths'),
  trims: z.record(Name, Rupees).refine((trims) => Object.keys(trims).length <= 60, 'too many trims'),
  lining: Rupees,
  interfacing: Rupees,
  rib: Rupees,
  minute: Rupees,
  waste: Share,
  overhead: z.number().min(0).max(5),
  markup: z.number().min(0.1).max(20),
});
export type ShopPrices = z.infer<typeof ShopPrices>;

/** Reply of `GET /boutique/prices`: the shop's own, or the samples until it has set them. */
export const PriceList = ShopPrices.extend({ is_sample: z.boolean(), date: z.string() });
export type PriceList = z.infer<typeof PriceList>;
