import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page that was written at build comes to life: what depends on its address or storage waits so long. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
