import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useFieldControl } from '#web/ui/field-control.ts';

interface Props extends ComponentProps<'textarea'> {
  /** `brief` sets the words in the serif, large: the text of the page. */
  voice?: 'brief';
}

/** Several lines of text; stands in a `Field`. */
export function TextArea({ voice, className, ...rest }: Props) {
  return <textarea rows={4} {...useFieldControl()} {...rest} data-voice={voice} className={cx('input', className)} />;
}
