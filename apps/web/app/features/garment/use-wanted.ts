import type { GarmentsOverview } from '@toile/contract';
import { useState } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import type { WantedFor } from '#web/lib/garments-client.ts';
import { useCustomers } from '#web/lib/use-customers.ts';
import type { Choice } from '#web/ui/choice.ts';

/** Whom the garments are worked out for, and who else it could be. */
export interface WantedChoice {
  wanted: WantedFor;
  value: string;
  options: readonly Choice<string>[];
  choose: (value: string) => void;
}

/** How a customer's card is named among the sizes. */
export const customerValue = (customerId: string): string => `customer ${customerId}`;

/** A card that was deleted is nobody's size: the base size counts again. */
export function useWanted(garments: GarmentsOverview | undefined): WantedChoice {
  const [chosen, setChosen] = useState('');
  const { data: customers = [] } = useCustomers();
  const sizes = garments?.sizes ?? [];
  const options = [
    ...sizes.map(({ size, indian, fits }) => ({ value: size, label: GARMENT.wanted.size(size, indian, fits) })),
    ...customers.map(({ customer_id, name }) => ({
      value: customerValue(customer_id),
      label: GARMENT.wanted.customer(name),
    })),
  ];
  const value = options.some((option) => option.value === chosen) ? chosen : (garments?.base_size ?? '');
  const customer = customers.find(({ customer_id }) => customerValue(customer_id) === value);
  return {
    wanted: customer ? { customer: customer.customer_id } : { size: value },
    value,
    options,
    choose: setChosen,
  };
}
