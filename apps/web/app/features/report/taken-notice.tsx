import { useEffect, useState } from 'react';
import type { TakenList } from '#web/features/report/taken-list.tsx';
import { useOverview } from '#web/lib/use-overview.ts';

/** Tells an author which of their posts the house took down. What tells it is loaded where there is one: few have any. */
export function TakenNotice() {
  const { data } = useOverview();
  const [loaded, setLoaded] = useState<{ List: typeof TakenList } | null>(null);
  const isDue = data !== undefined && data.taken_down.length > 0;
  useEffect(() => {
    if (!isDue) return;
    void import('#web/features/report/taken-list.tsx').then(
      ({ TakenList: List }) => setLoaded({ List }),
      // Told with the next screen; the card of the design says it too.
      () => undefined,
    );
  }, [isDue]);
  return loaded && isDue ? <loaded.List takenDown={data.taken_down} /> : null;
}
