import type { DesignForm } from '@toile/contract';
import * as z from 'zod';

/** How finished pictures are wanted: the Premium toggles. */
export const Finish = z.object({ hd: z.boolean(), clear: z.boolean() });
export type Finish = z.infer<typeof Finish>;

export const PLAIN: Finish = { hd: false, clear: false };

/** The form a finish asks for; none for the plain sheet. */
export function formOf({ hd, clear }: Finish): DesignForm | undefined {
  if (hd) return clear ? 'hd-clear' : 'hd';
  return clear ? 'clear' : undefined;
}
