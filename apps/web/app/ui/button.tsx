import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { tokenWord } from '#web/content/language.ts';
import { UI } from '#web/content/ui.ts';
import { cx } from '#web/ui/cx.ts';
import { TokenMark } from '#web/ui/token-mark.tsx';

interface Look {
  /** `action` is the stitched vermilion one: at most one on a screen. */
  look?: 'action' | 'ink' | 'quiet' | 'ghost' | undefined;
  size?: 'regular' | 'small' | undefined;
  wide?: boolean | undefined;
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Shows that the work it started is going on, and takes no second press; the focus stays where it is. */
  busy?: boolean;
  /** Tokens a press costs; stands on the button. */
  cost?: number;
  /** Whether the token it takes is one that was given. */
  isFree?: boolean | undefined;
}

const lookOf = ({ look = 'quiet', size, wide }: Look) => ({
  'data-look': look,
  'data-size': size,
  'data-wide': wide || undefined,
});

/** A press on a button at work does nothing, not even what its form would do. */
const keepStill = (event: MouseEvent) => event.preventDefault();

/** Every button with words on it. */
export function Button({ look, size, wide, busy, cost, isFree, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...lookOf({ look, size, wide })}
      className={cx('btn', className)}
      onClick={busy ? keepStill : onClick}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
    >
      <span className="btn-words">{children}</span>
      {cost === undefined ? null : (
        <span className="btn-cost num">
          {cost} {isFree ? UI.button.free : <TokenMark />}
          <span className="sr-only">{tokenWord(cost)}</span>
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button: give it the link as its only child. */
export function ButtonLink({
  look,
  size,
  wide,
  className,
  children,
}: Look & { className?: string; children: ReactNode }) {
  return (
    <Slot.Root {...lookOf({ look, size, wide })} className={cx('btn', className)}>
      {children}
    </Slot.Root>
  );
}
