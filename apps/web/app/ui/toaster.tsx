import { useSyncExternalStore } from 'react';
import { Toaster as Sonner } from 'sonner';

/** Phones: the thumb's buttons stand at the bottom, and nothing may lie over them. */
const NARROW = '(max-width: 639px)';

function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

/** Where toasts stand. Put it once at the root; show them with `toastDone` and `toastFault`. */
export function Toaster() {
  const isNarrow = useNarrow();
  return (
    <Sonner
      position={isNarrow ? 'top-center' : 'bottom-right'}
      visibleToasts={3}
      duration={4000}
      gap={14}
      style={{ fontFamily: 'inherit' }}
      hotkey={['altKey', 'KeyT']}
      mobileOffset={{ top: 'calc(var(--bar) + 8px)', left: '16px', right: '16px' }}
      offset={{ bottom: 'calc(var(--dock) + 24px)', right: '24px' }}
    />
  );
}
