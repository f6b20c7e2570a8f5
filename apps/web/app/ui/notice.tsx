import type { ReactNode } from 'react';
import { CircleAlert } from '#web/ui/icons/circle-alert.tsx';
import { Info } from '#web/ui/icons/info.tsx';

interface Props {
  tone?: 'plain' | 'bad';
  title: ReactNode;
  /** What was kept and what to do. */
  children?: ReactNode;
}

/** A message that stays on the page. A bad one is announced. */
export function Notice({ tone = 'plain', title, children }: Props) {
  return (
    <div className="note" data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      {tone === 'bad' ? <CircleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}
      <div>
        <b>{title}</b>
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
