import { Toaster as Sonner } from 'sonner';

/**
 * Where toasts stand. Put it once at the root; show them with `toastDone` and `toastFault`. They keep clear of the dock,
 * and of a screen's own foot where it sets `--foot` to its height.
 */
export function Toaster() {
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
