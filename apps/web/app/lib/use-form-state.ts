import { useQuery } from '@tanstack/react-query';
import { BOARD_IMPOSSIBLE, FORM_IMPOSSIBLE, type FormState, type OrderedForm } from '@toile/contract';
import { designsClient } from '#web/lib/designs-client.ts';
import { errorMessage, refusalType } from '#web/lib/error-message.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';

/** Milliseconds between two looks at a form that is being drawn. */
const LOOK_EVERY = 1000;
/** Refusals that stand for as long as the design does. */
const NEVER: ReadonlySet<string | undefined> = new Set([FORM_IMPOSSIBLE, BOARD_IMPOSSIBLE]);

export interface FormProgress {
  /** Undefined while it is not known, and where no form is wanted. */
  state: FormState | undefined;
  /** Whether it can be had no more without asking again. */
  isFailed: boolean;
  /** Why there is no such form of this design, and never will be. */
  impossible: string | undefined;
  /** The server's words, where it took no order. */
  refused: string | undefined;
  again: () => void;
}

/** Orders another form of a finished design when one is wanted, and watches it until it is drawn. */
export function useFormState(designId: string, form: OrderedForm | undefined): FormProgress {
  const order = useQuery({
    queryKey: [...DESIGNS_KEY, 'form', designId, form, 'order'],
    queryFn: () => (form ? designsClient.orderForm(designId, form) : null),
    enabled: form !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const look = useQuery({
    queryKey: [...DESIGNS_KEY, 'form', designId, form, 'state', order.dataUpdatedAt],
    queryFn: () => (form ? designsClient.readForm(designId, form) : null),
    enabled: order.data?.status === 'running',
    refetchInterval: ({ state: { data } }) => (data?.status === 'running' || !data ? LOOK_EVERY : false),
  });
  const state = look.data ?? order.data ?? undefined;
  const refused = order.error ? errorMessage(order.error, '') || undefined : undefined;
  return {
    state,
    isFailed: order.isError || state?.status === 'failed',
    impossible: NEVER.has(refusalType(order.error)) ? refused : undefined,
    refused,
    again: () => void order.refetch(),
  };
}
