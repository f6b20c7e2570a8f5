import { LookShape } from '@toile/look/shape';
import * as z from 'zod';
import { Edit } from './edit.ts';
import { Keep } from './keep.ts';
import { CREATIVITY, PROMPT_LENGTH_MAX } from './limits.ts';
import { MESSAGE } from './messages.ts';
import { ACCESSORIES, AGE, CATEGORY, ETHNICITY, GENDER, OCCASION, SEASON, SKIN_COLOR, STYLE } from './options.ts';
import { storable } from './storable.ts';

const oneOf = <T extends string>(options: readonly { value: T }[], fallback: T) =>
  z.enum(options.map((o) => o.value) as [T, ...T[]]).default(fallback);

/** What nobody sees: joiners, fillers, controls. A word of nothing else says nothing. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;
/** True where a person reads at least one letter. */
export const hasVisibleLetter = (words: string): boolean => /\p{L}/u.test(words.replace(INVISIBLE, ''));

/** Body of `POST /generate-outfit/`. Every option may be left out; the defaults are the specification's. */
export const GenerationRequest = z.object({
  style_idea: z
    .string()
    .overwrite(storable)
    .trim()
    .refine(hasVisibleLetter, MESSAGE.promptEmpty)
    .max(PROMPT_LENGTH_MAX),
  gender: oneOf(GENDER, 'female'),
  ethnicity: oneOf(ETHNICITY, 'any'),
  age: oneOf(AGE, 'any'),
  skin_color: oneOf(SKIN_COLOR, 'any'),
  season: oneOf(SEASON, 'any'),
  accessories: oneOf(ACCESSORIES, 'none'),
  occasion: oneOf(OCCASION, 'casual'),
  style: oneOf(STYLE, 'casual'),
  creativity: z.number().int().min(CREATIVITY.min).max(CREATIVITY.max).default(CREATIVITY.default),
  category: oneOf(CATEGORY, 'outfit'),
  /** Same words + same seed = the same picture; chosen by the server when absent. */
  seed: z.number().int().min(0).max(0xffff_ffff).optional(),
  keep: Keep.optional(),
  edit: Edit.optional(),
});
export type GenerationRequest = z.infer<typeof GenerationRequest>;

/** Reply of `POST /generate-outfit/`. `image_url` is relative to the origin. */
export const GenerationReply = z.object({
  outfit_description: z.string().min(1),
  image_url: z.string().min(1),
  design_id: z.string(),
  file_id: z.string(),
  /** Whether the figure is there alone: the storage's preview of the file with `view=figure`. */
  has_figure: z.boolean().default(false),
  seed: z.number().int(),
  /** Said where the atelier drew it because the installation's image model could not. */
  stand_in: z.string().optional(),
  /** Null where it is of a version that whoever reads the reply does not know: picture and description stand without it. */
  look: LookShape.nullable().catch(null),
  tokens: z.number().int().nonnegative(),
  freetokens: z.number().int().nonnegative(),
});
export type GenerationReply = z.infer<typeof GenerationReply>;

/** Type of a press refused because free tokens are for who proved their address, where letters are sent. */
export const EMAIL_UNPROVED = 'email_unproved';

/** Type of a press refused because nothing of its words was understood: no token was taken. */
export const NOT_UNDERSTOOD = 'design_not_understood';

/** Type of a press whose token could not be taken, though there is one: nothing was taken and nothing ordered. */
export const SPEND_FAILED = 'token_spend_failed';

/** What the work goes through, in order. `queued` waits for a free drawing thread. */
export const STAGES = ['queued', 'reading', 'cutting', 'painting', 'pressing'] as const;
export const Stage = z.enum(STAGES);
export type Stage = z.infer<typeof Stage>;

/** While it waits in a line: 1 is drawn next, 1000 is far back. Everybody who waits is drawn once before anybody is twice. */
const PlaceInLine = z.number().int().min(1);

/**
 * With `Accept: text/event-stream` the same POST answers with events named by `type`, data = this JSON without the name:
 * one `accepted`, then `stage`s whose progress (0 to 1) never falls, then exactly one `done` or `failed`.
 */
export const GenerationEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('accepted'),
    design_id: z.string(),
    tokens: z.number().int(),
    freetokens: z.number().int(),
  }),
  z.object({
    type: z.literal('stage'),
    stage: Stage,
    progress: z.number().min(0).max(1),
    place: PlaceInLine.optional(),
  }),
  z.object({ type: z.literal('done'), result: GenerationReply }),
  z.object({
    type: z.literal('failed'),
    message: z.string(),
    code: z.number().int(),
    error: z.string(),
    tokens: z.number().int(),
    freetokens: z.number().int(),
  }),
]);
export type GenerationEvent = z.infer<typeof GenerationEvent>;

/** `GET /generate-outfit/{design_id}`: where a press stands, for its owner only. */
export const DesignStatus = z.object({
  design_id: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  stage: Stage,
  progress: z.number().min(0).max(1),
  place: PlaceInLine.optional(),
  result: GenerationReply.optional(),
  message: z.string().optional(),
  /** Type of the failure, as in an error's body. */
  error: z.string().optional(),
});
export type DesignStatus = z.infer<typeof DesignStatus>;
