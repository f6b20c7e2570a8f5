import { STUDIO } from '#web/content/studio.ts';
import { PROMPT_EXAMPLE, PROMPT_HINT, PROMPT_LABEL } from '#web/features/studio/prompt-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** The studio while it is not yet known who is there: its first words stand already, where they will be. */
export function StudioSkeleton() {
  return (
    <div className="studio" data-at="start" aria-busy="true">
      <p role="status" className="sr-only">
        {STUDIO.studioSkeleton.openingTheStudio}
      </p>
      <div className="studio-brief">
        <div className="studio-pane">
          <Field label={PROMPT_LABEL} className="studio-prompt" hint={PROMPT_HINT}>
            <div className="studio-words">
              <TextArea voice="brief" rows={4} placeholder={PROMPT_EXAMPLE} readOnly />
            </div>
          </Field>
          <SkeletonLine className="w-1/4" />
          <Skeleton className="h-[108px]" />
          <SkeletonLine className="w-1/4" />
          <Skeleton className="h-10" />
        </div>
      </div>
      <div className="cloth" />
    </div>
  );
}
