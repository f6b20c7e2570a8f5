import { MESSAGE, PLANS, TOKENS_PER_PURCHASE } from '@toile/contract';
import { useState } from 'react';
import { WALLET } from '#web/content/wallet.ts';
import { singlePrice } from '#web/features/wallet/amount.ts';
import { AmountStepper } from '#web/features/wallet/amount-stepper.tsx';
import { usePurchase } from '#web/features/wallet/checkout/use-purchase.ts';
import { PackagePicker } from '#web/features/wallet/package-picker.tsx';
import { formatRupees } from '#web/lib/formats.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toastDone } from '#web/ui/toast.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

interface Props {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  lead?: string | undefined;
}

const USUAL = 1;

/** Packages and a custom amount. It makes room for the checkout and is there again, as it was, when that is left. */
export function TokensDialog({ user, open, onOpenChange, lead }: Props) {
  const [index, setIndex] = useState(USUAL);
  const [isCustom, setCustom] = useState(false);
  const [amount, setAmount] = useState<number>(TOKENS_PER_PURCHASE.default);
  const isTest = usePublicConfig()?.payments === 'test-mode';
  const { buy, wish, isAtCheckout } = usePurchase({
    onBought: ({ tokens_bought, price }) => {
      onOpenChange(false);
      toastDone(MESSAGE.tokensPurchased(tokens_bought, price), MESSAGE.tokensAdded(tokens_bought));
    },
    onPending: () => onOpenChange(false),
  });
  const plan = PLANS[index] ?? PLANS[USUAL];
  const chosen = isCustom ? { tokens: amount, price: singlePrice(amount) } : plan;

  return (
    <Dialog
      open={open && !isAtCheckout}
      onOpenChange={onOpenChange}
      title={WALLET.tokensDialog.purchaseTokens}
      lead={lead}
      width={716}
    >
      <form
        className="purchase"
        onSubmit={(event) => {
          event.preventDefault();
          if (!wish) buy({ wish: { tokens: chosen.tokens, price: chosen.price }, user });
        }}
      >
        <PackagePicker
          at={index}
          isChosen={!isCustom}
          onChoose={(next) => {
            setIndex(next);
            setCustom(false);
          }}
        />
        <div className="purchase-own" data-chosen={isCustom || undefined}>
          <AmountStepper
            value={amount}
            onChange={(next) => {
              setAmount(next);
              setCustom(true);
            }}
          />
        </div>
        <div className="purchase-due">
          <div>
            <p className="rupees num" role="status">
              {formatRupees(chosen.price)}
            </p>
            <p className="small faint num">{WALLET.tokensDialog.nonRefundable(tokenWords(chosen.tokens))}</p>
          </div>
          <Button look="action" type="submit" busy={wish !== null} className="num">
            {WALLET.tokensDialog.pay(formatRupees(chosen.price))}
          </Button>
        </div>
        {isTest ? <p className="small faint">{WALLET.tokensDialog.testModeNoMoney}</p> : null}
      </form>
    </Dialog>
  );
}
