/** What a design asks of a model: its picture, or the words to it. */
export type ModelPurpose = 'picture' | 'description';

export interface ModelCall {
  purpose: ModelPurpose;
  /** `provider:model`. */
  model: string;
}

/** What a model gave, as it is kept: a picture by the address of its stored bytes, a description as it is. */
export type ModelAnswer =
  | { sha256: string; mime: 'image/jpeg'; width: number; height: number }
  | { description: string };

/** How a call ended. `unbilled` only where the provider certainly did not bill; whoever may have billed is `failed`. */
export type CallEnd = { latencyMs: number } & (
  | { outcome: 'answered'; answer?: ModelAnswer; costMicros: number | undefined }
  | { outcome: 'unbilled'; fault: string }
  /** With what it cost, where the provider took the work and it came to nothing. */
  | { outcome: 'failed'; fault: string; costMicros?: number | undefined }
);

/** What the log says to a call that is to be made. */
export type CallVerdict =
  | { may: 'ask'; end: (end: CallEnd) => Promise<void> }
  /** It was made before, and this came of it. */
  | { may: 'use'; answer: ModelAnswer }
  /** It was made before and may have been billed, or was refused as often as is bearable. */
  | { may: 'not' };

/** The calls one design has made to models that cost money. */
export interface CallLog {
  /** Resolves when the call stands in the log for good: only then may it leave. */
  begin(call: ModelCall): Promise<CallVerdict>;
  /** Keeps a picture for an attempt that may follow this one. */
  keep(picture: Uint8Array): Promise<string>;
  /** A picture that was kept. */
  fetch(sha256: string): Promise<Uint8Array>;
}
