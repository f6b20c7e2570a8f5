import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { ACCOUNT } from '#web/content/account.ts';
import { drag, type Framing, placeOf, type Size } from '#web/features/account/crop-square.ts';

interface Props {
  url: string;
  /** Known once the picture has been read. */
  size: Size | undefined;
  framing: Framing;
  onSize: (size: Size) => void;
  onBroken: () => void;
  onChange: (framing: Framing) => void;
}

/** Shares of the window that one press of an arrow key moves. */
const KEY_STEP = 0.04;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The square through which the picture is seen. It is dragged by mouse, finger or arrow keys. */
export function CropWindow({ url, size, framing, onSize, onBroken, onChange }: Props) {
  const last = useRef<{ x: number; y: number }>(null);

  function move(event: PointerEvent<HTMLElement>) {
    if (!last.current || !size) return;
    const side = event.currentTarget.clientWidth;
    onChange(drag(framing, size, { dx: event.clientX - last.current.x, dy: event.clientY - last.current.y, side }));
    last.current = { x: event.clientX, y: event.clientY };
  }

  function press(event: KeyboardEvent) {
    const [dx, dy] = KEYS[event.key] ?? [];
    if (dx === undefined || dy === undefined || !size) return;
    event.preventDefault();
    onChange(drag(framing, size, { dx: dx * KEY_STEP, dy: dy * KEY_STEP, side: 1 }));
  }

  return (
    <button
      type="button"
      className="crop"
      aria-label={ACCOUNT.cropWindow.thePartOfYour}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        last.current = null;
      }}
      onPointerCancel={() => {
        last.current = null;
      }}
      onKeyDown={press}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        style={size ? placeOf(framing, size) : { opacity: 0 }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
        onError={onBroken}
      />
    </button>
  );
}
