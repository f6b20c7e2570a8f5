import { useEffect, useRef } from 'react';

/** A painted picture, as large as its place. Read out as `label`; without one it is for the eyes alone. */
export function Bitmap({ picture, label }: { picture: ImageBitmap; label?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, picture.width, picture.height);
    context?.drawImage(picture, 0, 0);
  }, [picture]);
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <canvas ref={canvas} width={picture.width} height={picture.height} {...said} />;
}
