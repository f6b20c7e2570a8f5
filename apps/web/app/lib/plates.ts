/** The app's own pictures (`scripts/draw-plates.ts`), pixels. */
const SMALL = 768;
const LARGE = { width: 1536, height: 2048 };

const srcSet = (name: string, ending: string) =>
  `/plates/${name}-${SMALL}.${ending} ${SMALL}w, /plates/${name}-${LARGE.width}.${ending} ${LARGE.width}w`;

/** What an image element needs to show the plate of that name. */
export const plate = (name: string) => ({
  src: `/plates/${name}-${LARGE.width}.webp`,
  srcSet: srcSet(name, 'webp'),
  sources: [{ type: 'image/avif', srcSet: srcSet(name, 'avif') }],
  ...LARGE,
});
