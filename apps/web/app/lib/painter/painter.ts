import type {
  Named,
  PaintedPerson,
  PainterAnswer,
  PainterOrder,
  PersonOrder,
  VariationsOrder,
  Varied,
} from '#web/lib/painter/painter-messages.ts';

/** Whether this browser can paint beside the page. */
export const canPaint = (): boolean => typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function';

/** An order without its number. */
type Asked<T = PainterOrder> = T extends PainterOrder ? Omit<T, 'id'> : never;
type Settle = { resolve: (answer: PainterAnswer) => void; reject: (error: Error) => void };

export interface Painter {
  person: (order: PersonOrder) => Promise<PaintedPerson>;
  variations: (order: VariationsOrder) => Promise<Varied[]>;
  harmony: (hex: string) => Promise<string[]>;
  names: (hexes: readonly string[]) => Promise<Named[]>;
  /** Whatever was asked and not answered never is. */
  close: () => void;
}

/** Starts a worker that paints, one order after the other. */
export function openPainter(): Painter {
  const worker = new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module', name: 'painter' });
  const waiting = new Map<number, Settle>();
  let last = 0;
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new Error('the painter broke'));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<PainterAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail();
  });
  const ask = (order: Asked): Promise<PainterAnswer> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ ...order, id: last });
    });
  const refuse = (): never => {
    throw new Error('this could not be painted');
  };
  return {
    person: async (order) => {
      const answer = await ask({ type: 'person', order });
      return answer.type === 'person' ? answer.painted : refuse();
    },
    variations: async (order) => {
      const answer = await ask({ type: 'variations', order });
      return answer.type === 'variations' ? answer.variations : refuse();
    },
    harmony: async (hex) => {
      const answer = await ask({ type: 'harmony', hex });
      return answer.type === 'harmony' ? answer.hexes : refuse();
    },
    names: async (hexes) => {
      const answer = await ask({ type: 'names', hexes });
      return answer.type === 'names' ? answer.names : refuse();
    },
    close: () => {
      worker.terminate();
      waiting.clear();
    },
  };
}
