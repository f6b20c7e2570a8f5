import type {
  DrawnSketch,
  SketchAnswer,
  SketchBrief,
  SketchEdit,
  SketchFont,
  SketchOrder,
} from '#web/features/studio/sketch/sketch-messages.ts';
import sansUrl from '../../../../.fonts/anek.woff2?url';
import romanUrl from '../../../../.fonts/playfair.woff2?url';
import italicUrl from '../../../../.fonts/playfair-italic.woff2?url';

/** Pixels of a sketch: enough for the place it is shown in, and few enough to be drawn between two words. */
const WIDTH = 480;

/** The page's own typefaces, which it has loaded already. */
const FONTS = [
  { family: 'Toile Italic', url: italicUrl },
  { family: 'Toile Roman', url: romanUrl },
  { family: 'Toile Sans', url: sansUrl },
] as const;

/** Whether this browser can sketch, and may: nobody who saves data is sent what they did not ask for. */
export function canSketch(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function' && !connection?.saveData;
}

const fetchFont = async ({ family, url }: (typeof FONTS)[number]): Promise<SketchFont> => ({
  family,
  bytes: await (await fetch(url)).arrayBuffer(),
});

export interface Sketcher {
  /** Orders a sketch. While one is being drawn only the latest order waits; those between are never drawn. */
  draw: (order: SketchBrief | SketchEdit) => void;
  close: () => void;
}

interface Heard {
  onDrawn: (sketch: DrawnSketch | null) => void;
  /** The worker broke: what was ordered does not come. */
  onBroken: () => void;
}

/** Hands a worker the page's typefaces; what is ordered of it before they are there would be set in others. */
async function teach(worker: Worker): Promise<void> {
  const fonts = await Promise.all(FONTS.map(fetchFont)).catch(() => []);
  const order: SketchOrder = { type: 'fonts', fonts };
  worker.postMessage(order, { transfer: fonts.map(({ bytes }) => bytes) });
}

const orderOf = (next: SketchBrief | SketchEdit): SketchOrder =>
  'brief' in next ? { type: 'brief', order: next, width: WIDTH } : { type: 'edit', order: next, width: WIDTH };

/** Sketches in a worker, started with the first order. One that breaks is told of, and the next order starts another. */
export function openSketcher({ onDrawn, onBroken }: Heard): Sketcher {
  let started: { worker: Worker; isTaught: Promise<void> } | undefined;
  let isDrawing = false;
  let waiting: SketchBrief | SketchEdit | undefined;
  const close = () => {
    started?.worker.terminate();
    started = undefined;
    isDrawing = false;
    waiting = undefined;
  };
  const start = () => {
    const worker = new Worker(new URL('./sketch-worker.ts', import.meta.url), { type: 'module', name: 'sketch' });
    worker.addEventListener('message', ({ data }: MessageEvent<SketchAnswer>) => {
      isDrawing = false;
      if (waiting) {
        data?.picture.close();
        order(waiting);
      } else onDrawn(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      close();
      onBroken();
    });
    return { worker, isTaught: teach(worker) };
  };
  const order = (next: SketchBrief | SketchEdit) => {
    isDrawing = true;
    waiting = undefined;
    started ??= start();
    const { worker, isTaught } = started;
    void isTaught.then(() => worker.postMessage(orderOf(next)));
  };
  return {
    draw: (next) => {
      if (isDrawing) waiting = next;
      else order(next);
    },
    close,
  };
}
