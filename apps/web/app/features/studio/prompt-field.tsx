import { hasVisibleLetter, MESSAGE, PROMPT_LENGTH_MAX } from '@toile/contract';
import type { Look } from '@toile/look';
import type { KeyboardEvent, UIEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { STUDIO } from '#web/content/studio.ts';
import { type BriefForm, promptExcess, promptLength } from '#web/features/studio/brief-form.ts';
import { isAllNamed } from '#web/features/studio/is-all-named.ts';
import { Threads } from '#web/features/studio/marked-words.tsx';
import { TipsDialog } from '#web/features/studio/tips-dialog.tsx';
import { formatCount } from '#web/lib/formats.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

export const PROMPT_LABEL = STUDIO.promptField.yourBrief;
export const PROMPT_HINT = STUDIO.promptField.nameTheGarmentCloth;
/** Kept short enough for four lines on the narrowest phone. */
export const PROMPT_EXAMPLE = STUDIO.promptField.aCamelCoatTo;

/** Enter with Ctrl or Cmd presses Generate from within the words. */
function generateOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface Props {
  /** What was read of the words last. */
  read: { words: string; look: Look } | null;
  /** A design is being made of these words: what is written now is for the next. */
  isTaken?: boolean;
}

/** Threads, which stand next, stay under their words where these are more than the field shows. */
const scrollThreads = ({ currentTarget: { nextElementSibling, scrollTop } }: UIEvent<HTMLTextAreaElement>) =>
  nextElementSibling?.scrollTo(0, scrollTop);

/** The words of the brief, each with its thread as soon as it was read. They may run over the limit while they are being cut; nothing typed is ever dropped. */
export function PromptField({ read, isTaken = false }: Props) {
  const { register, formState } = useFormContext<BriefForm>();
  const words = useWatch<BriefForm, 'style_idea'>({ name: 'style_idea' });
  const excess = promptExcess(words);
  const isMissing = formState.errors.style_idea !== undefined && !hasVisibleLetter(words);
  // What is being read for the first time, and what was named, is asked for no longer.
  const isSilent = hasVisibleLetter(words) && (read === null || isAllNamed(read.look));
  return (
    <Field
      label={PROMPT_LABEL}
      aside={<TipsDialog />}
      className="studio-prompt"
      error={excess ?? (isMissing ? MESSAGE.promptEmpty : undefined)}
      hint={
        <>
          {isTaken ? (
            <span className="studio-taken">{STUDIO.briefFold.taken}</span>
          ) : (
            <>
              <span data-silent={isSilent || undefined}>{PROMPT_HINT}</span>
              {isSilent ? (
                <span className="studio-reading" aria-hidden="true">
                  {read === null ? STUDIO.promptField.beingRead : STUDIO.promptField.underlined}
                </span>
              ) : null}
            </>
          )}
          <span className="sr-only">{STUDIO.promptField.upToCharactersControl(formatCount(PROMPT_LENGTH_MAX))}</span>
        </>
      }
    >
      <div className="studio-words">
        <TextArea
          voice="brief"
          rows={4}
          placeholder={PROMPT_EXAMPLE}
          onKeyDown={generateOnEnter}
          onScroll={scrollThreads}
          {...register('style_idea')}
        />
        {read?.words === words ? (
          <p className="input studio-read" data-voice="brief" aria-hidden="true">
            <Threads words={words} reading={read.look.reading} />
          </p>
        ) : null}
        <span className="studio-count num" data-over={excess ? true : undefined} aria-hidden="true">
          {formatCount(promptLength(words))} / {formatCount(PROMPT_LENGTH_MAX)}
        </span>
      </div>
    </Field>
  );
}
