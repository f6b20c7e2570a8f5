import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { Choice } from '#web/ui/choice.ts';
import { useFieldControl } from '#web/ui/field-control.ts';

interface Props<V extends string> {
  options: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  name?: string;
  disabled?: boolean;
}

/** One of a longer list; stands in a `Field`. */
export function Select<V extends string>({ options, value, onChange, name, disabled }: Props<V>) {
  const control = useFieldControl();
  const choose = (next: string) => {
    const option = options.find((o) => o.value === next);
    if (option) onChange(option.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} {...(name ? { name } : {})} {...(disabled ? { disabled } : {})}>
      <Radix.Trigger {...control} className="select">
        <Radix.Value />
        <Radix.Icon asChild>
          <ChevronDown aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="listbox" position="popper" sideOffset={4} collisionPadding={8}>
          <Radix.Viewport className="listbox-view">
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className="listbox-item">
                <Radix.ItemIndicator className="listbox-tick">
                  <Check aria-hidden="true" />
                </Radix.ItemIndicator>
                <Radix.ItemText>{option.label}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
