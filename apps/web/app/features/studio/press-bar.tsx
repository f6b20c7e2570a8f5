import { hasVisibleLetter, TOKENS_PER_DESIGN } from '@toile/contract';
import type { ReactElement, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { STUDIO } from '#web/content/studio.ts';
import { type BriefForm, promptExcess } from '#web/features/studio/brief-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

interface Props {
  balance: ReactNode;
  /** Whether the token that the next press takes was given. */
  isFree: boolean;
  /** Designs in the making. */
  running: number;
  /** Whether a brief that could be pressed is a design of this visit already: what buys it again is not what the page is about. */
  isMade: (brief: BriefForm) => boolean;
  /** Whether a change of the design on the table is looked at, of which the brief beside it tells nothing. */
  isChanging: boolean;
  /** Whether what is written is newer than what lies on the table. */
  isDrafting: boolean;
}

/** A button that would do nothing can be reached and says why; a press on it leads to what is missing. */
const Idle = ({ why, children }: { why: string | undefined; children: ReactElement }) =>
  why === undefined ? children : <Tooltip words={why}>{children}</Tooltip>;

/** The foot of the brief: what there is to spend, and the one button that spends it, also while a design is made. */
export function PressBar({ balance, isFree, running, isMade, isDrafting, isChanging }: Props) {
  useWatch<BriefForm>();
  const brief = useFormContext<BriefForm>().getValues();
  const { style_idea: words } = brief;
  const why = promptExcess(words) ?? (hasVisibleLetter(words) ? undefined : STUDIO.pressBar.writeABriefFirst);
  const isBought = why === undefined && isMade(brief);
  if (running === 0) {
    return (
      <div className="studio-press">
        {isBought ? (
          <p className="studio-press-note small">
            {isChanging ? STUDIO.pressBar.briefAsItIs : STUDIO.pressBar.newFromTheBrief}
          </p>
        ) : null}
        {balance}
        <Idle why={why}>
          <Button
            look={isBought ? 'quiet' : 'action'}
            type="submit"
            aria-disabled={why !== undefined || undefined}
            // Told beside the brief; a hint here would lie over the options whenever the button has the focus.
            aria-keyshortcuts="Control+Enter Meta+Enter"
            cost={TOKENS_PER_DESIGN}
            isFree={isFree}
          >
            {STUDIO.pressBar.generateDesign}
          </Button>
        </Idle>
      </div>
    );
  }
  return (
    <div className="studio-press" data-working>
      {balance}
      <Button look="action" busy>
        {STUDIO.pressBar.generatingYourDesign}
      </Button>
      {/* Beside what is being made only another brief can be pressed: a stray tap buys nothing. */}
      {isDrafting && !isBought ? (
        <Idle why={why}>
          <Button
            type="submit"
            size="small"
            aria-disabled={why !== undefined || undefined}
            cost={TOKENS_PER_DESIGN}
            isFree={isFree}
          >
            {STUDIO.pressBar.oneMore}
          </Button>
        </Idle>
      ) : null}
    </div>
  );
}
