import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { STUDIO } from '#web/content/studio.ts';
import { BriefForm, EMPTY_BRIEF, promptLength } from '#web/features/studio/brief-form.ts';
import { newSeed } from '#web/features/studio/brief-seed.ts';
import type { Start } from '#web/features/studio/starts.ts';
import type { VisitMemory } from '#web/features/studio/visit-memory.ts';
import { toastDone } from '#web/ui/toast.tsx';

/** A brief that is laid before somebody, with the seed of the design it was of. */
export interface Beginning extends Pick<Start, 'brief'> {
  seed?: number | undefined;
  /** Whether it comes with a design that is only looked at: nobody wants to write at once. */
  isQuiet?: boolean;
}

/**
 * The brief as it is being written: remembered at every stroke, and never replaced without a way back. One seed goes with
 * it from its first letter to the press, so that what is sketched is what is bought.
 */
export function useBriefForm(memory: VisitMemory) {
  const form = useForm<BriefForm>({ defaultValues: memory.brief(), resolver: zodResolver(BriefForm) });
  const current = useRef<number | undefined>(undefined);

  const setSeed = (seed: number): number => {
    current.current = seed;
    memory.keepSeed(seed);
    return seed;
  };
  const seed = (): number => (current.current ??= memory.seed() ?? setSeed(newSeed()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `setSeed` reads all else through refs
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          const brief = form.getValues();
          memory.keepBrief(brief);
          // Whoever empties the page begins another design.
          if (promptLength(brief.style_idea) === 0) setSeed(newSeed());
        },
      }),
    [form, memory],
  );

  const beginFrom = ({ brief, seed: own, isQuiet = false }: Beginning) => {
    const before = form.getValues();
    const seedBefore = seed();
    form.reset({ ...EMPTY_BRIEF, ...brief });
    setSeed(own ?? newSeed());
    // The fields are mounted anew by the reset.
    if (!isQuiet) requestAnimationFrame(() => form.setFocus('style_idea'));
    if (promptLength(before.style_idea) === 0 || before.style_idea === brief.style_idea) return;
    toastDone(
      STUDIO.briefForm.yourBriefWasReplaced,
      <button
        type="button"
        className="underline"
        onClick={() => {
          form.reset(before);
          setSeed(seedBefore);
        }}
      >
        {STUDIO.briefForm.undo}
      </button>,
    );
  };

  return { form, beginFrom, seed, setSeed };
}
