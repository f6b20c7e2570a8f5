import { useState } from 'react';

export type Layout = 'grid' | 'masonry';

const STORAGE_KEY = 'toile.gallery.layout';

function remembered(): Layout {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'masonry' ? 'masonry' : 'grid';
  } catch {
    return 'grid';
  }
}

/** How tiles are laid, as it was chosen last in this browser. */
export function useLayoutChoice(): [Layout, (layout: Layout) => void] {
  const [layout, setLayout] = useState(remembered);
  const choose = (next: Layout) => {
    setLayout(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Storage may be refused: the choice then lasts as long as the page.
    }
  };
  return [layout, choose];
}
