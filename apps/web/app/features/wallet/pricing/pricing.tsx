import { MESSAGE, PLANS, TOKEN_PRICE, TOKENS_PER_PURCHASE } from '@toile/contract';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { WALLET } from '#web/content/wallet.ts';
import { singlePrice } from '#web/features/wallet/amount.ts';
import { AmountStepper } from '#web/features/wallet/amount-stepper.tsx';
import type { Wish } from '#web/features/wallet/checkout/buy-tokens.ts';
import { usePurchase } from '#web/features/wallet/checkout/use-purchase.ts';
import { PlanCard } from '#web/features/wallet/pricing/plan-card.tsx';
import { formatRupees } from '#web/lib/formats.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Check } from '#web/ui/icons/check.tsx';
import { toastDone } from '#web/ui/toast.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

const STUDIO = '/ai-outfit-generator';
/** Search parameter: what a guest wanted before signing up. */
const WANTED = 'tokens';

/** Said beneath the plans, by who takes the money. */
const HOW_PAID = {
  razorpay: WALLET.pricing.paidInRupeesThrough,
  'test-mode': WALLET.pricing.testModeNoMoney,
  nobody: WALLET.pricing.nothingIsOnSale,
} as const;

/** What stays open to everybody who ever bought. */
const PREMIUM = [
  WALLET.pricing.highResolutionDownloads,
  WALLET.pricing.backgroundRemoval,
  WALLET.pricing.bothForNoToken,
] as const;

const plansOf = (tokens: number) => PLANS.find((plan) => plan.tokens === tokens);

/** Three plans and any other amount. A guest comes back from /signup to what was wanted; a buyer goes on to the studio. */
export function Pricing() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = Number(search.get(WANTED)) || null;
  const [amount, setAmount] = useState<number>(TOKENS_PER_PURCHASE.default);
  const [waiting, setWaiting] = useState<Wish | null>(null);
  const config = usePublicConfig();
  const { buy, wish } = usePurchase({
    onBought: ({ tokens_bought, price }) => {
      toastDone(MESSAGE.transactionSucceeded, MESSAGE.tokensPurchased(tokens_bought, price));
      void navigate(STUDIO);
    },
    onPending: () => void navigate(STUDIO),
  });
  const busy = wish ?? waiting;
  const own = { tokens: amount, price: singlePrice(amount) };

  // Pressed before it was known who is there: bought, or led to /signup, as soon as it is.
  useEffect(() => {
    if (!waiting || session.status === 'loading') return;
    setWaiting(null);
    if (session.status === 'signed-in') buy({ wish: waiting, user: session.user });
    else void navigate(entrancePath('/signup', `/pricing?${WANTED}=${waiting.tokens}`));
  }, [waiting, session, buy, navigate]);

  const isHere = session.status === 'signed-in';
  useEffect(() => {
    if (!isHere || wanted === null) return;
    if (!plansOf(wanted)) setAmount(Math.min(TOKENS_PER_PURCHASE.max, Math.max(TOKENS_PER_PURCHASE.min, wanted)));
    document.getElementById(`buy-${plansOf(wanted) ? wanted : 'own'}`)?.focus();
  }, [isHere, wanted]);

  return (
    <section className="pricing wrap">
      <div className="pricing-say">
        <h1 className="h1">{WALLET.pricing.chooseYourTokenPlan}</h1>
        <p className="lede">{WALLET.pricing.oneTokenDrawsOne}</p>
      </div>
      <ul className="plans">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.tokens}
            plan={plan}
            isUsual={plan === PLANS[1]}
            isBusy={busy?.tokens === plan.tokens && busy.price === plan.price}
            onBuy={() => {
              if (!busy) setWaiting({ tokens: plan.tokens, price: plan.price });
            }}
          />
        ))}
      </ul>
      <div className="pricing-premium">
        <h2 className="label">{WALLET.pricing.yourFirstTokensBring}</h2>
        <ul>
          {PREMIUM.map((line) => (
            <li key={line}>
              <Check aria-hidden="true" /> {line}
            </li>
          ))}
        </ul>
      </div>
      <div className="pricing-own">
        <AmountStepper
          value={amount}
          onChange={setAmount}
          aside={<span className="stepper-price num">{formatRupees(own.price)}</span>}
        />
        <p className="small faint num">
          {WALLET.pricing.aToken(TOKEN_PRICE)}{' '}
          <button
            id="buy-own"
            type="button"
            className="basted-link"
            aria-busy={busy?.price === own.price || undefined}
            onClick={() => {
              if (!busy) setWaiting(own);
            }}
          >
            {WALLET.pricing.buy(tokenWords(amount))}
          </button>
        </p>
      </div>
      <p className="pricing-fine tiny faint">
        {config ? HOW_PAID[config.payments ?? 'nobody'] : HOW_PAID.razorpay} {WALLET.pricing.tokensAreNonRefundable}
      </p>
    </section>
  );
}
