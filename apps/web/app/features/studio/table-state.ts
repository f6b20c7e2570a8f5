import type { GenerationEvent, GenerationReply, GenerationRequest, Stage } from '@toile/contract';
import type { KeptPress } from '#web/features/studio/visit-memory.ts';
import type { GenerationFault } from '#web/lib/generation-error.ts';

/** A press on its way. */
export interface Work {
  press: KeptPress;
  /** `sending` until the server took the press. */
  stage: 'sending' | Stage;
  /** 0 to 1, never falls. */
  progress: number;
}

/** A finished design and the brief it was asked for with. */
export interface Result {
  request: GenerationRequest;
  reply: GenerationReply;
}

/** How a press went wrong, and the press, so that it can be tried again. */
export interface Trouble {
  press: KeptPress;
  fault: GenerationFault;
  message: string;
  /** HTTP status, where there was one. */
  status: number | undefined;
}

/** What came of one press. A result stays when it is asked after again. */
export interface TableState {
  work: Work | null;
  result: Result | null;
  trouble: Trouble | null;
}

export type TableAction =
  | { type: 'pressed'; press: KeptPress }
  | { type: 'told'; event: GenerationEvent }
  | { type: 'finished'; result: Result }
  | { type: 'went-wrong'; trouble: Trouble }
  /** The press was let go without a word, e.g. because the session ended. */
  | { type: 'dropped' };

export const EMPTY_TABLE: TableState = { work: null, result: null, trouble: null };

function advance(work: Work, event: GenerationEvent): Work {
  if (event.type === 'accepted') {
    return { ...work, stage: 'queued', press: { ...work.press, designId: event.design_id } };
  }
  if (event.type === 'stage') {
    // After a lost connection the server may be asked anew; what it says then never undoes a stitch.
    return event.progress < work.progress ? work : { ...work, stage: event.stage, progress: event.progress };
  }
  return work;
}

export function tableReducer(state: TableState, action: TableAction): TableState {
  switch (action.type) {
    case 'pressed':
      return {
        ...state,
        trouble: null,
        work: { press: action.press, stage: action.press.designId ? 'queued' : 'sending', progress: 0 },
      };
    case 'told':
      return state.work ? { ...state, work: advance(state.work, action.event) } : state;
    case 'finished':
      return { work: null, trouble: null, result: action.result };
    case 'went-wrong':
      return { ...state, work: null, trouble: action.trouble };
    case 'dropped':
      return { ...state, work: null };
  }
}
