/** The list with `one` so many places from where it stands; the same list where there is no such place. */
export function moved<T>(list: readonly T[], one: T, by: number): readonly T[] {
  const from = list.indexOf(one);
  const to = from + by;
  if (from < 0 || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, one);
}
