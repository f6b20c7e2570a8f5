import type { GenerationReply, GenerationRequest } from '@toile/contract';
import { createContext, type ReactNode, use } from 'react';
import type { Finish } from '#web/features/studio/finish.ts';
import type { Kept } from '#web/features/studio/kept.ts';

/** What the parts of a result need from the page around the studio. */
export interface StudioTools {
  /** Whether tokens were ever bought; undefined while it is not known. */
  isPremium: boolean | undefined;
  finish: Finish;
  setFinish: (finish: Finish) => void;
  kept: Kept | null;
  setKept: (kept: Kept | null) => void;
  /** Opens the way to buy tokens. */
  onBuy: () => void;
  /** Presses the same brief once more, with a new seed. */
  onRegenerate: (request: GenerationRequest) => void;
  /** Presses a design of this person as words and choices change it; for nothing where its colours alone are others. */
  onChange: (request: GenerationRequest, isFree: boolean) => void;
  /** Fills the form with a brief. */
  onUseAgain: (request: GenerationRequest) => void;
  /** What can be done with a design beyond the studio: share it, post it. */
  actions: (design: {
    reply: GenerationReply;
    title: string;
    words: string;
    postId: string | null | undefined;
  }) => ReactNode;
  /** Where garments like these words are found, as items of a menu. */
  moreActions: (words: string) => ReactNode;
}

export const StudioContext = createContext<StudioTools | null>(null);

export function useStudioTools(): StudioTools {
  const tools = use(StudioContext);
  if (!tools) throw new Error('useStudioTools stands outside of the studio');
  return tools;
}
