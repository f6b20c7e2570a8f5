import { cx } from '#web/ui/cx.ts';

/** A place that is basted before it is sewn: give it the exact size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={cx('skel', className)} aria-hidden="true" />;
}

/** A basted line where words will stand. */
export function SkeletonLine({ className }: { className?: string }) {
  return <div className={cx('skel-line', className)} aria-hidden="true" />;
}
