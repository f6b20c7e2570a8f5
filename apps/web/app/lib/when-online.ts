/** Resolves when there is a network, at once where there is one. Rejects with the signal's reason. */
export function whenOnline(signal: AbortSignal): Promise<void> {
  if (typeof navigator === 'undefined' || navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const end = () => {
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
