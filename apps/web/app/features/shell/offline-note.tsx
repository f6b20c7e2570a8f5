import * as SHELL from '#web/content/shell.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { WifiOff } from '#web/ui/icons/wifi-off.tsx';

/** Says that the connection is lost, for as long as it is. Waiting screens go on by themselves when it is back. */
export function OfflineNote() {
  const isOnline = useOnline();
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
