import { MESSAGE, TOKENS_PER_DESIGN } from '@toile/contract';
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { AdvancedSettings } from '#web/features/studio/advanced-settings.tsx';
import { BriefOptions } from '#web/features/studio/brief-options.tsx';
import { ClothTable } from '#web/features/studio/cloth-table.tsx';
import type { Balance } from '#web/features/studio/follow-press.ts';
import { PressBar } from '#web/features/studio/press-bar.tsx';
import { PromptField } from '#web/features/studio/prompt-field.tsx';
import { ResetOptions } from '#web/features/studio/reset-options.tsx';
import { StartList } from '#web/features/studio/start-list.tsx';
import { tellTrouble } from '#web/features/studio/tell-trouble.ts';
import { useBriefForm } from '#web/features/studio/use-brief-form.tsx';
import { useGeneration } from '#web/features/studio/use-generation.ts';
import { openVisitMemory } from '#web/features/studio/visit-memory.ts';
import { clearToasts, toastDone, toastFault } from '#web/ui/toast.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

interface Props {
  userId: string;
  /** Tokens there are to spend, paid and free together. */
  spendable: number;
  /** Shows the balance at the foot of the brief; told how many tokens are in use. */
  balance: (inUse: number) => ReactNode;
  onBalance: (balance: Balance) => void;
  onBalanceStale: () => void;
  /** There was nothing to pay a design with. */
  onNoTokens: () => void;
  onSignedOut: () => void;
}

const whatIsLeft = (count: number) => (count === 0 ? 'That was your last token.' : `${tokenWords(count)} left.`);

/** Enter on an option would press the form's button; only the button itself and the prompt's own keys may spend a token. */
function keepFromSubmitting(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The generator's Generate tab: the brief on paper, the cloth on the table. */
export function Studio({ userId, spendable, balance, onBalance, onBalanceStale, onNoTokens, onSignedOut }: Props) {
  const memory = useMemo(() => openVisitMemory(userId), [userId]);
  const { form, beginFrom } = useBriefForm(memory);
  const page = useRef<HTMLDivElement>(null);
  const { table, press, retry } = useGeneration(memory, {
    onBalance,
    onBalanceStale,
    onSignedOut,
    onFinished: ({ tokens, freetokens }) => toastDone(MESSAGE.outfitGenerated, whatIsLeft(tokens + freetokens)),
    onTrouble: (trouble) => {
      toastFault(trouble.message, tellTrouble(trouble).kept);
      if (trouble.fault === 'no-tokens') onNoTokens();
    },
  });
  const isEmpty = !table.work && !table.result && !table.trouble;
  const isWorking = table.work !== null && !table.work.press.seen;

  const showTable = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const cloth = page.current?.querySelector('.cloth');
    for (const scroller of [window, cloth]) scroller?.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  };

  const handleGenerate = form.handleSubmit((brief) => {
    if (isWorking) return;
    if (spendable < TOKENS_PER_DESIGN) {
      toastFault(MESSAGE.noTokens, 'Your brief is kept.');
      onBalanceStale();
      onNoTokens();
      return;
    }
    clearToasts();
    press(brief);
    showTable();
  });

  return (
    <FormProvider {...form}>
      <div className="studio" ref={page} data-at={isEmpty ? 'start' : 'work'}>
        <h1 className="sr-only">AI Outfit Generator</h1>
        <form
          id="brief"
          className="studio-brief"
          aria-label="Brief"
          onSubmit={handleGenerate}
          onKeyDown={keepFromSubmitting}
          noValidate
        >
          <div className="studio-pane">
            <PromptField />
            {isEmpty ? (
              <section className="studio-starts" aria-labelledby="starts-title">
                <h2 id="starts-title" className="label">
                  Or begin from one of these
                </h2>
                <StartList onStart={beginFrom} />
              </section>
            ) : null}
            <BriefOptions />
            <AdvancedSettings />
            <ResetOptions />
          </div>
          <PressBar balance={balance(isWorking ? TOKENS_PER_DESIGN : 0)} isWorking={isWorking} />
        </form>
        <section className="cloth" aria-label="Result">
          <ClothTable
            table={table}
            onStart={beginFrom}
            onRetry={(trouble) => {
              retry(trouble);
              showTable();
            }}
          />
        </section>
      </div>
    </FormProvider>
  );
}
