import { cx } from '#web/ui/cx.ts';

/** The name, with a vermilion stitch for the dot of its i. Hidden from screen readers: the link around it says "Toile". */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cx('wordmark', className)} aria-hidden="true">
      To
      <b>
        ı<i />
      </b>
      le
    </span>
  );
}
