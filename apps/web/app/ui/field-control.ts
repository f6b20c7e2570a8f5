import { createContext, use, useId } from 'react';

interface FieldIds {
  control: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldIds | null>(null);

/** Attributes that tie an input to the label, hint and error of the `Field` around it. */
export function useFieldControl() {
  const own = useId();
  const field = use(FieldContext);
  return {
    id: field?.control ?? own,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
  };
}
