import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { STUDIO } from '#web/content/studio.ts';
import { BriefForm, EMPTY_BRIEF, promptLength } from '#web/features/studio/brief-form.ts';
import type { Start } from '#web/features/studio/starts.ts';
import type { VisitMemory } from '#web/features/studio/visit-memory.ts';
import { toastDone } from '#web/ui/toast.tsx';

/** The brief as it is being written: remembered at every stroke, and never replaced without a way back. */
export function useBriefForm(memory: VisitMemory) {
  const form = useForm<BriefForm>({ defaultValues: memory.brief(), resolver: zodResolver(BriefForm) });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => memory.keepBrief(form.getValues()) }),
    [form, memory],
  );

  const beginFrom = ({ brief }: Pick<Start, 'brief'>) => {
    const before = form.getValues();
    form.reset({ ...EMPTY_BRIEF, ...brief });
    // The fields are mounted anew by the reset.
    requestAnimationFrame(() => form.setFocus('style_idea'));
    if (promptLength(before.style_idea) === 0) return;
    toastDone(
      STUDIO.briefForm.yourBriefWasReplaced,
      <button type="button" className="underline" onClick={() => form.reset(before)}>
        {STUDIO.briefForm.undo}
      </button>,
    );
  };

  return { form, beginFrom };
}
