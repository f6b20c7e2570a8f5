import type { CSSProperties } from 'react';
import type { Choice, ChoiceGroupProps } from '#web/ui/choice.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

interface Swatch<V extends string> extends Choice<V> {
  /** Any CSS background: a colour, or a gradient for "any". */
  tone: string;
}

/** Options that are colours. The chosen one is named across from the legend. */
export function SwatchGroup<V extends string>(props: ChoiceGroupProps<V, Swatch<V>>) {
  const chosen = props.options.find((option) => option.value === props.value);
  // Custom properties are not in React's CSSProperties.
  const tone = (option: Swatch<V>) => ({ '--tone': option.tone }) as CSSProperties;
  return (
    <ChoiceGroup
      {...props}
      aside={
        <span aria-hidden="true" className="faint">
          {chosen?.label}
        </span>
      }
      layout="tones"
      optionClass="tone"
      optionProps={(option) => ({ style: tone(option), title: option.label })}
    />
  );
}
