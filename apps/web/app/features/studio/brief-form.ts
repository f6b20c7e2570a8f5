import { GenerationRequest, PROMPT_LENGTH_MAX } from '@toile/contract';
import * as z from 'zod';
import { LOCALE } from '#web/content/language.ts';
import { STUDIO } from '#web/content/studio.ts';

const { shape } = GenerationRequest;

/** What the form holds: the generation request, every option said, without the seed, which nobody types. */
export const BriefForm = z.object({
  style_idea: shape.style_idea,
  gender: shape.gender.removeDefault(),
  ethnicity: shape.ethnicity.removeDefault(),
  age: shape.age.removeDefault(),
  skin_color: shape.skin_color.removeDefault(),
  season: shape.season.removeDefault(),
  accessories: shape.accessories.removeDefault(),
  occasion: shape.occasion.removeDefault(),
  style: shape.style.removeDefault(),
  creativity: shape.creativity.removeDefault(),
  category: shape.category.removeDefault(),
});
export type BriefForm = z.infer<typeof BriefForm>;

/** The specification's defaults and an empty prompt. */
export const EMPTY_BRIEF: BriefForm = { ...GenerationRequest.parse({ style_idea: 'a' }), style_idea: '' };

/** Whether any option stands elsewhere than where the specification puts it. */
export const hasOptions = (brief: BriefForm): boolean =>
  Object.entries(EMPTY_BRIEF).some(
    ([field, value]) => field !== 'style_idea' && Object.entries(brief).some(([f, v]) => f === field && v !== value),
  );

/** Any text may be kept while it is typed, and a value that is no longer known falls back; only a press asks for more. */
const KeptBrief = z.object({
  style_idea: z.string().catch(EMPTY_BRIEF.style_idea),
  gender: BriefForm.shape.gender.catch(EMPTY_BRIEF.gender),
  ethnicity: BriefForm.shape.ethnicity.catch(EMPTY_BRIEF.ethnicity),
  age: BriefForm.shape.age.catch(EMPTY_BRIEF.age),
  skin_color: BriefForm.shape.skin_color.catch(EMPTY_BRIEF.skin_color),
  season: BriefForm.shape.season.catch(EMPTY_BRIEF.season),
  accessories: BriefForm.shape.accessories.catch(EMPTY_BRIEF.accessories),
  occasion: BriefForm.shape.occasion.catch(EMPTY_BRIEF.occasion),
  style: BriefForm.shape.style.catch(EMPTY_BRIEF.style),
  creativity: BriefForm.shape.creativity.catch(EMPTY_BRIEF.creativity),
  category: BriefForm.shape.category.catch(EMPTY_BRIEF.category),
});

/** Characters of a prompt as the server counts them: without the space around it. */
export const promptLength = (words: string) => words.trim().length;

/** What is wrong with the prompt beyond emptiness, in one sentence; `undefined` when nothing is. */
export function promptExcess(words: string): string | undefined {
  const over = promptLength(words) - PROMPT_LENGTH_MAX;
  if (over <= 0) return undefined;
  const count = over.toLocaleString(LOCALE);
  return STUDIO.briefForm.tooLong(count, over === 1);
}

/** A brief read back from storage; fields that are missing or no longer known get their defaults. */
export function readBrief(text: string | null): BriefForm {
  try {
    const kept = KeptBrief.safeParse(JSON.parse(text ?? ''));
    return kept.success ? kept.data : EMPTY_BRIEF;
  } catch {
    return EMPTY_BRIEF;
  }
}
