import type { Crop } from '#web/lib/account-client.ts';

/** Pixels of a picture as it is seen. */
export interface Size {
  width: number;
  height: number;
}

/** How a picture lies under the square: the middle of the square in shares of the picture, and how far it is enlarged. */
export interface Framing {
  cx: number;
  cy: number;
  /** 1 shows the whole shorter side. */
  zoom: number;
}

export const WHOLE: Framing = { cx: 0.5, cy: 0.5, zoom: 1 };
export const ZOOM_MAX = 4;

/** Half the square's side, in shares of width and height. */
function halfOf({ width, height }: Size, zoom: number): { x: number; y: number } {
  const side = Math.min(width, height) / zoom;
  return { x: side / 2 / width, y: side / 2 / height };
}

const within = (value: number, half: number) => Math.min(1 - half, Math.max(half, value));

/** The same framing, moved until the square lies within the picture. */
export function settle(framing: Framing, size: Size): Framing {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, framing.zoom));
  const half = halfOf(size, zoom);
  return { zoom, cx: within(framing.cx, half.x), cy: within(framing.cy, half.y) };
}

/** Moves the picture by pixels of a window that is `side` pixels wide, as if it were held and dragged. */
export function drag(framing: Framing, size: Size, by: { dx: number; dy: number; side: number }): Framing {
  const half = halfOf(size, framing.zoom);
  const { cx, cy, zoom } = framing;
  return settle({ zoom, cx: cx - (by.dx / by.side) * half.x * 2, cy: cy - (by.dy / by.side) * half.y * 2 }, size);
}

/** What the server is told. */
export function cropOf({ cx, cy, zoom }: Framing, size: Size): Crop {
  const half = halfOf(size, zoom);
  return { x: Math.max(0, cx - half.x), y: Math.max(0, cy - half.y), side: 1 / zoom };
}

/** Where the picture lies behind a square window, in per cent of the window's side. */
export function placeOf(framing: Framing, size: Size): { width: string; height: string; left: string; top: string } {
  const { x, y } = cropOf(framing, size);
  const half = halfOf(size, framing.zoom);
  const percent = (share: number) => `${share * 100}%`;
  return {
    width: percent(1 / (half.x * 2)),
    height: percent(1 / (half.y * 2)),
    left: percent(-x / (half.x * 2)),
    top: percent(-y / (half.y * 2)),
  };
}
