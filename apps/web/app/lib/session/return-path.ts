/** Search parameter of /login and /signup that holds the path a guest was on the way to. */
const NEXT = 'next';

/** `/login` or `/signup`, with the way back. */
export const entrancePath = (entrance: '/login' | '/signup', next: string): string =>
  next === '/' ? entrance : `${entrance}?${new URLSearchParams({ [NEXT]: next })}`;

/** Where to go after signing in: the path asked for if it is one of this site, else home. */
export function returnPath(search: URLSearchParams): string {
  const next = search.get(NEXT) ?? '/';
  // `//host` and `/\host` are addresses of other sites, and so is `/⇥/host`: browsers leave tabs and breaks out.
  return /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : '/';
}
