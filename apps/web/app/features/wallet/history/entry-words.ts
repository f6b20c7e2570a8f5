import type { WalletEntry } from '@toile/contract';
import { formatCount, formatRupees } from '#web/lib/formats.ts';
import { tokenWords } from '#web/ui/token-badge.tsx';

/** What an entry moved, paid and free tokens together. */
export const changeOf = ({ tokens, freetokens }: WalletEntry): number => tokens + freetokens;

/** +25, −1: with a true minus sign. */
export const signed = (change: number): string => `${change < 0 ? '−' : '+'}${formatCount(Math.abs(change))}`;

/** What happened, in a few words. */
export function titleOf(entry: WalletEntry): string {
  const words = tokenWords(Math.abs(changeOf(entry)));
  switch (entry.kind) {
    case 'grant':
      return `${words}, a gift of the house`;
    case 'purchase':
      return `${words} bought`;
    case 'reversal':
      return `${words} taken back with their money`;
    case 'spend':
      return entry.design?.words ?? 'A design that was deleted since';
    case 'refund':
      return entry.design?.words ?? 'A design that was deleted since';
  }
}

/** What it was about: the kind of spending, the price, what a design came to. */
export function noteOf({ kind, design, purchase }: WalletEntry): string | null {
  switch (kind) {
    case 'grant':
      return null;
    case 'purchase':
      return purchase && formatRupees(purchase.price);
    case 'reversal':
      return purchase && `of ${formatRupees(purchase.price)}`;
    case 'spend':
      return design?.status === 'running'
        ? 'A design, being drawn'
        : design?.status === 'failed'
          ? 'A design, not drawn'
          : 'A design';
    case 'refund':
      return 'Not drawn: the token came back';
  }
}
