import * as z from 'zod';
import type { IdChecks } from './ids.ts';
import { LOOK_VERSION } from './version.ts';
import { ACCESSORY_KINDS, FOOTWEAR } from './vocabulary/accessories.ts';
import { BORDERS, FABRICS, PRINT_DIRECTIONS, PRINT_SCALES, PRINTS } from './vocabulary/cloth.ts';
import {
  CLOSURES,
  COLLARS,
  FAMILIES,
  FITS,
  LAYERS,
  LENGTHS,
  NECKLINES,
  SILHOUETTES,
  SLEEVE_LENGTHS,
  SLEEVE_SHAPES,
  WAISTLINES,
} from './vocabulary/cut.ts';
import { CATEGORIES, HARMONIES, MEDIA, MOODS, SEASONS } from './vocabulary/mood.ts';
import { DETAIL_SIDES, PARTS } from './vocabulary/parts.ts';
import {
  AGE_GROUPS,
  BUILDS,
  HAIR_STYLES,
  HERITAGES,
  MOUSTACHES,
  POSES,
  PRESENTATIONS,
  SKIN_TONES,
} from './vocabulary/person.ts';
import { MEASURES, PRODUCT_KINDS } from './vocabulary/product.ts';
import { READ_AS, SOURCES } from './vocabulary/reading.ts';

const Colour = z.object({
  /** Lower case, as a designer would say it: 'emerald', 'dusty rose'. */
  name: z.string().min(1),
  /** `#rrggbb`, sRGB. */
  hex: z.string().regex(/^#[0-9a-f]{6}$/i),
});

const Print = z.object({
  kind: z.enum(PRINTS),
  /** How it is called in prose when the kind alone does not say it: 'shibori print', 'golden motifs'. */
  name: z.string().exactOptional(),
  /** Motif colours on the ground colour of the cloth; empty for solid. */
  colours: z.array(Colour),
  scale: z.enum(PRINT_SCALES),
  direction: z.enum(PRINT_DIRECTIONS).exactOptional(),
});

const Cloth = z.object({
  fabric: z.enum(FABRICS),
  /** How it is called in prose when the fabric alone does not say it: 'tussar silk', 'washed denim'. */
  name: z.string().exactOptional(),
  /** The ground. */
  colour: Colour,
  print: Print,
});

/** Further off a hem lies at another place, cm. */
const MOST_HEM = 20;

const Border = z.object({ kind: z.enum(BORDERS), colour: Colour, accent: Colour });

const detailsSchema = (ids: IdChecks) =>
  z.array(
    z.object({
      /** A cloth or a print where a part is made of it: lace of the collar. */
      id: ids.detail,
      /** The part it is of; the whole when absent. */
      part: z.enum(PARTS).exactOptional(),
      /** How many there are, where the words say so. */
      count: z.number().int().min(1).exactOptional(),
      /** On which side of the wearer, where the words say so. */
      side: z.enum(DETAIL_SIDES).exactOptional(),
    }),
  );

/** What is told of a shoe or an accessory and has no name of ours: 'delicate', 'white accents'. */
const Told = z.array(z.string().min(1));

const garmentSchema = (ids: IdChecks) =>
  z.object({
    /** Unique within the Look: `g1`, `g2`… */
    id: z.string().regex(/^g\d+$/),
    /** What it is; its record says whatever is true of it. */
    kind: ids.garment,
    family: z.enum(FAMILIES),
    layer: z.enum(LAYERS),
    /** How it is called in prose: 'slip dress'. */
    name: z.string().min(1),
    cloth: Cloth,
    silhouette: z.enum(SILHOUETTES),
    fit: z.enum(FITS),
    length: z.enum(LENGTHS),
    /** Centimetres its hem lies below the place its length names, above it where negative; there when it is absent. */
    hem: z.number().min(-MOST_HEM).max(MOST_HEM).exactOptional(),
    waistline: z.enum(WAISTLINES),
    neckline: z.enum(NECKLINES),
    collar: z.enum(COLLARS),
    sleeve: z.object({ shape: z.enum(SLEEVE_SHAPES), length: z.enum(SLEEVE_LENGTHS) }),
    closure: z.enum(CLOSURES),
    /** What it has besides its cut. */
    details: detailsSchema(ids),
    border: Border.exactOptional(),
    /** Second colour of a named part. */
    trims: z.partialRecord(z.enum(PARTS), Colour),
  });

const Person = z.object({
  presentation: z.enum(PRESENTATIONS),
  ageGroup: z.enum(AGE_GROUPS),
  build: z.enum(BUILDS),
  skin: z.enum(SKIN_TONES),
  heritage: z.enum(HERITAGES),
  hair: z.object({ style: z.enum(HAIR_STYLES), colour: Colour }),
  beard: z.boolean(),
  /** Absent where the lip is shaven, or lies in a beard. */
  moustache: z.enum(MOUSTACHES).exactOptional(),
  pose: z.enum(POSES),
});

const accessorySchema = (ids: IdChecks) =>
  z.object({
    kind: z.enum(ACCESSORY_KINDS),
    name: z.string().min(1),
    colour: Colour,
    details: detailsSchema(ids).exactOptional(),
    told: Told.exactOptional(),
  });

const footwearSchema = (ids: IdChecks) =>
  z.object({
    kind: z.enum(FOOTWEAR),
    name: z.string().min(1),
    colour: Colour,
    details: detailsSchema(ids).exactOptional(),
    told: Told.exactOptional(),
  });

/** A stretch of the brief, in UTF-16 offsets of the words as given. */
const Span = z.object({ start: z.number().int(), end: z.number().int(), text: z.string() });

const ReadSpan = Span.extend({
  /** What it was read as. */
  as: z.enum(READ_AS),
  /** Id or name it resolved to. */
  value: z.string(),
  /** Garment or accessory it was bound to. */
  of: z.string().exactOptional(),
  /** False: understood and told, but the drawing does not show it (one of `notDrawn`). */
  drawn: z.literal(false).exactOptional(),
});

const Reading = z.object({
  understood: z.array(ReadSpan),
  /** Words that carried meaning nobody here knows; never an error. */
  unread: z.array(Span),
  /** What was understood but cannot be drawn, said plainly. */
  notDrawn: z.array(z.string()),
  /** Source of each decided slot: 'g1.fabric' → 'words', 'person.hair' → 'chosen'. */
  sources: z.record(z.string(), z.enum(SOURCES)),
});

/** A shoe, a bag, a jewel that is asked for by itself, and what of it is measured. */
const Product = z.object({
  of: z.enum(PRODUCT_KINDS),
  measures: z.array(z.object({ what: z.enum(MEASURES), cm: z.number().positive() })),
});

/** What page and stance are chosen by, beside the clothes: title, style, occasion, season, mood and creativity. */
const leaningSchema = (ids: IdChecks) => ({
  /** One line for a title: 'Emerald satin slip dress'. */
  title: z.string(),
  style: ids.style,
  occasion: ids.occasion,
  season: z.enum(SEASONS),
  mood: z.enum(MOODS),
  /** 0 keeps to the brief, 100 dares. */
  creativity: z.number().min(0).max(100),
});

/** Somebody and what they wear. */
const wornSchema = (ids: IdChecks) => ({
  person: Person,
  /** In order of dressing, innermost first. */
  garments: z.array(garmentSchema(ids)).min(1),
  footwear: footwearSchema(ids),
  accessories: z.array(accessorySchema(ids)),
});

/** The Look, its ids checked as `ids` say. */
export const lookSchema = (ids: IdChecks) => {
  const worn = wornSchema(ids);
  const leaning = leaningSchema(ids);
  return z.object({
    version: z.literal(LOOK_VERSION),
    category: z.enum(CATEGORIES),
    ...leaning,
    ...worn,
    /** Who stands on the same page where two people are asked for. Ids of garments go on from the first person's. */
    companion: z.object(worn).exactOptional(),
    /** What the sheet is made in, where the words say it; the house's own otherwise. */
    medium: z.enum(MEDIA).exactOptional(),
    /** The one thing the sheet shows, where no outfit is asked for; the clothes then only carry it. */
    product: Product.exactOptional(),
    /** Colour relation the palette was built on. */
    harmony: z.enum(HARMONIES),
    reading: Reading,
    /** The design this one came of by edits: page, ground and stance stay as they were chosen for it. */
    origin: z.object({ ...leaning, ...worn }).exactOptional(),
  });
};

/** A brief's typed, complete answer, plain JSON. Look + seed = the same picture to the byte, by one engine. */
export type Look = z.infer<ReturnType<typeof lookSchema>>;
export type Garment = Look['garments'][number];
/** The second person of a Look, and their clothes. */
export type Companion = NonNullable<Look['companion']>;
/** What page and stance of an edit were chosen by. */
export type Origin = NonNullable<Look['origin']>;
export type Product = z.infer<typeof Product>;
export type Cloth = z.infer<typeof Cloth>;
export type Print = z.infer<typeof Print>;
export type Border = z.infer<typeof Border>;
/** A colour as it is said and as it is painted. */
export type Colour = z.infer<typeof Colour>;
export type Person = z.infer<typeof Person>;
export type Accessory = Look['accessories'][number];
export type Footwear = Look['footwear'];
/** Something a garment, a shoe or an accessory has besides its cut, where, and how many of it. */
export type Detail = Garment['details'][number];
export type Span = z.infer<typeof Span>;
export type ReadSpan = z.infer<typeof ReadSpan>;
