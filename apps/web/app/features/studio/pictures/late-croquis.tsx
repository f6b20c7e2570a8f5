import { lazy, Suspense } from 'react';

const Croquis = lazy(async () => ({ default: (await import('#web/features/studio/pictures/croquis.tsx')).Croquis }));

/** The figure in draft, which comes after its paper. */
export const LateCroquis = () => (
  <Suspense fallback={null}>
    <Croquis />
  </Suspense>
);
