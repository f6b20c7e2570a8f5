/** Has the browser keep the screens and designs of who is signed in, for when there is no network (`public/sw.js`). */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it everything works that has a network.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
