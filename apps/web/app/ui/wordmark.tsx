import { cx } from '#web/ui/cx.ts';

/** The name, with a vermilion stitch for the dot of its i. The letters are the style sheet's: the link around it says "Toile". */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cx('wordmark', className)} aria-hidden="true">
      <b>
        <i />
      </b>
    </span>
  );
}
