import type { CSSProperties } from 'react';
import { plateWidths } from '#web/lib/plate-widths.ts';
import PLATES from '#web/lib/plates.json' with { type: 'json' };

export type PlateName = keyof typeof PLATES;

interface Listed {
  width: number;
  height: number;
  blur?: string;
}

const srcSet = (name: string, ending: string) =>
  plateWidths(name)
    .map((width) => `/plates/${name}-${width}.${ending} ${width}w`)
    .join(', ');

/** The app's own pictures (`scripts/draw-plates.ts`): what an image element needs to show the plate of that name. */
export function plate(name: PlateName) {
  const { width, height, blur }: Listed = PLATES[name];
  return {
    src: `/plates/${name}-${width}.webp`,
    srcSet: srcSet(name, 'webp'),
    sources: [{ type: 'image/avif', srcSet: srcSet(name, 'avif') }],
    width,
    height,
    // Custom properties are not in React's CSSProperties.
    ...(blur ? { style: { '--blur': `url(${blur})` } as CSSProperties } : {}),
  };
}
