import { useEffect, useRef } from 'react';
import { canPaint, openPainter, type Painter } from '#web/lib/painter/painter.ts';

/** A painter for as long as the page stands; null where the browser has none. Opened with the first order. */
export function usePainter(): () => Painter | null {
  const painter = useRef<Painter | null>(null);
  useEffect(
    () => () => {
      painter.current?.close();
      painter.current = null;
    },
    [],
  );
  return () => {
    if (!canPaint()) return null;
    painter.current ??= openPainter();
    return painter.current;
  };
}
