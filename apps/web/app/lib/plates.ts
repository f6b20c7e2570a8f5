import type { CSSProperties } from 'react';
import PLATES from '#web/lib/plates.json' with { type: 'json' };

export type PlateName = keyof typeof PLATES;

interface Listed {
  width: number;
  height: number;
  widths: number[];
  blur?: string;
}

const srcSet = (name: string, widths: number[], ending: string) =>
  widths.map((width) => `/plates/${name}-${width}.${ending} ${width}w`).join(', ');

/** The app's own pictures (`scripts/draw-plates.ts`): what an image element needs to show the plate of that name. */
export function plate(name: PlateName) {
  const { width, height, widths, blur }: Listed = PLATES[name];
  return {
    src: `/plates/${name}-${width}.webp`,
    srcSet: srcSet(name, widths, 'webp'),
    sources: [{ type: 'image/avif', srcSet: srcSet(name, widths, 'avif') }],
    width,
    height,
    // Custom properties are not in React's CSSProperties.
    ...(blur ? { style: { '--blur': `url(${blur})` } as CSSProperties } : {}),
  };
}
