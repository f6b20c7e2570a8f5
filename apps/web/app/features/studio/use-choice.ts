import { useController } from 'react-hook-form';
import type { BriefForm } from '#web/features/studio/brief-form.ts';

/** A field of the brief as the choice groups of the design system take it. */
export function useChoice<F extends keyof BriefForm>(name: F) {
  const { field } = useController<BriefForm, F>({ name });
  // The controller's value is the form's, whose type does not narrow through the generic path.
  const value = field.value as BriefForm[F];
  return { name, value, onChange: (next: BriefForm[F]) => field.onChange(next) };
}
