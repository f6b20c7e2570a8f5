import type { Look } from '@toile/look';
import { STUDIO } from '#web/content/studio.ts';
import { describeLook } from '#web/features/studio/describe-look.ts';

/** Whether the words name a garment, and its cloth and its shade: what the hint under the brief asks for. */
export const isAllNamed = (look: Look): boolean =>
  describeLook(look).some(
    ({ kind, rows }) =>
      kind === 'said' &&
      [STUDIO.describeLook.colour, STUDIO.describeLook.cloth].every((asked) =>
        rows.some(({ term, decision }) => term === asked && decision === 'said'),
      ),
  );
