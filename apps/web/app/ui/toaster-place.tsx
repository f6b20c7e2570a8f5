import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { askAgain } from '#web/ui/ask-again.ts';
import { letTabThrough } from '#web/ui/toaster-focus.ts';
import { toasterIsReady } from '#web/ui/toaster-ready.ts';

/** On phones the foot is for the thumb, and holds what a person presses next: there toasts come from above. */
const PHONE = '(max-width: 639px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

// The first code that comes on every page after its own: pictures that were put off until then are asked for with it.
askAgain(document);

/** The toaster itself. Its code comes after the page's own. */
export default function ToasterPlace() {
  // Children's effects come first, so the toaster listens by now.
  useEffect(() => toasterIsReady(toast), []);
  const isPhone = useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
  return (
    <Sonner
      ref={letTabThrough}
      position={isPhone ? 'top-center' : 'bottom-right'}
      visibleToasts={3}
      duration={4000}
      gap={14}
      style={{ fontFamily: 'inherit' }}
      hotkey={['altKey', 'KeyT']}
      mobileOffset={{ top: 'calc(var(--bar) + 8px)', left: '16px', right: '16px' }}
      offset={{ bottom: 'calc(var(--dock) + var(--foot, 0px) + 24px)', right: '24px' }}
    />
  );
}
