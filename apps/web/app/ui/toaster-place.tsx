import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { toasterIsReady } from '#web/ui/toaster-ready.ts';

/** The toaster itself. Its code comes after the page's own. */
export default function ToasterPlace() {
  // Children's effects come first, so the toaster listens by now.
  useEffect(() => toasterIsReady(toast), []);
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      style={{ fontFamily: 'inherit' }}
      hotkey={['altKey', 'KeyT']}
      mobileOffset={{ bottom: 'calc(var(--dock) + var(--foot, 0px) + 12px)', left: '16px', right: '16px' }}
      offset={{ bottom: 'calc(var(--dock) + var(--foot, 0px) + 24px)', right: '24px' }}
    />
  );
}
