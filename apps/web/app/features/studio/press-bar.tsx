import { hasVisibleLetter, TOKENS_PER_DESIGN } from '@toile/contract';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { STUDIO } from '#web/content/studio.ts';
import { type BriefForm, promptExcess } from '#web/features/studio/brief-form.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  balance: ReactNode;
  /** Designs in the making. */
  running: number;
}

/** The foot of the brief: what there is to spend, and the one button that spends it, also while a design is made. */
export function PressBar({ balance, running }: Props) {
  const words = useWatch<BriefForm, 'style_idea'>({ name: 'style_idea' });
  const isReady = hasVisibleLetter(words) && !promptExcess(words);
  if (running === 0) {
    return (
      <div className="studio-press">
        {balance}
        <Button look="action" type="submit" disabled={!isReady} cost={TOKENS_PER_DESIGN}>
          {STUDIO.pressBar.generateDesign}
        </Button>
      </div>
    );
  }
  return (
    <div className="studio-press" data-working>
      {balance}
      <Button look="action" busy>
        {STUDIO.pressBar.generatingYourDesign}
      </Button>
      <Button type="submit" size="small" disabled={!isReady} cost={TOKENS_PER_DESIGN}>
        {STUDIO.pressBar.oneMore}
      </Button>
    </div>
  );
}
