import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/cx.ts';
import { FieldContext } from '#web/ui/field-control.ts';
import { CircleAlert } from '#web/ui/icons/circle-alert.tsx';

interface Props {
  label: ReactNode;
  /** Stands across from the label. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Marks the input as wrong without a line of its own when `true`. */
  error?: string | boolean | undefined;
  className?: string;
  children: ReactNode;
}

/** Label above, hint below, error in its place; the error is announced when it comes. */
export function Field({ label, aside, hint, error, className, children }: Props) {
  const id = useId();
  const ids = { control: `${id}c`, hint: `${id}h`, error: `${id}e` };
  const words = typeof error === 'string' ? error : '';
  const describedBy = [words && ids.error, hint && ids.hint].filter(Boolean).join(' ') || undefined;
  const labelLine = (
    <label className="label" htmlFor={ids.control}>
      {label}
    </label>
  );
  return (
    <FieldContext value={{ control: ids.control, describedBy, invalid: Boolean(error) }}>
      <div className={cx('field', className)}>
        {aside ? (
          <div className="between items-center">
            {labelLine}
            {aside}
          </div>
        ) : (
          labelLine
        )}
        {children}
        <div role="alert" className="contents">
          {words ? (
            <p className="err" id={ids.error}>
              <CircleAlert aria-hidden="true" />
              {words}
            </p>
          ) : null}
        </div>
        {hint && !words ? (
          <div className="hint" id={ids.hint}>
            {hint}
          </div>
        ) : null}
      </div>
    </FieldContext>
  );
}
