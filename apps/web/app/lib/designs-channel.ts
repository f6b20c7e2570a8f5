/** Tells the other tabs of the same account that its designs changed: pressed, ended, deleted. */
export interface DesignsChannel {
  tell: () => void;
  /** Hears the other tabs, until the returned function is called. */
  listen: (hear: () => void) => () => void;
}

/** Browsers without channels do without: tabs then agree when they are looked at again. */
export function openDesignsChannel(userId: string): DesignsChannel {
  const name = `toile.designs.${userId}`;
  return {
    tell() {
      if (typeof BroadcastChannel === 'undefined') return;
      const channel = new BroadcastChannel(name);
      channel.postMessage('changed');
      channel.close();
    },
    listen(hear) {
      if (typeof BroadcastChannel === 'undefined') return () => undefined;
      const channel = new BroadcastChannel(name);
      channel.onmessage = hear;
      return () => channel.close();
    },
  };
}
