import type {
  DrawnSketch,
  SketchAnswer,
  SketchBrief,
  SketchEdit,
  SketchFont,
  SketchOrder,
  SketchPlan,
} from '#web/features/studio/sketch/sketch-messages.ts';
import sansUrl from '../../../../.fonts/anek.woff2?url';
import romanUrl from '../../../../.fonts/playfair.woff2?url';
import italicUrl from '../../../../.fonts/playfair-italic.woff2?url';

/** Pixels of a sketch: few enough to be drawn between two words. */
const WIDTH = 480;

/**
 * Pixels of the first sketch of an edit: its place on a phone. The atelier leaves out what nobody could see at this size, so that it costs
 * a third of the other and is there before the finger has left the button.
 */
const FIRST_WIDTH = 320;

/** Pixels of what rests, half as many again as its place has: its letters are as sharp as the page's own. */
const DESK_WIDTH = 900;
const DESK = '(min-width: 900px)';
const TABLET_WIDTH = 720;
const TABLET = '(min-width: 640px)';
/** Where a sheet would be too small to be read: the figure alone is drawn. */
const NARROW = '(max-width: 899px)';

/** Milliseconds in which nothing else is asked for, after which a sketch is painted finely: who writes pauses longer than who presses. */
const REST_MS = { edit: 400, brief: 1200 } as const;

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
  /** Told how the figure of a brief will stand, before its sketch comes. */
  onCroquis?: (croquis: SketchPlan['croquis']) => void;
  /** The worker broke: what was ordered does not come. */
  onBroken: () => void;
}

/** Hands a worker the page's typefaces; what is ordered of it before they are there would be set in others. */
async function teach(worker: Worker): Promise<void> {
  const fonts = await Promise.all(FONTS.map(fetchFont)).catch(() => []);
  const order: SketchOrder = { type: 'fonts', fonts };
  worker.postMessage(order, { transfer: fonts.map(({ bytes }) => bytes) });
}

/** What is drawn: once at once, and again finely. */
interface Ordered {
  next: SketchBrief | SketchEdit;
  isFirst: boolean;
}

const first = (next: SketchBrief | SketchEdit): Ordered => ({ next, isFirst: true });

const fineWidth = (): number =>
  matchMedia(DESK).matches ? DESK_WIDTH : matchMedia(TABLET).matches ? TABLET_WIDTH : WIDTH;

/** A brief's first sketch is as fine as a phone shows any. */
const isFinal = ({ next, isFirst }: Ordered): boolean => !isFirst || ('brief' in next && fineWidth() === WIDTH);

const orderOf = ({ next, isFirst }: Ordered): SketchOrder =>
  'brief' in next
    ? { type: 'brief', order: next, width: isFirst ? WIDTH : fineWidth(), isFigure: matchMedia(NARROW).matches }
    : { type: 'edit', order: next, width: isFirst ? FIRST_WIDTH : fineWidth() };

/** A worker that has its typefaces, and what is asked of it. */
interface Hand {
  ask: (ordered: Ordered) => void;
  end: () => void;
}

function openHand(onAnswer: (answer: SketchAnswer | SketchPlan) => void, onBroken: () => void): Hand {
  const worker = new Worker(new URL('./sketch-worker.ts', import.meta.url), { type: 'module', name: 'sketch' });
  worker.addEventListener('message', ({ data }: MessageEvent<SketchAnswer | SketchPlan>) => onAnswer(data));
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
 * Sketches in a worker, started with the first order. One that breaks is told of, and the next order starts another. A sketch
 * comes twice, small at once and finely after a rest: the second is the same in all but its picture.
 */
export function openSketcher({ onDrawn, onCroquis, onBroken }: Heard): Sketcher {
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
  const hear = (answer: SketchAnswer | SketchPlan) => {
    if (answer && 'type' in answer) {
      onCroquis?.(answer.croquis);
      return;
    }
    const answered = drawing;
    drawing = undefined;
    if (waiting) {
      answer?.picture.close();
      order(waiting);
      return;
    }
    const isFine = answered?.isFirst === false;
    if (isFine && !answer) return;
    // the same Look and the same words: who painted pictures of it paints none anew
    shown = isFine && shown && answer ? { ...shown, picture: answer.picture, isFigure: answer.isFigure } : answer;
    onDrawn(shown);
    if (!answer || !answered || isFinal(answered)) return;
    const pause = 'look' in answered.next ? REST_MS.edit : REST_MS.brief;
    rest = setTimeout(() => order({ ...answered, isFirst: false }), pause);
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
