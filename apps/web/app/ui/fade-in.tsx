import { type ComponentProps, useEffect, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';

/**
 * A section that fades in when it is scrolled into view. What is in view when the page opens never fades, and nothing waits
 * for a script to be seen.
 */
export function FadeIn({ className, ...rest }: ComponentProps<'section'>) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = section;
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Asked for its place the browser would lay the page out at once; the observer tells it when it has.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isWaiting = current.dataset.fade === 'out';
        if (!isWaiting && entry.boundingClientRect.top >= innerHeight) current.dataset.fade = 'out';
        else if (!isWaiting) observer.disconnect();
        else if (entry.isIntersecting) {
          current.dataset.fade = 'in';
          observer.disconnect();
        }
      },
      { rootMargin: '0px 0px -12% 0px' },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      delete current.dataset.fade;
    };
  }, []);
  return <section {...rest} ref={section} className={cx('fade-in', className)} />;
}
