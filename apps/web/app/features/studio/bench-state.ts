import type { GenerationRequest } from '@toile/contract';
import { EMPTY_TABLE, type TableAction, type TableState, tableReducer } from '#web/features/studio/table-state.ts';

/** One press of this visit and what came of it. */
export interface Piece {
  /** Of the press. */
  key: string;
  request: GenerationRequest;
  table: TableState;
}

/** Everything of this visit, newest first, and which of it lies on the table. */
export interface BenchState {
  pieces: readonly Piece[];
  shown: string | null;
}

export type BenchAction =
  /** `isQuiet`: a press that was not made here does not push away what is being looked at. */
  | { type: 'piece'; key: string; request: GenerationRequest; action: TableAction; isQuiet?: boolean }
  | { type: 'shown'; key: string }
  | { type: 'removed'; key: string };

export const EMPTY_BENCH: BenchState = { pieces: [], shown: null };

/** The design a piece is, once the server accepted its press. */
export const designOf = ({ table: { work, result, trouble } }: Piece): string | undefined =>
  result?.reply.design_id ?? work?.press.designId ?? trouble?.press.designId;

export const isRunning = ({ table: { work } }: Piece): boolean => work !== null && !work.press.seen;

/** Whether its token is taken: the server has the brief and is not done. */
export const isTaken = (piece: Piece): boolean => isRunning(piece) && piece.table.work?.press.designId !== undefined;

const isNothing = ({ work, result, trouble }: TableState) => !work && !result && !trouble;

function withoutPiece({ pieces, shown }: BenchState, key: string): BenchState {
  const left = pieces.filter((piece) => piece.key !== key);
  return { pieces: left, shown: shown === key ? (left[0]?.key ?? null) : shown };
}

export function benchReducer(state: BenchState, action: BenchAction): BenchState {
  switch (action.type) {
    case 'shown':
      return state.pieces.some(({ key }) => key === action.key) ? { ...state, shown: action.key } : state;
    case 'removed':
      return withoutPiece(state, action.key);
    case 'piece': {
      const { key, request } = action;
      const known = state.pieces.find((piece) => piece.key === key);
      // What is still heard of a piece that was taken away is not heard.
      if (!known && action.action.type !== 'pressed') return state;
      const table = tableReducer(known?.table ?? EMPTY_TABLE, action.action);
      if (isNothing(table)) return withoutPiece(state, key);
      const piece = { key, request, table };
      const pieces = known
        ? state.pieces.map((other) => (other.key === key ? piece : other))
        : [piece, ...state.pieces];
      const isCalled = action.action.type === 'pressed' && !action.isQuiet;
      return { pieces, shown: isCalled || state.shown === null ? key : state.shown };
    }
  }
}
