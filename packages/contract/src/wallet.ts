import * as z from 'zod';

/** Entries of one page of the token history. */
export const WALLET_PAGE = { default: 25, max: 100 } as const;

/**
 * One line of a person's token history. `tokens` and `freetokens` are what it changed, negative where they were taken.
 * A spend and its refund name their design, unless it was deleted since; a purchase and its reversal name the purchase.
 */
export const WalletEntry = z.object({
  id: z.number().int().positive(),
  kind: z.enum(['grant', 'spend', 'refund', 'purchase', 'reversal']),
  at: z.iso.datetime(),
  tokens: z.number().int(),
  freetokens: z.number().int(),
  design: z
    .object({
      id: z.string(),
      words: z.string(),
      status: z.enum(['running', 'done', 'failed']),
      file_id: z.string().nullable(),
    })
    .nullable(),
  /** Whether it was for the design's tech pack, not for its picture. */
  is_pack: z.boolean(),
  /** `price` in rupees. */
  purchase: z
    .object({ id: z.string(), price: z.number().positive().brand<'Rupees'>(), receipt: z.string() })
    .nullable(),
});
export type WalletEntry = z.infer<typeof WalletEntry>;

/** Reply of `GET /wallet/history?before=&limit=`: newest first; `next` is the `before` of the page after this one. */
export const WalletHistory = z.object({ entries: z.array(WalletEntry), next: z.number().int().nullable() });
export type WalletHistory = z.infer<typeof WalletHistory>;
