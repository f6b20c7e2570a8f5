import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Milliseconds before the first tooltip opens, and within which the next opens at once. */
const DELAY = { open: 700, skip: 300 };

/** Wrap the app once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY.open} skipDelayDuration={DELAY.skip}>
      {children}
    </Radix.Provider>
  );
}

/** Words that show over the child on hover or focus. The child must take a ref. */
export function Tooltip({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
          {words}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
