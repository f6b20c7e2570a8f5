import { lazy, Suspense } from 'react';

// Without a network the paper stays plain: nothing that stands on it falls with its outline.
const Croquis = lazy(async () => {
  const pictures = await import('#web/features/studio/pictures/croquis.tsx').catch(() => undefined);
  return { default: pictures?.Croquis ?? (() => null) };
});

/** The figure in draft, which comes after its paper. */
export const LateCroquis = () => (
  <Suspense fallback={null}>
    <Croquis />
  </Suspense>
);
