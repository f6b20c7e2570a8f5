import { useSearchParams } from 'react-router';
import { useHydrated } from '#web/lib/use-hydrated.ts';

const NONE = new URLSearchParams();

/** The search parameters of the address, on screens that were written at build without any. */
export function useAddress(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  return [useHydrated() ? search : NONE, setSearch];
}
