import type { Look, Source } from '@toile/look';
import { sampleLook } from '@toile/look/sample';
import { Tooltip } from 'radix-ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { type BriefForm, EMPTY_BRIEF } from '#web/features/studio/brief-form.ts';
import { PROMPT_HINT, PromptField } from '#web/features/studio/prompt-field.tsx';

function Field({ words, look }: { words: string; look: Look | undefined }) {
  const form = useForm<BriefForm>({ defaultValues: { ...EMPTY_BRIEF, style_idea: words } });
  return (
    <Tooltip.Provider>
      <FormProvider {...form}>
        <PromptField read={look ? { words, look } : null} />
      </FormProvider>
    </Tooltip.Provider>
  );
}

const lookOf = (sources: Record<string, Source>) =>
  sampleLook({ reading: { understood: [], unread: [], notDrawn: [], sources } });

const ALL: Record<string, Source> = { 'g1.kind': 'words', 'g1.colour': 'words', 'g1.fabric': 'words' };

it.each<[string, string, Look | undefined, boolean]>([
  ['nothing is written', '', undefined, true],
  ['it is being read', 'an emerald silk gown', undefined, false],
  ['the cloth is not named', 'an emerald gown', lookOf({ 'g1.kind': 'words', 'g1.colour': 'words' }), true],
  ['garment, cloth and shade are named', 'an emerald silk gown', lookOf(ALL), false],
])('where %s the hint asks, or is silent', (_, words, look, isAsking) => {
  const html = renderToStaticMarkup(<Field words={words} look={look} />);
  expect(html.includes(`<span>${PROMPT_HINT}`)).toBe(isAsking);
  expect(html.includes(`<span data-silent="true">${PROMPT_HINT}`)).toBe(!isAsking);
});
