import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useFieldControl } from '#web/ui/field-control.ts';

/** One line of text; stands in a `Field`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldControl()} {...rest} className={cx('input', className)} />;
}
