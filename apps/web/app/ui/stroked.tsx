import type { ReactNode, SVGProps } from 'react';
import { cx } from './cx.ts';

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactNode;

/**
 * An icon: 24 × 24, in strokes of the text's colour. Decorative: what it says stands beside it, or is the name of what it
 * is in.
 */
export function Stroked({ className, children, ...props }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('lucide', className)}
      {...props}
    >
      {children}
    </svg>
  );
}
