import { useSyncExternalStore } from 'react';
import * as SHELL from '#web/content/shell.ts';
import { WifiOff } from '#web/ui/icons/wifi-off.tsx';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that the connection is lost, for as long as it is. Waiting screens go on by themselves when it is back. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="offline-place">
      {isOnline ? null : (
        <p className="offline small">
          <WifiOff aria-hidden="true" />
          {SHELL.youAreOfflineWhat}
        </p>
      )}
    </div>
  );
}
