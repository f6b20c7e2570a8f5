/*
 * Stands at the end of every page that was written at build, with its files named in an attribute (`paint-first.ts`). The page shows
 * without its scripts, so they come once what it opens with has been painted, or with the first touch if that is sooner.
 * Each file runs in a task of its own, and between them the page answers.
 */
(() => {
  const { files, routes, entry } = JSON.parse(document.currentScript.dataset.begin);
  const TOUCHES = ['pointerdown', 'wheel', 'keydown', 'focusin', 'submit'];
  /* Milliseconds: a picture that does not come, or a page that nobody looks at, keeps nothing waiting for longer. */
  const PATIENCE = 3000;
  let hasBegun = false;

  const run = async () => {
    const modules = {};
    for (const file of files) {
      modules[file] = await import(file);
      await new Promise((next) => setTimeout(next));
    }
    window.__reactRouterRouteModules = Object.fromEntries(
      Object.entries(routes).map(([id, file]) => [id, modules[file]]),
    );
    await import(entry);
  };

  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const touch of TOUCHES) removeEventListener(touch, begin, true);
    for (const href of [...files, entry])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    void run();
  };

  const first = [...document.images].filter((image) => image.fetchPriority === 'high');
  const seen = Promise.all(first.map((image) => image.decode().catch(() => undefined)));
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  for (const touch of TOUCHES) addEventListener(touch, begin, { capture: true, passive: true });
  setTimeout(begin, PATIENCE);
  void seen.then(painted);
})();
