import { type ReactNode, useId } from 'react';
import type { Choice, ChoiceGroupProps } from '#web/ui/choice.ts';
import { cx } from '#web/ui/cx.ts';

interface Props<V extends string, C extends Choice<V>> extends ChoiceGroupProps<V, C> {
  /** Across from the legend. */
  aside?: ReactNode;
  layout: string;
  even?: boolean | undefined;
  optionClass: string;
  optionProps?: (option: C) => { style?: React.CSSProperties; title?: string };
  /** What is seen of an option; without it the label is only said. */
  face?: (option: C) => ReactNode;
}

/** Native radio buttons under faces of one's own: arrow keys, names and forms work as everywhere. */
export function ChoiceGroup<V extends string, C extends Choice<V>>(props: Props<V, C>) {
  const {
    legend,
    aside,
    overruled,
    name,
    options,
    value,
    onChange,
    disabled,
    layout,
    even,
    optionClass,
    optionProps,
    face,
  } = props;
  const said = useId();
  return (
    <fieldset className="choices" disabled={disabled} data-overruled={overruled ? true : undefined}>
      <legend className="label">
        {legend}
        {overruled ? null : aside}
        {overruled ? (
          <span id={said} className="choices-note" data-said>
            {overruled.words}
          </span>
        ) : null}
      </legend>
      <div className={layout} data-even={even || undefined}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx('choice', optionClass)}
            data-said={overruled?.value === option.value || undefined}
            {...optionProps?.(option)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={face ? undefined : option.label}
              aria-describedby={overruled && option.value === value ? said : undefined}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {face?.(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
