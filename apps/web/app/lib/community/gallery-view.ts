/** Orders of the gallery; the first is the one it opens with. */
export const SORTS = ['newest', 'most-liked'] as const;
export type Sort = (typeof SORTS)[number];

/** Whose designs are shown; the first is what it opens with. */
export const SHOWS = ['all', 'liked', 'mine', 'kept'] as const;
export type Show = (typeof SHOWS)[number];

/** Which posts a list holds, in which order. A collection has an order of its own: kept last, first. */
export interface GalleryView {
  sort: Sort;
  show: Show;
}

const oneOf = <V extends string>(options: readonly V[], value: string | null, fallback: V): V =>
  options.find((option) => option === value) ?? fallback;

/** The view that an address asks for; unknown words read as the opening view. */
export const readView = (search: URLSearchParams): GalleryView => ({
  sort: oneOf(SORTS, search.get('sort'), 'newest'),
  show: oneOf(SHOWS, search.get('show'), 'all'),
});

/** Search parameters with another view; the opening view leaves no trace in the address. */
export function withView(search: URLSearchParams, { sort, show }: GalleryView): URLSearchParams {
  const next = new URLSearchParams(search);
  if (sort === 'newest') next.delete('sort');
  else next.set('sort', sort);
  if (show === 'all') next.delete('show');
  else next.set('show', show);
  return next;
}
