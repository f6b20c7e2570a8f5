import { cx } from '#web/ui/cx.ts';

interface Props {
  /** Sewn parts what is certain; basted what can be pulled out. */
  thread?: 'sewn' | 'basted';
  upright?: boolean;
  className?: string;
}

/** A divider of running stitch. */
export function Stitch({ thread = 'sewn', upright, className }: Props) {
  return <hr className={cx('seam', className)} data-thread={thread} data-upright={upright || undefined} />;
}
