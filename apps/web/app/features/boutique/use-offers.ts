import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OFFER_EVENTS, offersClient } from '#web/lib/offers-client.ts';

export const OFFERS_KEY = ['offers'] as const;

/** One's offers, read anew the moment a customer says something. Where events do not come, as when the tab is looked at again. */
export function useOffers() {
  const client = useQueryClient();
  useEffect(() => {
    const events = new EventSource(OFFER_EVENTS);
    events.addEventListener('changed', () => void client.invalidateQueries({ queryKey: OFFERS_KEY }));
    return () => events.close();
  }, [client]);
  return useQuery({ queryKey: OFFERS_KEY, queryFn: offersClient.list });
}
