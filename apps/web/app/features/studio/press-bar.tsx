import { TOKENS_PER_DESIGN } from '@toile/contract';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type BriefForm, promptExcess, promptLength } from '#web/features/studio/brief-form.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  balance: ReactNode;
  isWorking: boolean;
}

/** The foot of the brief: what there is to spend, and the one button that spends it. */
export function PressBar({ balance, isWorking }: Props) {
  const words = useWatch<BriefForm, 'style_idea'>({ name: 'style_idea' });
  const isReady = promptLength(words) > 0 && !promptExcess(words);
  return (
    <div className="studio-press">
      {balance}
      {isWorking ? (
        <Button look="action" busy>
          Generating your design...
        </Button>
      ) : (
        <Button look="action" type="submit" disabled={!isReady} cost={TOKENS_PER_DESIGN}>
          Generate design
        </Button>
      )}
    </div>
  );
}
