import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '#web/lib/error-message.ts';

const RETRIES = 3;
const RETRY_DELAY_MS = { first: 1000, most: 30_000 };
const CACHE_MS = 5 * 60_000;

/** 1 s, 2 s, 4 s … never above 30 s. */
export const retryDelayMs = (attempt: number): number =>
  Math.min(RETRY_DELAY_MS.first * 2 ** attempt, RETRY_DELAY_MS.most);

/** Faults of the network and the server are tried again three times; a refusal is an answer. */
export const shouldRetry = (failures: number, error: unknown): boolean => failures < RETRIES && !isRefusal(error);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The server may run on the same machine, so the browser's own idea of being offline decides nothing.
      queries: { retry: shouldRetry, retryDelay: retryDelayMs, gcTime: CACHE_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
