import { useState } from 'react';
import { BOUTIQUE } from '#web/content/boutique.ts';
import { NewOfferDialog } from '#web/features/boutique/new-offer-dialog.tsx';
import { OfferCard } from '#web/features/boutique/offer-card.tsx';
import { useOffers } from '#web/features/boutique/use-offers.ts';
import { Button } from '#web/ui/button.tsx';
import { Link2 } from '#web/ui/icons/link-2.tsx';
import { UserRound } from '#web/ui/icons/user-round.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

const WORDS = BOUTIQUE.shop;

interface Props {
  /** A design the page was opened to offer. */
  offered: string | null;
  onOffered: () => void;
  onCards: () => void;
}

/** Holds the page's place until it is known who is there. */
export function ShopSkeleton() {
  return (
    <section className="shop wrap" aria-busy="true">
      <SkeletonLine className="w-64" />
    </section>
  );
}

/** A shop's offers, and what its customers said of them. */
export function ShopPage({ offered, onOffered, onCards }: Props) {
  const [isMaking, setMaking] = useState(offered !== null);
  const query = useOffers();
  const close = () => {
    setMaking(false);
    onOffered();
  };
  return (
    <section className="shop wrap">
      <header>
        <h1 className="h1">{WORDS.heading}</h1>
        <p className="lede">{WORDS.lede}</p>
        <div className="shop-tools">
          <Button look="action" onClick={() => setMaking(true)}>
            <Link2 aria-hidden="true" /> {WORDS.newOffer}
          </Button>
          <Button onClick={onCards}>
            <UserRound aria-hidden="true" /> {WORDS.customers}
          </Button>
        </div>
      </header>
      {query.isPending ? <Skeleton className="h-64" /> : null}
      {query.isError ? (
        <Notice tone="bad" title={WORDS.failed}>
          <p>{WORDS.failedMore}</p>
          <Button size="small" onClick={() => void query.refetch()}>
            {WORDS.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {query.data?.length === 0 ? (
        <div className="shop-empty">
          <p className="h3">{WORDS.none}</p>
          <p className="muted">{WORDS.noneMore}</p>
        </div>
      ) : null}
      <ul className="offers" aria-live="polite">
        {query.data?.map((offer) => (
          <OfferCard key={offer.offer_id} offer={offer} />
        ))}
      </ul>
      {isMaking ? <NewOfferDialog designId={offered} onClose={close} /> : null}
    </section>
  );
}
