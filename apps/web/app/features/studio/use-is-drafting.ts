import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BriefForm } from '#web/features/studio/brief-form.ts';

/** Whether the brief was changed since a design was last pressed or looked at. */
export function useIsDrafting(form: UseFormReturn<BriefForm>): { isDrafting: boolean; end: () => void } {
  const [isDrafting, setIsDrafting] = useState(false);
  useEffect(() => {
    let before = JSON.stringify(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = JSON.stringify(values);
        if (now !== before) setIsDrafting(true);
        before = now;
      },
    });
  }, [form]);
  return { isDrafting, end: () => setIsDrafting(false) };
}
