import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, with its label before it. */
export function Switch({ label, checked, onChange, disabled }: Props) {
  const id = useId();
  return (
    <div className="between items-center">
      <label htmlFor={id} className={disabled ? 'small faint' : 'small'}>
        {label}
      </label>
      <Radix.Root
        id={id}
        className="switch"
        checked={checked}
        {...(onChange ? { onCheckedChange: onChange } : {})}
        {...(disabled ? { disabled } : {})}
      >
        <Radix.Thumb />
      </Radix.Root>
    </div>
  );
}
