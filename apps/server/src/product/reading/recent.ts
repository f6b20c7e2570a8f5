/** What was made of a text lately, the one asked for longest ago forgotten first. */
export interface Recent<T> {
  get(text: string): T | undefined;
  keep(text: string, made: T): T;
}

/** @param most texts that are remembered */
export function openRecent<T>(most: number): Recent<T> {
  const all = new Map<string, T>();
  const keep = (text: string, made: T): T => {
    all.delete(text);
    all.set(text, made);
    const [oldest] = all.size > most ? all.keys() : [];
    if (oldest !== undefined) all.delete(oldest);
    return made;
  };
  return {
    get(text) {
      const made = all.get(text);
      return made === undefined ? undefined : keep(text, made);
    },
    keep,
  };
}
