import type { ReactNode } from 'react';
import type { Choice, ChoiceGroupProps } from '#web/ui/choice.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

interface ChipChoice<V extends string> extends Choice<V> {
  icon?: ReactNode;
}

interface Props<V extends string> extends ChoiceGroupProps<V, ChipChoice<V>> {
  /** All chips share one line in equal parts. */
  even?: boolean;
}

/** Few options with short names, side by side. */
export function ChipGroup<V extends string>(props: Props<V>) {
  return (
    <ChoiceGroup
      {...props}
      layout="chips"
      optionClass="chip"
      face={(option) => (
        <>
          {option.icon}
          {option.label}
        </>
      )}
    />
  );
}
