import type { ReactNode } from 'react';

/** One of a group's options; the lists of `@toile/contract` fit. */
export interface Choice<V extends string> {
  value: V;
  label: string;
}

/** What every group of radio buttons takes. */
export interface ChoiceGroupProps<V extends string, C extends Choice<V> = Choice<V>> {
  legend: ReactNode;
  /** Name of the radio group, one for a form. */
  name: string;
  options: readonly C[];
  value: V;
  onChange: (value: V) => void;
  disabled?: boolean;
  /** What holds in place of what is chosen: it is said across from the legend, and what is chosen is dimmed. */
  overruled?: { value: string | undefined; words: string } | undefined;
}
