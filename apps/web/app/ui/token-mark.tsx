import { cx } from '#web/ui/cx.ts';

/** The sewing button that stands for a token, as tall as the words beside it. */
export function TokenMark({ className }: { className?: string }) {
  return (
    <svg className={cx('token', className)} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="12" cy="12" r="10.2" strokeWidth="1.7" />
      <circle cx="12" cy="12" r="7" strokeWidth="1" opacity=".5" />
      <path d="M9.8 9.8h.01M14.2 9.8h.01M9.8 14.2h.01M14.2 14.2h.01" strokeWidth="2.3" strokeLinecap="round" />
    </svg>
  );
}
