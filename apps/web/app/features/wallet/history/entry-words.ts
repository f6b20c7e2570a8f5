import type { WalletEntry } from '@toile/contract';
import { WALLET } from '#web/content/wallet.ts';
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
      return WALLET.entryWords.aGiftOfThe(words);
    case 'purchase':
      return `${words} bought`;
    case 'reversal':
      return WALLET.entryWords.takenBackWithTheir(words);
    case 'spend':
      return entry.design?.words ?? WALLET.entryWords.aDesignThatWas;
    case 'refund':
      return entry.design?.words ?? WALLET.entryWords.aDesignThatWas;
  }
}

/** What it was about: the kind of spending, the price, what a design came to. */
export function noteOf({ kind, design, is_pack, purchase }: WalletEntry): string | null {
  switch (kind) {
    case 'grant':
      return null;
    case 'purchase':
      return purchase && formatRupees(purchase.price);
    case 'reversal':
      return purchase && WALLET.entryWords.ofPrice(formatRupees(purchase.price));
    case 'spend':
      if (is_pack) return WALLET.entryWords.aTechPack;
      return design?.status === 'running'
        ? WALLET.entryWords.aDesignBeingDrawn
        : design?.status === 'failed'
          ? WALLET.entryWords.aDesignNotDrawn
          : WALLET.entryWords.aDesign;
    case 'refund':
      return WALLET.entryWords.notDrawnTheToken;
  }
}
