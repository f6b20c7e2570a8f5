import * as z from 'zod';
import { BoardForm } from './boards.ts';
import { GenerationRequest, Stage } from './generation.ts';
import { CATEGORY, OCCASION, type Option, SEASON, STYLE } from './options.ts';
import { TakenDown } from './reports.ts';

/** A design in its maker's history: everything to show it, to use it again and to follow it while it is made. */
export const DesignSummary = z.object({
  design_id: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  stage: Stage,
  progress: z.number().min(0).max(1),
  /** Why it failed, in the catalogue's words; its token is back. */
  message: z.string().optional(),
  /** The whole brief; pressed again with the seed it gives the same picture. */
  request: GenerationRequest,
  seed: z.number().int(),
  engine: z.string().nullable(),
  /** Said where the atelier drew it because the installation's image model could not. */
  stand_in: z.string().optional(),
  /** A short name of the design, from its Look. */
  title: z.string().nullable(),
  file_id: z.string().nullable(),
  image_url: z.string().nullable(),
  /** As in a reply. */
  has_figure: z.boolean().default(false),
  liked: z.boolean(),
  /** Its post in the community; null while it is not posted. */
  post_id: z.string().nullable(),
  /** Hearts of everybody, when it is posted. */
  likes: z.number().int().nonnegative(),
  /** Moments in ISO 8601. */
  created_at: z.string(),
  /** Since when it lies in the trash. */
  deleted_at: z.string().nullable(),
});
export type DesignSummary = z.infer<typeof DesignSummary>;

/** Reply of `GET /generate-outfit/`: one page, newest first. `next` is the `after` of the next page, null on the last. */
export const DesignsPage = z.object({ designs: z.array(DesignSummary), next: z.string().nullable() });
export type DesignsPage = z.infer<typeof DesignsPage>;

/** Designs of a page when nothing is said, and at most; days the trash keeps a design. */
export const HISTORY = { pageSize: 24, pageMax: 100, trashDays: 30 } as const;

const absentOr = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const oneOf = <T extends string>(options: readonly (Option & { value: T })[]) =>
  absentOr(z.enum(options.map(({ value }) => value) as [T, ...T[]]));
const yesOrNo = absentOr(z.enum(['true', 'false']).transform((value) => value === 'true'));
const moment = absentOr(z.iso.datetime({ offset: true }));

/** Type of a design that its owner took out of the queue. */
export const CANCELLED = 'design_cancelled';

/** Query of `GET /generate-outfit/`. An empty value is an absent one. */
export const DesignsQuery = z.object({
  /** This one alone, wherever it lies. */
  design: absentOr(z.string().max(36)),
  category: oneOf(CATEGORY),
  season: oneOf(SEASON),
  occasion: oneOf(OCCASION),
  style: oneOf(STYLE),
  posted: yesOrNo,
  liked: yesOrNo,
  status: absentOr(z.enum(['running', 'done', 'failed'])),
  /** What lies in the trash instead of what does not. */
  trash: yesOrNo,
  /** The first moment that counts, and the first that no longer does. */
  from: moment,
  to: moment,
  /** Each of these words is in the brief. */
  words: absentOr(z.string().max(200)),
  after: absentOr(z.string().max(64)),
  limit: absentOr(z.coerce.number().int().min(1)),
});
export type DesignsQuery = z.infer<typeof DesignsQuery>;

/** Body of `PATCH /generate-outfit/{design_id}`. */
export const DesignChange = z.object({ liked: z.boolean() });
export type DesignChange = z.infer<typeof DesignChange>;

/**
 * Other forms of a finished design, for accounts that have bought tokens: `hd` is drawn anew at `HD_PICTURE`, `clear`
 * without its background, `hd-clear` both.
 */
export const DESIGN_FORMS = ['hd', 'clear', 'hd-clear'] as const;
export const DesignForm = z.enum(DESIGN_FORMS);
export type DesignForm = z.infer<typeof DesignForm>;

/** What may be ordered of a finished design beside its own sheet. */
export const OrderedForm = z.union([DesignForm, BoardForm]);
export type OrderedForm = z.infer<typeof OrderedForm>;

/** Type of the refusal of a form for a design that an image model made: only what was drawn is drawn again. */
export const FORM_IMPOSSIBLE = 'design_form_impossible';

/** Pixels of the High Definition sheet. */
export const HD_PICTURE = { width: 3072, height: 4095 } as const;

/** Reply of `PUT` and `GET /generate-outfit/{design_id}/forms/{form}`. */
export const FormState = z.object({
  form: OrderedForm,
  status: z.enum(['running', 'done', 'failed']),
  file_id: z.string().nullable(),
  image_url: z.string().nullable(),
  /** Whether another version of the engine draws it than drew the design: details may differ from its picture. */
  is_redrawn: z.boolean(),
});
export type FormState = z.infer<typeof FormState>;

/** Formats a picture is downloaded in: `GET /generate-outfit/{design_id}/download?format=…&form=…`. */
export const DOWNLOAD_FORMATS = ['jpeg', 'png', 'webp'] as const;
export const DownloadFormat = z.enum(DOWNLOAD_FORMATS);
export type DownloadFormat = z.infer<typeof DownloadFormat>;

/** Something that happened in an account, newest first on the dashboard. */
export const Activity = z.object({
  kind: z.enum(['made', 'failed', 'posted', 'liked', 'bought', 'given']),
  /** Moment in ISO 8601. */
  at: z.string(),
  /** A design's short name or the words of its brief; empty where there is no design. */
  title: z.string(),
  design_id: z.string().nullable(),
  /** Tokens bought, given or given back; likes received. */
  count: z.number().int(),
});
export type Activity = z.infer<typeof Activity>;

/** Reply of `GET /generate-outfit/overview`. */
export const DesignsOverview = z.object({
  /** Finished designs in the history. */
  saved: z.number().int().nonnegative(),
  running: z.number().int().nonnegative(),
  posted: z.number().int().nonnegative(),
  trashed: z.number().int().nonnegative(),
  /** Whether tokens were ever bought, and so High Definition and Remove Background are open. */
  has_bought: z.boolean(),
  tokens: z.number().int().nonnegative(),
  freetokens: z.number().int().nonnegative(),
  activity: z.array(Activity),
  /** Posts that the house took down, newest first. */
  taken_down: z.array(TakenDown).default([]),
});
export type DesignsOverview = z.infer<typeof DesignsOverview>;
