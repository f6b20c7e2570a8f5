import type { ReactNode } from 'react';
import { AUTH } from '#web/content/auth.ts';

/** A link that was used, is too old, or was never ours. `children` is the way to another. */
export function SpentLink({ children }: { children: ReactNode }) {
  return (
    <section role="alert">
      <h1 className="h1 mb-1">{AUTH.spentLink.thisLinkIsSpent}</h1>
      <p>{AUTH.spentLink.aLinkWorksOnce}</p>
      <div>{children}</div>
    </section>
  );
}
