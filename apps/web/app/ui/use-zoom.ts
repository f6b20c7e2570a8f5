import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { AT_REST, holdIn, type Point, stepOfSwipe, ZOOM, type Zoom, zoomBy } from '#web/ui/zoom.ts';

/** Pixels an arrow key moves a picture that is looked at from nearer. */
const NUDGE = 80;
/** A turn of the wheel by so many units is one step of the buttons. */
const WHEEL_STEP = 240;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Fingers and mouse buttons that are down, by their ids. */
type Hands = Map<number, Point>;

const middleOf = (hands: Hands): Point => {
  const all = [...hands.values()];
  const mean = (side: 'x' | 'y') => all.reduce((sum, point) => sum + point[side], 0) / all.length;
  return { x: mean('x'), y: mean('y') };
};

/** How far two fingers are apart; 0 for one. */
function spreadOf(hands: Hands): number {
  const [a, b] = [...hands.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** Wheel, fingers, mouse and keys look nearer, move about and go on; another picture begins at rest. `onStep` goes to the next or the one before. */
export function useZoom(src: string, onStep: (step: 1 | -1) => void) {
  const view = useRef<HTMLDivElement>(null);
  const hands = useRef<Hands>(new Map());
  const swiped = useRef<Point | null>(null);
  const [zoom, setZoom] = useState<Zoom>(AT_REST);

  const change = useCallback((next: (now: Zoom) => Zoom) => {
    const { current } = view;
    const image = current?.querySelector('img');
    if (!current || !image) return;
    const picture = { width: image.offsetWidth, height: image.offsetHeight };
    const window = { width: current.clientWidth, height: current.clientHeight };
    setZoom((now) => holdIn(next(now), picture, window));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useEffect(() => setZoom(AT_REST), [src]);

  /** Pixels from the middle of the view. */
  const placeOf = useCallback(({ x, y }: Point): Point => {
    const box = view.current?.getBoundingClientRect();
    return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 };
  }, []);

  const by = (factor: number, at: Point = { x: 0, y: 0 }) => change((now) => zoomBy(now, factor, at));
  const toggle = (at: Point) => change((now) => (now.scale > 1 ? AT_REST : zoomBy(now, ZOOM.double, at)));

  useEffect(() => {
    const { current } = view;
    // React listens to wheels without a way to keep the page still.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = placeOf({ x: event.clientX, y: event.clientY });
      change((now) => zoomBy(now, ZOOM.step ** (-event.deltaY / WHEEL_STEP), at));
    };
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, [change, placeOf]);

  const onPointerMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (!hands.current.has(pointerId)) return;
    const [middle, spread] = [middleOf(hands.current), spreadOf(hands.current)];
    hands.current.set(pointerId, { x, y });
    const moved = middleOf(hands.current);
    const grown = spread > 0 ? spreadOf(hands.current) / spread : 1;
    if (grown !== 1) swiped.current = null;
    if (swiped.current)
      swiped.current = { x: swiped.current.x + moved.x - middle.x, y: swiped.current.y + moved.y - middle.y };
    const at = placeOf(moved);
    change((now) => {
      const nearer = zoomBy(now, grown, at);
      return { ...nearer, x: nearer.x + moved.x - middle.x, y: nearer.y + moved.y - middle.y };
    });
  };

  const letGo = ({ pointerId }: PointerEvent) => {
    if (!hands.current.delete(pointerId) || hands.current.size > 0) return;
    const step = swiped.current && stepOfSwipe(swiped.current);
    swiped.current = null;
    if (step) onStep(step);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    // Radio buttons and lists have arrows of their own.
    if (target instanceof Element && target.closest('input, [role="menu"]')) return;
    const arrow = ARROWS[key];
    if (arrow && zoom.scale > 1) change((now) => ({ ...now, x: now.x + arrow.x * NUDGE, y: now.y + arrow.y * NUDGE }));
    else if (key === 'ArrowRight' || key === 'ArrowLeft') onStep(key === 'ArrowRight' ? 1 : -1);
    else if (key === '+' || key === '=') by(ZOOM.step);
    else if (key === '-') by(1 / ZOOM.step);
    else if (key === '0') change(() => AT_REST);
    else return;
    event.preventDefault();
  };

  return {
    view,
    zoom,
    by,
    onKeyDown,
    handlers: {
      onPointerDown: ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
        currentTarget.setPointerCapture(pointerId);
        hands.current.set(pointerId, { x, y });
        swiped.current = hands.current.size === 1 && zoom.scale === 1 ? { x: 0, y: 0 } : null;
      },
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onDoubleClick: ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) => toggle(placeOf({ x, y })),
    },
  };
}
