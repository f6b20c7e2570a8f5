/** Where the views of a product stand on the sheet, and how large. */
import type { Rect } from '#atelier/sheet/page/places.ts';
import type { ProductBox } from './find-product-box.ts';

/** One view on the page: its window, how many times the figure's size it is, and where the thing lies in the window. */
export interface PlacedView {
  window: Rect;
  /** Whether the window is narrower than the panel it stands on. */
  isNarrow: boolean;
  zoom: number;
  /** Top left corner of the window on the wearer's own page. */
  from: { x: number; y: number };
  /** The thing on the sheet, page units. */
  thing: Rect;
}

const MARGIN = 36;
/** Heights of the page at which the large view begins and ends, and the small ones after it. */
const HERO = { top: 152, bottom: 930 } as const;
const SMALL = { top: 948, bottom: 1222, gap: 18 } as const;
/** Room round the thing for what is measured, and for what it is worn on, page units. */
const ROOM = { hero: 34, small: 26 } as const;
/** A thing is shown at most so many times the figure's size: beyond, its drawing has no more to tell. */
const CLOSEST = 44;

/** The large view over the small ones. @param width of the page. */
export function windowsOf(width: number, count: number): Rect[] {
  const inner = width - 2 * MARGIN;
  const each = (inner - SMALL.gap * (count - 2)) / Math.max(1, count - 1);
  const small = Array.from({ length: count - 1 }, (_, i): Rect => {
    const left = MARGIN + i * (each + SMALL.gap);
    return { left, right: left + each, top: SMALL.top, bottom: SMALL.bottom };
  });
  return [{ left: MARGIN, right: width - MARGIN, ...HERO }, ...small];
}

/** A window no wider than what is shown in its middle. */
function narrowed({ left, right, ...window }: Rect, width: number): Rect {
  const over = Math.max(0, (right - left - width) / 2);
  return { left: left + over, right: right - over, ...window };
}

export interface ViewPlace {
  isHero: boolean;
  isAlone: boolean;
}

/** Fits a thing into its window, in the middle of it. @param isAlone nothing beside it is shown. */
export function placeView(whole: Rect, box: ProductBox, { isHero, isAlone }: ViewPlace): PlacedView {
  const room = isHero ? ROOM.hero : ROOM.small;
  const fit = Math.min((whole.right - whole.left - 2 * room) / box.w, (whole.bottom - whole.top - 2 * room) / box.h);
  const window = isAlone ? narrowed(whole, box.w * Math.min(fit, CLOSEST) + 2 * room) : whole;
  const [w, h] = [window.right - window.left, window.bottom - window.top];
  const zoom = Math.min((w - 2 * room) / box.w, (h - 2 * room) / box.h, CLOSEST);
  const from = { x: box.x + box.w / 2 - w / zoom / 2, y: box.y + box.h / 2 - h / zoom / 2 };
  const left = window.left + (box.x - from.x) * zoom;
  const top = window.top + (box.y - from.y) * zoom;
  return {
    window,
    isNarrow: window.left > whole.left + 1,
    zoom,
    from,
    thing: { left, top, right: left + box.w * zoom, bottom: top + box.h * zoom },
  };
}
