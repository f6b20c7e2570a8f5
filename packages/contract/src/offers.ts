import * as z from 'zod';
import { Line, Passage } from './written.ts';

/** Limits of offers: designs and colourways of one, live ones of an account, characters, days a link may live. */
export const OFFERS = {
  designs: 12,
  colourways: 8,
  live: 100,
  listed: 100,
  title: 120,
  words: 1000,
  days: [3, 7, 14, 30],
  usualDays: 14,
  /** Days after its end in which what was approved may still be ordered. */
  orderable: 30,
  /** Days from an order until what it orders is due, at most. */
  due: 730,
  /** Answers to one design that its shop is shown. */
  answers: 20,
} as const;

/** Colours a design may be asked for in, besides its own. Wire value, name, the colour on screen. */
export const COLOURWAYS = [
  ['ivory', 'Ivory', '#f3ecdc'],
  ['beige', 'Beige', '#d6c3a3'],
  ['grey', 'Grey', '#8b8b8b'],
  ['black', 'Black', '#1b1a1a'],
  ['mustard', 'Mustard', '#d8a021'],
  ['gold', 'Gold', '#c39b46'],
  ['rust', 'Rust', '#a9502a'],
  ['red', 'Red', '#c0232f'],
  ['maroon', 'Maroon', '#6d1b2b'],
  ['blush', 'Blush pink', '#e8b9b5'],
  ['rani', 'Rani pink', '#c81e72'],
  ['purple', 'Purple', '#5b2a72'],
  ['lavender', 'Lavender', '#b7a5d1'],
  ['navy', 'Navy', '#1d2b4d'],
  ['royal-blue', 'Royal blue', '#2846a8'],
  ['teal', 'Teal', '#126e72'],
  ['emerald', 'Emerald', '#1f7a5c'],
  ['bottle-green', 'Bottle green', '#17432f'],
] as const;
export type Colourway = (typeof COLOURWAYS)[number][0];
const colourwayNames = COLOURWAYS.map(([name]) => name) as [Colourway, ...Colourway[]];
export const Colourway = z.enum(colourwayNames);

const unique = <T>(list: readonly T[]) => new Set(list).size === list.length;

/** Body of `POST /boutique/offers`. */
export const NewOffer = z.object({
  title: Line(OFFERS.title).min(1),
  message: Passage(OFFERS.words).default(''),
  designs: z
    .array(z.string().min(1).max(36))
    .min(1)
    .max(OFFERS.designs)
    .refine(unique, 'Each design stands in an offer once.'),
  colourways: z
    .array(Colourway)
    .max(OFFERS.colourways)
    .refine(unique, 'Each colour stands in an offer once.')
    .default([]),
  customer: z.string().max(36).optional(),
  days: z.literal([...OFFERS.days]).default(OFFERS.usualDays),
});
export type NewOffer = z.infer<typeof NewOffer>;

/** What the customer said of a design: approved it, or asked for a change in words. Null while she has not. */
export const OfferAnswer = z.enum(['approved', 'change']);
export type OfferAnswer = z.infer<typeof OfferAnswer>;

const Answered = z.object({
  design_id: z.string(),
  title: z.string(),
  answer: OfferAnswer.nullable(),
  words: z.string(),
  colourway: Colourway.nullable(),
  answered_at: z.string().nullable(),
});

/** What was said of a design, latest first; `by_shop` where the shop itself said it by its own link. */
const Said = z.object({
  answer: OfferAnswer,
  words: z.string(),
  colourway: Colourway.nullable(),
  by_shop: z.boolean(),
  said_at: z.string(),
});

/** An order that followed from an offer. */
export const OrderLine = z.object({ order_id: z.string(), number: z.string(), design_id: z.string() });

/** An offer as the shop that made it sees it. */
export const Offer = z.object({
  offer_id: z.string(),
  title: z.string(),
  message: z.string(),
  customer: z.object({ customer_id: z.string(), name: z.string() }).nullable(),
  colourways: z.array(Colourway),
  /** What the customer is sent. */
  url: z.string(),
  state: z.enum(['open', 'ended', 'taken-back']),
  created_at: z.string(),
  expires_at: z.string(),
  designs: z.array(Answered.extend({ file_id: z.string(), said: z.array(Said) })),
  orders: z.array(OrderLine),
});
export type Offer = z.infer<typeof Offer>;

/** Reply of `GET /boutique/offers`, newest first. */
export const OfferList = z.object({ offers: z.array(Offer) });
export type OfferList = z.infer<typeof OfferList>;

/** What names an offer to whoever has its link. */
export const OfferKey = z.object({ key: z.string().min(1).max(200) });

/** Reply of `GET /boutique/offer?key=…`: an offer as the customer sees it. */
export const OpenOffer = z.object({
  title: z.string(),
  message: z.string(),
  shop: z.string(),
  expires_at: z.string(),
  colourways: z.array(Colourway),
  designs: z.array(Answered),
});
export type OpenOffer = z.infer<typeof OpenOffer>;

/** Body of `PUT /boutique/offer/answer`. A change is asked for in words. */
export const NewAnswer = OfferKey.extend({
  design_id: z.string().max(36),
  answer: OfferAnswer,
  words: Passage(OFFERS.words).default(''),
  colourway: Colourway.nullable().default(null),
}).refine(({ answer, words }) => answer === 'approved' || words !== '', {
  path: ['words'],
  message: 'Please say what should be changed.',
});
export type NewAnswer = z.infer<typeof NewAnswer>;

/** An offer on paper: `GET /boutique/offers/{offer_id}/book?form=…`. */
export const BOOK_FORMS = ['lookbook', 'line-sheet'] as const;
export const BookForm = z.enum(BOOK_FORMS);
export type BookForm = z.infer<typeof BookForm>;

/** What an order sheet says. Rupees; the day as `2026-12-31`. */
export const ORDER_WORDS = { fabric: 200, notes: 1000 } as const;
const Amount = z.number().min(0).max(1_00_00_000).multipleOf(0.01);
export const NewOrder = z
  .object({
    design: z.string().max(36),
    /** A size of the wearer's table; to the customer's measures where there is none. */
    size: z.string().max(4).optional(),
    fabric: Line(ORDER_WORDS.fabric).default(''),
    price: Amount,
    advance: Amount,
    due_on: z.iso.date(),
    notes: Passage(ORDER_WORDS.notes).default(''),
  })
  .refine(({ price, advance }) => advance <= price, {
    path: ['advance'],
    message: 'The advance is at most the price.',
  });
export type NewOrder = z.infer<typeof NewOrder>;
