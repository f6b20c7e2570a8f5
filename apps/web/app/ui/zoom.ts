/** How a picture lies in its window: times its resting size, and pixels its middle stands off the window's. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const AT_REST: Zoom = { scale: 1, x: 0, y: 0 };
/** Times the resting size at most, of a press on a button, and of a double click. */
export const ZOOM = { most: 8, step: 1.5, double: 2.5 } as const;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Larger or smaller by a factor, with the point of the picture under `at` (pixels from the window's middle) in its place. */
export function zoomBy({ scale, x, y }: Zoom, factor: number, at: Point): Zoom {
  const next = clamp(scale * factor, 1, ZOOM.most);
  const grown = next / scale;
  return { scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown };
}

/** The same, kept from leaving its window: a picture that is smaller than that stands in its middle. @param picture at rest */
export function holdIn(zoom: Zoom, picture: Size, window: Size): Zoom {
  const slack = (side: 'width' | 'height') => Math.max(0, (picture[side] * zoom.scale - window[side]) / 2);
  const [across, down] = [slack('width'), slack('height')];
  return { scale: zoom.scale, x: clamp(zoom.x, -across, across), y: clamp(zoom.y, -down, down) };
}

/** Pixels a finger goes to the side before it means the next picture. */
const SWIPE = 56;

/** The step a swipe over a resting picture asks for; `moved` in pixels. */
export function stepOfSwipe({ x, y }: Point): 1 | -1 | undefined {
  if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y) * 1.5) return undefined;
  return x < 0 ? 1 : -1;
}
