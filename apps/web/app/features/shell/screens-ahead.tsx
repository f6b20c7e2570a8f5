import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** Where somebody signed in goes from anywhere. */
const SCREENS = ['/ai-outfit-generator', '/gallery', '/dashboard', '/tokens', '/pricing', '/account'];
/** Milliseconds after which a page counts as read. */
const REST = 2500;

/** Loads the code of the other screens once this one stands, so that a lost connection takes none of them away. */
export function ScreensAhead() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), REST);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? SCREENS.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}
