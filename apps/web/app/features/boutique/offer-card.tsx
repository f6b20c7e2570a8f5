import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@toile/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { BOUTIQUE } from '#web/content/boutique.ts';
import { LOCALE } from '#web/content/language.ts';
import { copyLink } from '#web/features/boutique/copy-link.ts';
import { OrderDialog } from '#web/features/boutique/order-dialog.tsx';
import { OFFERS_KEY } from '#web/features/boutique/use-offers.ts';
import { colourName } from '#web/lib/colourways.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { bookUrl, offersClient, orderSheetUrl } from '#web/lib/offers-client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { Link2 } from '#web/ui/icons/link-2.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

const WORDS = BOUTIQUE.offer;
const BOOKS = [
  { form: 'lookbook', label: WORDS.lookbook },
  { form: 'line-sheet', label: WORDS.lineSheet },
] as const;
type Design = Offer['designs'][number];

const dayOf = (at: string) => new Date(at).toLocaleDateString(LOCALE, { day: 'numeric', month: 'long' });

function standing({ state, expires_at }: Offer): string {
  if (state === 'taken-back') return WORDS.takenBack;
  return state === 'ended' ? WORDS.ended(dayOf(expires_at)) : WORDS.open(dayOf(expires_at));
}

function saidOf({ answer, words, colourway }: Design): string {
  if (answer === null) return WORDS.waiting;
  if (answer === 'change') return colourway ? WORDS.changeIn(words, colourName(colourway)) : WORDS.change(words);
  return colourway ? WORDS.approvedIn(colourName(colourway)) : WORDS.approved;
}

function OfferedLine({ offer, design }: { offer: Offer; design: Design }) {
  const [isOrdering, setOrdering] = useState(false);
  const ordered = offer.orders.filter(({ design_id }) => design_id === design.design_id);
  return (
    <li className="offer-design" data-answer={design.answer ?? 'waiting'}>
      <Link to={`/designs/${design.design_id}`} aria-label={WORDS.open_design(design.title)}>
        <img src={previewUrl(design.file_id, 320, 'webp')} alt="" width={96} height={128} loading="lazy" />
      </Link>
      <div>
        <b>{design.title}</b>
        <p className="offer-said">{saidOf(design)}</p>
        <div className="shop-tools">
          {design.answer === 'approved' ? (
            <Button size="small" onClick={() => setOrdering(true)} aria-label={WORDS.orderOf(design.title)}>
              {WORDS.order}
            </Button>
          ) : null}
          {ordered.map(({ order_id, number }) => (
            <ButtonLink key={order_id} size="small">
              <a href={orderSheetUrl(order_id)} download>
                <Download aria-hidden="true" /> {WORDS.sheet(number)}
              </a>
            </ButtonLink>
          ))}
        </div>
      </div>
      {isOrdering ? <OrderDialog offer={offer} design={design} onClose={() => setOrdering(false)} /> : null}
    </li>
  );
}

/** An offer: its link while it is open, its designs, and what was said of each. */
export function OfferCard({ offer }: { offer: Offer }) {
  const client = useQueryClient();
  const takeBack = useMutation({
    mutationFn: () => offersClient.takeBack(offer.offer_id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: OFFERS_KEY });
      toastDone(WORDS.tookBack, WORDS.tookBackMore);
    },
    onError: (error) => toastFault(errorMessage(error, WORDS.takeBackFailed)),
  });
  const chat = `https://wa.me/?${new URLSearchParams({ text: `${offer.title} ${offer.url}` })}`;
  return (
    <li className="offer-card" data-state={offer.state}>
      <div className="offer-title">
        <h2 className="h3">{offer.title}</h2>
        <p className="small faint">
          {offer.customer ? `${WORDS.to(offer.customer.name)} · ` : null}
          {standing(offer)}
        </p>
      </div>
      <div className="shop-tools">
        {BOOKS.map(({ form, label }) => (
          <ButtonLink key={form} size="small">
            <a href={bookUrl(offer.offer_id, form)} download>
              <Download aria-hidden="true" /> {label}
            </a>
          </ButtonLink>
        ))}
      </div>
      {offer.state === 'open' ? (
        <div className="shop-tools offer-link">
          <Button size="small" onClick={() => void copyLink(offer.url)}>
            <Link2 aria-hidden="true" /> {WORDS.copy}
          </Button>
          <ButtonLink size="small">
            <a href={chat} target="_blank" rel="noreferrer">
              {WORDS.whatsapp}
            </a>
          </ButtonLink>
          <Button size="small" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
            <Undo2 aria-hidden="true" /> {WORDS.takeBack}
          </Button>
        </div>
      ) : null}
      <ul className="offer-designs">
        {offer.designs.map((design) => (
          <OfferedLine key={design.design_id} offer={offer} design={design} />
        ))}
      </ul>
    </li>
  );
}
