import type { Context } from '#server/product/context.ts';
import type { Queries } from './query/queries.ts';

/** A document as it leaves: system fields (`$…`) beside the collection's own. */
export type Document = Readonly<Record<string, unknown>> & { readonly $id: string };

export type Data = Readonly<Record<string, unknown>>;

/**
 * A door that shows rows of typed tables as documents of the dialect. Each method checks who asks (through the verbs it
 * calls) and refuses with `document-not-found` what the caller may not even know of.
 */
export interface Collection {
  readonly id: string;
  /** Names that queries may use. */
  readonly attributes: ReadonlySet<string>;
  list(call: { ctx: Context; queries: Queries }): Promise<{ total: number; documents: readonly Document[] }>;
  get(call: { ctx: Context; id: string }): Promise<Document>;
  create(call: { ctx: Context; id: string; data: Data }): Promise<Document>;
  update(call: { ctx: Context; id: string; data: Data }): Promise<Document>;
  remove(call: { ctx: Context; id: string }): Promise<void>;
}
