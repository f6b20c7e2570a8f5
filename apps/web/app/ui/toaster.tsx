import { Toaster as Sonner } from 'sonner';

/** Where toasts stand. Put it once at the root; show them with `toastDone` and `toastFault`. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      style={{ fontFamily: 'inherit' }}
      hotkey={['altKey', 'KeyT']}
      mobileOffset={{ bottom: 'calc(var(--dock) + 12px)', left: '16px', right: '16px' }}
      offset={{ bottom: 'calc(var(--dock) + 24px)', right: '24px' }}
    />
  );
}
