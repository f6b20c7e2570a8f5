import type { ReactNode } from 'react';
import type { Choice, ChoiceGroupProps } from '#web/ui/choice.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

interface PictureChoice<V extends string> extends Choice<V> {
  /** An outline drawing, viewBox 0 0 48 60. */
  picture: ReactNode;
}

/** Options that a silhouette says faster than a word. */
export function ChoiceCards<V extends string>(props: ChoiceGroupProps<V, PictureChoice<V>>) {
  return (
    <ChoiceGroup
      {...props}
      layout="cuts"
      optionClass="cut"
      face={(option) => (
        <>
          {option.picture}
          <span>{option.label}</span>
        </>
      )}
    />
  );
}
