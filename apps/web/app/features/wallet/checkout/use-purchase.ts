import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MESSAGE, type PurchaseState } from '@toile/contract';
import { useState } from 'react';
import { WALLET } from '#web/content/wallet.ts';
import type { Wish } from '#web/features/wallet/checkout/buy-tokens.ts';
import { PurchaseError } from '#web/features/wallet/checkout/purchase-error.ts';
import { HISTORY_KEY } from '#web/lib/history-key.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { useSessionStore } from '#web/lib/session/use-session.ts';
import { clearToasts, toastDone, toastFault } from '#web/ui/toast.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

interface Reports {
  /** Paid and credited. */
  onBought: (state: PurchaseState) => void;
  /** Paid; the tokens come by themselves. */
  onPending?: (() => void) | undefined;
}

/** Milliseconds between two looks at the balance while tokens are on their way. */
const LOOKS_MS = [1500, 3000, 5000, 8000, 13_000, 21_000, 34_000];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What is said beneath a fault: what was kept, and what to do. */
const MORE: Record<PurchaseError['fault'], string> = {
  'signed-out': WALLET.purchase.signInAgainThen,
  'no-details': WALLET.purchase.nothingWasPaidPlease,
  'no-script': WALLET.purchase.nothingWasPaid,
  'not-paid': WALLET.purchase.noTokensWereAdded,
  unconfirmed: WALLET.purchase.yourPaymentIsSafe,
};

/** Bought tokens of a user as far as they are known. */
const paidOf = ({ balance }: User): number => balance?.tokens ?? Number.POSITIVE_INFINITY;

/** Buying, with all that is said about it. The flow and the checkout are loaded when something is bought. */
export function usePurchase({ onBought, onPending }: Reports) {
  const session = useSessionStore();
  const client = useQueryClient();
  const [isAtCheckout, setAtCheckout] = useState(false);

  /** Looks until more paid tokens have come than there were, and says so. */
  async function awaitTokens(before: number, looks: number) {
    for (const ms of LOOKS_MS.slice(0, looks)) {
      await wait(ms);
      const user = await session.refresh().catch(() => null);
      if (!user?.balance || user.balance.tokens <= before) continue;
      void client.invalidateQueries({ queryKey: HISTORY_KEY });
      // What was said while nobody knew is no longer true.
      clearToasts();
      return toastDone(MESSAGE.tokensAdded(user.balance.tokens - before), MESSAGE.tokensUpdated);
    }
  }

  const purchase = useMutation({
    mutationFn: async ({ wish, user }: { wish: Wish; user: User }) => {
      const { buyTokens } = await import('#web/features/wallet/checkout/buy-tokens.ts');
      const { name, email } = user;
      return buyTokens(wish, { name, email }, setAtCheckout);
    },
    onSuccess: (state, { user }) => {
      if (state.status === 'pending') {
        toastDone(MESSAGE.transactionSucceeded, WALLET.purchase.comeByThemselvesIn(tokenWords(state.tokens_bought)));
        void awaitTokens(paidOf(user), LOOKS_MS.length);
        return onPending?.();
      }
      session.setBalance(state);
      void client.invalidateQueries({ queryKey: HISTORY_KEY });
      onBought(state);
    },
    onError: (error, { user }) => {
      const fault = error instanceof PurchaseError ? error.fault : 'no-script';
      toastFault(error instanceof PurchaseError ? error.message : MESSAGE.paymentScriptFailed, MORE[fault]);
      if (fault === 'signed-out') void session.refresh().catch(() => undefined);
      if (fault === 'unconfirmed') void awaitTokens(paidOf(user), LOOKS_MS.length);
      if (fault === 'not-paid') void awaitTokens(paidOf(user), 4);
    },
  });
  return { buy: purchase.mutate, wish: purchase.isPending ? purchase.variables.wish : null, isAtCheckout };
}
