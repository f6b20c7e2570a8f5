import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What it is for. */
  lead: ReactNode;
  children: ReactNode;
}

/** One concern of an account: what it is at the side, what can be done beside it. */
export function AccountSection({ title, lead, children }: Props) {
  return (
    <section className="account-part">
      <header>
        <h2 className="h3">{title}</h2>
        <p className="small muted">{lead}</p>
      </header>
      <div>{children}</div>
    </section>
  );
}
