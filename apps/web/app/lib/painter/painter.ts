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

/** Paints in a worker, one order after the other. Of one that breaks every order fails, and the next order starts another. */
export function openPainter(): Painter {
  const waiting = new Map<number, Settle>();
  let started: Worker | undefined;
  let last = 0;
  const end = () => {
    started?.terminate();
    started = undefined;
  };
  const start = () => {
    const worker = new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module', name: 'painter' });
    worker.addEventListener('message', ({ data }: MessageEvent<PainterAnswer>) => {
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      for (const { reject } of waiting.values()) reject(new Error('the painter broke'));
      waiting.clear();
    });
    return worker;
  };
  const ask = (order: Asked): Promise<PainterAnswer> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      started ??= start();
      started.postMessage({ ...order, id: last });
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
      end();
      waiting.clear();
    },
  };
}
