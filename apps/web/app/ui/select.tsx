import type { Choice } from '#web/ui/choice.ts';
import { useFieldControl } from '#web/ui/field-control.ts';
import { ChevronDown } from '#web/ui/icons/chevron-down.tsx';

interface Props<V extends string> {
  options: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  name?: string;
  disabled?: boolean;
}

/**
 * One of a longer list; stands in a `Field`. It is the browser's own: typing finds an option, a phone brings its wheel,
 * and nothing around it has to be hidden while it is open. Where the browser lets it be styled, the list is of our cloth.
 */
export function Select<V extends string>({ options, value, onChange, name, disabled }: Props<V>) {
  const control = useFieldControl();
  const choose = (next: string) => {
    const option = options.find((o) => o.value === next);
    if (option) onChange(option.value);
  };
  return (
    <span className="select-place">
      <select
        {...control}
        className="select"
        value={value}
        onChange={(event) => choose(event.target.value)}
        {...(name ? { name } : {})}
        {...(disabled ? { disabled } : {})}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
