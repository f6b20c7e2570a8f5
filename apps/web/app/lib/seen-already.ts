import type { DesignView } from '#web/lib/design-views.ts';

/**
 * Address of a view of a design that this page has shown already, at whatever size: it stands in for a larger one until that has
 * come.
 * @param fileId of the design's picture
 */
export function seenAlready(fileId: string, view: DesignView): string | undefined {
  if (typeof document === 'undefined' || view === 'flats') return undefined;
  const isIt = (address: string) => address.includes(fileId) && address.includes('view=figure') === (view === 'figure');
  return [...document.images].find(
    ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && isIt(currentSrc),
  )?.currentSrc;
}
