import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenOffer } from '@toile/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BOUTIQUE } from '#web/content/boutique.ts';
import { LOCALE } from '#web/content/language.ts';
import { OfferedDesign } from '#web/features/offer/offered-design.tsx';
import { isRefusal, refusalType } from '#web/lib/error-message.ts';
import { openOfferClient } from '#web/lib/offers-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

const WORDS = BOUTIQUE.customer;
const ENDED = 'offer_ended';

const dayOf = (at: string) => new Date(at).toLocaleDateString(LOCALE, { day: 'numeric', month: 'long' });

/** Why nothing is shown, and what to do. */
function Closed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isEnded = refusalType(error) === ENDED;
  const isUnknown = !isEnded && isRefusal(error);
  return (
    <div className="offer-closed">
      <h1 className="h1">{isEnded ? WORDS.endedTitle : isUnknown ? WORDS.unknownTitle : WORDS.lostTitle}</h1>
      <p className="lede">{isEnded ? WORDS.endedMore : isUnknown ? WORDS.unknownMore : WORDS.lostMore}</p>
      {isEnded || isUnknown ? null : <Button onClick={onRetry}>{WORDS.tryAgain}</Button>}
    </div>
  );
}

function Opened({ offerKey, offer }: { offerKey: string; offer: OpenOffer }) {
  const client = useQueryClient();
  const { hash } = useLocation();
  // A code of a lookbook opens the one look it stands beside.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <>
      <title>{WORDS.title(offer.title, offer.shop)}</title>
      <header className="offer-head">
        <p className="muted">{WORDS.from(offer.shop)}</p>
        <h1 className="h1">{offer.title}</h1>
        {offer.message ? <p className="lede whitespace-pre-line">{offer.message}</p> : null}
        <p className="small faint">{WORDS.until(dayOf(offer.expires_at))}</p>
      </header>
      {offer.designs.length === 0 ? <p className="lede">{WORDS.nothing}</p> : null}
      <ol className="offered">
        {offer.designs.map((design) => (
          <OfferedDesign
            key={design.design_id}
            offerKey={offerKey}
            design={design}
            colourways={offer.colourways}
            onAnswered={(next) => client.setQueryData(['open-offer', offerKey], next)}
          />
        ))}
      </ol>
    </>
  );
}

/** An offer as a customer sees it: on a phone, without an account. */
export function OfferPage({ offerKey }: { offerKey: string }) {
  const query = useQuery({ queryKey: ['open-offer', offerKey], queryFn: () => openOfferClient.open(offerKey) });
  return (
    <main id="main" className="offer-page wrap">
      {query.data ? <Opened offerKey={offerKey} offer={query.data} /> : null}
      {query.isError ? <Closed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? (
        <div className="offer-head" aria-busy="true">
          <SkeletonLine className="w-40" />
          <SkeletonLine className="w-64" />
          <Skeleton className="h-96" />
        </div>
      ) : null}
      <footer className="small faint">
        <a className="basted-link" href="/">
          {WORDS.madeWith}
        </a>
      </footer>
    </main>
  );
}
