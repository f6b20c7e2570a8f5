import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Milliseconds between two of them: the browser answers and paints meanwhile. */
const PAUSE = 0;

interface Props {
  children: ReactNode;
  /** Lays those that have come on the page. */
  lay?: (shown: ReactNode[]) => ReactNode;
}

/**
 * Brings its children one after another, from the first, each in a task of its own: a long form is there as soon as its
 * beginning is, and the page answers all the while. What is written without a browser is whole.
 */
export function InTurn({ children, lay = (shown) => shown }: Props) {
  const all = Children.toArray(children);
  const [due, setDue] = useState(() => (typeof document === 'undefined' ? all.length : 1));
  const isWhole = due >= all.length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setDue(due + 1)), PAUSE);
    return () => clearTimeout(timer);
  }, [due, isWhole]);
  return lay(isWhole ? all : all.slice(0, due));
}
