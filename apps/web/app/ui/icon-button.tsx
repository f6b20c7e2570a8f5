import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

interface Props extends ComponentProps<'button'> {
  /** What it does: its accessible name and its tooltip. */
  label: string;
}

/** A 44 px button with a picture for a word. */
export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <Tooltip words={label}>
      <button type="button" {...rest} aria-label={label} className={cx('icon-btn', className)}>
        {children}
      </button>
    </Tooltip>
  );
}
