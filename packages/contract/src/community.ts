import * as z from 'zod';

/**
 * Document of the `community` collection. The first seven own fields are the specification's; a client sends `fileId` or
 * `designId` and may send the others, but owner, author and likes are the server's whatever it says.
 */
export const CommunityPost = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  /** `delete("user:…")` and `update("user:…")` of the owner among them only when the caller is that owner. */
  $permissions: z.array(z.string()),
  prompt: z.string(),
  /** Address of the whole picture, relative to the origin. Previews: the storage's, by `fileId`. */
  url: z.string(),
  fileId: z.string(),
  likes: z.number().int().nonnegative(),
  /** The owner reads the own address here, everybody else the author's display name. */
  User_Email: z.string(),
  /** Account of the author; `community` when there is none any more. */
  User_Id: z.string(),
  /** A short name of the design: of its Look, else the beginning of the prompt. */
  title: z.string(),
  /** What the design's description says; empty for a picture that was uploaded. */
  description: z.string(),
  /** The author's display name, `Anonymous` without one. Never an address. */
  userName: z.string(),
  /** Whether the caller likes it; the caller's own state on every device. */
  liked: z.boolean(),
  /** Whether the caller posted it. */
  mine: z.boolean(),
  /** Whether the product itself posted it. */
  house: z.boolean(),
  /** The design it shows; null for a picture that was uploaded. */
  designId: z.string().nullable(),
  /** Pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Whether the figure is there alone: the storage's preview with `view=figure`. */
  hasFigure: z.boolean().default(false),
});
export type CommunityPost = z.infer<typeof CommunityPost>;

/** An address in a name, as a pattern: others are shown what stands before its @, the first group. */
export const ADDRESS_IN_NAME = String.raw`(\S)@\S+\.\S+`;
/** Shown where no author is known. */
export const AUTHOR_UNKNOWN = 'Anonymous';
/** Shown for a post without words. */
export const PROMPT_UNKNOWN = 'Untitled';
/** `User_Id` of a post whose author has left. */
export const AUTHOR_GONE = 'community';

/** Path of the public page of a design or, for an uploaded picture, of its post. */
export const publicPagePath = ({ $id, designId }: Pick<CommunityPost, '$id' | 'designId'>): string =>
  `/d/${designId ?? $id}`;

/** Reply of `PUT /generate-outfit/{design_id}/share`: the design and its picture are readable by everybody from now on. */
export const ShareReply = z.object({
  design_id: z.string(),
  /** Absolute addresses, fit to be sent to somebody: the public page, and the whole picture. */
  page_url: z.string(),
  image_url: z.string(),
});
export type ShareReply = z.infer<typeof ShareReply>;

/** What the server lays into the public page, as JSON in `<script type="application/json" id="public-design">`. */
export const PublicDesign = z.object({
  id: z.string(),
  title: z.string(),
  prompt: z.string(),
  description: z.string(),
  userName: z.string(),
  house: z.boolean(),
  fileId: z.string(),
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  hasFigure: z.boolean().default(false),
  /** Whether its garments can be laid flat: the file's `flats`. */
  hasFlats: z.boolean().default(false),
  /** The post in the community, if it is posted. */
  postId: z.string().nullable(),
  likes: z.number().int().nonnegative(),
});
export type PublicDesign = z.infer<typeof PublicDesign>;
export const PUBLIC_DESIGN_ELEMENT = 'public-design';

/** Stands in the gallery's page where its first picture goes; the server writes the picture there before scripts come. */
export const FIRST_PICTURE_MARK = '<!--first-picture-->';
