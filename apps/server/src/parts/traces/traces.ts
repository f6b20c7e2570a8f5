/** Who asks whom: a request that comes in, a call to somebody else, work that is handed on or taken up, or one's own. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** Few values each, and never anybody's words: what is traced is kept by others. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface SpanPlan {
  readonly name: string;
  readonly kind: SpanKind;
  readonly facts?: SpanFacts;
  /** `traceparent` (W3C Trace Context) of whoever asked, elsewhere; else what is under way here. */
  readonly from?: string | undefined;
}

/** A span whose end somebody else sees. */
export interface OpenSpan {
  /** Of its whole trace, 32 hexadecimal digits. */
  readonly traceId: string;
  /** Runs the work so that what it begins belongs to this span. */
  within<T>(work: () => T): T;
  /** Ends it, with what is known only then. @param name what it is called in the end @param fault what went wrong, by its kind */
  end(told: { readonly name?: string; readonly facts?: SpanFacts; readonly fault?: string }): void;
}

/** Tells where the time of requests and jobs goes. Telling never fails, and never makes anybody wait. */
export interface Traces {
  /** Does the work within a span that fails as the work does. */
  during<T>(plan: SpanPlan, work: () => Promise<T>): Promise<T>;
  begin(plan: SpanPlan): OpenSpan;
  /** `traceparent` of the span that is under way, for who goes on with its work elsewhere. */
  carry(): string | undefined;
  /** Sends what is still to be sent, for a few seconds at most. */
  close(): Promise<void>;
}
