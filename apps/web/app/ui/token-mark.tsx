import { cx } from '#web/ui/cx.ts';

/** The sewing button that stands for a token, as tall as the words beside it. */
export function TokenMark({ className }: { className?: string }) {
  return (
    <svg className={cx('token', className)} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="12" cy="12" r="10.2" strokeWidth="1.7" />
      <circle cx="12" cy="12" r="7" strokeWidth="1" opacity=".55" />
      <path d="M9.6 9.6l4.8 4.8M14.4 9.6l-4.8 4.8" strokeWidth="1.7" strokeLinecap="round" />
    </svg>
  );
}
