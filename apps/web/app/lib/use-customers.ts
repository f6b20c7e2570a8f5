import { useQuery } from '@tanstack/react-query';
import { customersClient } from '#web/lib/garments-client.ts';

export const CUSTOMERS_KEY = ['customers'] as const;

/** The cards of one's customers, by name. */
export const useCustomers = () => useQuery({ queryKey: CUSTOMERS_KEY, queryFn: customersClient.list });
