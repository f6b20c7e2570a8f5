/* Runs before the first paint, so that a chosen theme never flashes. Kept apart from the bundle for the strict CSP. */
(() => {
  try {
    const chosen = localStorage.getItem('toile.theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    /* storage may be refused: the system's theme stands */
  }
})();
