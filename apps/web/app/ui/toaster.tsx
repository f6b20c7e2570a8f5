import { lazy, Suspense, useEffect, useState } from 'react';

const ToasterPlace = lazy(() => import('#web/ui/toaster-place.tsx'));

/**
 * Where toasts stand. Put it once at the root; show them with `toastDone` and `toastFault`. They keep clear of the dock,
 * and of a screen's own foot where it sets `--foot` to its height.
 */
export function Toaster() {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return isShown ? (
    <Suspense>
      <ToasterPlace />
    </Suspense>
  ) : null;
}
