(() => {
  try {
    const chosen = localStorage.getItem('toile.theme');
    if (chosen !== 'light' && chosen !== 'dark') return;
    document.documentElement.dataset.theme = chosen;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.media = meta.dataset.of === chosen ? 'all' : 'not all';
  } catch {}
})();
