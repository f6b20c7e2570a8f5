import { useSyncExternalStore } from 'react';
import type { DesignView } from '#web/lib/design-views.ts';
import { useDesignView } from '#web/lib/use-design-view.ts';

/** Narrower than this the notes of a sheet are smaller than anybody reads. */
const TOO_NARROW = '(max-width: 899px)';

function subscribe(listener: () => void) {
  const query = matchMedia(TOO_NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * The view designs are looked at in where the sheet comes first: the figure on a phone and a tablet held upright, until somebody chooses.
 * @param isOfSheet whether what is shown concerns the sheet, whatever the screen
 */
export function useSheetView(isOfSheet = false): [DesignView, (view: DesignView) => void] {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(TOO_NARROW).matches,
    () => false,
  );
  return useDesignView(isNarrow && !isOfSheet ? 'figure' : 'sheet');
}
