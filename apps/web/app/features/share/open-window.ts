/** A window that was opened for an address still to come. */
export interface WaitingWindow {
  goTo: (address: string) => void;
  close: () => void;
}

/**
 * Opens a new window at once, while the browser still sees the press that asked for it: after waiting it would be
 * held for a pop-up. The page that comes into it knows nothing of ours.
 * @returns undefined when the browser refuses
 */
export function openWaitingWindow(): WaitingWindow | undefined {
  const opened = window.open('', '_blank');
  if (!opened) return undefined;
  opened.opener = null;
  return {
    goTo: (address) => opened.location.replace(address),
    close: () => opened.close(),
  };
}

/** Opens an address in a new window that knows nothing of ours. */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}
