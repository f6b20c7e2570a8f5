import type { ReactNode } from 'react';

/** A link that was used, is too old, or was never ours. `children` is the way to another. */
export function SpentLink({ children }: { children: ReactNode }) {
  return (
    <section role="alert">
      <h1 className="h1 mb-1">This link is spent</h1>
      <p>A link works once and for one hour, and a newer change to the account ends it as well.</p>
      <div>{children}</div>
    </section>
  );
}
