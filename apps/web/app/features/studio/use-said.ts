import type { Look } from '@toile/look';
import { createContext, use } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BriefForm } from '#web/features/studio/brief-form.ts';
import { briefSays, type SaidOption } from '#web/features/studio/brief-says.ts';

/** What was read of the brief last; null where nothing was. */
export const ReadContext = createContext<Look | null>(null);

/** What the words say of an option in place of the one that is lit. */
export function useSaid(name: SaidOption): string | undefined {
  const look = use(ReadContext);
  const brief = useFormContext<BriefForm>().getValues();
  return look ? briefSays(look, brief)[name] : undefined;
}
