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

/**
 * Pixels of the first sketch of an edit: its place on a phone. The atelier leaves out what nobody could see at this size, so that it costs
 * a third of the other and is there before the finger has left the button.
 */
const FIRST_WIDTH = 320;

/** Pixels of an edit that rests, where its place is wider than a phone: as wide as the table of a desk shows it. */
const DESK_WIDTH = 640;
const DESK = '(min-width: 900px)';
/** Where a sheet would be too small to be read: the figure alone is drawn. */
const NARROW = '(max-width: 899px)';

/** Milliseconds in which nothing else is asked for, after which the sketch of an edit is painted as finely as any. */
const REST_MS = 400;

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

/** What is drawn; an edit is drawn once at once, and again finely. */
interface Ordered {
  next: SketchBrief | SketchEdit;
  isFirst: boolean;
}

const first = (next: SketchBrief | SketchEdit): Ordered => ({ next, isFirst: 'look' in next });

const fineWidth = (): number => (matchMedia(DESK).matches ? DESK_WIDTH : WIDTH);

const orderOf = ({ next, isFirst }: Ordered): SketchOrder =>
  'brief' in next
    ? { type: 'brief', order: next, width: WIDTH, isFigure: matchMedia(NARROW).matches }
    : { type: 'edit', order: next, width: isFirst ? FIRST_WIDTH : fineWidth() };

/** A worker that has its typefaces, and what is asked of it. */
interface Hand {
  ask: (ordered: Ordered) => void;
  end: () => void;
}

function openHand(onAnswer: (answer: SketchAnswer) => void, onBroken: () => void): Hand {
  const worker = new Worker(new URL('./sketch-worker.ts', import.meta.url), { type: 'module', name: 'sketch' });
  worker.addEventListener('message', ({ data }: MessageEvent<SketchAnswer>) => onAnswer(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onBroken();
  });
  const isTaught = teach(worker);
  return {
    ask: (ordered) => void isTaught.then(() => worker.postMessage(orderOf(ordered))),
    end: () => worker.terminate(),
  };
}

/**
 * Sketches in a worker, started with the first order. One that breaks is told of, and the next order starts another. The sketch of an edit
 * comes twice, small at once and finely after a rest: the second is the same in all but its picture.
 */
export function openSketcher({ onDrawn, onBroken }: Heard): Sketcher {
  let hand: Hand | undefined;
  let drawing: Ordered | undefined;
  let waiting: Ordered | undefined;
  let shown: DrawnSketch | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(rest);
    hand?.end();
    hand = undefined;
    drawing = undefined;
    waiting = undefined;
  };
  const hear = (answer: SketchAnswer) => {
    const answered = drawing;
    drawing = undefined;
    if (waiting) {
      answer?.picture.close();
      order(waiting);
      return;
    }
    const isFine = answered?.isFirst === false && 'look' in answered.next;
    if (isFine && !answer) return;
    // the same Look and the same words: who painted pictures of it paints none anew
    shown = isFine && shown && answer ? { ...shown, picture: answer.picture, isFigure: answer.isFigure } : answer;
    onDrawn(shown);
    if (answer && answered?.isFirst) rest = setTimeout(() => order({ ...answered, isFirst: false }), REST_MS);
  };
  const order = (next: Ordered) => {
    clearTimeout(rest);
    drawing = next;
    waiting = undefined;
    hand ??= openHand(hear, () => {
      close();
      onBroken();
    });
    hand.ask(next);
  };
  return {
    draw: (next) => {
      if (drawing) waiting = first(next);
      else order(first(next));
    },
    close,
  };
}
