import type { ReactNode } from 'react';
import { LOCALE, tokenWord } from '#web/content/language.ts';
import { TokenMark } from '#web/ui/token-mark.tsx';

/** Below a thousand there is nothing to group, and making the browser's format takes a phone fifty milliseconds. */
const formatCount = (count: number) => (count < 1000 ? String(count) : count.toLocaleString(LOCALE));

/** What stands for a balance that nobody knows. */
export const UNKNOWN_BALANCE = 'Your balance could not be read';

/** A balance in words, also one that is not known. */
const balanceWords = (count: number | null) => (count === null ? UNKNOWN_BALANCE : tokenWords(count));

/** "5 tokens", "1 token": a balance or a price in words. */
export const tokenWords = (count: number): string => `${formatCount(count)} ${tokenWord(count)}`;

interface Props {
  /** Null where nobody knows. */
  count: number | null;
  /** Shown after the number; without it the word "tokens" is only said to screen readers. */
  children?: ReactNode;
}

/** How many tokens there are, as a sewing button and a number. */
export function TokenBadge({ count, children }: Props) {
  return (
    <span className="purse num">
      <TokenMark />
      <span aria-hidden="true">{count === null ? '–' : formatCount(count)}</span>
      {children ? <span aria-hidden="true">{children}</span> : null}
      <span className="sr-only">{balanceWords(count)}</span>
    </span>
  );
}
