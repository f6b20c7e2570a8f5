import type { AskingContext, Context } from '#server/product/context.ts';
import type { Queries } from './query/queries.ts';

/** A document as it leaves: system fields (`$…`) beside the collection's own. */
export type Document = Readonly<Record<string, unknown>> & { readonly $id: string };

export type Data = Readonly<Record<string, unknown>>;

/** Who calls: the request itself. */
export interface Caller {
  openContext(): Promise<Context>;
  openClaim(): Promise<AskingContext>;
}

/**
 * A door that shows rows of typed tables as documents of the dialect. Each method checks who asks (through the verbs it
 * calls) and refuses with `document-not-found` what the caller may not even know of.
 */
export interface Collection {
  readonly id: string;
  /** Names that queries may use. */
  readonly attributes: ReadonlySet<string>;
  /** Names of what a document shows, those that begin with `$` aside. */
  readonly fields: ReadonlySet<string>;
  /** Whether a list is a search, which is limited more closely; without it none is. */
  isSearch?(queries: Queries): boolean;
  /** `total` may be 0 where it is not wanted. */
  list(call: {
    caller: Caller;
    queries: Queries;
    withTotal: boolean;
  }): Promise<{ total: number; documents: Document[] }>;
  get(call: { caller: Caller; id: string }): Promise<Document>;
  /** `origin` is where the call was sent to: addresses there are ours. */
  create(call: { caller: Caller; id: string; data: Data; origin: string }): Promise<Document>;
  update(call: { caller: Caller; id: string; data: Data }): Promise<Document>;
  /** Counts a number up or down by `by`, refusing to go beyond `bound`. */
  count(call: { caller: Caller; id: string; attribute: string; by: number; bound?: number }): Promise<Document>;
  remove(call: { caller: Caller; id: string }): Promise<void>;
}
