import { useFormContext, useWatch } from 'react-hook-form';
import { STUDIO } from '#web/content/studio.ts';
import { type BriefForm, EMPTY_BRIEF, hasOptions } from '#web/features/studio/brief-form.ts';
import { Button } from '#web/ui/button.tsx';

/** Sets every option back and keeps the words; there only while something is set. */
export function ResetOptions() {
  const { reset, getValues } = useFormContext<BriefForm>();
  // What is watched misses the fields that are not mounted yet.
  const brief = { ...EMPTY_BRIEF, ...useWatch<BriefForm>() };
  if (!hasOptions(brief)) return null;
  return (
    <p className="studio-reset">
      <Button look="ghost" size="small" onClick={() => reset({ ...EMPTY_BRIEF, style_idea: getValues('style_idea') })}>
        {STUDIO.resetOptions.setAllOptionsBack}
      </Button>
    </p>
  );
}
